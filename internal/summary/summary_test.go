package summary

import (
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/load"
)

func TestLine(t *testing.T) {
	for want, s := range map[string]Summary{
		"1 CUDA file checked": {Files: 1},
		"3 CUDA files checked; 2 files without code under these flags: -DUSE_CUDA -DWITH": {Files: 3, LeftOut: 2,
			LeftOutUnless: []string{"USE_CUDA", "WITH"}},
		"1 CUDA file checked; headers not found: a.h; 5 of 234 functions understood whole": {Files: 1,
			MissingHeaders: []string{"a.h"}, Functions: 234, FunctionsWhole: 5},
		"1 CUDA file checked; 0 of 1 function understood whole": {Files: 1, Functions: 1},
		"2 CUDA files checked": {Files: 2, Functions: 7, FunctionsWhole: 7},
		"2 packages, 0 with cgo; nothing of CUDA was checked: no package uses cgo, and there is no .cu file":                                                     {PackagesWhole: 2},
		"1 package, 0 with cgo; 0 .cu files linked, 3 not; nothing of CUDA was checked: no package uses cgo, and the .cu files of the module were not asked for": {PackagesWhole: 1, Unlinked: 3},
		"1 package, 0 with cgo; 0 .cu files linked, 3 checked alone, 1 not":                                                                                      {PackagesWhole: 1, Unlinked: 4, Alone: 3},
		"2 packages with -tags cuda for 3 cgo files, 1 with cgo":                                                                                                 {PackagesWhole: 2, PackagesCgo: 1, Taken: load.Untagged{Tags: "cuda", Files: 3}},
		"1 package, 1 with cgo; headers not found: 1 2 3 4 5 6 7 8 and 2 more":                                                                                   {PackagesWhole: 1, PackagesCgo: 1, MissingHeaders: strings.Fields("1 2 3 4 5 6 7 8 9 10")},
		"1 package, 0 with cgo; 21 symbols of CUDA without cgo, 20 match":                                                                                        {PackagesWhole: 1, Bridge: bridgemap.Counts{Symbols: 21, SymbolsMatching: 20}},
		"1 package, 1 with cgo; 2 of 2 kernels by name found; 12 launches by name, 12 followed": {
			PackagesWhole: 1, PackagesCgo: 1, Bridge: bridgemap.Counts{LookUps: 2, LookUpsFound: 2, ByName: 12, ByNameFollowed: 12},
		},
		"2 packages, 1 with cgo; 3 cgo files more with -tags cuda; 1 cgo file more with -tags cuda,cutlass": {
			PackagesWhole: 2, PackagesCgo: 1, Untagged: []load.Untagged{{Tags: "cuda", Files: 3}, {Tags: "cuda,cutlass", Files: 1}},
		},
		"4 packages, 2 of them in part, 1 not at all, 2 with cgo; 5 cgo calls: 3 followed, 1 to libraries, 1 not resolved; " +
			"1 .cu file linked, 0 not; 2 of 4 launches reached from Go; headers not found: a.h b.h; 1 name of package C unknown": {
			PackagesWhole: 1, PackagesInPart: 2, PackagesSkipped: 1, PackagesCgo: 2, MissingHeaders: []string{"a.h", "b.h"},
			Bridge: bridgemap.Counts{Calls: 5, CallsFollowed: 3, CallsOfLibraries: 1, CallsUnresolved: 1, Sources: 1,
				Launches: 4, LaunchesReached: 2, NamesUnknown: 1},
		},
	} {
		if got := s.Line(); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}

// TestFunctions counts the functions of a header once, whatever the sources that it was checked with.
func TestFunctions(t *testing.T) {
	s := Summary{Files: 2}
	s.AddLacking([]cudarules.Lacking{
		{Functions: []cache.FunctionCount{{File: "a.cu", All: 2, Whole: 2}, {File: "h.cuh", All: 5, Whole: 4}}},
		{Functions: []cache.FunctionCount{{File: "b.cu", All: 1}, {File: "h.cuh", All: 5, Whole: 3}}},
	})
	s.AddFiles(Summary{Functions: 3, FunctionsWhole: 3})
	if got, want := s.Line(), "2 CUDA files checked; 8 of 11 functions understood whole"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
