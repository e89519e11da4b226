package headers

import (
	"io/fs"
	"regexp"
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

// statusNames are the types of statuses and the functions that return them.
type statusNames struct{ types, functions map[string]bool }

var statuses = sync.OnceValue(func() statusNames {
	var all strings.Builder
	err := fs.WalkDir(C(), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(C(), path)
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
	s := statusNames{map[string]bool{}, map[string]bool{}}
	for _, m := range returning.FindAllStringSubmatch(text, -1) {
		if names, ok := together[m[1]]; ok {
			s.functions[m[2]] = true
			for name := range strings.FieldsSeq(names) {
				s.types[name] = true
			}
		}
	}
	return s
})

// The headers are written a declaration or enumerator a line.
var (
	enumeration = regexp.MustCompile(`(?m)^(?:typedef )?enum ?(\w*) \{([^}]*)\} ?(\w*);`)
	enumAlias   = regexp.MustCompile(`(?m)^typedef enum (\w+) (\w+);`)
	success     = regexp.MustCompile(`(?i)\w*(?:success|no_error)\w* = 0,`)
	returning   = regexp.MustCompile(`(?m)^(?:__\w+__ )*(?:enum )?(\w+) (\w+)\(`)
)
