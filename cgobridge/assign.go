package cgobridge

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"golang.org/x/tools/go/types/typeutil"
)

// assignments are all places of a package that give a variable or a field a
// value.
type assignments struct {
	info *types.Info

	values     map[*types.Var][]ast.Expr   // the assigned values; zero values are left out
	unknown    map[*types.Var]bool         // also assigned values that are not expressions of their own
	named      map[*types.Var]bool         // results with names
	addressed  map[*types.Var]bool         // someone may write through the variable's address
	parameters map[*types.Var]bool         // parameters and receivers
	owners     map[*types.Var]parameter    // of the parameters of declared functions
	members    map[*types.Var][]FieldValue // assigned to fields of a variable's struct
	results    map[*types.Var][]Result     // of calls with several results: nothing in values
	arguments  map[*types.Var][]ast.Expr   // given for parameters; for variadic ones the slices
	spread     map[*types.Var]spread       // given for variadic parameters one by one
	returns    map[*types.Func][]*ast.ReturnStmt
	resultsOf  map[*types.Func]*ast.FieldList
	uses       map[*types.Func]int     // how often functions are named; nil until that is asked
	abstract   map[string]bool         // names of methods of the package's interfaces; nil until that is asked
	elements   map[*types.Var]ast.Expr // the ranged operand of loop variables
	switched   map[*types.Var]ast.Expr // the operand of variables of type switches and assertions
}

// A spread is the arguments that calls give for a variadic parameter one by one.
type spread struct {
	calls int
	args  []ast.Expr
}

// A parameter is the index of one in its function.
type parameter struct {
	function *types.Func
	index    int
}

// A Result is one of several results of a call.
type Result struct {
	Call  *ast.CallExpr
	Index int
}

// assignments gathers the package's assignments when first asked.
func (p *Package) assignments() *assignments {
	p.assignOnce.Do(func() { p.assigned = newAssignments(p.Info, p.Files) })
	return p.assigned
}

// Results returns the calls with several results one of which is assigned to
// a variable or field.
func (p *Package) Results(v *types.Var) []Result { return p.assignments().results[v.Origin()] }

// arguments returns the arguments for a parameter in calls of the package.
func (p *Package) arguments(v *types.Var) []ast.Expr { return p.assignments().arguments[v] }

// of returns the values assigned to a variable by name, and whether they are complete.
func (a *assignments) of(v *types.Var) ([]ast.Expr, bool) {
	values, results, known := a.sources(v)
	return values, known && len(results) == 0
}

// sources returns the values assigned to a variable by name, expressions and results of multi-value
// calls, and whether they are complete.
func (a *assignments) sources(v *types.Var) (values []ast.Expr, results []Result, known bool) {
	v = v.Origin()
	if a.parameters[v] && len(a.values[v])+len(a.results[v]) > 0 {
		return nil, nil, false
	}
	return a.values[v], a.results[v], !a.unknown[v] && !a.named[v]
}

// GivenTo returns the values that the package assigns to a variable or field by name, without zero values and results, and
// whether they are complete.
func (p *Package) GivenTo(v *types.Var) (values []ast.Expr, results []Result, known bool) {
	a, v := p.assignments(), v.Origin()
	if a.parameters[v] && len(a.values[v])+len(a.results[v]) > 0 {
		return nil, nil, false
	}
	return a.values[v], a.results[v], !a.unknown[v]
}

func newAssignments(info *types.Info, files []*ast.File) *assignments {
	a := &assignments{
		info:       info,
		values:     map[*types.Var][]ast.Expr{},
		unknown:    map[*types.Var]bool{},
		named:      map[*types.Var]bool{},
		addressed:  map[*types.Var]bool{},
		parameters: map[*types.Var]bool{},
		owners:     map[*types.Var]parameter{},
		members:    map[*types.Var][]FieldValue{},
		results:    map[*types.Var][]Result{},
		arguments:  map[*types.Var][]ast.Expr{},
		spread:     map[*types.Var]spread{},
		returns:    map[*types.Func][]*ast.ReturnStmt{},
		resultsOf:  map[*types.Func]*ast.FieldList{},
		elements:   map[*types.Var]ast.Expr{},
		switched:   map[*types.Var]ast.Expr{},
	}
	for _, file := range files {
		for n := range ast.Preorder(file) {
			a.visit(n)
		}
	}
	return a
}

