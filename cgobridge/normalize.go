package cgobridge

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"unsafe"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// A goSide is a package's Go code in the one form: the files as they were
// written, type-checked together with the declarations that cgo computed for
// the names of package C.
type goSide struct {
	files []*ast.File // every file a person wrote
	cgo   []cgoFile   // those that import "C"
	pkg   *types.Package
	info  *types.Info

	bySymbol map[*ast.CallExpr]*SymbolCall // see [Package.InOneForm]

	others []string // non-Go files that the go command compiles with these, if known from the driver
	left   []string // files excluded by build constraints, if known from the driver

	checked   []*ast.File // the files that are type-checked
	retyped   bool        // the pass has no types of the one form: check finds them out
	tolerated bool        // type errors are the package's own, or come of declarations that cudavet made up for the cgo tool
}

// A cgoFile is a file that imports "C".
type cgoFile struct {
	*ast.File
	name string
	text []byte
}

// readGo brings the files of a pass into the one form, but for their types:
// check finds those out. It returns nil if no file imports "C".
//
// Some drivers pass the original files, most of them the output of the cgo tool for each; a processed
// file names its original in line directives. An original is checked once more under go/types' own
// support for cgo, with the cgo tool's declarations beside it: C.f then is the function _Cfunc_f, at
// the position where it is written. Where the cgo tool could not run, cudavet's own declarations
// replace its output.
func (r *Run) readGo(pass *analysis.Pass) (*goSide, error) {
	side := &goSide{tolerated: len(pass.TypeErrors) > 0, others: pass.OtherFiles, left: pass.IgnoredFiles}
	declared := false
	for _, file := range pass.Files {
		raw, written := pass.Fset.File(file.FileStart).Name(), WrittenName(pass.Fset, pass.Files, file)
		switch {
		case declares(file, cgoname.Pointer): // _cgo_gotypes.go: cgo's declarations
			callable, changed := withoutCalled(file)
			side.checked = append(side.checked, callable)
			side.tolerated = side.tolerated || changed // where a function's address is used
			declared = true
			continue
		case filepath.Base(raw) == "_cgo_import.go": // linker directives only
			continue
		case importsC(file):
			text, err := r.readSource(pass, raw)
			if err != nil {
				return nil, err
			}
			side.cgo = append(side.cgo, cgoFile{file, raw, text})
		case raw != written:
			original, err := r.parseOriginal(pass.Fset, raw, written)
			if err != nil {
				return nil, err
			}
			if original != nil {
				side.retyped = true
				side.cgo = append(side.cgo, *original)
				file = original.File
			}
		}
		side.files = append(side.files, file)
		side.checked = append(side.checked, file)
	}
	if len(side.cgo) == 0 {
		return nil, nil
	}
	if !declared {
		declarations, err := r.declareC(pass.Fset, side.cgo)
		if err != nil {
			return nil, err
		}
		side.checked = append(side.checked, declarations)
		side.retyped, side.tolerated = true, true
	}
	return side, nil
}

// withoutCalled returns the cgo tool's declarations without the addresses of functions that are also called, and whether there
// are any: where both are declared, go/types takes C.f for the address even in a call.
func withoutCalled(file *ast.File) (*ast.File, bool) {
	functions := map[string]bool{}
	for _, decl := range file.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok {
			functions[f.Name.Name] = true
		}
	}
	copied := *file
	copied.Decls = slices.DeleteFunc(slices.Clone(file.Decls), func(decl ast.Decl) bool {
		d, ok := decl.(*ast.GenDecl)
		if !ok || d.Tok != token.VAR || len(d.Specs) != 1 {
			return false
		}
		name, ok := cgoname.OfAddress(d.Specs[0].(*ast.ValueSpec).Names[0].Name)
		return ok && functions[cgoname.Func(name)]
	})
	return &copied, len(copied.Decls) < len(file.Decls)
}

