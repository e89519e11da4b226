package load

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/types"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// A listedPackage is the go command's description of a package.
type listedPackage struct {
	ImportPath, Name, Dir, ForTest string
	DepOnly, Incomplete            bool
	Module                         *packages.Module
	Imports                        []string
	ImportMap                      map[string]string
	Error                          json.RawMessage
	DepsErrors                     []json.RawMessage

	GoFiles, CgoFiles, IgnoredGoFiles, IgnoredOtherFiles                                 []string
	CgoCPPFLAGS, CgoCFLAGS, CgoPkgConfig                                                 []string
	CFiles, CXXFiles, MFiles, HFiles, FFiles, SFiles, SwigFiles, SwigCXXFiles, SysoFiles []string
}

const listedPackageFields = "ImportPath,Name,Dir,ForTest,DepOnly,Incomplete,Module,Imports,ImportMap,Error,DepsErrors," +
	"GoFiles,CgoFiles,IgnoredGoFiles,IgnoredOtherFiles,CgoCPPFLAGS,CgoCFLAGS,CgoPkgConfig," +
	"CFiles,CXXFiles,MFiles,HFiles,FFiles,SFiles,SwigFiles,SwigCXXFiles,SysoFiles"

// A cgoPackage is a package, with its variants for tests, that the cgo tool makes files for.
type cgoPackage struct {
	variants []*packages.Package // their CompiledGoFiles are those that are not for the cgo tool
	cgoFiles []string            // those for the cgo tool, absolute

	flags, pkgConfig []string // of its cgo lines: the C compiler's, and the pkg-config names

	key      string // of its cache entry
	theirs   bool   // only the go command's cache may keep its files
	standard bool   // it is of the standard library, of which files are made only where it is not built
}

func (p *cgoPackage) dir() string { return p.variants[0].Dir }

// cookNow runs the cgo tool for packages, and adds its files to them. Missing parts of the CUDA toolkit are provided.
func (l *loading) cookNow(cgo map[string]*cgoPackage) bool {
	release, err := Release(l.CUDA)
	if err != nil {
		return false
	}
	t := &standIn{loading: l, release: release}
	env := l.config.Env
	for range 4 { // further missing files show once the first is there
		compiled, messages := l.made(env, cgo)
		if cook(cgo, compiled) {
			return t.tell() == nil
		}
		changed := false
		for _, path := range slices.Sorted(maps.Keys(messages)) {
			changed = t.provideFor(cgo[path].variants[0], messages[path]) || changed
		}
		config := l.config
		if !changed || len(t.files) > 0 || t.apply(&config) != nil {
			return false
		}
		env = config.Env
	}
	return false
}

// made runs the cgo tool for packages, if need be, and returns the files that the go command compiles for each, or its error.
func (l *loading) made(env []string, cgo map[string]*cgoPackage) (compiled map[string][]string, messages map[string]string) {
	text, _ := l.goListIn(env, []string{"-compiled", "-json=ImportPath,CompiledGoFiles,Error"}, slices.Sorted(maps.Keys(cgo)))
	compiled, messages = map[string][]string{}, map[string]string{}
	for d := json.NewDecoder(bytes.NewReader(text)); ; {
		var p struct {
			ImportPath      string
			CompiledGoFiles []string
			Error           *struct{ Err string }
		}
		if d.Decode(&p) != nil {
			return compiled, messages
		}
		compiled[p.ImportPath] = p.CompiledGoFiles
		if p.Error != nil && cgo[p.ImportPath] != nil {
			messages[p.ImportPath] = p.Error.Err
		}
	}
}

// cook adds the cgo tool's files to packages, by their paths, if they are among the files that the go command compiles for all
// of them: at least one for each file that is for the tool, and one for them all.
func cook(cgo map[string]*cgoPackage, compiled map[string][]string) bool {
	made := map[string][]string{}
	for path, p := range cgo {
		for _, name := range compiled[path] {
			if ext := filepath.Ext(name); filepath.IsAbs(name) && (ext == "" || ext == ".go") {
				made[path] = append(made[path], name)
			}
		}
		if len(made[path]) <= len(p.cgoFiles) {
			return false
		}
	}
	for path, p := range cgo {
		for _, pkg := range p.variants {
			pkg.CompiledGoFiles = append(pkg.CompiledGoFiles, made[path]...)
		}
	}
	return true
}

