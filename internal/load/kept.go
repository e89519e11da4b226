package load

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/identity"
	"github.com/cudavet/cudavet/internal/process"
)

// A keptCooked caches the cgo tool's files of earlier runs. An entry is found by the text of the package's cgo files and by the
// identity of the go command and the C compiler. It is valid if all files that the C compiler has opened are unchanged, and
// there is still none at the paths where it looked for one of them before.
type keptCooked struct {
	*loading
	dir     *cache.Dir
	began   time.Time
	salt    string
	env     map[string]string // the go command's
	flags   []string          // the C compiler's, from the environment
	folders []string          // in which the C compiler looks for headers
	states  map[string]string
	names   map[string]map[string]bool // in folders
	outputs map[string]string          // of pkg-config
}

// A cooked is the cgo tool's output for a package, with its inputs.
type cooked struct {
	theirs bool // its inputs are unknown: the go command makes the files, and caches them by rules of its own
	files  []cookedFile

	opened  []openedFile
	before  []string // folders in which the compiler may have looked first
	within  []string // the names, in their folders, of files that it opened
	shadows []string // paths of these in those folders where there is something

	header    string // of the toolkit, the first that cudavet provided; "" for none
	libraries []string
	elsewhere []strayHeader
}

type cookedFile struct {
	name string
	text []byte
}

type openedFile struct{ name, state string }

// A strayHeader is one that is found elsewhere in the repository.
type strayHeader struct{ name, folder string }

// openKept returns the cache for packages; nil if there can be none.
func (l *loading) openKept(release int) *keptCooked {
	k := &keptCooked{loading: l, dir: l.Cooked, began: time.Now(), states: map[string]string{}, names: map[string]map[string]bool{}, outputs: map[string]string{}}
	program, err := identity.Program()
	if err != nil {
		return nil
	}
	command := process.Go(l.config.Dir, append([]string{"env", "-json"}, cookingVariables...)...)
	command.Env = l.config.Env
	text, _, err := l.runner.Output(l.config.Context, command)
	if err != nil || json.Unmarshal(text, &k.env) != nil {
		return nil
	}
	cc, err := nvcc.Split(k.env["CC"])
	if err != nil || len(cc) == 0 {
		return nil
	}
	if k.flags, err = nvcc.Split(k.env["CGO_CPPFLAGS"] + " " + k.env["CGO_CFLAGS"]); err != nil {
		return nil
	}
	_, said, err := l.runner.Output(l.config.Context, process.Command{
		Name: cc[0], Args: slices.Concat(cc[1:], k.flags, []string{"-x", "c", "-E", "-v", os.DevNull}), Dir: l.config.Dir, Env: l.config.Env,
	})
	if err != nil {
		return nil
	}
	for line := range strings.Lines(string(said)) {
		if folder, ok := strings.CutPrefix(line, " "); ok && filepath.IsAbs(folder) {
			k.folders = append(k.folders, strings.TrimSpace(folder))
		}
	}
	salt := sha256.New()
	fmt.Fprintf(salt, "%s %d %q %s %s\n", program, release, l.config.BuildFlags, text, said)
	for _, name := range compilerVariables {
		fmt.Fprintf(salt, "%s=%q\n", name, os.Getenv(name))
	}
	for _, folder := range k.folders {
		changed := "none"
		if info, err := os.Stat(folder); err == nil {
			changed = info.ModTime().String()
		}
		fmt.Fprintf(salt, "%q %s\n", folder, changed)
	}
	k.salt = string(salt.Sum(nil))
	return k
}

// cookingVariables are the go command's variables that affect the cgo tool and the C compiler.
var cookingVariables = []string{
	"CC", "CGO_CFLAGS", "CGO_CFLAGS_ALLOW", "CGO_CFLAGS_DISALLOW", "CGO_CPPFLAGS", "CGO_LDFLAGS", "CGO_LDFLAGS_ALLOW", "CGO_LDFLAGS_DISALLOW", "GOFLAGS",
	"GOVERSION", "GOROOT", "GOTOOLDIR", "GOEXPERIMENT", "GOOS", "GOARCH", "GO386", "GOAMD64", "GOARM", "GOARM64", "GOMIPS", "GOMIPS64", "GOPPC64", "GORISCV64",
	"PKG_CONFIG",
}

// compilerVariables are those of the environment that C compilers heed.
var compilerVariables = []string{
	"CPATH", "C_INCLUDE_PATH", "GCC_EXEC_PREFIX", "COMPILER_PATH", "CCC_OVERRIDE_OPTIONS", "SDKROOT", "DEVELOPER_DIR", "MACOSX_DEPLOYMENT_TARGET",
}

