package load

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/relative"
)

// missingHeader finds the place and the header in a complaint of gcc's or
// clang's.
var missingHeader = regexp.MustCompile(`(?m)^(?:(.*:\d+:\d+): )?fatal error: '?([^':\n]+)(?:: No such file|' file not found)`)

// A standIn puts cudavet's own CUDA toolkit in the place of one that is not
// installed: its headers, its pkg-config files.
type standIn struct {
	*loading
	header    string            // the first one that was missed
	libraries []string          // that pkg-config did not know
	folders   []string          // of the repository, with headers that were missed
	strays    []strayHeader     // those
	files     map[string][]byte // Go files that name the headers by their absolute paths, without these
	release   int               // of the headers, in the form of CUDA_VERSION; 0 for their own
}

// provide adds the missing parts of the toolkit for packages and their imports, and reports whether
// there is anything new.
func (t *standIn) provide(roots []*packages.Package) (changed bool) {
	packages.Visit(roots, nil, func(pkg *packages.Package) {
		for _, e := range pkg.Errors {
			changed = t.provideFor(pkg, e.Msg) || changed
		}
	})
	return changed
}

// provideFor adds the part of the toolkit that a package lacks according to an error of the go command, and reports
// whether there is anything new.
func (t *standIn) provideFor(pkg *packages.Package, message string) (changed bool) {
	for _, m := range missingHeader.FindAllStringSubmatch(message, -1) {
		if folder := t.Run.HeaderFolder(pkg.Dir, m[2]); folder != "" && t.addFolder(strayHeader{m[2], folder}) {
			changed = true
			continue
		}
		switch name := installed(m[2]); {
		case name != m[2]:
			changed = t.relocate(pkg) || changed
			t.header = cmp.Or(t.header, name)
		case t.header == "" && headers.HasC(name):
			t.header, changed = name, true
		}
	}
	for _, name := range missingLibraries(message) {
		if _, ok := headers.IsLibrary(name); ok && !slices.Contains(t.libraries, name) {
			t.libraries, changed = append(t.libraries, name), true
		}
	}
	return changed
}

// addFolder provides the folder of a header, and reports whether it is a new one.
func (t *standIn) addFolder(h strayHeader) bool {
	if !slices.Contains(t.strays, h) {
		t.strays = append(t.strays, h)
	}
	if slices.Contains(t.folders, h.folder) {
		return false
	}
	t.folders = append(t.folders, h.folder)
	t.say("%s is found in %s", h.name, relative.Path(h.folder))
	return true
}

// isEmpty reports whether nothing is to be provided.
func (t *standIn) isEmpty() bool { return t.header == "" && len(t.folders)+len(t.libraries) == 0 }

// installed returns the name of a built-in header that an include names by the
// absolute path where the toolkit has it; other names as they are.
func installed(name string) string {
	if _, rest, ok := strings.Cut(filepath.ToSlash(name), "/include/"); ok && filepath.IsAbs(name) && headers.HasC(rest) {
		return rest
	}
	return name
}

var absoluteInclude = regexp.MustCompile(`(?m)^([ \t/*]*#[ \t]*include[ \t]*)(?:"([^"\n]+)"|<([^>\n]+)>)`)

// relocate makes the Go files of a package use names relative to the include folder for includes by
// the absolute path of a toolkit. Positions in them do not change. It reports whether there was any
// such.
func (t *standIn) relocate(pkg *packages.Package) bool {
	changed := false
	for _, path := range pkg.GoFiles {
		text, err := regular.ReadFile(path)
		if err != nil || t.files[path] != nil {
			continue
		}
		relocated := absoluteInclude.ReplaceAllFunc(text, func(line []byte) []byte {
			m := absoluteInclude.FindSubmatch(line)
			path := string(m[2]) + string(m[3])
			name := installed(path)
			if name == path {
				return line
			}
			return fmt.Appendf(nil, "%s%-*s", m[1], len(path)+2, "<"+name+">")
		})
		if bytes.Equal(relocated, text) {
			continue
		}
		if t.files == nil {
			t.files = map[string][]byte{}
		}
		t.files[path], changed = relocated, true
	}
	return changed
}

