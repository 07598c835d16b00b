#!/usr/bin/env bash
# What `./run windows` and `./run package windows` do in their Debian 13.
#
#   inside.sh build            the program, and what listens to it
#   inside.sh lint             what clippy says of the code for Windows
#   inside.sh test [NAME...]   the tests, in Wine: all, or those targets
#   inside.sh play [PART]      the scenarios: all, or those with this in their name
#   inside.sh release          the program as it is given away
#   inside.sh pack PROFILE OUT an installer and a zip of what was built
#   inside.sh try OUT          installs, starts and removes them
set -euo pipefail

target=x86_64-pc-windows-gnu
built=$CARGO_TARGET_DIR/$target
export CARGO_NET_OFFLINE=true
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc
# A test that stands still is ended.
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER='timeout 1200 wine'

say() { printf 'windows: %s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# A Windows of its own, and a screen, for as long as the script runs. It is Polish, with
# the code pages of Poland, and its user has a name that needs them.
start_wine() {
    export LANG=C.UTF-8 LC_CTYPE=pl_PL.UTF-8 USER=Łukasz HOME=/tmp/home
    export WINEPREFIX=/tmp/wine WINEDEBUG=-all DISPLAY=:77 LIBGL_ALWAYS_SOFTWARE=1
    export WINEDLLOVERRIDES='mscoree,mshtml=;uiautomationcore=n,b'
    mkdir -p "$HOME"
    Xvfb :77 -screen 0 1280x800x24 2>/dev/null &
    local tries=50
    # Nothing is pointed at.
    until xdotool mousemove 1279 799 2>/dev/null; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "no screen starts"
        sleep 0.2
    done
    openbox &
    wineboot --init
}

# Plays each scenario whose name has that part in it, in a Wine of its own, and again
# if it fails, twice at most: in Wine messages can block each other (3 of 91 starts), and
# winit can find its handler gone at the top of its loop (1 of 91), though nothing in the
# program has panicked before.
play() {
    local part=$1 failed=() scenario name transcript class try
    cp /opt/uia/uiautomationcore.dll "$built/debug/"
    # The program finds it beside itself; who listens finds it where this says.
    for class in FF48DBA4-60EF-4201-AA87-54103EEF594E E22AD333-B25F-460C-83D0-0581107395C9; do
        wine reg add "HKLM\\Software\\Classes\\CLSID\\{$class}\\InprocServer32" \
            /ve /d 'Z:\opt\uia\uiautomationcore.dll' /f >/dev/null
    done
    for scenario in tests/windows/scenarios/*"$part"*.keys; do
        name=$(basename "$scenario" .keys)
        transcript=${scenario%.keys}.txt
        for try in 1 2 3; do
            wineserver --kill || true
            if timeout 240 wine "$built/debug/uia.exe" "$built/debug/tabletalk.exe" \
                "$scenario" "$transcript"; then
                say "$name: told as written"
                continue 2
            fi
            say "$name: failed, try $try"
        done
        failed+=("$name")
    done
    [ ${#failed[@]} -eq 0 ] || fail "other than written: ${failed[*]}"
}

# Makes an installer and a zip. Both have the program twice: `tabletalk.exe` opens no
# console beside the window; `tabletalk.com`, which a command line finds first, has one.
pack() {
    local program=$built/$1/tabletalk.exe out=$2 version folder text
    version=$(cargo pkgid --locked | sed 's/.*[#@]//')
    folder=$out/Tabletalk
    rm -rf "$out"
    mkdir -p "$folder"
    x86_64-w64-mingw32-strip -o "$folder/tabletalk.com" "$program"
    x86_64-w64-mingw32-objcopy --subsystem windows "$folder/tabletalk.com" "$folder/tabletalk.exe"
    for text in README.md CHANGELOG.md LICENSE-APACHE LICENSE-MIT assets/fonts/OFL.txt; do
        cp "$text" "$folder/$(basename "${text%.*}").txt"
    done
    makensis -V2 -DVERSION="$version" -DPROGRAM="$folder" \
        -DINSTALLER="$out/tabletalk-$version-setup.exe" assets/windows/tabletalk.nsi
    # This folder makes the program keep everything there: see src/store/folders.rs.
    mkdir "$folder/tabletalk-data"
    (cd "$out" && zip -q -r "tabletalk-$version-portable.zip" Tabletalk)
    rm -r "$folder"
}

case $1 in
    build)
        cargo build --locked --target $target
        cargo build --locked --target $target --manifest-path tests/windows/uia/Cargo.toml
        ;;
    lint)
        cargo clippy --locked --target $target --all-targets -- -D warnings
        cargo clippy --locked --target $target --manifest-path tests/windows/uia/Cargo.toml \
            -- -D warnings
        ;;
    test)
        shift
        cargo test --locked --target $target --no-run "${@/#/--test=}"
        # Some ask in the language of the system. Servers and guests are on this machine.
        # Wine lists no networks where their prefixes are asked for, too.
        say 'not tried, because GetAdaptersAddresses of Wine fails: tables nearby'
        export LC_ALL=C.UTF-8
        ip link set lo up
        start_wine
        cargo test --locked --target $target --no-fail-fast "${@/#/--test=}" -- \
            --skip tables_nearby_come_and_go --skip what_is_no_table_is_not_shown
        ;;
    play)
        start_wine
        play "${2-}"
        ;;
    release)
        cargo build --locked --release --target $target
        ;;
    pack)
        pack "$2" "$3"
        ;;
    try)
        start_wine
        . tests/windows/try.sh
        try_installer "$2"/tabletalk-*-setup.exe
        try_zip "$2"/tabletalk-*-portable.zip
        ;;
    *) fail "no step $1" ;;
esac
