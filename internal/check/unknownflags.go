package check

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/internal/relative"
)

// UnknownFlags are the CUDA sources that build rules compile with flags that are not
// known, by what is unknown and why. What depends on such flags is not reported.
type UnknownFlags map[unknownCause][]string

type unknownCause struct {
	about  nvcc.Aspects
	reason string
}

// add notes a source that is compiled with some options, if any of them is unknown.
func (u *UnknownFlags) add(path string, o nvcc.Options) {
	if o.Unknown == 0 {
		return
	}
	if *u == nil {
		*u = UnknownFlags{}
	}
	cause := unknownCause{o.Unknown, o.Reason}
	(*u)[cause] = append((*u)[cause], path)
}

// addAll adds what another part of the run found unknown.
func (u *UnknownFlags) addAll(other UnknownFlags) {
	for cause, paths := range other {
		if *u == nil {
			*u = UnknownFlags{}
		}
		(*u)[cause] = append((*u)[cause], paths...)
	}
}

// mostNamed is how many sources a line names.
const mostNamed = 3

// Write tells what is unknown, one line a cause.
func (u UnknownFlags) Write(w io.Writer) {
	var lines []string
	for cause, paths := range u {
		slices.Sort(paths)
		paths = slices.Compact(paths)
		var named []string
		for _, path := range paths[:min(mostNamed, len(paths))] {
			named = append(named, relative.Path(path))
		}
		names := strings.Join(named, ", ")
		if more := len(paths) - len(named); more > 0 {
			names += fmt.Sprintf(" and %d more", more)
		}
		lines = append(lines, oneLine(fmt.Sprintf("cudavet: not known of %s: %s (%s)", names, cause.about, cause.reason)))
	}
	slices.Sort(lines)
	for _, line := range lines {
		fmt.Fprintln(w, line)
	}
}

// oneLine returns a text without what moves a terminal's cursor: build rules may say
// anything.
func oneLine(text string) string {
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return ' '
	}, text)), " ")
}
