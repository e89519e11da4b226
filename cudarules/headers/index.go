package headers

import (
	"fmt"
	"iter"
	"strings"
)

// The headers in libraries.zip were made by internal/standin, from those of CUDA 11.8 and cuFile 1.4,
// with differing declarations of NPP in CUDA 13.
//
//go:generate go run ./internal/indexer

// An index file is a built-in header in the form for lookup: preprocessed, and cut into declarations.
// It begins with the header's #include lines that name other built-in headers. Then come the
// declarations, each under a line of nameLine, its namespace and the names that it declares there,
// separated by tabs:
//
//	//	std	swap
//	namespace std { template <class T> void swap(T &a, T &b); }
//
// Nothing else in the file begins with nameLine: comments are gone.
const nameLine = "//\t"

// constexpr20 is the word of the built-in headers for constexpr where C++20
// has put it. It outlives the preprocessor, so that one index serves all
// standards.
const constexpr20 = "__constexpr20"

// A Declaration is the smallest part of a header that is read separately: a declaration, with adjacent
// ones that declare the same names or none, in the enclosing namespaces and linkage specifications.
type Declaration struct {
	Namespace string // qualified, such as "std::chrono"; "" for the global one
	names     string // apart by tabs
	text      string
}

// Names yields the names that the declaration declares in its namespace.
func (d Declaration) Names() iter.Seq[string] { return strings.SplitSeq(d.names, "\t") }

// Text returns the declaration as a C++ standard has it, 20 for C++20.
func (d Declaration) Text(std int) []byte { return ForStandard(d.text, std) }

// ForStandard returns the preprocessed text of a built-in header as a C++
// standard has it, 20 for C++20, with everything at its place.
func ForStandard(text string, std int) []byte {
	word := ""
	if std >= 20 {
		word = "constexpr"
	}
	return []byte(strings.ReplaceAll(text, constexpr20, fmt.Sprintf("%-*s", len(constexpr20), word)))
}

// Declarations yields the declarations of a header in their order.
func (f File) Declarations() iter.Seq[Declaration] {
	return func(yield func(Declaration) bool) {
		rest := f.index
		for {
			start := strings.Index(rest, nameLine)
			if start < 0 {
				return
			}
			line, text, _ := strings.Cut(rest[start+len(nameLine):], "\n")
			end := strings.Index(text, "\n"+nameLine)
			if end < 0 {
				end = len(text)
			}
			namespace, names, _ := strings.Cut(line, "\t")
			if !yield(Declaration{namespace, names, strings.TrimSuffix(text[:end], "\n")}) {
				return
			}
			rest = text[end:]
		}
	}
}

// includes yields the built-in headers that a header includes by name.
func (f File) includes() iter.Seq[string] {
	return func(yield func(string) bool) {
		for line := range strings.Lines(f.index) {
			name, ok := strings.CutPrefix(line, `#include "`)
			if !ok || !yield(strings.TrimRight(name, "\"\n")) {
				return
			}
		}
	}
}