func (a *assignments) visit(n ast.Node) {
	switch x := n.(type) {
	case *ast.FuncDecl:
		a.declaration(x)
	case *ast.FuncType:
		a.fields(x.Params)
	case *ast.AssignStmt:
		a.assertion(x)
		if x.Tok == token.ASSIGN || x.Tok == token.DEFINE {
			a.assign(x.Lhs, x.Rhs)
		} else {
			a.set(x.Lhs[0], nil)
		}
	case *ast.ValueSpec:
		if len(x.Values) > 0 {
			left := make([]ast.Expr, len(x.Names))
			for i, name := range x.Names {
				left[i] = name
			}
			a.assign(left, x.Values)
		}
	case *ast.RangeStmt:
		for _, e := range []ast.Expr{x.Key, x.Value} {
			if e != nil {
				a.set(e, nil)
			}
		}
		if id, ok := x.Value.(*ast.Ident); ok && x.Tok == token.DEFINE {
			if v, ok := a.info.Defs[id].(*types.Var); ok {
				a.elements[v] = x.X
			}
		}
	case *ast.TypeSwitchStmt:
		a.typeSwitch(x)
	case *ast.IncDecStmt:
		a.set(x.X, nil)
	case *ast.UnaryExpr:
		if v := a.variable(x.X); x.Op == token.AND && v != nil && !v.IsField() {
			a.addressed[v] = true
		}
	case *ast.CompositeLit:
		a.literal(x)
	case *ast.CallExpr:
		a.call(x)
	}
}

// assertion records the operand of v in v, ok := x.(T).
func (a *assignments) assertion(x *ast.AssignStmt) {
	if len(x.Lhs) != 2 || len(x.Rhs) != 1 || x.Tok != token.DEFINE {
		return
	}
	id, isIdent := x.Lhs[0].(*ast.Ident)
	assert, ok := ast.Unparen(x.Rhs[0]).(*ast.TypeAssertExpr)
	if !ok || !isIdent {
		return
	}
	if v, ok := a.info.Defs[id].(*types.Var); ok {
		a.switched[v] = assert.X
	}
}

// typeSwitch records the operand of the variables of a type switch's clauses.
func (a *assignments) typeSwitch(s *ast.TypeSwitchStmt) {
	assign, ok := s.Assign.(*ast.AssignStmt)
	if !ok {
		return
	}
	assert, ok := ast.Unparen(assign.Rhs[0]).(*ast.TypeAssertExpr)
	if !ok {
		return
	}
	for _, clause := range s.Body.List {
		if v, ok := a.info.Implicits[clause].(*types.Var); ok {
			a.switched[v] = assert.X
		}
	}
}

// variable returns the variable or field that an expression names, or nil.
func (a *assignments) variable(e ast.Expr) *types.Var {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		v, _ := a.info.ObjectOf(x).(*types.Var)
		return v
	case *ast.SelectorExpr:
		v, _ := a.info.Uses[x.Sel].(*types.Var)
		return v
	}
	return nil
}

// set records that left is given a value, which is nil if it is no expression
// of its own.
func (a *assignments) set(left, value ast.Expr) {
	v := a.variable(left)
	if v == nil {
		return
	}
	v = v.Origin()
	if value == nil {
		a.unknown[v] = true
	} else {
		a.values[v] = append(a.values[v], value)
	}
}

