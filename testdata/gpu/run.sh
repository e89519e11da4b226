#!/bin/sh
# Builds each program for the machine's GPU and keeps what it prints in NAME.out beside it.
# A program that does not end in 30 s is stopped. usage: run.sh [FOLDER FOR THE .out FILES]
cd "$(dirname "$0")" || exit 1
out=${1:-.}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
for source in *.cu; do
    (nvcc -std=c++17 --extended-lambda -arch=native -w -o "$work/${source%.cu}" "$source" 2>"$work/$source.log" || echo "$source" >>"$work/failed") &
done
wait
for source in *.cu; do
    name=${source%.cu}
    if [ -x "$work/$name" ]; then
        timeout -k 5 30 "$work/$name" >"$out/$name.out" 2>&1
        status=$?
        [ $status -eq 0 ] || echo "exit status $status" >>"$out/$name.out"
    else
        cat "$work/$source.log" >"$out/$name.out"
    fi
done