// keyOf returns the key of a package's entry; "" if there can be none.
func (k *keptCooked) keyOf(p *cgoPackage) string {
	h := sha256.New()
	fmt.Fprintf(h, "cooked %q %q %q %q %q\n", k.salt, p.variants[0].PkgPath, p.dir(), p.flags, k.pkgConfig(p))
	for _, name := range p.cgoFiles {
		text, err := regular.ReadFile(name)
		if err != nil {
			return ""
		}
		fmt.Fprintf(h, "%q %x\n", name, sha256.Sum256(text))
	}
	return fmt.Sprintf("%x", h.Sum(nil))
}

// pkgConfig returns pkg-config's output for the libraries that a package names, with nothing provided.
func (k *keptCooked) pkgConfig(p *cgoPackage) string {
	if len(p.pkgConfig) == 0 {
		return ""
	}
	key := fmt.Sprintf("%q %q", p.dir(), p.pkgConfig)
	said, ok := k.outputs[key]
	if !ok {
		stdout, stderr, err := k.runner.Output(k.config.Context, process.Command{
			Name: cmp.Or(k.env["PKG_CONFIG"], "pkg-config"), Args: append([]string{"--cflags", "--"}, p.pkgConfig...), Dir: p.dir(), Env: k.config.Env,
		})
		said = string(stdout)
		if err != nil {
			said = fmt.Sprintf("%v: %s", err, stderr)
		}
		k.outputs[key] = said
	}
	return said
}

// foldersOf returns the folders in which the C compiler looks for a package's headers before it looks where all have theirs.
func (k *keptCooked) foldersOf(p *cgoPackage) []string {
	described, err := nvcc.Split(k.pkgConfig(p))
	if err != nil {
		described = nil
	}
	folders := []string{p.dir()}
	flags := slices.Concat(p.flags, k.flags, described)
	for i, flag := range flags {
		for _, option := range []string{"-I", "-isystem", "-iquote", "-idirafter"} {
			folder, ok := strings.CutPrefix(flag, option)
			if !ok {
				continue
			}
			if folder == "" && i+1 < len(flags) {
				folder = flags[i+1]
			}
			if !filepath.IsAbs(folder) {
				folder = filepath.Join(p.dir(), folder)
			}
			if !slices.Contains(folders, folder) {
				folders = append(folders, folder)
			}
		}
	}
	return folders
}

// get returns a package's entry if it is there and all that it rests on is as it was.
func (k *keptCooked) get(p *cgoPackage) *cooked {
	p.key = k.keyOf(p)
	if p.key == "" {
		return nil
	}
	data, ok := k.dir.Read(p.key)
	if !ok {
		return nil
	}
	c, err := decodeCooked(data)
	if err != nil || !c.theirs && len(c.files) != 1+len(p.cgoFiles) {
		return nil
	}
	for _, f := range c.opened {
		if k.state(p, f.name) != f.state {
			return nil
		}
	}
	if !slices.Equal(k.shadowing(c), c.shadows) {
		return nil
	}
	return c
}

// put keeps a package's entry.
func (k *keptCooked) put(p *cgoPackage, c *cooked) {
	if p.key != "" {
		k.dir.Write(p.key, c.encode())
	}
}

// shadowing returns the existing paths that the compiler may have looked for before it found the files that it opened.
func (k *keptCooked) shadowing(c *cooked) (paths []string) {
	for _, folder := range c.before {
		for _, name := range c.within {
			if k.isThere(folder, name) {
				paths = append(paths, filepath.Join(folder, name))
			}
		}
	}
	return paths
}

// isThere reports whether there is a name in a folder.
func (k *keptCooked) isThere(folder, name string) bool {
	first, _, deeper := strings.Cut(filepath.ToSlash(name), "/")
	if first == ".." || first == "." {
		_, err := os.Stat(filepath.Join(folder, name))
		return err == nil
	}
	names, ok := k.names[folder]
	if !ok {
		names = map[string]bool{}
		entries, _ := os.ReadDir(folder) // a folder that cannot be read is empty
		for _, entry := range entries {
			names[entry.Name()] = true
		}
		k.names[folder] = names
	}
	if !names[first] || !deeper {
		return names[first]
	}
	_, err := os.Stat(filepath.Join(folder, name))
	return err == nil
}

