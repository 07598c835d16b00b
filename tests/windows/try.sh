# Installs what is given away, starts it as players do, and removes it. `inside.sh` reads
# this when a Wine runs.

user=$WINEPREFIX/drive_c/users/$USER
kept=$user/AppData/Roaming/tabletalk
in_registry='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Tabletalk'

# soon WHAT COMMAND...: something is so within half a minute.
soon() {
    local what=$1 tries=60
    shift
    until "$@"; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "not so: $what"
        sleep 0.5
    done
    say "$what"
}

not() { ! "$@"; }

# The titles of all windows.
windows() { xdotool search --onlyvisible --name . 2>/dev/null | xargs -r -n 1 xdotool getwindowname; }

is_open() { windows | grep -- "$1" >/dev/null; }

# A hand in the terminal: `tabletalk` is what a command line of Windows finds in the folder.
plays_in_terminal() {
    (cd "$1" && printf 'call\r\nquit\r\n' | wine cmd /c 'tabletalk --terminal --game draw --lang en') |
        grep 'Your turn' >/dev/null
}

# Whether a program runs; the window of a console belongs to `conhost.exe`.
runs() { wine tasklist | grep -a -i -- "$1" >/dev/null; }

# opens_alone PROGRAM: its window opens, and no console beside it.
opens_alone() {
    wine start /unix "$1"
    soon 'a window opens' is_open 'Tabletalk$'
    sleep 2
    not runs conhost.exe || fail 'a console opens'
    say 'no console opens beside it'
    wine taskkill /f /im tabletalk.exe >/dev/null
}

# Its file tells an icon and a version.
is_dressed() {
    strings -e l "$1" | grep -A 1 -x FileVersion | grep -x -- "$2" >/dev/null ||
        fail 'the program has no version'
    x86_64-w64-mingw32-objdump -h "$1" | grep '\.rsrc' >/dev/null || fail 'it has no icon'
}

try_installer() {
    local programs=$user/AppData/Local/Programs/Tabletalk
    local shortcut="$user/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Tabletalk.lnk"
    # A second time over the first, as a new version comes.
    wine "$1" /S
    wine "$1" /S
    soon 'the program is there' test -f "$programs/tabletalk.exe"
    wine reg query "$in_registry" /v DisplayVersion | grep -q "$(version_of "$1")" ||
        fail 'the system does not know its version'
    is_dressed "$programs/tabletalk.exe" "$(version_of "$1")"
    plays_in_terminal "$programs" || fail 'no hand is played in a terminal'
    [ -s "$kept/game.journal" ] || fail 'the game is not kept for the user'
    opens_alone "$shortcut"
    says_why_no_window_opens "$programs"
    wine "$programs/uninstall.exe" /S
    soon 'the program is gone' test ! -e "$programs"
    [ ! -e "$shortcut" ] || fail 'its shortcut stays'
    ! wine reg query "$in_registry" >/dev/null 2>&1 || fail 'the system still lists it'
    [ -s "$kept/game.journal" ] || fail 'the game is gone with it'
}

# Where the window cannot be drawn, a console opens: the player is told there, and plays.
says_why_no_window_opens() {
    MESA_GL_VERSION_OVERRIDE=1.4 wine start /unix "$1/tabletalk.exe"
    soon 'without a window, a console opens' runs conhost.exe
    runs tabletalk.com || fail 'it is not the program that has one'
    wine taskkill /f /im tabletalk.com >/dev/null
}

try_zip() {
    local stick='/tmp/Pendrive Łukasza'
    rm -rf "$kept"
    mkdir "$stick"
    unzip -q "$1" -d "$stick"
    plays_in_terminal "$stick/Tabletalk" || fail 'no hand is played on the stick'
    [ -s "$stick/Tabletalk/tabletalk-data/game.journal" ] || fail 'the game is not kept there'
    [ ! -e "$kept" ] || fail 'something is kept elsewhere'
    opens_alone "$stick/Tabletalk/tabletalk.exe"
}

version_of() { basename "$1" | cut -d - -f 2; }
