#!/usr/bin/env bash
# Makes a Debian 13 able to build for Windows, with Rust from outside, and to run what
# was built.
set -euo pipefail
here=$PWD/tests/windows

export DEBIAN_FRONTEND=noninteractive
mirror=$(awk '$1 == "deb" { print $2; exit }' /etc/apt/sources.list)
printf '%s\n' "deb $mirror trixie main" "deb-src $mirror trixie main" >/etc/apt/sources.list
apt-get update -q
apt-get install -y -q --no-install-recommends \
    gcc libc6-dev make pkg-config dpkg-dev xz-utils ca-certificates \
    gcc-mingw-w64-x86-64-win32 wine wine64 wine64-tools libwine-dev \
    xvfb openbox libgl1-mesa-dri libgl1 \
    nsis zip unzip xdotool locales iproute2
localedef -i pl_PL -f UTF-8 pl_PL.UTF-8

# Wine's UI Automation reads a pointer that a provider may leave unwritten, and then
# sees nothing. Its own source, compiled so that such pointers are null, works.
mkdir -p /opt/uia
cd /opt/uia
apt-get source -q --download-only wine
tar xf wine_*.orig.tar.xz --strip-components 1 --wildcards \
    '*/dlls/uiautomationcore/*' '*/include/wine/*'
rm wine_*
cd dlls/uiautomationcore

# It also lacks what sliders, switches, fields and choices are worth.
is_asked_of() {
    sed -i "s/, *UIA_$2PropertyId, },/, UIA_$2PropertyId,\n        PROP_TYPE_PATTERN_PROP, \
UIAutomationType_$3, UIA_$1PatternId, },/" uia_ids.c
}
is_asked_of Value ValueValue String
is_asked_of RangeValue RangeValueValue Double
is_asked_of Toggle ToggleToggleState Int
is_asked_of SelectionItem SelectionItemIsSelected Bool
sed -i "/case UIA_ValueIsReadOnlyPropertyId:/e cat '$here/values.c'" uia_client.c

headers=/usr/include/wine/wine
widl -m64 -I$headers/windows -h -H uia_classes.h -o uia_classes.h uia_classes.idl
for file in *.c; do
    x86_64-w64-mingw32-gcc -c -O1 -w -ftrivial-auto-var-init=zero -fno-builtin \
        -D__WINESRC__ -D__WINE_PE_BUILD -D_UCRT -I. -I../../include \
        -I$headers/msvcrt -I$headers/windows -I/usr/include/wine "$file" -o "${file%.c}.o"
done
winegcc -b x86_64-w64-mingw32 -shared -o /opt/uia/uiautomationcore.dll \
    uiautomationcore.spec ./*.o -luuid -lole32 -loleaut32 -luser32 -loleacc
