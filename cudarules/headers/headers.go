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
	"bytes"
	"embed"
	"io/fs"
	"path"
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

// A part is a built-in header and, for one that is written once for two
// namespaces, what its words __namespace and __space stand for.
type part struct{ name, namespace, space string }

// prelude lists the files that Prelude returns. nvcc declares the runtime in
// every .cu file without an #include; the other files stand here as well,
// because a header that was not found may have included them.
var prelude = []part{
	{name: "cuda/macros.h"},
	{name: "cuda/libc.h"},
	{name: "c/host_defines.h"},
	{name: "c/vector_types.h"},
	{name: "c/vector_functions.h"},
	{name: "c/device_types.h"},
	{name: "c/driver_types.h"},
	{name: "c/surface_types.h"},
	{name: "c/texture_types.h"},
	{name: "c/library_types.h"},
	{name: "c/cuda_runtime_api.h"},
	{name: "cuda/builtins.h"},
	{name: "cuda/math.h"},
	{name: "cuda/texture.h"},
	{name: "cuda/runtime.h"},
	{name: "cuda/std_traits.h"},
	{name: "cuda/values.h", namespace: "std"},
	{name: "cuda/std_utility.h"},
	{name: "cuda/std_containers.h"},
	{name: "cuda/std_algorithms.h"},
	{name: "cuda/std_threads.h"},
	{name: "cuda/libcudacxx.h"},
	{name: "cuda/values.h", namespace: "cuda::std", space: "__host__ __device__"},
	{name: "cuda/nvfunctional.h"},
	{name: "cuda/cooperative_groups.h"},
	{name: "cuda/fp16.h"},
	{name: "cuda/bf16.h"},
	{name: "cuda/mma.h"},
	{name: "cuda/curand_kernel.h"},
}

// Prelude returns the headers that hold in every .cu file, each after those
// that it needs. They are to be preprocessed with __CUDACC__ and __cplusplus
// defined; their #include lines name only each other and C's standard headers,
// and can be skipped. Their macros hold for the file that follows.
func Prelude() []File {
	files := make([]File, len(prelude))
	for i, p := range prelude {
		files[i] = p.file()
	}
	return files
}

func (p part) file() File {
	f := mustRead(p.name)
	if p.namespace == "" {
		return f
	}
	text := bytes.ReplaceAll(f.Text, []byte("__namespace"), []byte(p.namespace))
	text = bytes.ReplaceAll(text, []byte("__space "), []byte(strings.TrimLeft(p.space+" ", " ")))
	name := strings.ReplaceAll(p.namespace, "::", "_") + "_" + path.Base(p.name)
	return File{path.Dir(p.name) + "/" + name, text}
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
		file := "c/" + name
		if slices.Contains(prelude, part{name: file}) || slices.ContainsFunc(files, func(f File) bool { return f.Name == file }) {
			return
		}
		text, err := include.ReadFile("include/" + file)
		if err != nil {
			return
		}
		for line := range strings.Lines(string(text)) {
			if rest, ok := strings.CutPrefix(line, `#include "`); ok {
				visit(strings.TrimRight(rest, "\"\r\n"))
			}
		}
		files = append(files, File{file, text})
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