// state returns a key of the content of a file: for files of the package's repository its hash, for others, which are not
// opened, the modification time. It is "" if there is no file.
func (k *keptCooked) state(p *cgoPackage, name string) string {
	state, ok := k.states[name]
	if ok {
		return state
	}
	info, err := os.Stat(name)
	switch {
	case err != nil || !info.Mode().IsRegular():
	case isBelow(reporoot.Around(p.dir()), name):
		if text, err := regular.ReadFile(name); err == nil {
			state = fmt.Sprintf("%x", sha256.Sum256(text))
		}
	default:
		state = fmt.Sprint(info.Size(), info.ModTime().UnixNano())
	}
	k.states[name] = state
	return state
}

func isBelow(folder, name string) bool {
	rel, err := filepath.Rel(folder, name)
	return err == nil && filepath.IsLocal(rel)
}

// cooked returns the cgo tool's output for a package in a folder, with its inputs; nil if something is missing.
func (k *keptCooked) cooked(p *cgoPackage, folder string, t *standIn) *cooked {
	c := &cooked{}
	names := []string{"_cgo_gotypes.go"}
	for _, name := range p.cgoFiles {
		names = append(names, strings.TrimSuffix(filepath.Base(name), ".go")+".cgo1.go")
	}
	for _, name := range names {
		text, err := regular.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return nil
		}
		c.files = append(c.files, cookedFile{name, text})
	}
	opened := openedIn(folder, p.dir())
	if k.hasChanged(slices.Concat(p.cgoFiles, opened)) {
		p.key = ""
	}
	c.theirs = len(opened) == 0 || k.asksForHeaders(p, opened)
	for _, name := range opened {
		state := k.state(p, name)
		c.opened = append(c.opened, openedFile{name, state})
		c.theirs = c.theirs || state == ""
	}
	c.before = k.foldersOf(p)
	for _, name := range opened {
		if folder := filepath.Dir(name); !k.isSystems(name) && !slices.Contains(c.before, folder) {
			c.before = append(c.before, folder)
		}
	}
	provided, err := builtInHeaders()
	if err != nil {
		return nil
	}
	searched := slices.Concat(c.before, k.folders, t.folders, []string{provided})
	for _, name := range opened {
		for _, folder := range searched {
			rel, ok := strings.CutPrefix(name, folder+string(filepath.Separator))
			if !ok {
				continue
			}
			if !slices.Contains(c.within, rel) {
				c.within = append(c.within, rel)
			}
			if folder == provided && headers.HasC(rel) {
				c.header = cmp.Or(c.header, rel)
			}
			if stray := (strayHeader{rel, folder}); slices.Contains(t.strays, stray) && !slices.Contains(c.elsewhere, stray) {
				c.elsewhere = append(c.elsewhere, stray)
			}
		}
	}
	c.shadows = k.shadowing(c)
	for _, name := range p.pkgConfig {
		if name = strings.Fields(name + " ")[0]; slices.Contains(t.libraries, name) {
			c.libraries = append(c.libraries, name)
		}
	}
	return c
}

func (k *keptCooked) isSystems(name string) bool {
	return slices.ContainsFunc(k.folders, func(folder string) bool { return isBelow(folder, name) })
}

// hasChanged reports whether one of files may have changed since the run began, so that its content may differ from the
// one read.
func (k *keptCooked) hasChanged(names []string) bool {
	const tick = 20 * time.Millisecond // of the clock of file systems
	return slices.ContainsFunc(names, func(name string) bool {
		info, err := os.Stat(name)
		return err != nil || info.ModTime().After(k.began.Add(-tick))
	})
}

// asksForHeaders reports whether files of a package's repository ask whether a header is there, which opens none.
func (k *keptCooked) asksForHeaders(p *cgoPackage, opened []string) bool {
	return slices.ContainsFunc(slices.Concat(p.cgoFiles, opened), func(name string) bool {
		if k.isSystems(name) || !isBelow(reporoot.Around(p.dir()), name) {
			return false
		}
		text, err := regular.ReadFile(name)
		return err != nil || bytes.Contains(text, []byte("__has_include"))
	})
}

// openedIn returns the names of the files that the C compiler has opened for the cgo tool, absolute, each once, in order.
func openedIn(folder, dir string) (names []string) {
	var all []string
	if text, err := regular.ReadFile(filepath.Join(folder, "opened.gcc")); err == nil {
		all = prerequisites(string(text))
	}
	if text, err := regular.ReadFile(filepath.Join(folder, "opened.clang")); err == nil {
		for line := range strings.Lines(string(text)) {
			all = append(all, escapedByClang.Replace(strings.TrimSuffix(line, "\n")))
		}
	}
	seen := map[string]bool{}
	for _, name := range all {
		if !filepath.IsAbs(name) {
			name = dir + string(filepath.Separator) + name
		}
		if !seen[name] {
			seen[name] = true
			names = append(names, name)
		}
	}
	return names
}

