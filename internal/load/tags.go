package load

import (
	"cmp"
	"go/ast"
	"go/build"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"iter"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/regular"
)

// Untagged says that cgo files which have to do with CUDA are not built, but
// would be under other tags.
type Untagged struct {
	Tags   string `json:"tags"`             // comma-separated
	System string `json:"system,omitempty"` // the operating system, if not this one: then the files use no cgo
	Files  int    `json:"files"`
}

// IsZero reports whether there are no such files.
func (u Untagged) IsZero() bool { return u.Files == 0 }

// Option returns how the go command is told of the tags or the system.
func (u Untagged) Option() string {
	if u.System != "" {
		return "GOOS=" + u.System
	}
	return "-tags " + u.Tags
}

// maxUntagged bounds the sets of tags in a report.
const maxUntagged = 3

// UntaggedBelow returns the sets of tags, those given among them, under which more cgo
// files below a folder are built, the one with the most files first.
func UntaggedBelow(root, tags string) []Untagged {
	list := cgoFilesBelow(root, tags).untagged()
	list = list[:min(len(list), maxUntagged)]
	for i := range list {
		list[i].Tags = strings.Join(append(tagList(tags), list[i].Tags), ",")
	}
	return list
}

// tagList returns the tags of a list as the go command takes it.
func tagList(tags string) []string {
	return strings.FieldsFunc(tags, func(r rune) bool { return r == ',' || r == ' ' })
}

// WithTags returns the configuration with the build tags that bring most cgo files which have to do with CUDA, and these, where the user
// names no tags and fewer such files are built without any. The tags are empty otherwise.
func (c Config) WithTags() (Config, Untagged) {
	here, err := c.here()
	if c.TagsGiven || c.Tags != "" || err != nil {
		return c, Untagged{}
	}
	folders := []string{here}
	if !inModule(here) {
		folders = append(folders, modulesBelow(here)...)
	}
	all := cgoFiles{byTags: map[string]int{}}
	for _, folder := range slices.Compact(folders) {
		below := cgoFilesBelow(folder, "")
		all.built += below.built
		for tags, files := range below.byTags {
			all.byTags[tags] += files
		}
	}
	list := all.untagged()
	if len(list) == 0 || all.built >= list[0].Files {
		return c, Untagged{}
	}
	c.Tags = list[0].Tags
	return c, list[0]
}

// Elsewhere returns [Config.WithTags], or if no tags bring anything the configuration for Windows, where more files that name a library
// of CUDA's are built for that system alone.
func (c Config) Elsewhere() (Config, Untagged) {
	if with, taken := c.WithTags(); !taken.IsZero() {
		return with, taken
	}
	here, err := c.here()
	if err != nil || build.Default.GOOS == windows {
		return c, Untagged{}
	}
	taken := Untagged{System: windows}
	for name := range goFiles(here) {
		if c.isForWindows(name) {
			taken.Files++
		}
	}
	if taken.IsZero() {
		return c, taken
	}
	c.System = windows
	return c, taken
}

const windows = "windows"

// librariesOfCUDA matches the names of CUDA's libraries on Windows.
var librariesOfCUDA = regexp.MustCompile(`(?i)\b(nvcuda|cudart64_\d+|nvml|nvrtc64_\d+(_\d+)?|(cublas|cublaslt|cufft|curand|cusparse|cusolver|cudnn)64_\d+)\.dll\b`)

// isForWindows reports whether a file that names a library of CUDA's is built for Windows and not for this system.
func (c Config) isForWindows(name string) bool {
	text, err := regular.ReadFile(name)
	if err != nil || strings.HasSuffix(name, "_test.go") || !librariesOfCUDA.Match(text) {
		return false
	}
	matches := func(system string) bool {
		context := build.Default
		context.GOOS, context.BuildTags = system, tagList(c.Tags)
		ok, err := context.MatchFile(filepath.Dir(name), filepath.Base(name))
		return err == nil && ok
	}
	return matches(windows) && (!matches(build.Default.GOOS) || needsWindows(text))
}

// needsWindows reports whether a file without a build constraint uses names that only exist on Windows.
func needsWindows(text []byte) bool {
	file, err := parser.ParseFile(token.NewFileSet(), "", text, parser.SkipObjectResolution)
	if err != nil {
		return false
	}
	names := map[string]bool{} // of package syscall
	for _, spec := range file.Imports {
		switch path, _ := strconv.Unquote(spec.Path.Value); {
		case strings.HasSuffix(path, "golang.org/x/sys/windows"):
			return true
		case path == "syscall" && spec.Name != nil:
			names[spec.Name.Name] = true
		case path == "syscall":
			names[path] = true
		}
	}
	for n := range ast.Preorder(file) {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := sel.X.(*ast.Ident); ok && names[x.Name] && slices.Contains(dllNames, sel.Sel.Name) {
				return true
			}
		}
	}
	return false
}

