package conformance

import (
	"flag"
	"fmt"
	"go/format"
	"maps"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/aymanbagabas/go-udiff"

	"github.com/cudavet/cudavet/internal/cases"
	"github.com/cudavet/cudavet/internal/command/commandtest"
	"github.com/cudavet/cudavet/internal/fix"
	"github.com/cudavet/cudavet/internal/report"
)

// mendUnits applies each fix that findings in the archives' units offer, one at a time. The finding is gone then,
// none is new, and compilers complain of nothing that they have not complained of before.
func mendUnits(t *testing.T, dir string, archives []cases.Archive, own []string, found []located) {
	t.Helper()
	for _, a := range archives {
		for _, unit := range a.Units() {
			name := a.Rule + "/" + unit.Name
			inUnit := func(f located) bool { return f.File == name }
			if !slices.ContainsFunc(found, func(f located) bool { return inUnit(f) && f.offers() }) {
				continue
			}
			path := filepath.Join(dir, a.Rule, unit.Name)
			args := append(unitArgs(a, unit, own), path)
			before := runOver(t, dir, args)
			compare := comparison(t, unit.Flags, commandtest.Read(t, path), a.IsMSVC())
			for _, f := range before {
				for _, fix := range f.fixes {
					restore := apply(t, fix)
					wantLess(t, before, []located{f}, runOver(t, dir, args), fmt.Sprintf("%s: %q", f.Place, fix.Message))
					fixed := commandtest.Read(t, path)
					restore()
					compare(fixed, fmt.Sprintf("%s: %q", f.Place, fix.Message))
				}
			}
		}
	}
}

// mendModule applies the fixes that findings in the archives' packages offer, those that fit together at
// once, until none is offered. The packages load, the findings are gone, none is new, and Go files are as gofmt has them.
func mendModule(t *testing.T, dir string, archives []cases.Archive, own []string, before []located) {
	t.Helper()
	for _, f := range before {
		for _, fix := range f.fixes {
			keepsFormat(t, f, fix)
		}
	}
	const mostRounds = 4 // two fixes that exclude each other need two
	for round := 0; slices.ContainsFunc(before, located.offers); round++ {
		if round == mostRounds {
			t.Errorf("fixes are offered after %d rounds: %+v", round, before)
			return
		}
		applyAll(t, dir, before)
		// The packages of an archive that no fix has changed stay as they are.
		changed := func(a cases.Archive) bool {
			return slices.ContainsFunc(before, func(f located) bool { return f.offers() && f.in(a) })
		}
		after := slices.DeleteFunc(slices.Clone(before), func(f located) bool {
			return slices.ContainsFunc(archives, func(a cases.Archive) bool { return f.in(a) && changed(a) })
		})
		for _, args := range moduleArgs(slices.DeleteFunc(slices.Clone(archives), func(a cases.Archive) bool { return !changed(a) }), own) {
			after = append(after, runOver(t, dir, args)...)
		}
		wantLess(t, before, nil, after, "packages")
		if len(after) >= len(before) {
			t.Errorf("fixes leave %d of %d findings", len(after), len(before))
			return
		}
		before = after
	}
}

// applyAll applies the first fix of each finding as -fix does.
func applyAll(t *testing.T, dir string, found []located) {
	t.Helper()
	var findings []report.Finding
	for _, f := range found {
		if f.offers() {
			fixed := report.Fix{Message: f.fixes[0].Message}
			for _, e := range f.fixes[0].Edits {
				fixed.Edits = append(fixed.Edits, report.NewEdit(e.Filename, commandtest.Read(t, e.Filename), e.Start, e.End, e.New))
			}
			findings = append(findings, report.Finding{Rule: f.Rule, Fixes: []report.Fix{fixed}})
		}
	}
	plan := fix.New(findings, []string{dir}, time.Now())
	for _, line := range plan.Skipped {
		if !strings.Contains(line, "overlaps another one") {
			t.Error(line)
		}
	}
	if _, err := plan.Write(); err != nil {
		t.Error(err)
	}
}

// apply changes the files of a fix, and returns a function that restores them.
func apply(t *testing.T, fix report.JSONFix) (restore func()) {
	t.Helper()
	old := map[string]string{}
	for name, edits := range byFile(fix) {
		old[name] = commandtest.Read(t, name)
		text, err := udiff.Apply(old[name], edits)
		if err != nil {
			t.Fatal(err)
		}
		commandtest.Write(t, name, text)
	}
	return func() {
		for name, text := range old {
			commandtest.Write(t, name, text)
		}
	}
}

func byFile(fix report.JSONFix) map[string][]udiff.Edit {
	files := map[string][]udiff.Edit{}
	for _, e := range fix.Edits {
		files[e.Filename] = append(files[e.Filename], udiff.Edit{Start: e.Start, End: e.End, New: e.New})
	}
	return files
}