// parseOriginal parses the file that a processed file was made from. The result
// is nil if that does not import "C".
func (r *Run) parseOriginal(fset *token.FileSet, processed, name string) (*cgoFile, error) {
	r.concern()
	text, err := r.Overlay.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		if original, ok := fromWorkingDirectory(processed, name); ok {
			name = original
			text, err = regular.ReadFile(name)
		}
	}
	if err != nil {
		return nil, err
	}
	file, err := parser.ParseFile(fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	if !importsC(file) {
		return nil, nil
	}
	renameShadows(file)
	return &cgoFile{file, name, text}, nil
}

// fromWorkingDirectory returns the file that a relative line directive names
// if it is meant from the working directory, as Bazel's rules for Go mean it.
// The parser has taken it from the folder of the processed file. The result is
// false for a directive that cannot have been relative.
func fromWorkingDirectory(processed, name string) (string, bool) {
	original, err := filepath.Rel(filepath.Dir(processed), name)
	return original, err == nil && filepath.IsAbs(processed) == filepath.IsAbs(name)
}

// renameShadows gives variables that are called C another name. The cgo tool treats every C.x as one
// of its own names regardless of scope; the type checker respects scopes.
func renameShadows(file *ast.File) {
	keep := map[*ast.Ident]bool{} // not variables, or not to be touched
	for n := range ast.Preorder(file) {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			keep[n.Sel] = true
			if id, ok := n.X.(*ast.Ident); ok {
				keep[id] = true
			}
		case *ast.KeyValueExpr:
			if id, ok := n.Key.(*ast.Ident); ok {
				keep[id] = true
			}
		case *ast.StructType:
			for _, f := range n.Fields.List {
				for _, id := range f.Names {
					keep[id] = true
				}
			}
		case *ast.InterfaceType:
			for _, f := range n.Methods.List {
				for _, id := range f.Names {
					keep[id] = true
				}
			}
		case *ast.FuncDecl:
			keep[n.Name] = true
		case *ast.Ident:
			if n.Name == "C" && !keep[n] {
				n.Name = "C·"
			}
		}
	}
}

// readSource reads a file of the pass: through the driver where it can, since
// an editor's buffer may be newer than the disk.
func (r *Run) readSource(pass *analysis.Pass, name string) ([]byte, error) {
	if text, ok := r.Overlay.Text(name); ok {
		return text, nil
	}
	if pass.ReadFile != nil {
		if text, err := pass.ReadFile(name); err == nil {
			return text, nil
		}
	}
	return regular.ReadFile(name)
}

// check type-checks the files in the one form, unless the pass has them in it.
// The objects that it declares are not those of pass.Pkg; names and scopes
// correspond.
func (side *goSide) check(pass *analysis.Pass) error {
	if !side.retyped {
		side.pkg, side.info = pass.Pkg, pass.TypesInfo
		return nil
	}
	imports := map[string]*types.Package{"unsafe": types.Unsafe, "runtime/cgo": cgoPackage}
	for _, p := range pass.Pkg.Imports() {
		imports[p.Path()] = p
	}
	for _, file := range pass.Files {
		for _, spec := range file.Imports {
			if name := pass.TypesInfo.PkgNameOf(spec); name != nil {
				imports[strings.Trim(spec.Path.Value, "`\"")] = name.Imported() // under vendoring the paths differ
			}
		}
	}
	var firstErr error
	config := types.Config{
		Sizes:     pass.TypesSizes,
		GoVersion: pass.Pkg.GoVersion(),
		Importer: importerFunc(func(path string) (*types.Package, error) {
			if p := imports[path]; p != nil {
				return p, nil
			}
			return nil, fmt.Errorf("package %s is not imported by the cgo tool's output", path)
		}),
		Error: func(err error) {
			if firstErr == nil && !side.tolerated {
				firstErr = err
			}
		},
	}
	side.info = &types.Info{
		Types:      map[ast.Expr]types.TypeAndValue{},
		Defs:       map[*ast.Ident]types.Object{},
		Uses:       map[*ast.Ident]types.Object{},
		Implicits:  map[ast.Node]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{},
		Instances:  map[*ast.Ident]types.Instance{},
		Scopes:     map[ast.Node]*types.Scope{},
	}
	side.pkg = checkCgo(config, pass.Pkg.Path(), pass.Fset, side.checked, side.info)
	return firstErr
}