func (a *assignments) assign(left, right []ast.Expr) {
	for i, l := range left {
		if len(left) == len(right) {
			a.set(l, right[i])
			if v, path := a.member(l); v != nil {
				a.members[v] = append(a.members[v], FieldValue{path, right[i]})
			}
			continue
		}
		if index, ok := ast.Unparen(right[0]).(*ast.IndexExpr); ok && i == 0 { // v, ok := m[k]
			a.set(l, index)
		} else if call, ok := ast.Unparen(right[0]).(*ast.CallExpr); !ok {
			a.set(l, nil)
		} else if v := a.variable(l); v != nil {
			a.results[v.Origin()] = append(a.results[v.Origin()], Result{call, i})
		}
	}
}

// member returns v and "a.b" for an expression v.a.b.
func (a *assignments) member(e ast.Expr) (*types.Var, string) {
	sel, ok := ast.Unparen(e).(*ast.SelectorExpr)
	if !ok {
		return nil, ""
	}
	if id, ok := ast.Unparen(sel.X).(*ast.Ident); ok {
		v, _ := a.info.ObjectOf(id).(*types.Var)
		return v, sel.Sel.Name
	}
	v, path := a.member(sel.X)
	return v, path + "." + sel.Sel.Name
}

// declaration records the receiver, the named results and the returns of a
// function.
func (a *assignments) declaration(decl *ast.FuncDecl) {
	a.fields(decl.Recv)
	if decl.Type.Results != nil {
		for _, f := range decl.Type.Results.List {
			for _, name := range f.Names {
				if v := a.variable(name); v != nil {
					a.named[v] = true
				}
			}
		}
	}
	fn, ok := a.info.Defs[decl.Name].(*types.Func)
	if !ok || decl.Body == nil {
		return
	}
	for i := range fn.Signature().Params().Len() {
		a.owners[fn.Signature().Params().At(i)] = parameter{fn, i}
	}
	a.returns[fn], a.resultsOf[fn] = ReturnsOf(decl.Body), decl.Type.Results
}

func (a *assignments) fields(list *ast.FieldList) {
	if list == nil {
		return
	}
	for _, f := range list.List {
		for _, name := range f.Names {
			if v, ok := a.info.Defs[name].(*types.Var); ok {
				a.parameters[v] = true
			}
		}
	}
}

// literal records the fields that a struct literal sets.
func (a *assignments) literal(lit *ast.CompositeLit) {
	st, ok := deref(a.info.TypeOf(lit)).Underlying().(*types.Struct)
	if !ok {
		return
	}
	for i, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			a.set(kv.Key, kv.Value)
		} else if i < st.NumFields() {
			v := st.Field(i).Origin()
			a.values[v] = append(a.values[v], e)
		}
	}
}

// call records the arguments for the parameters of a declared function.
func (a *assignments) call(call *ast.CallExpr) {
	id := CalleeIdent(call.Fun)
	if id == nil {
		return
	}
	fn, ok := a.info.Uses[id].(*types.Func)
	if !ok {
		return
	}
	sig := fn.Origin().Signature()
	params := sig.Params()
	given := params.Len()
	if sig.Variadic() && !call.Ellipsis.IsValid() {
		given--
	}
	if len(call.Args) < given || len(call.Args) > given && given == params.Len() {
		return
	}
	for i, arg := range call.Args[:given] {
		a.arguments[params.At(i)] = append(a.arguments[params.At(i)], arg)
	}
	if given < params.Len() {
		last := params.At(given)
		s := a.spread[last]
		a.spread[last] = spread{s.calls + 1, append(s.args, call.Args[given:]...)}
	}
}

// returned returns the function of this package, declared or literal, that a call calls, and
// the expressions that the call can yield as one of its results, by index; nil where that is
// not known.
func (p *Package) returned(call *ast.CallExpr, result int) (function any, list []ast.Expr) {
	var returns []*ast.ReturnStmt
	results := 1
	if tuple, ok := p.Info.TypeOf(call).(*types.Tuple); ok {
		results = tuple.Len()
	}
	if lit := p.Literal(call.Fun); lit != nil {
		function, returns = lit, ReturnsOf(lit.Body)
	} else if id := CalleeIdent(call.Fun); id != nil {
		fn, ok := p.Info.Uses[id].(*types.Func)
		if !ok {
			return nil, nil
		}
		function, returns = fn.Origin(), p.assignments().returns[fn.Origin()]
	}
	for _, r := range returns {
		if len(r.Results) != results {
			return nil, nil
		}
		list = append(list, r.Results[result])
	}
	return function, list
}

