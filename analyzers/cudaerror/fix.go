package cudaerror

import (
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/ast/astutil"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge/gostatus"
)

// fix returns the fix that returns an error to the caller: if the call is a statement of a function
// whose last result is an error, and the call returns one itself or the package has one function that
// makes an error of its result.
func (c *checker) fix(d gostatus.Discard) []analysis.SuggestedFix {
	if _, ok := d.Stmt.(*ast.ExprStmt); !ok {
		return nil
	}
	result := c.pkg.Info.TypeOf(d.Call)
	value := [2]string{}
	if !isError(result) {
		convert := c.conversion(result)
		if convert == "" {
			return nil
		}
		value = [2]string{convert + "(", ")"}
	}
	zeros, ok := c.returned(d.Stmt)
	if !ok {
		return nil
	}
	indent := report.Indent(c.pkg.Fset, d.Stmt.Pos())
	return []analysis.SuggestedFix{{
		Message: "return the error",
		TextEdits: []analysis.TextEdit{
			{Pos: d.Stmt.Pos(), End: d.Stmt.Pos(), NewText: []byte("if err := " + value[0])},
			{Pos: d.Stmt.End(), End: d.Stmt.End(),
				NewText: []byte(value[1] + "; err != nil {\n" + indent + "\treturn " + zeros + "err\n" + indent + "}")},
		},
	}}
}

func isError(t types.Type) bool {
	return t != nil && types.Identical(t, types.Universe.Lookup("error").Type())
}

// conversion returns the name of the only function of the package that takes one value of
// a type and returns an error.
func (c *checker) conversion(t types.Type) string {
	var names []string
	scope := c.pkg.Types.Scope()
	for _, name := range scope.Names() {
		fn, ok := scope.Lookup(name).(*types.Func)
		if !ok {
			continue
		}
		sig := fn.Signature()
		if sig.TypeParams() == nil && sig.Params().Len() == 1 && !sig.Variadic() && types.Identical(sig.Params().At(0).Type(), t) &&
			sig.Results().Len() == 1 && isError(sig.Results().At(0).Type()) {
			names = append(names, name)
		}
	}
	if len(names) != 1 {
		return ""
	}
	return names[0]
}

// returned returns the zero values of the results before the last one, which is an error, of the
// function around a statement, as written in a return.
func (c *checker) returned(stmt ast.Stmt) (zeros string, ok bool) {
	for _, file := range c.pkg.Files {
		if file.FileStart > stmt.Pos() || stmt.Pos() >= file.FileEnd {
			continue
		}
		path, _ := astutil.PathEnclosingInterval(file, stmt.Pos(), stmt.End())
		at := slices.IndexFunc(path, func(n ast.Node) bool {
			switch n.(type) {
			case *ast.FuncDecl, *ast.FuncLit:
				return true
			}
			return false
		})
		if at < 0 {
			return "", false
		}
		around := path[slices.Index(path, ast.Node(stmt))+1]
		if _, block := around.(*ast.BlockStmt); !block { // a case, a for's post statement
			return "", false
		}
		var sig *types.Signature
		switch fn := path[at].(type) {
		case *ast.FuncDecl:
			if obj, ok := c.pkg.Info.Defs[fn.Name].(*types.Func); ok {
				sig = obj.Signature()
			}
		case *ast.FuncLit:
			sig, _ = c.pkg.Info.TypeOf(fn).(*types.Signature)
		}
		return zeroResults(sig)
	}
	return "", false
}

func zeroResults(sig *types.Signature) (zeros string, ok bool) {
	if sig == nil || sig.Results().Len() == 0 {
		return "", false
	}
	last := sig.Results().Len() - 1
	if !isError(sig.Results().At(last).Type()) {
		return "", false
	}
	for i := range last {
		zero := zeroValue(sig.Results().At(i).Type())
		if zero == "" {
			return "", false
		}
		zeros += zero + ", "
	}
	return zeros, true
}

// zeroValue returns how a type's zero value is written, "" if that takes the type's name.
func zeroValue(t types.Type) string {
	if _, ok := t.(*types.TypeParam); ok {
		return ""
	}
	switch t := t.Underlying().(type) {
	case *types.Basic:
		switch info := t.Info(); {
		case info&types.IsBoolean != 0:
			return "false"
		case info&types.IsNumeric != 0:
			return "0"
		case info&types.IsString != 0:
			return `""`
		case t.Kind() == types.UnsafePointer:
			return "nil"
		}
	case *types.Pointer, *types.Slice, *types.Map, *types.Chan, *types.Signature, *types.Interface:
		return "nil"
	}
	return ""
}
