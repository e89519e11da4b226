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

// isPackageFile reports whether the go command may take a file for part of a package.
func isPackageFile(path string) bool { return slices.Contains(builtExtensions, filepath.Ext(path)) }

// eachPackageFile has visit look at the files below a folder that the go command may take for
// part of a package, until it returns false.
func eachPackageFile(dir string, visit func(path string, isRegular bool) bool) {
	filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return nil
		case d.IsDir():
			if name := d.Name(); path != dir && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "testdata" || name == "node_modules") {
				return fs.SkipDir
			}
			return nil
		case isPackageFile(path) && !visit(path, d.Type().IsRegular()):
			return fs.SkipAll
		}
		return nil
	})
}

// endless returns the files of packages below a folder whose end the go command would wait
// for: pipes, devices, links to them.
func endless(dir string) []string {
	var found []string
	eachPackageFile(dir, func(path string, isRegular bool) bool {
		if !isRegular && isEndless(path) {
			found = append(found, path)
		}
		return true
	})
	return found
}

// endlessBeyond returns a file that the C compiler, which the go command starts for a package
// below a folder, would read, that is none of the package's own, and whose end it would wait
// for or that would fill all memory. It returns "" if there is none.
func endlessBeyond(dir string) string {
	found := ""
	eachPackageFile(dir, func(path string, isRegular bool) bool {
		if isRegular {
			found = endlessIncluded(path)
		}
		return found == ""
	})
	return found
}

// nothing returns what the go command is given in place of files: empty headers, and other
// texts that belong to no build.
func nothing(names []string) map[string][]byte {
	files := map[string][]byte{}
	for _, name := range names {
		files[name] = []byte("//go:build ignore\n\npackage ignored\n")
		if strings.HasPrefix(filepath.Ext(name), ".h") { // what includes it is built
			files[name] = nil
		}
	}
	return files
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
			at := within(folder, string(m[1]))
			isOwn := filepath.Dir(at) == dir && isPackageFile(at) // for which the go command has another
			if !isOwn && isEndless(at) {
				return at
			}
		}
	}
	return ""
}
