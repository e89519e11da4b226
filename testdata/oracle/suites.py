#!/usr/bin/env python3
"""Run cudavet over suites of kernels that others have labelled, and count what it finds of what the labels say.

usage: suites.py [--cudavet PATH] [--save FILE] [--compare FILE] [--missed] LAYOUT=FOLDER ...

A layout says how a suite labels its files:
  indigo      codes that the generator of IndigoSuite has written: a tag that ends in Bug names what is wrong
  scor        ScoR: microbenchmarks are called race_ or norace_
  gpuverify   the testsuite of GPUVerify: the first lines say pass or xfail, and how the kernel is launched
  gpurepair   the testsuite of GPURepair: folders of kernels with bugs, launched as those of GPUVerify
  sanitizer   compute-sanitizer-samples: a file stands for what its folder's tool finds
  cusan       the tests of CuSan: what the tool is expected to say of a program stands in CHECK lines
  names       any folder: what is wrong is called bad or race in the file's name or folder, else good or clean
Only findings of rules about what threads do count. Columns: suite, kind, labelled (files with that kind of fault), found undefined,
found advice (and nothing of class undefined), clean, accused undefined, accused advice.
--save writes what is found of each file; --compare names the files of which another thing was found then; --missed names the
files with faults of which nothing is found.
"""
import argparse
import collections
import json
import os
import re
import subprocess
import sys
import tempfile

UNDEFINED = ('shared-race bitfield-race shared-uninitialized block-sync-divergent warp-mask-caller warp-mask-participants warp-mask-value '
             'warp-mask-diverged index-out-of-bounds allocation-bounds memcpy-async-group-divergent memcpy-async-overlap '
             'memcpy-async-unwaited async-early-free async-read-before-sync').split()
ADVICE = 'stream-unordered global-race race-possible block-sync-after-exit syncwarp-divergent lock-order library-race'.split()
MEMORY = {'device-uninitialized', 'vector-cast-alignment'}  # of which compute-sanitizer's samples speak, and no other suite
GPUVERIFY = ('gpuverify', 'gpurepair')
SOURCES = ('.cu', '.c', '.cpp')


def files(folder):
    for root, folders, names in os.walk(folder):
        folders.sort()
        yield from (os.path.join(root, n) for n in sorted(names) if n.endswith(SOURCES))


def text(path):
    with open(path, encoding='utf-8', errors='replace') as f:
        return f.read()


# Each layout yields (path, kind): kind is empty of a clean file.

def indigo(folder):
    for path in files(folder):
        yield path, '+'.join(sorted(re.findall(r'[a-z]+Bug', os.path.basename(path))))


def scor(folder):
    for path in files(os.path.join(folder, 'microbenchmarks', 'src')):
        name = os.path.basename(path)[:-3]
        yield path, name.split('_')[1] if name.startswith('race_') else ''


def gpuverify(folder):
    for path in files(os.path.join(folder, 'testsuite', 'CUDA')):
        if '--warp-sync' in text(path):
            continue  # it is labelled for warps in lockstep
        head = text(path).split('\n', 8)[:8]
        label = head[0].lower()
        said = ' '.join(head[1:])
        if label.startswith('//pass'):
            yield path, ''
        elif 'not_all_verified' in label:
            body = text(path)
            if 'divergence' in path or 'barrier' in said:
                yield path, 'divergence'
            elif re.search(r'null pointer|assert|loop invariant|constant memory|0-sized', said, re.I) or 'null' in path or '__assert' in body:
                continue  # it is no fault of threads
            else:
                yield path, 'race'


def gpurepair(folder):
    """Kernels that lack barriers on purpose, of which the suite says whether they can be repaired; and what it has of GPUVerify's."""
    for path in files(os.path.join(folder, 'tests', 'testsuite')):
        at = os.path.relpath(path, os.path.join(folder, 'tests', 'testsuite')).split(os.sep)[0]
        if at.startswith('Bugged') or at == 'MicroBenchmarks':
            yield path, '' if re.search('unnecessary|race_syncthreads|race_thread_block|race_grid_group', path) else at


def sanitizer(folder):
    for tool in ('Racecheck', 'Synccheck', 'Memcheck', 'Initcheck'):
        for path in files(os.path.join(folder, tool)):
            yield path, tool