var escapedByClang = strings.NewReplacer(`\\`, `\`, `\"`, `"`)

// prerequisites returns the prerequisites in a makefile written by GCC.
func prerequisites(rules string) (names []string) {
	var name strings.Builder
	end := func() {
		if name.Len() > 0 {
			names = append(names, name.String())
			name.Reset()
		}
	}
	for rule := range strings.Lines(strings.ReplaceAll(rules, "\\\n", " ")) {
		_, rule, _ = strings.Cut(strings.TrimSuffix(rule, "\n"), ":")
		for i := 0; i < len(rule); i++ {
			c := rule[i]
			switch next := rule[i+1:] + " "; {
			case c == '\\' && (next[0] == ' ' || next[0] == '#' || next[0] == ':') && i+1 < len(rule), c == '$' && next[0] == '$':
				i++
				name.WriteByte(rule[i])
			case c == ' ':
				end()
			default:
				name.WriteByte(c)
			}
		}
		end()
	}
	return names
}

// includeLine matches a C include, also in a Go comment.
var includeLine = regexp.MustCompile(`(?m)^[ \t/*]*#[ \t]*(?:include|import)[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)`)

// includedIn returns the names of the headers that a text includes.
func includedIn(text []byte) (names []string) {
	for _, m := range includeLine.FindAllSubmatch(text, -1) {
		names = append(names, string(m[1])+string(m[2]))
	}
	return names
}

// maxIncluded bounds how many headers of a package's folder are looked through.
const maxIncluded = 1000

// restsOnMore reports whether a package includes files that are not in its key in the go command's cache: ones that lie in a folder
// where the package alone looks for headers, but not in its own, or that are no headers by their names.
func (k *keptCooked) restsOnMore(p *cgoPackage) bool {
	if slices.ContainsFunc(slices.Concat(p.flags, k.flags), func(flag string) bool { return flag == "-include" || flag == "-imacros" }) {
		return true
	}
	folders := k.foldersOf(p)
	queue := slices.Clone(p.cgoFiles)
	for i := 0; i < len(queue); i++ {
		text, err := regular.ReadFile(queue[i])
		if err != nil || i == maxIncluded {
			return true
		}
		for _, name := range includedIn(text) {
			for _, folder := range folders {
				if filepath.IsAbs(name) {
					folder = ""
				}
				path := filepath.Join(folder, name)
				if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
					continue
				}
				if !isBelow(reporoot.Around(p.dir()), path) {
					break
				}
				if filepath.Dir(path) != p.dir() || !slices.Contains(headerExtensions, filepath.Ext(path)) {
					return true
				}
				if !slices.Contains(queue, path) {
					queue = append(queue, path)
				}
				break
			}
		}
	}
	return false
}

// headerExtensions are those of files that the go command takes for a package's headers.
var headerExtensions = []string{".h", ".hh", ".hpp", ".hxx"}

// encode returns the entry as bytes.
func (c *cooked) encode() []byte {
	w := &cache.Writer{}
	w.Bool(c.theirs)
	if c.theirs {
		return w.Written()
	}
	w.Int(len(c.files))
	for _, f := range c.files {
		w.String(f.name)
		w.Int(len(f.text))
		w.Bytes(f.text)
	}
	w.Int(len(c.opened))
	for _, f := range c.opened {
		w.String(f.name)
		w.String(f.state)
	}
	w.Strings(c.before)
	w.Strings(c.within)
	w.Strings(c.shadows)
	w.String(c.header)
	w.Strings(c.libraries)
	w.Int(len(c.elsewhere))
	for _, h := range c.elsewhere {
		w.String(h.name)
		w.String(h.folder)
	}
	return w.Written()
}

// decodeCooked decodes the output of encode.
func decodeCooked(data []byte) (*cooked, error) {
	r := cache.NewReader(data)
	c := &cooked{theirs: r.Bool()}
	if c.theirs {
		return c, r.Err()
	}
	for range r.Int() {
		c.files = append(c.files, cookedFile{r.String(), r.Bytes(r.Int())})
	}
	for range r.Int() {
		c.opened = append(c.opened, openedFile{r.String(), r.String()})
	}
	c.before, c.within, c.shadows = r.Strings(), r.Strings(), r.Strings()
	c.header, c.libraries = r.String(), r.Strings()
	for range r.Int() {
		c.elsewhere = append(c.elsewhere, strayHeader{r.String(), r.String()})
	}
	return c, r.Err()
}
