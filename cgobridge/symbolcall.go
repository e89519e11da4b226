package cgobridge

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"reflect"
)

// A SymbolCall is a call of a C function that Go code makes without cgo, by the symbol of the function.
type SymbolCall struct {
	Symbol string
	Args   []ast.Expr // those of the C function
	Status bool       // the first result is the status of the C function, or an error made of it
}

// InOneForm returns the package with calls of symbols in the form of calls of C functions: C.symbol(args), where the Go code has a function
// variable, the address of the symbol or a wrapper. The files are copies as far as calls in them change; the positions are those of the source.
func (p *Package) InOneForm(calls map[*ast.CallExpr]SymbolCall) *Package {
	r := &rewriter{calls: calls, from: p.Info, to: copiedInfo(p.Info), pkg: p.Types, clones: map[ast.Node]ast.Node{}, made: map[*ast.CallExpr]*SymbolCall{}}
	side := &goSide{pkg: p.Types, info: r.to, others: p.side.others, left: p.side.left}
	for _, file := range p.Files {
		side.files = append(side.files, r.file(file))
	}
	for _, c := range p.side.cgo {
		side.cgo = append(side.cgo, cgoFile{r.file(c.File), c.name, c.text})
	}
	out := &Package{
		Fset: p.Fset, Dir: p.Dir, Files: side.files, Types: p.Types, Info: r.to, Sizes: p.Sizes,
		Preambles: p.Preambles, CgoFlags: p.CgoFlags, Sources: p.Sources,
		run: p.run, side: side, cSide: p.cSide, inspector: inspectorOf(side.files),
	}
	side.bySymbol = r.made
	out.Calls = side.calls()
	return out
}

// copiedInfo returns a copy of the type information, to be extended.
func copiedInfo(info *types.Info) *types.Info {
	out := *info
	out.Types, out.Uses, out.Implicits = maps.Clone(info.Types), maps.Clone(info.Uses), maps.Clone(info.Implicits)
	out.Selections, out.Scopes = maps.Clone(info.Selections), maps.Clone(info.Scopes)
	return &out
}

// pseudoC stands for the package C where no cgo is used.
var pseudoC = types.NewPackage("C", "C")

// A rewriter copies what lies around calls of symbols.
type rewriter struct {
	calls    map[*ast.CallExpr]SymbolCall
	from, to *types.Info
	pkg      *types.Package
	clones   map[ast.Node]ast.Node
	made     map[*ast.CallExpr]*SymbolCall
}

func (r *rewriter) file(file *ast.File) *ast.File {
	if done, ok := r.clones[file]; ok {
		return done.(*ast.File)
	}
	decls, changed := r.rewrite(reflect.ValueOf(file.Decls))
	if changed {
		out := *file
		out.Decls = decls.Interface().([]ast.Decl)
		r.clones[file] = &out
		return &out
	}
	r.clones[file] = file
	return file
}

// rewrite returns a value of a tree with calls in their new form, and whether it differs.
func (r *rewriter) rewrite(v reflect.Value) (reflect.Value, bool) {
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return v, false
		}
		elem, changed := r.rewrite(v.Elem())
		if !changed {
			return v, false
		}
		out := reflect.New(v.Type()).Elem()
		out.Set(elem)
		return out, true
	case reflect.Slice:
		var out reflect.Value
		for i := range v.Len() {
			elem, changed := r.rewrite(v.Index(i))
			if changed && !out.IsValid() {
				out = reflect.MakeSlice(v.Type(), v.Len(), v.Len())
				reflect.Copy(out, v)
			}
			if changed {
				out.Index(i).Set(elem)
			}
		}
		if out.IsValid() {
			return out, true
		}
	case reflect.Pointer:
		if node, ok := v.Interface().(ast.Node); ok && !v.IsNil() {
			return r.node(node, v)
		}
	}
	return v, false
}

// node is rewrite for a node.
func (r *rewriter) node(node ast.Node, v reflect.Value) (reflect.Value, bool) {
	switch node.(type) {
	case *ast.Ident, *ast.BasicLit, *ast.CommentGroup:
		return v, false
	}
	if done, ok := r.clones[node]; ok {
		return reflect.ValueOf(done), done != node
	}
	from, isCall := node, false
	var symbol SymbolCall
	if call, ok := node.(*ast.CallExpr); ok {
		if symbol, isCall = r.calls[call]; isCall {
			v = reflect.ValueOf(r.callOfC(call, symbol))
		}
	}
	out, isNew := v, isCall
	for i := range v.Elem().NumField() {
		field, changed := r.rewrite(v.Elem().Field(i))
		if changed && !isNew {
			out, isNew = reflect.New(v.Elem().Type()), true
			out.Elem().Set(v.Elem())
		}
		if changed {
			out.Elem().Field(i).Set(field)
		}
	}
	if isNew {
		r.clones[from] = out.Interface().(ast.Node)
		r.copyInfo(from, r.clones[from])
	}
	return out, isNew
}

// copyInfo gives a copy of a node what is known of the node.
func (r *rewriter) copyInfo(from, to ast.Node) {
	if e, ok := from.(ast.Expr); ok {
		if tv, known := r.from.Types[e]; known {
			r.to.Types[to.(ast.Expr)] = tv
		}
	}
	if o, ok := r.from.Implicits[from]; ok {
		r.to.Implicits[to] = o
	}
	if s, ok := r.from.Scopes[from]; ok {
		r.to.Scopes[to] = s
	}
	if sel, ok := from.(*ast.SelectorExpr); ok {
		if s, known := r.from.Selections[sel]; known {
			r.to.Selections[to.(*ast.SelectorExpr)] = s
		}
	}
}

// callOfC returns the cgo call of the C function that a call of a symbol stands for. It keeps the result types of the Go callee.
func (r *rewriter) callOfC(call *ast.CallExpr, symbol SymbolCall) *ast.CallExpr {
	at := call.Fun.Pos()
	c, name := &ast.Ident{NamePos: at, Name: "C"}, &ast.Ident{NamePos: at, Name: symbol.Symbol}
	var params []*types.Var
	for _, arg := range symbol.Args {
		t := r.from.TypeOf(arg)
		if t == nil {
			t = types.Typ[types.Invalid]
		}
		params = append(params, types.NewParam(token.NoPos, r.pkg, "", t))
	}
	fun := r.from.Types[call.Fun]
	var results *types.Tuple
	if sig, ok := fun.Type.Underlying().(*types.Signature); ok {
		results = sig.Results()
		if !sig.Variadic() && sig.Params().Len() == len(params) && sig.Recv() == nil {
			params = params[:0]
			for i := range sig.Params().Len() {
				params = append(params, types.NewParam(token.NoPos, r.pkg, "", sig.Params().At(i).Type()))
			}
		}
	}
	sig := types.NewSignatureType(nil, nil, nil, types.NewTuple(params...), results, false)
	r.to.Uses[c] = types.NewPkgName(at, r.pkg, "C", pseudoC)
	r.to.Uses[name] = types.NewFunc(token.NoPos, r.pkg, "_Cfunc_"+symbol.Symbol, sig)
	sel := &ast.SelectorExpr{X: c, Sel: name}
	fun.Type = sig
	r.to.Types[sel] = fun
	out := &ast.CallExpr{Fun: sel, Lparen: call.Lparen, Args: symbol.Args, Rparen: call.Rparen}
	r.made[out] = &symbol
	return out
}
