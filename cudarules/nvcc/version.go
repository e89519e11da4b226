package nvcc

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A Version is a release of the CUDA toolkit.
type Version struct{ Major, Minor int }

// releases are the toolkits that cudavet knows, the oldest first.
var releases = []Version{
	{9, 0}, {9, 1}, {9, 2}, {10, 0}, {10, 1}, {10, 2},
	{11, 0}, {11, 1}, {11, 2}, {11, 3}, {11, 4}, {11, 5}, {11, 6}, {11, 7}, {11, 8},
	{12, 0}, {12, 1}, {12, 2}, {12, 3}, {12, 4}, {12, 5}, {12, 6}, {12, 8}, {12, 9},
	{13, 0},
}

// Newest is the newest toolkit release that cudavet knows.
var Newest = releases[len(releases)-1]

// ParseVersion reads a version such as "12.0"; a third number, that of an update, is skipped. An
// unknown release is an error.
func ParseVersion(s string) (Version, error) {
	parts := strings.Split(s, ".")
	if len(parts) < 2 || len(parts) > 3 {
		return Version{}, fmt.Errorf("CUDA version %q: want a release such as %v", s, Newest)
	}
	var numbers [3]int
	for i, part := range parts {
		n, err := strconv.ParseUint(part, 10, 16)
		if err != nil {
			return Version{}, fmt.Errorf("CUDA version %q: want a release such as %v", s, Newest)
		}
		numbers[i] = int(n)
	}
	v := Version{numbers[0], numbers[1]}
	if !slices.Contains(releases, v) {
		return Version{}, fmt.Errorf("CUDA version %q is not known; known are %v to %v", s, releases[0], Newest)
	}
	return v, nil
}

func (v Version) String() string { return fmt.Sprintf("%d.%d", v.Major, v.Minor) }

// Before reports whether v is older than w.
func (v Version) Before(w Version) bool {
	return v.Major < w.Major || v.Major == w.Major && v.Minor < w.Minor
}

// architectures are the compute capabilities that nvcc compiled for at some
// time, with the first and last major version of the toolkit that did.
var architectures = []struct {
	arch        int
	first, last Version
}{
	{30, Version{9, 0}, Version{10, 2}},
	{32, Version{9, 0}, Version{10, 2}},
	{35, Version{9, 0}, Version{11, 8}},
	{37, Version{9, 0}, Version{11, 8}},
	{50, Version{9, 0}, Version{12, 9}},
	{52, Version{9, 0}, Version{12, 9}},
	{53, Version{9, 0}, Version{12, 9}},
	{60, Version{9, 0}, Version{12, 9}},
	{61, Version{9, 0}, Version{12, 9}},
	{62, Version{9, 0}, Version{12, 9}},
	{70, Version{9, 0}, Version{12, 9}},
	{72, Version{9, 2}, Version{12, 9}},
	{75, Version{10, 0}, Newest},
	{80, Version{11, 0}, Newest},
	{86, Version{11, 1}, Newest},
	{87, Version{11, 4}, Newest},
	{88, Version{13, 0}, Newest},
	{89, Version{11, 8}, Newest},
	{90, Version{11, 8}, Newest},
	{100, Version{12, 8}, Newest},
	{101, Version{12, 8}, Version{12, 9}},
	{103, Version{12, 9}, Newest},
	{110, Version{13, 0}, Newest},
	{120, Version{12, 8}, Newest},
	{121, Version{12, 9}, Newest},
}

// Architectures returns the compute capabilities, times ten, that the
// toolkit's nvcc compiles for, ascending.
func (v Version) Architectures() []int {
	var archs []int
	for _, a := range architectures {
		if !v.Before(a.first) && !a.last.Before(v) {
			archs = append(archs, a.arch)
		}
	}
	return archs
}

// DefaultArchitecture returns the compute capability, times ten, that the toolkit's
// nvcc compiles for without -arch. (nvcc documentation, "--gpu-architecture".)
func (v Version) DefaultArchitecture() int {
	switch {
	case v.Major < 11:
		return 30
	case v.Major < 13:
		return 52
	}
	return 75
}
