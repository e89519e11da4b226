#!/usr/bin/env python3
"""Run the units of some txtar archives under compute-sanitizer and print what it says of them, one row per unit.

usage: sanitize.py [--jobs N] [--keep FOLDER] ARCHIVE.txtar ...

A unit is a file of an archive whose name starts with bad_ or good_. It gets a main of its own, unless it has one: main calls each
host function of the unit that launches, with the middle of a buffer of 4 MiB for a pointer, 1000 for an integer, and 0 or
the default value for the rest. A unit in which nothing launches has its kernels launched here, on two blocks of a size that is
guessed from the kernel's bounds or arrays.
Columns: rule (the archive's name), snippet, wants (lines of the marks), launch (own, guessed, none: nothing here can be called),
alone (how the program ends by itself: ok, wrong (with what error), hangs, does not compile), and for each tool the unit's lines that it
names, separated by commas, or - for none. A tool that did not end is marked hangs; of a program that hangs only synccheck is asked.
Needs nvcc, compute-sanitizer and a GPU.
"""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'oracle'))
from oracle import FLAGS, members, wants  # noqa: E402

TOOLS = ['racecheck', 'synccheck', 'memcheck', 'initcheck']
HEADER = ['rule', 'snippet', 'wants', 'launch', 'alone'] + TOOLS
LIMIT = 20  # seconds for a program or a tool

# Arguments by their types, and a call of a function or a launch of a kernel with them.
DRIVER = r'''
#include <cstdio>
#include <cstdlib>
#include <type_traits>
namespace drive {
template <class T, class = void> struct made { static T of() { return T(); } };
template <class T> struct made<T, typename std::enable_if<std::is_integral<T>::value>::type> {
    static T of() { return T(1000); }
};
template <class T> struct made<T *, typename std::enable_if<!std::is_function<T>::value>::type> {
    static T *of() {
        void *p = nullptr;
        cudaMallocManaged(&p, 1 << 22);
        cudaMemset(p, 0, 1 << 22);
        cudaDeviceSynchronize();
        return reinterpret_cast<T *>(static_cast<char *>(p) + (1 << 21)); // what lies before it is the buffer's, too
    }
};
template <> struct made<cudaStream_t> { static cudaStream_t of() { return 0; } };
template <class T> struct made<T &> {
    static T &of() {
        static typename std::remove_const<T>::type t = made<typename std::remove_const<T>::type>::of();
        return t;
    }
};
template <class R, class... A> void call(R (*f)(A...)) { f(made<A>::of()...); }
template <class... A> void launch(void (*k)(A...), dim3 block) { k<<<2, block, 4096>>>(made<A>::of()...); }
inline int end() {
    cudaError_t launched = cudaGetLastError(), ran = cudaDeviceSynchronize();
    cudaError_t e = launched != cudaSuccess ? launched : ran;
    if (e != cudaSuccess) std::fprintf(stderr, "drive: %s\n", cudaGetErrorName(e));
    return e != cudaSuccess;
}
}
int main() {
    CALLS
    return drive::end();
}
'''
COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/', re.S)
HEAD = re.compile(r'([\w:]+)\s*\(')


def functions(text):
    """Yield (qualified name, head, body) of the functions that are defined at namespace scope."""
    text = COMMENT.sub(lambda m: re.sub(r'[^\n]', ' ', m.group()), text)
    text = re.sub(r'^\s*#.*$', '', text, flags=re.M)
    scope, start, i = [], 0, 0
    while i < len(text):
        c = text[i]
        if c in ';}':
            if c == '}' and scope:
                scope.pop()
            start = i + 1
        elif c == '{':
            head = text[start:i].strip()
            space = re.search(r'\bnamespace\b\s*([\w:]*)\s*$', head)
            if space or re.search(r'extern\s*"C"\s*$', head):
                scope.append(space.group(1) if space else '')
            else:
                depth, j = 1, i + 1
                while j < len(text) and depth:
                    depth += {'{': 1, '}': -1}.get(text[j], 0)
                    j += 1
                name = HEAD.search(re.sub(r'__launch_bounds__\s*\([^)]*\)|__attribute__\s*\(\([^)]*\)\)', '', head))
                if name and not re.match(r'(struct|class|union|enum)\b', head):
                    yield '::'.join([s for s in scope if s] + [name.group(1)]), head, text[i:j]
                i = j - 1
            start = i + 1
        i += 1


