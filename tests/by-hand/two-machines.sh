#!/usr/bin/env bash
# A server on one machine and people on two others: to a seat by code and without
# one, a line that is pulled out, a server that is killed, one that hangs, a disk
# that is full. The machines are namespaces of the network of this one, so this
# needs Linux and root.
#
#   tests/by-hand/two-machines.sh PROGRAM [SCENARIOS]
#
# With the program of the scenarios (tests/e2e), a window on one of the machines goes
# to a seat by code as well. Each step tells how long it took; the first that fails ends it.
set -euo pipefail
program=$(realpath "${1:?which program?}")
scenarios=${2:+$(realpath "$2")}
there=$(mktemp -d)
machines=(tt-server tt-anna tt-bob)
started=()

clean_up() {
    local machine pid
    for pid in "${started[@]}"; do
        kill -CONT "$pid" 2>/dev/null || true
        kill -9 "$pid" 2>/dev/null || true
    done
    wait 2>/dev/null || true
    for machine in "${machines[@]}" tt-switch; do ip netns del "$machine" 2>/dev/null || true; done
    umount "$there/disk" 2>/dev/null || true
    rm -rf "$there"
}
trap clean_up EXIT

ip netns add tt-switch
ip -n tt-switch link add name switch type bridge
ip -n tt-switch link set switch up
number=0
for machine in "${machines[@]}"; do
    number=$((number + 1))
    ip netns add "$machine"
    ip -n "$machine" link add eth0 type veth peer name "port$number" netns tt-switch
    ip -n tt-switch link set "port$number" master switch up
    ip -n "$machine" addr add "10.77.0.$number/24" dev eth0
    ip -n "$machine" link set lo up
    ip -n "$machine" link set eth0 up
    ip -n "$machine" route add default via 10.77.0.254
done

# start MACHINE NAME ARGUMENTS...: a program there, which reads what `type` writes.
start() {
    local machine=$1 name=$2
    shift 2
    rm -f "$there/$name.in"
    mkfifo "$there/$name.in"
    ip netns exec "$machine" "$program" "$@" <"$there/$name.in" >>"$there/$name" 2>&1 &
    started+=($!)
    pid=$!
    exec {input}>"$there/$name.in"
    inputs[$name]=$input
}
declare -A inputs

type() {
    local name=$1
    shift
    printf '%s\n' "$@" >&"${inputs[$name]}"
}

# hears NAME TEXT [SECONDS]: waits until it is said once more than it was known to be.
declare -A known
hears() {
    local name=$1 text=$2 began count
    began=$(date +%s%N)
    while :; do
        count=$(grep -cF -- "$text" "$there/$name" || true)
        [ "$count" -gt "${known[$name $text]:-0}" ] && break
        if [ $((($(date +%s%N) - began) / 1000000000)) -ge "${3:-30}" ]; then
            echo "$name has not heard: $text" >&2
            tail -n 30 "$there/$name" >&2
            exit 1
        fi
        sleep 0.01
    done
    known[$name $text]=$count
    printf '  %5d ms  %s: %s\n' $((($(date +%s%N) - began) / 1000000)) "$name" "$text"
}

serve() {
    start tt-server server serve --listen 10.77.0.1:7575 --data "$there/disk" --messages 1000
    server=$pid
    hears server 'listening on'
}

play() {
    local round
    for round in $(seq "$1"); do
        type anna c o
        type bob c o
        sleep 0.05
    done
}

echo 'a server on another machine, and a seat by code'
mkdir "$there/disk"
mount -t tmpfs -o size=1500k tmpfs "$there/disk"
serve
start tt-anna anna host --server 10.77.0.1 --game holdem --players 2 --name Anna \
    --deal --terminal --config "$there/config-anna" --lang en
hears anna 'Its code is'
code=$(grep -o 'code is [0-9 ]*' "$there/anna" | tr -dc 0-9)
start tt-bob bob join "$code" --server 10.77.0.1 --name Bob \
    --terminal --config "$there/config-bob" --lang pl
hears anna 'Bob would like to sit down'
type anna yes
hears bob 'Siedzisz przy stole'
hears anna 'Bob has sat down'
type anna ''
# Whoever has the button begins.
play 10
hears anna 'Your turn'
hears bob 'Twoja kolej'

echo 'a cable is pulled out for twelve seconds'
ip -n tt-switch link set port3 down
hears bob 'Połączenie zerwane'
hears anna 'Bob is away'
sleep 12
ip -n tt-switch link set port3 up
hears bob 'Znów połączono'
hears anna 'Bob is back'
play 3

echo 'the server is killed and started again'
kill -9 "$server"
hears anna 'The connection is lost'
serve
hears anna 'Connected again'
hears bob 'Znów połączono'
play 3
hears anna 'Your turn'

echo 'the server hangs for ten seconds'
kill -STOP "$server"
hears anna 'The connection is lost'
sleep 4
kill -CONT "$server"
hears anna 'Connected again'
hears bob 'Znów połączono'
play 3
hears bob 'Twoja kolej'

echo 'the disk of the server is full'
dd if=/dev/zero of="$there/disk/full" bs=1k count=4000 2>/dev/null || true
for round in $(seq 60); do
    type anna c o "say 1"
    type bob c o
    grep -q 'tables cannot be kept' "$there/server" && break
    sleep 0.1
done
hears server 'tables cannot be kept'
rm "$there/disk/full"
hears server 'tables are kept again'
play 3
hears anna 'Your turn'
type bob odejdź tak
for round in $(seq 20); do type anna c o; done
hears anna 'Bob has left'

echo 'a table that is found nearby'
start tt-anna carol host --game draw --players 2 --name Carol --open \
    --terminal --config "$there/config-carol" --lang en
hears carol 'Its code is'
start tt-bob list nearby --lang en
hears list 'Carol, Five-Card Draw: code'
start tt-bob dave join --name Dave --terminal --config "$there/config-dave" --lang en
hears dave 'Tables nearby: 1 Carol'
type dave 1
hears dave 'You are at a'
hears carol 'Dave has sat down'
if [ -n "$scenarios" ]; then
    echo 'a window, from the menu to a seat by code'
    start tt-anna erin host --server 10.77.0.1 --game holdem --name Erin --open \
        --terminal --config "$there/config-erin" --lang en
    hears erin 'Its code is'
    code=$(grep -o 'code is [0-9 ]*' "$there/erin" | tr -dc 0-9)
    TABLETALK_TABLE="$code 10.77.0.1" ip netns exec tt-bob "$scenarios" seat_by_code --nocapture \
        | grep 'from the menu'
    hears erin 'Bob has sat down'
fi
echo 'all of it works'
