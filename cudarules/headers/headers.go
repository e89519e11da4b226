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
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"
)

//go:embed include
var include embed.FS

// A File is one built-in header as the meaning layer reads it.
type File struct {
	Name string // slash-separated path below include, such as "c/driver_types.h"; unique
	Text []byte // shared by all callers: not to be written to
}

// C returns the C headers by the names that an #include gives them.
func C() fs.FS {
	sub, err := fs.Sub(include, "include/c")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	return sub
}

// prelude names the files that hold in every .cu file: what nvcc includes by
// itself, and the standard library, whose headers include one another in ways
// that no program should have to know.
var prelude = []string{
	"cuda/language.h",
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
// that it needs. They are to be preprocessed in this order with __CUDACC__ and
// __cplusplus defined; the files that their #include lines name stand before
// them or are C's own.
func Prelude() []File {
	files := make([]File, len(prelude))
	for i, name := range prelude {
		files[i] = read(name)
	}
	return files
}

// libraries names the C++ files that an #include brings beside the prelude,
// each after those that it needs. A name that ends in a slash stands for all
// headers in that folder. Their declarations would be in the way of a program
// that does without them: a function half is no half-precision type.
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

// Libraries returns what #includes of the named headers declare beside the
// prelude: every file once, after those that it needs. A name that brings
// nothing, or that is not known, adds nothing. A file can be preprocessed by
// itself: it needs no macro of another.
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

// Library returns what an #include of one header declares beside the prelude.
// Two headers may bring the same file: see [Libraries].
func Library(name string) []File { return Libraries(name) }

// appendWithIncludes appends the file and the built-in C headers that it
// includes, except those that are there already or in the prelude.
func appendWithIncludes(files []File, name string) []File {
	known := func(f File) bool { return f.Name == name }
	if slices.Contains(prelude, name) || slices.ContainsFunc(files, known) || !exists(name) {
		return files
	}
	f := read(name)
	for line := range strings.Lines(string(f.Text)) {
		if included, ok := strings.CutPrefix(line, `#include "`); ok {
			included = strings.TrimRight(included, "\"\r\n")
			files = appendWithIncludes(files, path.Join(path.Dir(name), included))
		}
	}
	return append(files, f)
}

// values are the files made from values.h, which is written once for the two
// namespaces that share its class templates.
var values = map[string]*strings.Replacer{
	"cuda/std_values.h": strings.NewReplacer("__namespace", "std", "__space ", ""),
	"cuda/cudacxx_values.h": strings.NewReplacer("__namespace", "cuda::std", "__space ", "__host__ __device__ ", "__constexpr20", "constexpr",
		"class complex {", "class alignas(2 * sizeof(T)) complex {"),
}

func exists(name string) bool {
	if values[name] != nil {
		return true
	}
	_, err := fs.Stat(include, "include/"+name)
	return err == nil
}

// read returns a file that exists.
func read(name string) File {
	if f, ok := texts.Load(name); ok {
		return f.(File)
	}
	f := rewrite(name)
	texts.Store(name, f)
	return f
}

var texts sync.Map // name -> File, once it was asked for

// rewrite reads a file and turns its integer macros into enumerators.
func rewrite(name string) File {
	source := name
	replacer := values[name]
	if replacer != nil {
		source = "cuda/values.h"
	}
	text, err := include.ReadFile("include/" + source)
	if err != nil {
		panic(err) // the file is part of the program
	}
	switch {
	case replacer != nil:
		text = []byte(replacer.Replace(string(text)))
	case bytes.Contains(text, []byte("\n#define ")):
		text = constant.ReplaceAllFunc(text, func(line []byte) []byte {
			m := constant.FindSubmatch(line)
			if bytes.HasSuffix(m[1], []byte("_VERSION")) {
				return line // the preprocessor knows the toolkit's number better
			}
			return fmt.Appendf(nil, "enum { %s = %s };", m[1], m[2])
		})
	}
	return File{name, text}
}

// constant is the definition of an integer by a macro. The meaning layer gets
// an enumerator instead: macros end with the file that the preprocessor reads,
// declarations do not.
var constant = regexp.MustCompile(`(?m)^#define (\w+) (\(?-?(?:0[xX])?[0-9A-Fa-f]+[uUlL]*\)?)$`)