// dllNames are the names of package syscall for libraries of Windows.
var dllNames = []string{"DLL", "LazyDLL", "LazyProc", "LoadDLL", "MustLoadDLL", "NewCallback", "NewLazyDLL", "Proc"}

// cgoFiles counts cgo files that have to do with CUDA.
type cgoFiles struct {
	built  int            // under the tags given
	byTags map[string]int // those that further tags bring
}

func (c cgoFiles) untagged() []Untagged {
	var list []Untagged
	for _, tags := range slices.Sorted(maps.Keys(c.byTags)) {
		list = append(list, Untagged{Tags: tags, Files: c.byTags[tags]})
	}
	slices.SortStableFunc(list, func(a, b Untagged) int { return cmp.Compare(b.Files, a.Files) })
	return list
}

// cgoFilesBelow counts the files below a folder that belong to no module further below.
func cgoFilesBelow(root, tags string) cgoFiles {
	given := tagList(tags)
	found := cgoFiles{byTags: map[string]int{}}
	for name := range goFiles(root) {
		if !inSameModule(root, name) || strings.HasSuffix(name, "_test.go") {
			continue
		}
		switch missing, built := tagsFor(name, given); {
		case built:
			found.built++
		case len(missing) > 0:
			found.byTags[strings.Join(missing, ",")]++
		}
	}
	return found
}

// hasCUDA matches text that concerns CUDA or its libraries.
var hasCUDA = regexp.MustCompile(`(?i)cuda|nvidia|nvml|cublas|cudnn|nccl`)

// tagsFor returns the tags that a cgo file for this system needs besides the given ones, and whether it is built without them.
// Neither holds for a file that is never built here or does not concern CUDA.
func tagsFor(name string, given []string) (missing []string, built bool) {
	text, err := regular.ReadFile(name)
	if err != nil || !strings.Contains(string(text), `"C"`) || !hasCUDA.Match(text) {
		return nil, false
	}
	file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ImportsOnly|parser.ParseComments)
	if file == nil || err != nil || !hasImportC(file) {
		return nil, false
	}
	matches := func(tags ...string) bool {
		context := build.Default
		context.CgoEnabled = true
		context.BuildTags = slices.Concat(given, tags)
		ok, err := context.MatchFile(filepath.Dir(name), filepath.Base(name))
		return err == nil && ok
	}
	if matches() {
		return nil, true
	}
	return firstMatching(customTags(file), matches), false
}

// firstMatching returns the first tag under which a file is built, or all where it takes all; nil if these do not do it.
func firstMatching(custom []string, matches func(...string) bool) []string {
	for _, tag := range custom {
		if matches(tag) {
			return []string{tag}
		}
	}
	if matches(custom...) {
		return custom
	}
	return nil
}

// customTags returns the tags in a file's build constraints that a user sets,
// sorted.
func customTags(file *ast.File) []string {
	var tags []string
	for _, group := range file.Comments {
		for _, c := range group.List {
			if c.Pos() > file.Package || !constraint.IsGoBuild(c.Text) && !constraint.IsPlusBuild(c.Text) {
				continue
			}
			expr, err := constraint.Parse(c.Text)
			if err != nil {
				continue
			}
			for tag := range tagsIn(expr) {
				if tag != "ignore" && !isSystemTag(tag) && !slices.Contains(tags, tag) {
					tags = append(tags, tag)
				}
			}
		}
	}
	slices.Sort(tags)
	return tags
}

// tagsIn yields the tags of a constraint.
func tagsIn(expr constraint.Expr) iter.Seq[string] {
	return func(yield func(string) bool) {
		var walk func(constraint.Expr) bool
		walk = func(e constraint.Expr) bool {
			switch e := e.(type) {
			case *constraint.TagExpr:
				return yield(e.Tag)
			case *constraint.NotExpr:
				return walk(e.X)
			case *constraint.AndExpr:
				return walk(e.X) && walk(e.Y)
			case *constraint.OrExpr:
				return walk(e.X) && walk(e.Y)
			}
			return true
		}
		walk(expr)
	}
}

// isSystemTag reports whether the go command determines a tag: operating systems, architectures,
// compilers, releases of Go.
func isSystemTag(tag string) bool {
	switch tag {
	case "cgo", "gc", "gccgo", "unix", "race", "msan", "asan":
		return true
	}
	return strings.HasPrefix(tag, "go1.") || slices.Contains(systems, tag)
}

// systems are the operating systems and architectures that are tags.
var systems = strings.Fields(`aix android darwin dragonfly freebsd illumos ios js linux netbsd openbsd plan9 solaris wasip1 windows
	386 amd64 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x wasm`)
