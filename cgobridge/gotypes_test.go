package cgobridge

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"testing"
)

// TestGoTypes compares the declarations that cudavet makes of the names of
// package C with cgo's: every use of such a name has the same type and value.
func TestGoTypes(t *testing.T) {
	p := bridge(t, unpack(t, "testdata/gotypes.txtar"))["m/gotypes"]
	declarations, err := testRun().declareC(p.Fset, p.side.cgo)
	if err != nil {
		t.Fatal(err)
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{
		Sizes: p.Sizes,
		Importer: importerFunc(func(path string) (*types.Package, error) {
			return map[string]*types.Package{"unsafe": types.Unsafe, "runtime/cgo": cgoPackage}[path], nil
		}),
		Error: func(err error) { t.Error(err) },
	}
	checkCgo(config, "m/gotypes", p.Fset, append([]*ast.File{declarations}, p.Files...), info)
	compared := 0
	for _, file := range p.Files {
		for n := range ast.Preorder(file) {
			e, ok := n.(ast.Expr)
			if !ok {
				continue
			}
			want, ok := p.Info.Types[e]
			if !ok {
				continue
			}
			compared++
			got := info.Types[e]
			if w, g := described(want), described(got); w != g {
				t.Errorf("%s: %s is %s, cgo says %s", p.Fset.Position(e.Pos()), types.ExprString(e), g, w)
			}
		}
	}
	if compared < 120 {
		t.Errorf("%d expressions were compared", compared)
	}
}

// TestGoTypesUnseen checks that a struct which a missing header may define is unknown, while a handle
// of the toolkit remains known.
func TestGoTypesUnseen(t *testing.T) {
	name := filepath.Join(t.TempDir(), "unseen.go")
	const text = `package unseen

// #include <cuda_runtime.h>
// #include <nowhere.h>
// void take(struct elsewhere *p, cudaStream_t s);
import "C"

var (
	stream C.cudaStream_t
	unseen *C.struct_elsewhere
)
`
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, text, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	declarations, err := testRun().declareC(fset, []cgoFile{{file, name, []byte(text)}})
	if err != nil {
		t.Fatal(err)
	}
	scope := map[string]bool{}
	for _, decl := range declarations.Decls {
		if gen, ok := decl.(*ast.GenDecl); ok && gen.Tok == token.TYPE {
			scope[gen.Specs[0].(*ast.TypeSpec).Name.Name] = true
		}
	}
	if !scope["_Ctype_cudaStream_t"] || scope["_Ctype_struct_elsewhere"] {
		t.Errorf("cudaStream_t declared: %t, struct elsewhere: %t; want the first alone",
			scope["_Ctype_cudaStream_t"], scope["_Ctype_struct_elsewhere"])
	}
}

// described spells a type by its elements, without alias names, and a constant's value.
func described(tv types.TypeAndValue) string {
	text := ""
	if tv.Type != nil {
		text = spelled(tv.Type, map[*types.Named]bool{})
	}
	if tv.Value != nil {
		text += " = " + tv.Value.ExactString()
	}
	return text
}

func spelled(t types.Type, seen map[*types.Named]bool) string {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		if seen[t] {
			return t.Obj().Name()
		}
		seen[t] = true
		defer delete(seen, t)
		return spelled(t.Underlying(), seen)
	case *types.Pointer:
		return "*" + spelled(t.Elem(), seen)
	case *types.Array:
		return "[" + types.NewArray(types.Typ[types.Byte], t.Len()).String() + spelled(t.Elem(), seen) + "]"
	case *types.Struct:
		text := "struct{"
		for f := range t.Fields() {
			text += f.Name() + " " + spelled(f.Type(), seen) + "; "
		}
		return text + "}"
	case *types.Signature:
		text := "func("
		for v := range t.Params().Variables() {
			text += spelled(v.Type(), seen) + ", "
		}
		text += ")"
		for v := range t.Results().Variables() {
			text += " " + spelled(v.Type(), seen)
		}
		return text
	default:
		return t.String()
	}
}
