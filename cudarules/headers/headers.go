// Package headers holds what project code includes but cudavet does not read
// from disk: CUDA's, libcu++'s and the standard library's declarations, as
// source. It knows nothing of how they are read.
//
// include/c is the C part under the headers' real names, with the sizes,
// enumerator values and signatures of CUDA 12, so that cgo can compile a
// package where no CUDA toolkit is installed. include/cuda is the C++ part for
// the meaning layer alone: it carries the execution spaces, special members and
// templates that the rules ask for, and no compiler ever sees it.
package headers

import (
	"embed"
	"io/fs"
	"slices"
	"strings"
)

//go:embed include
var include embed.FS

// A File is one built-in header.
type File struct {
	Name string // slash-separated path below include, such as "c/driver_types.h"
	Text []byte // shared by all callers: not to be written to
}

// prelude names the files that Prelude returns. nvcc declares the runtime in
// every .cu file without an #include; the other files stand here as well,
// because a project header that was not found may have included them.
var prelude = []string{
	"c/host_defines.h",
	"c/vector_types.h",
	"c/driver_types.h",
	"c/device_types.h",
	"c/surface_types.h",
	"c/texture_types.h",
	"c/library_types.h",
	"c/cuda_runtime_api.h",
	"cuda/macros.h",
	"cuda/libc.h",
	"cuda/builtins.h",
	"cuda/math.h",
	"cuda/texture.h",
	"cuda/std_traits.h",
}

// Prelude returns the headers that hold in every .cu file, each after those
// that it needs. Their #include lines name only each other and C's standard
// headers, and can be skipped.
func Prelude() []File {
	files := make([]File, len(prelude))
	for i, name := range prelude {
		files[i] = mustRead(name)
	}
	return files
}

// C returns the C headers by the names that an #include gives them.
func C() fs.FS {
	sub, err := fs.Sub(include, "include/c")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	return sub
}

// Library returns the C header of the given name with those of the built-in C
// headers that it includes and the prelude lacks, each after those that it
// needs; nil if there is no such header. cuda.h, cublas_v2.h and the other
// libraries are too large to read for files that do not ask for them.
func Library(name string) []File {
	var files []File
	var visit func(string)
	visit = func(name string) {
		path := "c/" + name
		if slices.Contains(prelude, path) || slices.ContainsFunc(files, func(f File) bool { return f.Name == path }) {
			return
		}
		text, err := include.ReadFile("include/" + path)
		if err != nil {
			return
		}
		for line := range strings.Lines(string(text)) {
			if rest, ok := strings.CutPrefix(line, `#include "`); ok {
				visit(strings.TrimRight(rest, "\"\r\n"))
			}
		}
		files = append(files, File{path, text})
	}
	visit(name)
	return files
}

func mustRead(name string) File {
	text, err := include.ReadFile("include/" + name)
	if err != nil {
		panic(err) // the file is part of the program
	}
	return File{name, text}
}