// faultless loads the packages if they have no errors: the go command then only lists their files, those of the cgo tool and
// its previously built output, which takes half of the time that packages.Load needs. Otherwise it returns nil.
func (l *loading) faultless() []*packages.Package {
	if len(l.config.Overlay) > 0 || l.arch == "" || slices.ContainsFunc(l.patterns, func(pattern string) bool { return strings.Contains(pattern, "=") }) {
		return nil
	}
	text, err := l.goList([]string{"-deps", "-pgo=off", fmt.Sprintf("-test=%t", l.Tests), "-json=" + listedPackageFields}, l.patterns)
	if err != nil {
		return nil
	}
	sizes := types.SizesFor("gc", l.arch)
	byID := map[string]*packages.Package{}
	cgo := map[string]*cgoPackage{}
	var roots []*packages.Package
	for d := json.NewDecoder(bytes.NewReader(text)); ; { // each package comes after those that it imports
		var p listedPackage
		if err := d.Decode(&p); err == io.EOF {
			break
		} else if err != nil || p.Error != nil || p.Incomplete || len(p.DepsErrors)+len(p.SwigFiles)+len(p.SwigCXXFiles) > 0 ||
			byID[p.ImportPath] != nil || strings.HasPrefix(p.ImportPath, "command-line-arguments") {
			return nil
		}
		pkg := p.pkg()
		pkg.TypesSizes = sizes
		for _, id := range p.Imports {
			if id != "C" && byID[id] == nil {
				return nil
			}
			pkg.Imports[id] = byID[id]
		}
		for path, id := range p.ImportMap {
			delete(pkg.Imports, id)
			pkg.Imports[path] = byID[id]
		}
		delete(pkg.Imports, "C")
		if len(p.CgoFiles) > 0 {
			c := cgo[pkg.PkgPath]
			if c == nil {
				c = &cgoPackage{standard: l.files.isStandard(pkg), cgoFiles: p.within(p.CgoFiles), flags: slices.Concat(p.CgoCPPFLAGS, p.CgoCFLAGS), pkgConfig: p.CgoPkgConfig}
				cgo[pkg.PkgPath] = c
			}
			c.variants = append(c.variants, pkg)
			for _, path := range []string{"unsafe", "syscall", "runtime/cgo"} { // which the tool's files import
				switch {
				case byID[path] != nil:
					pkg.Imports[path] = byID[path]
				case !c.standard:
					return nil
				}
			}
		}
		byID[pkg.ID] = pkg
		if !p.DepOnly {
			roots = append(roots, pkg)
		}
	}
	if !l.typed(roots, cgo) {
		return nil
	}
	return roots
}

// within returns the paths of files that the go command names in the package's folder.
func (p *listedPackage) within(lists ...[]string) (paths []string) {
	for _, name := range slices.Concat(lists...) {
		if !filepath.IsAbs(name) {
			name = filepath.Join(p.Dir, name)
		}
		paths = append(paths, name)
	}
	return paths
}

// pkg returns the package, without imports, as packages.Load has it.
func (p *listedPackage) pkg() *packages.Package {
	path, _, _ := strings.Cut(p.ImportPath, " ")
	pkg := &packages.Package{
		ID: p.ImportPath, Name: p.Name, PkgPath: path, Dir: p.Dir, ForTest: p.ForTest, Module: p.Module, Imports: map[string]*packages.Package{},
		GoFiles:         p.within(p.GoFiles, p.CgoFiles),
		CompiledGoFiles: p.within(p.GoFiles),
		OtherFiles:      p.within(p.CFiles, p.CXXFiles, p.MFiles, p.HFiles, p.FFiles, p.SFiles, p.SysoFiles),
		IgnoredFiles:    p.within(p.IgnoredGoFiles, p.IgnoredOtherFiles),
	}
	if path == "unsafe" {
		pkg.CompiledGoFiles, pkg.Types = nil, types.Unsafe
	}
	return pkg
}