def cusan(folder):
    for path in files(os.path.join(folder, 'test')):
        said = re.findall(r'CHECK(?:-DAG|-NOT|-TSAN|-TSAN-NOT)?: *data race', text(path))
        if said:
            yield path, '' if '-NOT' in said[0] else 'race'


def names(folder):
    for path in files(folder):
        low = os.path.relpath(path, folder).lower()
        if re.search(r'bad|race|bug|fail', low) and not re.search(r'norace|race_?free|good|clean', low):
            yield path, 'bad'
        elif re.search(r'norace|good|clean|race_?free|pass', low):
            yield path, ''


LAYOUTS = {f.__name__: f for f in (indigo, scor, gpuverify, gpurepair, sanitizer, cusan, names)}


def numbers(given, most=1 << 31):
    found = re.findall(r'\d+', given)
    return 'dim3(%s)' % ', '.join(str(min(int(n), most)) for n in found)


def declared(source):
    """A source of GPUVerify's with the headers of what its own cuda.h declares, and with annotations that do nothing."""
    for word, header in (('cooperative_groups', 'cooperative_groups.h'), ('curand', 'curand_kernel.h')):
        if word in source and header not in source:
            source = source.replace('#include <cuda.h>', '#include <cuda.h>\n#include <%s>' % header, 1)
    if 'cooperative_groups' in source:
        source += '\n'
        source = source.replace('#include <cooperative_groups.h>\n', '#include <cooperative_groups.h>\n' + SYNCHRONIZE, 1)
    words = sorted(set(re.findall(r'\b(__(?:requires|ensures|assert|assume|invariant|global_invariant)\w*)\s*\(', source)))
    return ''.join('#define %s(...) ((void)0)\n' % w for w in words) + source


# GPUVerify's cuda.h has the name that barriers of groups had before their release.
SYNCHRONIZE = 'namespace cooperative_groups { template <class G> __device__ void synchronize(const G &group) { group.sync(); } }\n'
MPI = """typedef struct mpi_comm *MPI_Comm; typedef struct mpi_type *MPI_Datatype; typedef struct mpi_request *MPI_Request;
typedef struct { int MPI_SOURCE; } MPI_Status;
extern MPI_Comm MPI_COMM_WORLD; extern MPI_Datatype MPI_INT;
#define MPI_STATUS_IGNORE ((MPI_Status *) 0)
extern "C" {
int MPI_Init(int *, char ***); int MPI_Finalize(void); int MPI_Comm_size(MPI_Comm, int *); int MPI_Comm_rank(MPI_Comm, int *);
int MPI_Barrier(MPI_Comm); int MPI_Wait(MPI_Request *, MPI_Status *);
int MPI_Send(const void *, int, MPI_Datatype, int, int, MPI_Comm);
int MPI_Recv(void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Status *);
int MPI_Irecv(void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *);
int MPIX_Query_cuda_support(void);
}
#include <stdio.h>
inline bool has_gpu_aware_mpi() { return MPIX_Query_cuda_support() == 1; }
"""


def messaging(source):
    """A source of CuSan's with declarations in place of the header that includes MPI."""
    return re.sub(r'#include "[./]*support/gpu_mpi.h"', lambda m: MPI, source)


def launched(source):
    """A source of GPUVerify's with the launches that its second line stands for, of blocks that a device takes."""
    block = re.search(r'--(?:blockDim|local_size)=(\[[\d,]+\]|\d+)', source)
    grid = re.search(r'--(?:gridDim|num_groups)=(\[[\d,]+\]|\d+)', source)
    if not block or not grid or '<<<' in source:
        return source
    out = source
    for i, m in enumerate(re.finditer(r'__global__\s+(?:\w+\s+)*?void\s+(?:__launch_bounds__\([^)]*\)\s*)?(\w+)\s*\(([^)]*)\)\s*\{', source)):
        name, given = m.groups()
        arguments = []
        for p in filter(str.strip, given.split(',')):
            last = re.search(r'(\w+)\s*(?:\[[^\]]*\])?\s*$', p)
            arguments.append(last.group(1))
        out += '\nvoid launch_%d(%s) { %s<<<%s, %s>>>(%s); }\n' % (i, given.replace('__restrict__', ''), name, numbers(grid.group(1)), numbers(block.group(1), 1024), ', '.join(arguments))
    return out


