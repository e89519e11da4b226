package load

import (
	"bufio"
	"bytes"
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// The releases whose declarations the built-in headers have, in the form of
// CUDA_VERSION: all releases of a major version are taken for alike.
const (
	cuda11 = 11080
	cuda12 = 12080 // the release of the headers
	cuda13 = 13000
)

// Release returns the release that the user wants in the form of CUDA_VERSION; 0
// if there is no wish.
func Release(cuda string) (int, error) {
	if cuda == "" {
		return 0, nil
	}
	version, err := nvcc.ParseVersion(cuda)
	if err != nil {
		return 0, fmt.Errorf("-cuda: %w", err)
	}
	return 1000*version.Major + 10*version.Minor, nil
}

func releaseName(release int) string {
	if release == 0 {
		release = cuda12
	}
	return fmt.Sprintf("%d.%d", release/1000, release%1000/10)
}

// fit loads the packages with the headers of the release that they are written
// for: the user's, or that with which the fewest errors are left. Of several
// the one that the repository names comes first.
func (t *standIn) fit() ([]*packages.Package, error) {
	release, err := Release(t.CUDA)
	if err != nil {
		return nil, err
	}
	t.release = release
	roots, err := t.load(t.patterns)
	if err != nil {
		return nil, err
	}
	best, troubled := troubles(roots)
	if t.CUDA == "" && best > 0 {
		first := t.release
		chosen := first
		for _, release := range t.releases(roots) {
			t.release = release
			tried, err := t.load(troubled)
			if err != nil {
				return nil, err
			}
			if n, _ := troubles(tried); n < best {
				best, chosen = n, release
			}
			if best == 0 {
				break
			}
		}
		if t.release = chosen; chosen != first {
			if roots, err = t.load(t.patterns); err != nil {
				return nil, err
			}
		}
	}
	return roots, t.tell()
}

// tell reports the replacements of missing software, for Verbose.
func (t *standIn) tell() error {
	what := t.header
	switch {
	case what != "":
	case len(t.libraries) > 0:
		what = "pkg-config's " + strings.Join(t.libraries, " ")
	default:
		return nil
	}
	flags, err := CgoFlags(t.release)
	if err == nil {
		t.say("%s is not found; cgo gets cudavet's own headers of CUDA %s: CGO_CFLAGS=%s", what, releaseName(t.release), flags)
	}
	return err
}

// load loads patterns with the provided files.
func (t *standIn) load(patterns []string) ([]*packages.Package, error) {
	config := t.config
	if err := t.apply(&config); err != nil {
		return nil, err
	}
	listed, err := t.list(config, patterns)
	if err != nil {
		return nil, err
	}
	return t.whole(config, patterns, listed)
}

// troubles returns how much the packages have to complain about declarations that
// differ between CUDA's releases, and which packages do.
func troubles(roots []*packages.Package) (count int, paths []string) {
	packages.Visit(roots, nil, func(pkg *packages.Package) {
		n := 0
		for _, e := range pkg.Errors {
			for line := range strings.Lines(e.Msg) {
				if slices.ContainsFunc(cgoname.In(line), headers.Varies) {
					n++
				}
			}
		}
		if n > 0 {
			count += n
			if path := strings.TrimSuffix(pkg.PkgPath, "_test"); !slices.Contains(paths, path) {
				paths = append(paths, path)
			}
		}
	})
	return count, paths
}

// releases returns the releases to be tried beside that of the headers: those
// that the repository names, then the others.
func (t *standIn) releases(roots []*packages.Package) []int {
	dirs := []string{t.config.Dir}
	for _, pkg := range roots {
		if pkg.Module != nil && pkg.Module.Main && !slices.Contains(dirs, pkg.Module.Dir) {
			dirs = append(dirs, pkg.Module.Dir)
		}
		if pkg.Dir != "" && !slices.Contains(dirs, pkg.Dir) {
			dirs = append(dirs, pkg.Dir)
		}
	}
	var list []int
	add := func(release int) {
		same := func(r int) bool { return r/1000 == release/1000 }
		if !same(cmp.Or(t.release, cuda12)) && !slices.ContainsFunc(list, same) {
			list = append(list, release)
		}
	}
	for _, dir := range dirs {
		for _, release := range releasesNamed(dir) {
			add(release)
		}
	}
	add(cuda13)
	add(cuda11)
	return list
}

// namedRelease matches a release after the toolkit's name, as in folders, images and pkg-config files.
var namedRelease = regexp.MustCompile(`(?i)cuda(?:rt)?(?:[-_/ :=@]|toolkit|version|\.v?)*v?(\d{1,2})[.-](\d{1,2})\b`)

// releasesNamed returns the releases that the build rules in a folder and the
// cgo lines of its Go files name.
func releasesNamed(dir string) []int {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	var list []int
	for _, entry := range entries {
		if !namesReleases(entry) {
			continue
		}
		text, err := regular.ReadFile(filepath.Join(dir, entry.Name()))
		if err != nil {
			continue
		}
		lines := bufio.NewScanner(bytes.NewReader(text))
		for lines.Scan() {
			line := lines.Text()
			if filepath.Ext(entry.Name()) == ".go" && !strings.Contains(line, "#cgo") {
				continue
			}
			for _, m := range namedRelease.FindAllStringSubmatch(line, -1) {
				major, _ := strconv.Atoi(m[1])
				minor, _ := strconv.Atoi(m[2])
				if major >= 7 && major <= 13 {
					list = append(list, 1000*major+10*minor)
				}
			}
		}
	}
	return list
}

// namesReleases reports whether a file may name the toolkit release of the build.
func namesReleases(entry fs.DirEntry) bool {
	name := entry.Name()
	switch filepath.Ext(name) {
	case ".go", ".mk", ".mak", ".sh", ".cmake", ".yml", ".yaml":
		return entry.Type().IsRegular()
	}
	for _, prefix := range []string{"Makefile", "GNUmakefile", "makefile", "CMakeLists.txt", "Dockerfile", "go.mod"} {
		if strings.HasPrefix(name, prefix) {
			return entry.Type().IsRegular()
		}
	}
	return false
}
