// Package headers provides the headers that project code includes but cudavet does not read from disk:
// declarations of CUDA, libcu++ and the standard library. It does not depend on the packages that read
// them.
//
// include/c is the C part under the headers' real names, with the sizes, enumerator values and
// signatures of CUDA 12, so that cgo can compile a package where no CUDA toolkit is installed.
// include/cuda is the C++ part for the meaning layer alone: it carries the execution spaces, special
// members and templates that the rules ask for, and no compiler ever sees it. The meaning layer reads
// both from index, which go generate makes from them, so that a source pays only for the names that it
// uses.
//
// include/c/hip is for C code alone: in a .cu file HIP's headers are unseen, as its compiler has other rules than nvcc.
//
// The C headers of libraries with thousands of functions are made from those of
// a toolkit by internal/standin, and packed: libraries.zip has the headers,
// libraries-index.zip their index files.
package headers

import (
	"archive/zip"
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
)

//go:embed include/c index libraries.zip libraries-index.zip
var files embed.FS

// A File is one built-in header as the meaning layer reads it.
type File struct {
	Name  string // slash-separated path below include, such as "c/driver_types.h"; unique
	index string // the text of its index file
}

// C returns the C headers by the names that an #include gives them.
func C() fs.FS {
	sub, err := fs.Sub(files, "include/c")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	return overlaid{sub, packedHeaders()}
}

// HasC reports whether there is a C header of that name.
func HasC(name string) bool {
	if !fs.ValidPath(name) {
		return false
	}
	info, err := fs.Stat(C(), name)
	return err == nil && !info.IsDir()
}

var (
	packedHeaders = sync.OnceValue(func() fs.FS { return unpack("libraries.zip") })
	packedIndex   = sync.OnceValue(func() fs.FS { return unpack("libraries-index.zip") })
)

// unpack returns the files of an archive that is part of the program.
func unpack(name string) fs.FS {
	packed, err := files.ReadFile(name)
	if err != nil {
		panic(err)
	}
	archive, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	if err != nil {
		panic(fmt.Errorf("%s: %w", name, err))
	}
	return archive
}

// An overlaid file system has the files of both, where they share one those of the first.
type overlaid struct{ first, second fs.FS }

func (o overlaid) Open(name string) (fs.File, error) {
	f, err := o.first.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return o.second.Open(name)
	}
	return f, err
}

// ReadDir is for walks: an opened folder only lists the files of the first file system.
func (o overlaid) ReadDir(name string) ([]fs.DirEntry, error) {
	list, err := fs.ReadDir(o.first, name)
	more, errSecond := fs.ReadDir(o.second, name)
	if err != nil && errSecond != nil {
		return nil, err
	}
	for _, entry := range more {
		if !slices.ContainsFunc(list, func(e fs.DirEntry) bool { return e.Name() == entry.Name() }) {
			list = append(list, entry)
		}
	}
	slices.SortFunc(list, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return list, nil
}

// prelude names the files that are present in every .cu file: the implicit includes of nvcc, and the
// standard library, whose headers include one another in ways that no program should have to know.
var prelude = []string{
	"cuda/libc.h",
	"c/host_defines.h",
	"c/vector_types.h",
	"c/vector_functions.h",
	"c/device_types.h",
	"c/driver_types.h",
	"c/surface_types.h",
	"c/texture_types.h",
	"c/builtin_types.h",
	"c/library_types.h",
	"c/cuda_runtime_api.h",
	"c/driver_functions.h",
	"c/cuda_runtime.h",
	"cuda/builtins.h",
	"cuda/math.h",
	"cuda/texture.h",
	"cuda/runtime.h",
	"cuda/std_traits.h",
	"cuda/std_values.h",
	"cuda/std_utility.h",
	"cuda/std_containers.h",
	"cuda/std_algorithms.h",
	"cuda/std_threads.h",
}

// Prelude returns the headers that hold in every .cu file, each after those
// that it needs.
func Prelude() []File {
	files := make([]File, len(prelude))
	for i, name := range prelude {
		files[i], _ = read(name)
	}
	return files
}

// libraries names the C++ files that an #include adds to the prelude, each after those that it needs.
// A name with a trailing slash covers all headers in that folder. Their declarations would interfere
// with a program that does not include them: a function half is no half-precision type.
var libraries = map[string][]string{
	"cuda_fp16.h":                 {"cuda/fp16.h"},
	"cuda_bf16.h":                 {"cuda/fp16.h", "cuda/bf16.h"},
	"mma.h":                       {"cuda/fp16.h", "cuda/bf16.h", "cuda/mma.h"},
	"curand_kernel.h":             {"c/curand.h", "cuda/curand_kernel.h"},
	"nvfunctional":                {"cuda/nvfunctional.h"},
	"cooperative_groups.h":        {"cuda/cooperative_groups.h"},
	"cooperative_groups/":         {"cuda/cooperative_groups.h"},
	"cuda/":                       {"cuda/libcudacxx.h", "cuda/cudacxx_values.h"},
	"cuda_pipeline.h":             {"cuda/pipeline_primitives.h"},
	"cuda_pipeline_primitives.h":  {"cuda/pipeline_primitives.h"},
	"cuda_awbarrier.h":            {"cuda/pipeline_primitives.h"},
	"cuda_awbarrier_primitives.h": {"cuda/pipeline_primitives.h"},
	"unistd.h":                    {"cuda/posix.h"},
	"fcntl.h":                     {"cuda/posix.h"},
	"dlfcn.h":                     {"cuda/posix.h"},
	"sched.h":                     {"cuda/posix.h"},
	"pthread.h":                   {"cuda/posix.h"},
	"signal.h":                    {"cuda/posix.h"},
	"csignal":                     {"cuda/posix.h"},
	"setjmp.h":                    {"cuda/posix.h"},
	"csetjmp":                     {"cuda/posix.h"},
	"locale.h":                    {"cuda/posix.h"},
	"clocale":                     {"cuda/posix.h"},
	"sys/":                        {"cuda/posix.h"},
}

// Libraries returns the declarations that #includes of the named headers add to the prelude: every
// file once, after those that it needs. A name without declarations, or an unknown one, adds nothing.
func Libraries(names ...string) []File {
	var files []File
	for _, name := range names {
		parts, ok := libraries[name]
		if !ok {
			folder, _, _ := strings.Cut(name, "/")
			if parts, ok = libraries[folder+"/"]; !ok {
				parts = []string{"c/" + name}
			}
		}
		for _, part := range parts {
			files = appendWithIncludes(files, part)
		}
	}
	return files
}

// appendWithIncludes appends the file and the built-in C headers that it
// includes, except those that are there already or in the prelude.
func appendWithIncludes(files []File, name string) []File {
	known := func(f File) bool { return f.Name == name }
	if slices.Contains(prelude, name) || slices.ContainsFunc(files, known) {
		return files
	}
	f, ok := read(name)
	if !ok {
		return files
	}
	for included := range f.includes() {
		files = appendWithIncludes(files, path.Join(path.Dir(name), included))
	}
	return append(files, f)
}

// read returns a file if there is one of that name.
func read(name string) (f File, ok bool) {
	if f, ok := known.Load(name); ok {
		return f.(File), true
	}
	text, err := files.ReadFile("index/" + name)
	if err != nil {
		if text, err = fs.ReadFile(packedIndex(), name); err != nil {
			return File{}, false
		}
	}
	f = File{name, string(text)}
	known.Store(name, f)
	return f, true
}

var known sync.Map // name -> File, computed on demand
