package load

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// builtExtensions are those of files that the go command takes for part of a package.
var builtExtensions = strings.Fields(".go .c .cc .cpp .cxx .h .hh .hpp .hxx .s .S .sx .m .f .F .f90 .for .swig .swigcxx .syso .mod .sum .work")

// endless returns a file that the go command, or the C compiler that it starts, would read
// for a package below a folder, and whose end it would wait for or that would fill all
// memory: a pipe, a device, a link to one. It returns "" if there is none.
func endless(dir string) string {
	found := ""
	filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil
		case d.IsDir():
			if name := d.Name(); path != dir && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "testdata" || name == "node_modules") {
				return fs.SkipDir
			}
			return nil
		case !slices.Contains(builtExtensions, filepath.Ext(path)):
			return nil
		case !d.Type().IsRegular() && isEndless(path):
			found = path
		case d.Type().IsRegular():
			found = endlessIncluded(path)
		}
		if found != "" {
			return fs.SkipAll
		}
		return nil
	})
	return found
}

// isEndless reports whether a file is there that is neither regular nor a folder, nor the
// device that ends at once.
func isEndless(path string) bool {
	info, err := os.Stat(path)
	return err == nil && !info.Mode().IsRegular() && !info.IsDir() && path != os.DevNull
}

// How C sources, the comments that are preambles in Go, and the flags there name files to
// be included, and folders in which they are looked for.
var (
	includeLine   = regexp.MustCompile(`(?m)^[ \t]*(?://)?[ \t]*#[ \t]*(?:include|include_next|import)[ \t]*["<]([^">\n]+)[">]`)
	cgoLine       = regexp.MustCompile(`(?m)^[ \t]*(?://)?[ \t]*#cgo[ \t].*$`)
	includeFlag   = regexp.MustCompile(`(?:^|\s)-(?:include|imacros)\s*(\S+)`)
	includeFolder = regexp.MustCompile(`(?:^|\s)-(?:I|iquote|isystem|idirafter)\s*(\S+)`)
)

// endlessIncluded returns such a file among those that a source file includes, by itself or
// by its cgo flags.
func endlessIncluded(path string) string {
	text, err := os.ReadFile(path)
	if err != nil || filepath.Ext(path) == ".go" && !bytes.Contains(text, []byte(`"C"`)) {
		return ""
	}
	dir := filepath.Dir(path)
	within := func(folder, name string) string {
		name = strings.Trim(strings.ReplaceAll(name, "${SRCDIR}", dir), `"'`)
		if filepath.IsAbs(name) {
			return filepath.Clean(name)
		}
		return filepath.Join(folder, name)
	}
	names := includeLine.FindAllSubmatch(text, -1)
	folders := []string{dir}
	for _, line := range cgoLine.FindAll(text, -1) {
		names = append(names, includeFlag.FindAllSubmatch(line, -1)...)
		for _, m := range includeFolder.FindAllSubmatch(line, -1) {
			folders = append(folders, within(dir, string(m[1])))
		}
	}
	for _, m := range names {
		for _, folder := range folders {
			if at := within(folder, string(m[1])); isEndless(at) {
				return at
			}
		}
	}
	return ""
}