def block(head, body, text):
    """The block that a kernel is launched with where its unit does not say: bounds, else the extents of its first shared array."""
    named = dict(re.findall(r'(?:constexpr|const)\s+(?:int|unsigned|size_t)\s+(\w+)\s*=\s*(\d+)', text))
    named.update(re.findall(r'#define\s+(\w+)\s+(\d+)', text))
    def number(word):
        return int(named.get(word, word)) if named.get(word, word).isdigit() else 0
    bounds = re.search(r'__launch_bounds__\s*\(\s*(\w+)', head)
    if bounds and number(bounds.group(1)):
        return '%d' % number(bounds.group(1))
    array = re.search(r'__shared__[^;=]*?\w+((?:\s*\[[^\]]+\])+)', body)
    if array:
        extents = [number(e.split('+')[0].strip()) for e in re.findall(r'\[([^\]]+)\]', array.group(1))]
        if all(extents):
            x = extents[-1] // 32 * 32 or extents[-1]
            if 'threadIdx.y' in body and len(extents) > 1:
                return 'dim3(%d, %d)' % (min(x, 32), min(extents[0], 32))
            return '%d' % min(x, 1024)
    return 'dim3(32, 8)' if 'threadIdx.y' in body else '128'


def program(text):
    """The unit with a main, and how it launches."""
    defined = list(functions(text))
    if any(name == 'main' for name, _, _ in defined):
        return text, 'own'
    calls = []
    for name, head, body in defined:
        device = re.search(r'__(global|device)__', head)
        if not device and not head.startswith('template') and re.search(r'<<<|cudaLaunch', body):
            calls.append('drive::call(&%s);' % name)
    launch = 'own'
    if not calls:
        launch = 'guessed'
        for name, head, body in defined:
            if '__global__' in head and not head.startswith('template'):
                calls.append('drive::launch(&%s, %s);' % (name, block(head, body, text)))
    return (text + DRIVER.replace('CALLS', '\n    '.join(calls)), launch) if calls else (text, 'none')


def run(command, folder):
    """Return (exit status or None where it did not end, output)."""
    try:
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              errors='replace', timeout=LIMIT)
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired as late:
        return None, (late.stdout or b'').decode(errors='replace')


def ask(rule, name, text, keep):
    """Build and run one unit; return its row."""
    marks = sorted({line for line, _ in wants(text)})
    row = [rule, name, ','.join(map(str, marks)) or '-']
    source, launch = program(text)
    row.append(launch)
    if launch == 'none':
        return row + ['-'] * (1 + len(TOOLS))
    flags = FLAGS.search(text)
    flags = [f for f in (flags.group(1).split() if flags else []) if 'arch' not in f and f != '-rdc=true']
    if not any(f.startswith('-std') for f in flags):
        flags.append('-std=c++17')
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, name), 'w', encoding='utf-8') as f:
            f.write(source)
        status, output = run(['nvcc', *flags, '-rdc=true', '-lineinfo', '-arch=native', '-w', '-o', 'unit', name], folder)
        if keep:
            with open(os.path.join(keep, rule + '.' + name + '.log'), 'w', encoding='utf-8') as log:
                log.write(output)
        if status:
            return row + ['does not compile'] + ['-'] * len(TOOLS)
        status, output = run(['./unit'], folder)
        error = re.search(r'drive: (\w+)', output)
        row.append('hangs' if status is None else 'ok' if status == 0 else 'wrong (%s)' % (error.group(1) if error else 'exit status %d' % status))
        for tool in TOOLS:
            if row[4] == 'hangs' and tool != 'synccheck':
                row.append('-')
                continue
            status, output = run(['compute-sanitizer', '--tool', tool, './unit'], folder)
            if keep:
                with open(os.path.join(keep, rule + '.' + name + '.' + tool), 'w', encoding='utf-8') as log:
                    log.write(output)
            last = text.count('\n') + 1
            lines = sorted({int(n) for n in re.findall(re.escape(name) + r':(\d+)', output) if int(n) <= last})
            said = ','.join(map(str, lines)) or ('reports' if re.search(r'ERROR SUMMARY: [1-9]|Race reported|RACECHECK SUMMARY: [1-9]', output) else '-')
            row.append('hangs ' + said if status is None else said)
    return row


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--jobs', type=int, default=8)
    parser.add_argument('--keep', help='folder for what the compiler and the tools print')
    parser.add_argument('archives', nargs='+')
    arguments = parser.parse_args()
    units = []
    for path in arguments.archives:
        rule = os.path.splitext(os.path.basename(path))[0]
        units += [(rule, name, text) for name, text in members(path) if name.startswith(('bad_', 'good_')) and name.endswith('.cu')]
    print('\t'.join(HEADER))
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for row in pool.map(lambda unit: ask(*unit, arguments.keep), units):
            print('\t'.join(row), flush=True)


if __name__ == '__main__':
    main()