// apply adds the provided files to a configuration.
func (t *standIn) apply(config *packages.Config) error {
	flags, err := CgoFlags(t.release)
	if err != nil {
		return err
	}
	for _, folder := range t.folders {
		flags += fmt.Sprintf(" '-idirafter%s'", folder)
	}
	config.Env = append(slices.Clip(t.config.Env), "CGO_CFLAGS="+flags)
	if len(t.libraries) > 0 {
		folder, err := t.describe(t.libraries)
		if err != nil {
			return err
		}
		config.Env = append(config.Env, "PKG_CONFIG_PATH="+folder+string(filepath.ListSeparator)+os.Getenv("PKG_CONFIG_PATH"))
	}
	config.Overlay = maps.Clone(t.config.Overlay)
	maps.Copy(config.Overlay, t.files)
	return nil
}

// CgoFlags returns the value of CGO_CFLAGS by which cgo finds the built-in headers of the CUDA toolkit
// after all others, for a release in the form of CUDA_VERSION; 0 is the release that the headers are
// written for.
func CgoFlags(release int) (string, error) {
	before, err := goEnv("", "CGO_CFLAGS")
	if err != nil {
		return "", err
	}
	folder, err := headerFolder()
	if err != nil {
		return "", err
	}
	flags := fmt.Sprintf("%s '-idirafter%s'", before, folder)
	if release != 0 {
		flags += fmt.Sprintf(" -DCUDAVET_RELEASE=%d", release)
	}
	return flags, nil
}

// headerFolder returns a folder with the built-in headers.
func headerFolder() (string, error) {
	folder, err := builtInHeaders()
	if err != nil || holdsHeaders(folder) {
		return folder, err
	}
	return folder, writeHeaders(folder)
}

// builtInHeaders returns the path of the folder with the built-in headers. It lies in the
// user's cache, under a name that depends on their content: cgo's results are
// kept as long as its flags stay the same.
func builtInHeaders() (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = os.TempDir()
	}
	content, err := contentOfHeaders()
	return filepath.Join(cache, "cudavet", "include-"+content), err
}

// contentOfHeaders returns a key of the built-in headers.
var contentOfHeaders = sync.OnceValues(func() (string, error) {
	content := sha256.New()
	err := fs.WalkDir(headers.C(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(headers.C(), name)
		fmt.Fprintf(content, "%s %d\n%s", name, len(text), text)
		return err
	})
	return hex.EncodeToString(content.Sum(nil))[:16], err
})

// writeHeaders writes the built-in headers to a folder.
func writeHeaders(folder string) error {
	if err := os.RemoveAll(folder); err != nil { // it has been modified
		return err
	}
	if err := os.MkdirAll(filepath.Dir(folder), 0o755); err != nil {
		return err
	}
	// Whoever comes first renames a whole folder into place.
	fresh, err := os.MkdirTemp(filepath.Dir(folder), "new-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(fresh)
	if err := os.Chmod(fresh, 0o755); err != nil {
		return err
	}
	if err := os.CopyFS(fresh, headers.C()); err != nil {
		return err
	}
	if err := os.Rename(fresh, folder); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return nil
}

// holdsHeaders reports whether a folder has the C headers, each as it should be.
func holdsHeaders(folder string) bool {
	err := fs.WalkDir(headers.C(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		want, err := fs.ReadFile(headers.C(), name)
		if err != nil {
			return err
		}
		got, err := regular.ReadFile(filepath.Join(folder, filepath.FromSlash(name)))
		if err == nil && !bytes.Equal(got, want) {
			err = fs.ErrInvalid
		}
		return err
	})
	return err == nil
}