// Returned returns the expressions that a call of a function of the package, or
// of a function literal, can yield as its first result; nil where that is not known.
func (p *Package) Returned(call *ast.CallExpr) []ast.Expr {
	_, list := p.returned(call, 0)
	return list
}

// A Yield is a value that a call may return: an expression, or, if the index is not negative, that result of the call that the
// expression is.
type Yield struct {
	ast.Expr
	Index int
}

// Yields returns the values that a call of a function of the package, or of a function literal, may return as one of its
// results, by index, and whether they are complete.
func (p *Package) Yields(call *ast.CallExpr, result int) (list []Yield, known bool) {
	results, returns := p.returnsOf(call)
	if results == nil {
		return nil, false
	}
	for _, r := range returns {
		switch {
		case len(r.Results) == 0:
			name := nameOf(results, result)
			if name == nil {
				return nil, false
			}
			list = append(list, Yield{name, -1})
		case len(r.Results) > result && (len(r.Results) > 1 || results.NumFields() == 1):
			list = append(list, Yield{r.Results[result], -1})
		default:
			inner, ok := ast.Unparen(r.Results[0]).(*ast.CallExpr)
			if !ok {
				return nil, false
			}
			list = append(list, Yield{inner, result})
		}
	}
	return list, len(list) > 0
}

// returnsOf returns the results that the function of a call declares, and its return statements.
func (p *Package) returnsOf(call *ast.CallExpr) (*ast.FieldList, []*ast.ReturnStmt) {
	if lit := p.Literal(call.Fun); lit != nil {
		return lit.Type.Results, ReturnsOf(lit.Body)
	}
	fn, ok := typeutil.Callee(p.Info, call).(*types.Func)
	if !ok {
		return nil, nil
	}
	a := p.assignments()
	return a.resultsOf[fn.Origin()], a.returns[fn.Origin()]
}

// nameOf returns the name of a result, by index, or nil.
func nameOf(results *ast.FieldList, index int) *ast.Ident {
	for _, field := range results.List {
		if index < len(field.Names) {
			return field.Names[index]
		}
		index -= max(1, len(field.Names))
	}
	return nil
}

// SignatureOf returns the declared signature of the callee, a function of the package or a literal, and the receiver of a method call.
func (p *Package) SignatureOf(call *ast.CallExpr) (*types.Signature, ast.Expr) {
	if lit := p.Literal(call.Fun); lit != nil {
		sig, _ := p.Info.TypeOf(lit).(*types.Signature)
		return sig, nil
	}
	fn, ok := typeutil.Callee(p.Info, call).(*types.Func)
	if !ok {
		return nil, nil
	}
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && fn.Signature().Recv() != nil {
		return fn.Origin().Signature(), sel.X
	}
	return fn.Origin().Signature(), nil
}

// ArgumentsOf returns the arguments for a parameter in all calls of its function, if they are complete: the function is
// unexported, only called, and no method that an interface may have.
func (p *Package) ArgumentsOf(v *types.Var) ([]ast.Expr, bool) {
	fn, _ := p.ParameterOf(v)
	if fn == nil || !p.isOnlyCalled(fn) || !p.IsParameter(v) {
		return nil, false
	}
	a := p.assignments()
	args := a.arguments[v]
	return args, len(args) > 0 && len(args) == a.uses[fn]
}

// isOnlyCalled reports whether a function is known to be called by the package alone. It counts the uses of all functions.
func (p *Package) isOnlyCalled(fn *types.Func) bool {
	if fn.Exported() || fn.Signature().Recv() != nil && p.isInInterface(fn.Name()) {
		return false
	}
	a := p.assignments()
	if a.uses == nil {
		a.uses = map[*types.Func]int{}
		for _, used := range p.Info.Uses {
			if f, ok := used.(*types.Func); ok {
				a.uses[f.Origin()]++
			}
		}
	}
	return true
}