def copies(pairs, layout, folder):
    """Put the files of a suite into a folder by itself; return the name of each there."""
    out = {}
    for i, (path, _) in enumerate(pairs):
        name = '%04d%s' % (i, '.cu' if layout in GPUVERIFY + ('cusan',) else os.path.splitext(path)[1])
        source = text(path)
        with open(os.path.join(folder, name), 'w', encoding='utf-8') as f:
            f.write(launched(declared(source)) if layout in GPUVERIFY else messaging(source) if layout == 'cusan' else source)
        out[name] = path
    return out


def check(cudavet, pairs, layout, given):
    """Return the rules of which each file has findings."""
    found = collections.defaultdict(set)
    with tempfile.TemporaryDirectory() as folder:
        names_ = copies(pairs, layout, folder)
        for header in (f for root, _, ns in os.walk(given) for f in (os.path.join(root, n) for n in ns) if f.endswith(('.h', '.cuh'))):
            with open(os.path.join(folder, os.path.basename(header)), 'w', encoding='utf-8') as f:
                f.write(text(header))
        all_ = sorted(names_)
        for i in range(0, len(all_), 100):
            got = subprocess.run([cudavet, '-q', '-no-cache', '-enable', 'advice', '-json'] + all_[i:i + 100], cwd=folder, capture_output=True, text=True)
            if got.stderr:
                print(got.stderr, file=sys.stderr, end='')
            for name, analyzers in json.loads(got.stdout or '{}').items():
                for diagnostics in analyzers.values():
                    for d in diagnostics if isinstance(diagnostics, list) else []:
                        at = os.path.basename(d['posn'].split(':')[0])
                        if at in names_:
                            found[names_[at]].add(d['category'])
    return found


def verdict(rules, layout):
    """What is found of a file, of what its labels speak: those of GPUVerify not of what shared memory holds at first."""
    if layout in GPUVERIFY:
        rules = rules - {'shared-uninitialized'}
    undefined = set(UNDEFINED) | (MEMORY if layout == 'sanitizer' else set())
    return 'undefined' if rules & undefined else 'advice' if rules & set(ADVICE) else 'silent'


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('--cudavet', default='cudavet')
    p.add_argument('--save')
    p.add_argument('--compare')
    p.add_argument('--missed', action='store_true')
    p.add_argument('suites', nargs='+', metavar='LAYOUT=FOLDER')
    o = p.parse_args()
    cudavet = os.path.abspath(o.cudavet) if os.sep in o.cudavet else o.cudavet
    saved = {}
    print('suite\tkind\tlabelled\tfound undefined\tfound advice\tclean\taccused undefined\taccused advice')
    for suite in o.suites:
        layout, _, folder = suite.partition('=')
        pairs = list(LAYOUTS[layout](folder))
        found = check(cudavet, pairs, layout, folder)
        count = collections.defaultdict(collections.Counter)
        for path, kind in pairs:
            v = verdict(found[path], layout)
            count[kind][v] += 1
            saved[path] = v
            if o.missed and (v == 'silent') == bool(kind):
                print('#', kind or 'clean', v, ' '.join(sorted(found[path] & (set(UNDEFINED + ADVICE) | MEMORY))), path)
        for kind in sorted(count, key=lambda k: (k == '', k)):
            c, n = count[kind], sum(count[kind].values())
            row = [n, c['undefined'], c['advice'], 0, 0, 0] if kind else [0, 0, 0, n, c['undefined'], c['advice']]
            print('\t'.join([layout, kind or '(clean)'] + [str(x) for x in row]))
    if o.compare:
        before = json.loads(text(o.compare))
        for path, v in sorted(saved.items()):
            if before.get(path, v) != v:
                print('# %s: %s, was %s' % (path, v, before[path]))
    if o.save:
        with open(o.save, 'w', encoding='utf-8') as f:
            json.dump(saved, f, indent=1, sort_keys=True)


if __name__ == '__main__':
    main()
