package gosymbol

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/analysis"
)

// A Fact says what other packages can have of an exported variable, field or function.
type Fact struct {
	Symbol  string  // a function variable always has
	Address string  // the symbol whose address, or procedure, a variable or field always is
	LooksUp *Place  // the name of the symbol whose address, or procedure, a function returns
	Helper  *Helper // how a function binds symbols
	Caller  *Caller // how a function calls symbols
	Storer  *Storer // how a function stores the addresses of symbols
}

// AFact marks facts.
func (*Fact) AFact() {}

// A Caller is a [caller] for other packages.
type Caller struct {
	Name, Symbol   int
	Fixed          string
	Args           []CallerArg
	Rest           bool
	Status, Others bool
}

// A CallerArg is an argument that a [Caller] hands on, or an integer of its own.
type CallerArg struct {
	Param int
	Own   int64
}

// importedFacts returns the facts of other packages.
func importedFacts(pass *analysis.Pass) map[types.Object]*Fact {
	facts := map[types.Object]*Fact{}
	for _, fact := range pass.AllObjectFacts() {
		switch o := fact.Object.(type) {
		case *types.Var:
			if o.Pkg() != pass.Pkg {
				facts[o.Origin()] = fact.Fact.(*Fact)
			}
		case *types.Func:
			if o.Pkg() != pass.Pkg {
				facts[o.Origin()] = fact.Fact.(*Fact)
			}
		}
	}
	return facts
}

// export tells other packages what they can have of this one.
func (f *Finder) export(pass *analysis.Pass) {
	facts := map[types.Object]*Fact{}
	factOf := func(o types.Object) *Fact {
		if facts[o] == nil {
			facts[o] = &Fact{}
		}
		return facts[o]
	}
	for v, symbol := range f.bound {
		if f.isVisible(v) {
			factOf(v).Symbol = symbol
		}
	}
	for id, o := range f.Info.Defs {
		switch o := o.(type) {
		case *types.Var:
			if f.isVisible(o) && mayBeAddress(o.Type()) {
				if symbol, ok := f.text(f.symbolName(id)); ok {
					factOf(o.Origin()).Address = symbol
				}
			}
		case *types.Func:
			if o.Exported() {
				f.exportFunction(o, factOf)
			}
		}
	}
	for o, fact := range facts {
		pass.ExportObjectFact(o, fact)
	}
}

// isVisible reports whether other packages can name a variable or field.
func (f *Finder) isVisible(v *types.Var) bool {
	return v.Pkg() == f.Types && v.Exported() && (v.IsField() || v.Parent() == f.Types.Scope())
}

// mayBeAddress reports whether a type is that of addresses or procedures.
func mayBeAddress(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.Uintptr || isProcedure(t)
}

func (f *Finder) exportFunction(fn *types.Func, factOf func(types.Object) *Fact) {
	if h, ok := f.helpers[fn]; ok {
		factOf(fn).Helper = &h
	}
	if by, ok := f.storers[fn]; ok {
		factOf(fn).Storer = &by
	}
	if by, ok := f.callers[fn]; ok {
		if c := f.exportedCaller(by); c != nil {
			factOf(fn).Caller = c
		}
	}
	results := fn.Signature().Results()
	if results.Len() == 0 || !mayBeAddress(results.At(0).Type()) {
		return
	}
	id := &ast.Ident{NamePos: fn.Pos(), Name: fn.Name()}
	f.StandFor(id, fn)
	if name := f.nameYielded(&ast.CallExpr{Fun: id}, maxSteps); name != nil {
		if p := f.placeOf(fn.Signature(), name); p.isKnown() {
			factOf(fn).LooksUp = &p
		}
	}
}

// exportedCaller returns a caller as a fact, nil if it gives the symbol values that others cannot know.
func (f *Finder) exportedCaller(by caller) *Caller {
	c := &Caller{Name: by.name, Symbol: by.symbol, Fixed: by.fixed, Rest: by.rest, Status: by.status, Others: by.others}
	for _, arg := range by.args {
		out := CallerArg{Param: arg.param}
		if arg.param == none && !by.others {
			n, ok := f.Constant(arg.own)
			if !ok {
				return nil
			}
			out.Own = n
		}
		c.Args = append(c.Args, out)
	}
	return c
}

// callerOf returns another package's caller for a call.
func (f *Finder) callerOf(call *ast.CallExpr, c *Caller) caller {
	by := caller{name: c.Name, symbol: c.Symbol, fixed: c.Fixed, rest: c.Rest, status: c.Status, others: c.Others}
	for _, arg := range c.Args {
		one := callArg{param: arg.Param}
		if arg.Param == none {
			value := constant.MakeInt64(arg.Own)
			lit := &ast.BasicLit{ValuePos: call.Pos(), Kind: token.INT, Value: value.ExactString()}
			f.StandInConstant(lit, types.Typ[types.Uintptr], value)
			one.own = lit
		}
		by.args = append(by.args, one)
	}
	return by
}