// CheckWithoutCgo type-checks the source files of a package, some of which import "C", where the cgo
// tool could not run. The returned files include one that declares the known names of package C, and
// analyzers can use them like those of a driver that passes source files.
func (r *Run) CheckWithoutCgo(config *types.Config, path string, fset *token.FileSet, files []*ast.File,
	info *types.Info) (*types.Package, []*ast.File) {
	var cgo []cgoFile
	for _, file := range files {
		name := fset.File(file.FileStart).Name()
		if text, err := r.Overlay.ReadFile(name); err == nil && importsC(file) {
			cgo = append(cgo, cgoFile{file, name, text})
		}
	}
	if declarations, err := r.declareC(fset, cgo); err == nil {
		files = append(slices.Clip(files), declarations)
	}
	withCgo := *config
	withCgo.Importer = importerFunc(func(path string) (*types.Package, error) {
		if path == cgoPackage.Path() {
			return cgoPackage, nil
		}
		return config.Importer.Import(path)
	})
	return checkCgo(withCgo, path, fset, files, info), files
}

// checkCgo type-checks files that import "C" beside the file that declares the
// names of package C.
func checkCgo(config types.Config, path string, fset *token.FileSet, files []*ast.File, info *types.Info) *types.Package {
	useCgo(&config)
	single := make([]*ast.File, len(files))
	for i, file := range files {
		single[i] = importingCOnce(file)
	}
	pkg, _ := config.Check(path, fset, single, info) // config.Error has the errors
	return pkg
}

// cgoPackage is as much of package runtime/cgo as the declarations of package C
// need: type Incomplete, which has no size that Go code could use.
var cgoPackage = func() *types.Package {
	sys := types.NewPackage("internal/runtime/sys", "sys")
	pkg := types.NewPackage("runtime/cgo", "cgo")
	marked := func(in *types.Package, name string, by types.Type) *types.Named {
		var fields []*types.Var
		if by != nil {
			fields = append(fields, types.NewField(token.NoPos, in, "_", by, false))
		}
		obj := types.NewTypeName(token.NoPos, in, name, nil)
		in.Scope().Insert(obj)
		return types.NewNamed(obj, types.NewStruct(fields, nil), nil)
	}
	marked(pkg, "Incomplete", marked(sys, "NotInHeap", marked(sys, "nih", nil)))
	pkg.MarkComplete()
	return pkg
}()

// importingCOnce returns the file without its second and later import "C",
// which cgo allows and the type checker takes for redeclarations.
func importingCOnce(file *ast.File) *ast.File {
	once := *file
	once.Decls = nil
	seen := false
	for _, decl := range file.Decls {
		if gen, ok := decl.(*ast.GenDecl); ok && gen.Tok == token.IMPORT {
			part := *gen
			part.Specs = slices.DeleteFunc(slices.Clone(gen.Specs), func(spec ast.Spec) bool {
				again := seen && spec.(*ast.ImportSpec).Path.Value == `"C"`
				seen = seen || spec.(*ast.ImportSpec).Path.Value == `"C"`
				return again
			})
			if len(part.Specs) == 0 {
				continue
			}
			decl = &part
		}
		once.Decls = append(once.Decls, decl)
	}
	return &once
}

type importerFunc func(path string) (*types.Package, error)

func (f importerFunc) Import(path string) (*types.Package, error) { return f(path) }

// useCgo sets the unexported field of types.Config under which the go command
// and gopls check cgo originals: with it, C.x is looked up among the
// declarations that the cgo tool made.
func useCgo(config *types.Config) {
	if field := reflect.ValueOf(config).Elem().FieldByName("go115UsesCgo"); field.IsValid() {
		*(*bool)(unsafe.Pointer(field.UnsafeAddr())) = true
	}
}

// importsC reports whether the file imports the pseudo package C.
func importsC(file *ast.File) bool {
	for _, spec := range file.Imports {
		if spec.Path.Value == `"C"` {
			return true
		}
	}
	return false
}

// declares reports whether the file declares a function of the given name.
func declares(file *ast.File, name string) bool {
	for _, decl := range file.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == name {
			return true
		}
	}
	return false
}
