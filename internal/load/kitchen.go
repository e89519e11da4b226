package load

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// A kitchen has the cgo tool make its files, and nothing more: the go command has all C code of a package compiled before it
// hands them over. It keeps them for later runs.
type kitchen struct {
	*loading
	kept  *keptCooked
	lacks *standIn          // missing parts of the toolkit, also for packages whose files are cached
	texts map[string][]byte // of the files, by names that no file has
}

// openKitchen returns a kitchen for packages; nil where the go command is to make their files.
func (l *loading) openKitchen(cgo map[string]*cgoPackage) *kitchen {
	if l.Cooked == nil || len(cgo) == 0 || runtime.GOOS == "windows" { // where there is no /bin/sh
		return nil
	}
	release, err := Release(l.CUDA)
	if err != nil {
		return nil
	}
	kept := l.openKept(release)
	if kept == nil {
		return nil
	}
	return &kitchen{l, kept, &standIn{loading: l, release: release}, map[string][]byte{}}
}

// take gives packages the files that earlier runs have made, and returns the packages that are left.
func (k *kitchen) take(cgo map[string]*cgoPackage) (left map[string]*cgoPackage) {
	left = maps.Clone(cgo)
	if k == nil {
		return left
	}
	for _, path := range slices.Sorted(maps.Keys(cgo)) {
		p := cgo[path]
		c := k.kept.get(p)
		switch {
		case c == nil:
		case c.theirs:
			p.theirs = true
		case !slices.ContainsFunc(c.elsewhere, func(h strayHeader) bool { return k.Run.HeaderFolder(p.dir(), h.name) != h.folder }):
			k.lacks.lack(c)
			k.give(p, c)
			delete(left, path)
		}
	}
	return left
}

// lack provides the parts that a package lacked when its files were made.
func (t *standIn) lack(c *cooked) {
	t.header = cmp.Or(t.header, c.header)
	for _, h := range c.elsewhere {
		t.addFolder(h)
	}
	for _, name := range c.libraries {
		if !slices.Contains(t.libraries, name) {
			t.libraries = append(t.libraries, name)
		}
	}
}

// give gives the variants of a package its files.
func (k *kitchen) give(p *cgoPackage, c *cooked) {
	for _, f := range c.files {
		name := filepath.Join(p.dir(), strings.TrimSuffix(f.name, ".go")) // a Go file of the name may be a person's
		k.texts[name] = f.text
		for _, pkg := range p.variants {
			pkg.CompiledGoFiles = append(pkg.CompiledGoFiles, name)
		}
	}
}

// asked returns those packages for which the go command's own cache is used. Its entries depend on the headers in the
// package's folder, and on no other includes of the package.
func (k *kitchen) asked(left map[string]*cgoPackage) map[string]*cgoPackage {
	if k == nil {
		return left
	}
	asked := maps.Clone(left)
	maps.DeleteFunc(asked, func(_ string, p *cgoPackage) bool { return !p.theirs && k.kept.restsOnMore(p) })
	return asked
}

// cook gives packages that are left the files that the go command has made, or else makes them.
func (l *loading) cook(k *kitchen, left map[string]*cgoPackage, made map[string][]string) bool {
	if k == nil {
		return cook(left, made) || l.cookNow(left)
	}
	theirs := map[string]*cgoPackage{}
	for path, p := range left {
		switch {
		case len(made[path]) > 0 && cook(map[string]*cgoPackage{path: p}, made):
		case p.theirs:
			theirs[path] = p
		default:
			continue
		}
		delete(left, path)
	}
	return (len(left) == 0 || k.cookNow(left)) && (!k.Verbose || k.lacks.tell() == nil) && (len(theirs) == 0 || l.cookNow(theirs))
}

// cookNow runs the cgo tool for packages, first for those for which it may well fail, which makes the rest useless.
func (k *kitchen) cookNow(left map[string]*cgoPackage) bool {
	doubtful, others, toolkit := map[string]*cgoPackage{}, map[string]*cgoPackage{}, false
	for path, p := range left {
		lacksToolkit, lacksMore := k.kept.lacking(p)
		toolkit = toolkit || lacksToolkit
		if lacksMore {
			doubtful[path] = p
		} else {
			others[path] = p
		}
	}
	return k.cookAll(doubtful, toolkit) && k.cookAll(others, toolkit)
}

