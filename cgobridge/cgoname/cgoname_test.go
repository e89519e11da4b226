package cgoname

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"testing"
)

const text = `package p

type (
	_Ctype_int         = _Ctype_int32
	_Ctype_int32       int32
	_Ctype_float       float32
	_Ctype_struct_pair struct{ a, b _Ctype_float }
	NotInHeap          struct{}
	_Ctype_struct_open struct{ _ NotInHeap }
	Go                 struct{ p _Ctype_float }
)

var (
	number  _Ctype_int
	scalar  _Ctype_float
	pair    *_Ctype_struct_pair
	table   [4]*_Ctype_float
	list    []_Ctype_float
	open    _Ctype_struct_open
	goes    map[string]*Go
	_Cvar_x *_Ctype_float
)
`

func TestTypes(t *testing.T) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := new(types.Config).Check("p", fset, []*ast.File{file}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		variable, name   string
		madeOfC, isOpen  bool
		spelled          string
		declaredByTheCgo bool
	}{
		{"number", "int32", true, false, "C.int", false},
		{"scalar", "float", true, false, "C.float", false},
		{"pair", "", true, false, "*C.struct_pair", false},
		{"table", "", true, false, "[4]*C.float", false},
		{"list", "", false, false, "[]C.float", false},
		{"open", "struct_open", true, true, "C.struct_open", false},
		{"goes", "", false, false, "map[string]*Go", false},
		{"_Cvar_x", "", true, false, "*C.float", true},
	} {
		v := pkg.Scope().Lookup(test.variable).(*types.Var)
		name, _ := OfType(v.Type())
		if name != test.name || IsMadeOfC(v.Type()) != test.madeOfC || IsIncomplete(v.Type()) != test.isOpen ||
			IsVariable(v) != test.declaredByTheCgo {
			t.Errorf("%s: %q, made of C %v, incomplete %v, cgo's %v", test.variable, name, IsMadeOfC(v.Type()),
				IsIncomplete(v.Type()), IsVariable(v))
		}
		if got := TypeString(v.Type(), nil); got != test.spelled {
			t.Errorf("%s is spelled %s, want %s", test.variable, got, test.spelled)
		}
	}
}

func TestIn(t *testing.T) {
	got := In("cannot use p (type *_Ctype_struct_cudaDeviceProp) in call to (_C2func_run)")
	for _, want := range []string{"cudaDeviceProp", "run", "p"} {
		if !slices.Contains(got, want) {
			t.Errorf("%s is not among %q", want, got)
		}
	}
}
