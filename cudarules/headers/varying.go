package headers

import (
	"bufio"
	"bytes"
	"io/fs"
	"regexp"
	"strings"
	"sync"
)

// Varies reports whether the releases of CUDA that the C headers know declare a name
// differently, or some of them not at all: that of a function, a type or a macro.
func Varies(name string) bool { return varying()[name] }

var varying = sync.OnceValue(func() map[string]bool {
	names := map[string]bool{}
	err := fs.WalkDir(C(), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(C(), path)
		if bytes.Contains(text, []byte("#if "+releaseMacro)) {
			varyingIn(text, names)
		}
		return err
	})
	if err != nil {
		panic("headers: " + err.Error()) // they are part of the program
	}
	return names
})

// releaseMacro is the macro for the release in the headers' conditions.
const releaseMacro = "CUDAVET_RELEASE"

var (
	opening   = regexp.MustCompile(`^(?:typedef )?(?:struct|union|enum) (\w+) \{`)
	defining  = regexp.MustCompile(`(?m)^#define (\w+)`)
	declaring = regexp.MustCompile(`^[^(]*?(\w+)\(`)
	lastNamed = regexp.MustCompile(`(\w+);$`)
)

// varyingIn adds the names of a header, written a declaration or member a line, that
// are declared under a condition on the release, or that have such members.
func varyingIn(text []byte, names map[string]bool) {
	depth, around := 0, ""
	lines := bufio.NewScanner(bytes.NewReader(text))
	for lines.Scan() {
		line := lines.Text()
		switch {
		case strings.HasPrefix(line, "#if "+releaseMacro), depth > 0 && strings.HasPrefix(line, "#if"):
			depth++
		case depth > 0 && strings.HasPrefix(line, "#endif"):
			depth--
		}
		m := opening.FindStringSubmatch(line)
		if m != nil {
			around = m[1]
		}
		if depth > 0 {
			switch {
			case around != "":
				names[around] = true
			case strings.HasPrefix(line, "#"):
				m = defining.FindStringSubmatch(line)
			default:
				if m = declaring.FindStringSubmatch(line); m == nil {
					m = lastNamed.FindStringSubmatch(line)
				}
			}
			if around == "" && m != nil {
				names[m[1]] = true
			}
		}
		if strings.HasPrefix(line, "}") {
			around = ""
		}
	}
}
