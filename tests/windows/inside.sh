#!/usr/bin/env bash
# What `./run windows` does in its Debian 13.
#
#   inside.sh build|play [PART]
set -euo pipefail

target=x86_64-pc-windows-gnu
built=$CARGO_TARGET_DIR/$target
export CARGO_NET_OFFLINE=true
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc

say() { printf 'windows: %s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# A Windows of its own, and a screen, for as long as the script runs.
start_wine() {
    export WINEPREFIX=/tmp/wine WINEDEBUG=-all DISPLAY=:77 LIBGL_ALWAYS_SOFTWARE=1
    export WINEDLLOVERRIDES='mscoree,mshtml=;uiautomationcore=n,b'
    Xvfb :77 -screen 0 1280x800x24 2>/dev/null &
    local tries=50
    while [ ! -e /tmp/.X11-unix/X77 ]; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "no screen starts"
        sleep 0.1
    done
    openbox &
    wineboot --init
}

# Plays each scenario whose name has that part in it, in a Wine of its own, and again
# if it fails, twice at most: Wine's own messages can block each other.
play() {
    local part=$1 failed=() scenario name transcript
    cp /opt/uia/uiautomationcore.dll "$built/debug/"
    for scenario in tests/windows/scenarios/*"$part"*.keys; do
        name=$(basename "$scenario" .keys)
        transcript=${scenario%.keys}.txt
        for try in 1 2 3; do
            wineserver --kill || true
            if timeout 600 wine "$built/debug/uia.exe" "$built/debug/tabletalk.exe" \
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

case $1 in
    build)
        cargo build --locked --target $target
        cargo build --locked --target $target --manifest-path tests/windows/uia/Cargo.toml
        ;;
    play)
        start_wine
        play "${2-}"
        ;;
    *) fail "no step $1" ;;
esac