// VariadicOf is ArgumentsOf for a variadic parameter: the slices, and the arguments that are given one by one.
func (p *Package) VariadicOf(v *types.Var) (slices, single []ast.Expr, ok bool) {
	s, isSpread := p.assignments().spread[v]
	fn, _ := p.ParameterOf(v)
	if !isSpread || fn == nil || !p.isOnlyCalled(fn) || !p.IsParameter(v) {
		return nil, nil, false
	}
	a := p.assignments()
	return a.arguments[v], s.args, s.calls+len(a.arguments[v]) == a.uses[fn]
}

// isInInterface reports whether an interface type of the package has a method of a name.
func (p *Package) isInInterface(name string) bool {
	a := p.assignments()
	if a.abstract == nil {
		a.abstract = map[string]bool{}
		for _, defined := range p.Info.Defs {
			if fn, ok := defined.(*types.Func); ok && fn.Signature().Recv() != nil && types.IsInterface(fn.Signature().Recv().Type()) {
				a.abstract[fn.Name()] = true
			}
		}
	}
	return a.abstract[name]
}

// Literal returns the function literal that an expression denotes: itself, the value of the variable that it names,
// or the literal wrapped by a once function of package sync; nil if there is none.
func (p *Package) Literal(fun ast.Expr) *ast.FuncLit {
	fun = ast.Unparen(fun)
	if id, ok := fun.(*ast.Ident); ok {
		if v, ok := p.Info.Uses[id].(*types.Var); ok && !p.assignments().addressed[v] {
			if assigned, ok := p.assignments().of(v); ok && len(assigned) == 1 {
				fun = ast.Unparen(assigned[0])
			}
		}
	}
	if call, ok := fun.(*ast.CallExpr); ok && len(call.Args) == 1 && p.isOnce(call) {
		fun = ast.Unparen(call.Args[0])
	}
	lit, _ := fun.(*ast.FuncLit)
	return lit
}

// isOnce reports whether a call is of a function of package sync that returns its argument as one that is called once.
func (p *Package) isOnce(call *ast.CallExpr) bool {
	fn, ok := typeutil.Callee(p.Info, call).(*types.Func)
	return ok && fn.Pkg() != nil && fn.Pkg().Path() == "sync" && strings.HasPrefix(fn.Name(), "Once") && fn.Signature().Recv() == nil
}

// ReturnsOf returns the return statements of a function's body, those of
// function literals in it apart.
func ReturnsOf(body *ast.BlockStmt) []*ast.ReturnStmt {
	var list []*ast.ReturnStmt
	ast.Inspect(body, func(n ast.Node) bool {
		if r, ok := n.(*ast.ReturnStmt); ok {
			list = append(list, r)
		}
		_, literal := n.(*ast.FuncLit)
		return !literal
	})
	return list
}

// IsParameter reports whether a variable is a parameter or receiver that
// nothing else is assigned to.
func (p *Package) IsParameter(v *types.Var) bool {
	a := p.assignments()
	return a.parameters[v] && len(a.values[v])+len(a.results[v]) == 0 && !a.unknown[v] && !a.addressed[v]
}

// ParameterOf returns the declared function that a parameter is one of, and
// its index; nil for the parameters of function literals.
func (p *Package) ParameterOf(v *types.Var) (*types.Func, int) {
	owner := p.assignments().owners[v]
	return owner.function, owner.index
}

// Mentions reports whether a variable or field is named in a node.
func (p *Package) Mentions(n ast.Node, v *types.Var) bool {
	for m := range ast.Preorder(n) {
		if id, ok := m.(*ast.Ident); ok && p.Info.ObjectOf(id) == types.Object(v) {
			return true
		}
	}
	return false
}
