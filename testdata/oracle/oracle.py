#!/usr/bin/env python3
"""Compile every unit of some txtar archives with nvcc and print what it says of them, one row per unit.

usage: oracle.py [--nvcc PATH] [--arch sm_NN] [--jobs N] [--faults] ARCHIVE.txtar|FOLDER ...

A unit is a file of an archive whose name starts with bad_ or good_; its first line `// flags: ...` holds nvcc's flags.
--arch is given to nvcc where the unit's flags name no architecture.
Columns: rule (the archive's name), snippet, flags, wants (line:rule for every mark), verdict, error_lines, warning_lines, first.
verdict is rejects (nvcc failed), warns, or silent; first is the first message, E for an error and W for a warning.
--faults prints only what needs a look: good units that nvcc rejects, bad units that it rejects at none of the marked lines.
"""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

MEMBER = re.compile(r'^-- (\S+) --\s*$')
TEXT = r'(?:"(?:[^"\\]|\\.)*"|`[^`]*`)'  # what a message must match, behind a rule
WANT = re.compile(r'//\s*want((?:\s+[a-z0-9-]+(?:\s+' + TEXT + r')?)+)\s*$')
FLAGS = re.compile(r'^//\s*flags:(.*)$', re.M)
MESSAGE = re.compile(r'^(?P<file>[^:(]+)[:(](?P<line>\d+)\)?(?::\d+)?:\s*'
                     r'(?P<kind>fatal error|error|warning)(?:\s*#[\w-]+)?\s*:?\s*(?P<text>.*)$', re.I)
FOLDER = re.compile(r'(?<![\w.])/(?:[\w.+-]+/)+(?:tmpxft_[\w-]+?_)?(?=[A-Za-z_])')  # of a header or of nvcc's temporary files
HEADER = 'rule snippet flags wants verdict error_lines warning_lines first'.split()


def members(path):
    """Yield (name, text) of each file of a txtar archive."""
    name, lines = None, []
    with open(path, encoding='utf-8') as f:
        for line in f:
            m = MEMBER.match(line)
            if m:
                if name:
                    yield name, ''.join(lines)
                name, lines = m.group(1), []
            else:
                lines.append(line)
    if name:
        yield name, ''.join(lines)


def wants(text):
    """The marks of a unit as a list of (line, rule)."""
    found = []
    for number, line in enumerate(text.split('\n'), 1):
        m = WANT.search(line)
        if m:
            found += [(number, rule) for rule in re.sub(TEXT, '', m.group(1)).split()]
    return found


def judge(nvcc, arch, rule, name, text):
    """Compile one unit; return its row as a dict, with line numbers as sets."""
    m = FLAGS.search(text)
    flags = m.group(1).split() if m else []
    if not any('arch' in f for f in flags):
        command = [nvcc, '-arch=' + arch] + flags
    else:
        command = [nvcc] + flags
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, os.path.basename(name))
        with open(source, 'w', encoding='utf-8') as f:
            f.write(text)
        try:
            p = subprocess.run(command + ['-c', source, '-o', source + '.o'], cwd=folder,
                               capture_output=True, text=True, timeout=300)
            failed, output = p.returncode != 0, p.stdout + p.stderr
        except subprocess.TimeoutExpired:
            failed, output = True, 'nvcc fatal: no answer in 300 s'
    errors, warnings, first_error, first_warning = set(), set(), '', ''
    for line in output.split('\n'):
        m = MESSAGE.match(line)
        if not m or os.path.basename(m.group('file')) != os.path.basename(source):
            continue
        if m.group('kind').lower() == 'warning':
            warnings.add(int(m.group('line')))
            first_warning = first_warning or 'W ' + m.group('text')
        else:
            errors.add(int(m.group('line')))
            first_error = first_error or 'E ' + m.group('text')
    first = first_error or first_warning
    if failed and not first_error:
        complaints = [l for l in output.split('\n') if re.search(r'error|fatal', l, re.I)] or [output[:200]]
        first = 'E ' + complaints[0]
    return {
        'rule': rule, 'snippet': name, 'flags': ' '.join(flags), 'wants': wants(text),
        'verdict': 'rejects' if failed else 'warns' if warnings else 'silent',
        'error_lines': errors, 'warning_lines': warnings,
        'first': FOLDER.sub('', first).replace('\t', ' ')[:220].strip(),
    }


def is_fault(row):
    """Whether a unit does not show what its name says."""
    if row['verdict'] != 'rejects':
        return False
    if row['snippet'].startswith('good_'):
        return True
    return bool(row['error_lines']) and not row['error_lines'] & {line for line, _ in row['wants']}


def cells(row):
    numbers = lambda lines: ','.join(map(str, sorted(lines)))
    return [row['rule'], row['snippet'], row['flags'], ' '.join('%d:%s' % w for w in row['wants']), row['verdict'],
            numbers(row['error_lines']), numbers(row['warning_lines']), row['first']]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--nvcc', default='nvcc')
    parser.add_argument('--arch', default='sm_75')
    parser.add_argument('--jobs', type=int, default=os.cpu_count())
    parser.add_argument('--faults', action='store_true')
    parser.add_argument('paths', nargs='+')
    args = parser.parse_args()

    archives = []
    for path in args.paths:
        if os.path.isdir(path):
            archives += sorted(os.path.join(path, f) for f in os.listdir(path) if f.endswith('.txtar'))
        else:
            archives.append(path)
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        rows = []
        for archive in archives:
            rule = os.path.basename(archive)[:-len('.txtar')]
            for name, text in members(archive):
                if name.startswith(('bad_', 'good_')):
                    rows.append(pool.submit(judge, args.nvcc, args.arch, rule, name, text))
        if not args.faults:
            print('\t'.join(HEADER))
        for row in (r.result() for r in rows):
            if not args.faults or is_fault(row):
                print('\t'.join(cells(row)))
                sys.stdout.flush()


if __name__ == '__main__':
    main()
