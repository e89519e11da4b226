package headers

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// IsStatus reports whether a name is that of a type by whose values the functions of CUDA's
// libraries say whether they succeeded, as cudaError_t, CUresult and cublasStatus_t: an
// enumeration whose zero is called a success and that functions return. It may be the name
// of a typedef or the tag of the enumeration.
func IsStatus(name string) bool { return statuses().types[name] }

// ReturnsStatus reports whether a function of CUDA's libraries returns such a type.
func ReturnsStatus(function string) bool { return statuses().functions[function] }

// ReturnsError reports whether a function of CUDA's returns a cudaError_t or CUresult: it is
// one of the runtime's or the driver's.
func ReturnsError(function string) bool { return statuses().ofCUDA[function] }

// statusNames are the types of statuses and the functions that return them. Those of
// libraries return a type of their library's, those of CUDA's own cudaError_t or CUresult.
type statusNames struct{ types, functions, ofLibraries, ofCUDA map[string]bool }

var statuses = sync.OnceValue(func() statusNames {
	var all strings.Builder
	var onDevice []span // of the headers that use the runtime's or driver's types
	err := fs.WalkDir(C(), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(C(), path)
		if usesDevice.Match(text) {
			onDevice = append(onDevice, span{all.Len(), all.Len() + len(text)})
		}
		all.Write(text)
		return err
	})
	if err != nil {
		panic("headers: " + err.Error()) // they are part of the program
	}
	text := all.String()
	aliases := map[string]string{} // by tag
	for _, m := range enumAlias.FindAllStringSubmatch(text, -1) {
		aliases[m[1]] = m[2]
	}
	together := map[string]string{} // all names of an enumeration with a success, by each of them
	for _, m := range enumeration.FindAllStringSubmatch(text, -1) {
		if !success.MatchString(m[2]) {
			continue
		}
		names := []string{m[1], m[3], aliases[m[1]]}
		for _, name := range names {
			together[name] = strings.Join(names, " ")
		}
	}
	delete(together, "")
	s := statusNames{map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}}
	for _, m := range returning.FindAllStringSubmatchIndex(text, -1) {
		result, function := text[m[2]:m[3]], text[m[4]:m[5]]
		names, ok := together[result]
		if !ok {
			continue
		}
		s.functions[function] = true
		for name := range strings.FieldsSeq(names) {
			s.types[name] = true
		}
		if strings.HasPrefix(result, "cudaError") || result == "CUresult" {
			s.ofCUDA[function] = true
		} else if slices.ContainsFunc(onDevice, func(header span) bool { return header.begin <= m[0] && m[0] < header.end }) {
			s.ofLibraries[function] = true
		}
	}
	return s
})

// A span is a part of a text, in bytes.
type span struct{ begin, end int }

// The headers are written a declaration or enumerator a line.
var (
	enumeration = regexp.MustCompile(`(?m)^(?:typedef )?enum ?(\w*) \{([^}]*)\} ?(\w*);`)
	enumAlias   = regexp.MustCompile(`(?m)^typedef enum (\w+) (\w+);`)
	success     = regexp.MustCompile(`(?i)\w*(?:success|no_error)\w* = 0,`)
	usesDevice  = regexp.MustCompile(`\b(?:cudaStream_t|CUstream|cuComplex|cublasHandle_t)\b|"(?:cuda_runtime|cuda_runtime_api|driver_types|npp\w*)\.h"`)
	returning   = regexp.MustCompile(`(?m)^(?:__\w+__ )*(?:enum )?(\w+) (\w+)\(`)
)