// keepsFormat checks that a Go file which is as gofmt has it is so with the fix.
func keepsFormat(t *testing.T, f located, fix report.JSONFix) {
	t.Helper()
	for name, edits := range byFile(fix) {
		text := commandtest.Read(t, name)
		if clean, err := format.Source([]byte(text)); filepath.Ext(name) != ".go" || err != nil || string(clean) != text {
			continue
		}
		fixed, err := udiff.Apply(text, edits)
		if err != nil {
			t.Fatal(err)
		}
		if clean, err := format.Source([]byte(fixed)); err != nil || string(clean) != fixed {
			t.Errorf("%s: %q is not as gofmt has it, %v:\n%s", f.Place, fix.Message, err, udiff.Unified("fixed", "gofmt", fixed, string(clean)))
		}
	}
}

// wantLess checks that no earlier finding with an applied fix is left, and that there are no new findings.
func wantLess(t *testing.T, before, mended, after []located, what string) {
	t.Helper()
	count := map[string]int{}
	key := func(f located) string { return f.File + " " + f.Rule + " " + f.Message }
	for _, f := range before {
		count[key(f)]++
	}
	for _, f := range mended {
		count[key(f)]--
	}
	for _, f := range after {
		if count[key(f)]--; count[key(f)] < 0 {
			t.Errorf("%s: after the fix there is %s: %s", what, f.Place, f.Message)
		}
	}
}

var nvccProgram = flag.String("nvcc", "", "also compile what fixes make of the archives' units with this `program`, for sm_75")

// comparison returns a function that reports compiler errors in the result of a fix that the original text does
// not have. It does nothing for Microsoft's compiler.
func comparison(t *testing.T, flags, text string, microsoft bool) func(fixed, what string) {
	t.Helper()
	if microsoft {
		return func(string, string) {}
	}
	all := compilers(t)
	known := map[string][]string{}
	for name, complain := range all {
		known[name] = complain(flags, text)
	}
	return func(fixed, what string) {
		t.Helper()
		for name, complain := range all {
			for _, message := range complain(flags, fixed) {
				if !slices.Contains(known[name], message) {
					t.Errorf("%s: then %s says: %s\n%s", what, name, message, fixed)
				}
			}
		}
	}
}

// A complainer returns the errors of a text that is compiled with nvcc's flags, without their places.
type complainer func(flags, text string) []string

// compilers returns those that the machine has.
func compilers(t *testing.T) map[string]complainer {
	t.Helper()
	found := map[string]complainer{}
	if *nvccProgram != "" {
		found["nvcc"] = func(flags, text string) []string {
			name := filepath.Join(t.TempDir(), "k.cu")
			commandtest.Write(t, name, text)
			args := append(strings.Fields(flags), "-c", "-o", filepath.Join(t.TempDir(), "k.o"), name)
			if !strings.Contains(flags, "arch") {
				args = append([]string{"-arch=sm_75"}, args...)
			}
			out, _ := exec.Command(*nvccProgram, args...).CombinedOutput()
			return errorsIn(string(out))
		}
	}
	program, err := exec.LookPath("g++")
	if err != nil {
		withoutHost.Do(func() { t.Log("no g++: what fixes make of units is not compiled for the host") })
		return found
	}
	headers, err := filepath.Abs("cudarules/headers/include/c")
	if err != nil {
		t.Fatal(err)
	}
	found["g++"] = func(flags, text string) []string {
		dir := t.TempDir()
		name := filepath.Join(dir, "k.cc")
		commandtest.Write(t, filepath.Join(dir, "words.h"), hostWords)
		commandtest.Write(t, name, launchConfiguration.ReplaceAllString(text, ""))
		standard := "-std=c++17"
		if m := languageStandard.FindStringSubmatch(flags); m != nil {
			standard = "-std=" + m[1]
		}
		for {
			out, _ := exec.Command(program, "-fsyntax-only", "-w", standard, "-include",
				filepath.Join(dir, "words.h"), "-I", headers, "-I", dir, name).CombinedOutput()
			missing := missingHeader.FindStringSubmatch(string(out))
			if missing == nil || filepath.IsAbs(missing[1]) {
				return errorsIn(string(out))
			}
			commandtest.Write(t, filepath.Join(dir, missing[1]), "")
		}
	}
	return found
}

var withoutHost sync.Once

var (
	launchConfiguration = regexp.MustCompile(`(?s)<<<.*?>>>`)
	languageStandard    = regexp.MustCompile(`std[= ](c\+\+\d\w)`)
	missingHeader       = regexp.MustCompile(`fatal error: (\S+): No such file or directory`)
	errorLine           = regexp.MustCompile(`(?m)^.*\berror: *(.*)$|^.*\berror\b.*?: *(.*)$`)
)

// errorsIn returns the messages of a compiler's errors.
func errorsIn(out string) []string {
	messages := map[string]bool{}
	for _, m := range errorLine.FindAllStringSubmatch(out, -1) {
		messages[m[1]+m[2]] = true
	}
	return slices.Sorted(maps.Keys(messages))
}

// hostWords lets a C++ compiler read CUDA's words: a launch is a call there.
const hostWords = `#pragma once
#define __CUDACC__
#define __global__
#define __host__
#define __device__
#define __shared__ static
#define __constant__
#define __managed__
#define __grid_constant__
#define __launch_bounds__(...)
#define __forceinline__ inline
#define __noinline__
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <cuda_runtime.h>
static dim3 threadIdx, blockIdx, blockDim, gridDim;
static int warpSize;
static void __syncthreads();
template <class T> T atomicAdd(T *, T);
`