// cookAll runs the cgo tool for packages, adds its files to them, and caches them. Missing parts of the CUDA toolkit are
// provided, before the tool looks for them if they are known.
func (k *kitchen) cookAll(left map[string]*cgoPackage, lackToolkit bool) bool {
	if len(left) == 0 {
		return true
	}
	config := k.config
	t := k.lacks
	if (!t.isEmpty() || lackToolkit) && t.apply(&config) != nil {
		return false
	}
	for range 4 { // further missing files show once the first is there
		made, messages, err := k.run(config.Env, left)
		if err != nil {
			return false
		}
		for _, path := range slices.Sorted(maps.Keys(made)) {
			p := left[path]
			if c := k.kept.cooked(p, made[path], t); c != nil {
				t.lack(c)
				k.give(p, c)
				k.kept.put(p, c)
				delete(left, path)
			}
		}
		if len(left) == 0 {
			return true
		}
		changed := false
		for _, path := range slices.Sorted(maps.Keys(left)) {
			changed = t.provideFor(left[path].variants[0], messages[path]) || changed
		}
		config = k.config
		if !changed || len(t.files) > 0 || t.apply(&config) != nil {
			return false
		}
	}
	return false
}

// cgoAlone replaces the go command's tools and the C compiler, as without does. It runs the cgo tool, once for a package, and
// copies its files and the names of the headers that were opened to a folder of its own. Then it fails, so that the go command
// does nothing more for the package, and keeps nothing.
//
// GCC appends the names to a file that is named up to a space, clang to another one.
const cgoAlone = `-toolexec=sh -c 'case "$2" in -V=full|-###) exec "$@";; -objdir) ;; *) exit 1;; esac
dir=$CUDAVET_COOKED/$$
mkdir "$dir" || exit
unset DEPENDENCIES_OUTPUT
case $dir in *" "*) ;; *) SUNPRO_DEPENDENCIES="$dir/opened.gcc cudavet"; export SUNPRO_DEPENDENCIES;; esac
CC_PRINT_HEADERS=1 CC_PRINT_HEADERS_FILE=$dir/opened.clang "$@" || exit
cp "$3"/_cgo_gotypes.go "$3"/*.cgo1.go "$dir" && printf %s "$TOOLEXEC_IMPORTPATH" >"$dir/package"
exit 1' cudavet`

// run runs the cgo tool for packages, and returns the folders with its files, or the go command's message about the package.
func (k *kitchen) run(env []string, left map[string]*cgoPackage) (made, messages map[string]string, err error) {
	folder, err := k.folder()
	if err == nil {
		folder, err = filepath.Abs(folder)
	}
	if err != nil {
		return nil, nil, err
	}
	env = append(slices.Clip(env), "CUDAVET_COOKED="+folder)
	paths := slices.Sorted(maps.Keys(left))
	text, _ := k.goListIn(env, []string{"-find", "-compiled", cgoAlone, "-json=ImportPath,Error"}, paths) // without -find a package fails with those that it imports
	made, messages = map[string]string{}, map[string]string{}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, nil, err
	}
	for _, entry := range entries {
		dir := filepath.Join(folder, entry.Name())
		path, err := regular.ReadFile(filepath.Join(dir, "package"))
		if errors.Is(err, fs.ErrNotExist) { // the cgo tool has failed
			continue
		}
		if err != nil || left[string(path)] == nil || made[string(path)] != "" {
			return nil, nil, fmt.Errorf("the cgo tool's files for %q: %w", path, err)
		}
		made[string(path)] = dir
	}
	for d := json.NewDecoder(bytes.NewReader(text)); ; {
		var p struct {
			ImportPath string
			Error      *struct{ Err string }
		}
		if d.Decode(&p) != nil {
			return made, messages, nil
		}
		if p.Error != nil && made[p.ImportPath] == "" {
			messages[p.ImportPath] = p.Error.Err
		}
	}
}

// lacking reports whether a package includes headers that lie in none of the folders where the C compiler looks for them: of the toolkit,
// and others.
func (k *keptCooked) lacking(p *cgoPackage) (toolkit, others bool) {
	folders := slices.Concat(k.foldersOf(p), k.folders)
	for _, name := range p.cgoFiles {
		text, err := regular.ReadFile(name)
		if err != nil {
			return toolkit, true
		}
		for _, header := range includedIn(text) {
			switch {
			case filepath.IsAbs(header):
			case slices.ContainsFunc(folders, func(folder string) bool { return k.isThere(folder, header) }):
			case headers.HasC(header):
				toolkit = true
			default:
				others = true
			}
		}
	}
	return toolkit, others
}
