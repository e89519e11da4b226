package gosymbol

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
)

// A Place is what a helper takes from its callers: a parameter, the receiver, a field of one, or the address of that. A name may have
// constant text around it.
type Place struct {
	Param          int      // or none, receiver
	Each           Part     // of a parameter that is a list: what is taken of each of its elements
	Fields         []string // outermost first
	Address        bool
	Prefix, Suffix string
}

const (
	none     = -1
	receiver = -2
)

// A Part is what a loop takes of an element of a list.
type Part uint8

const (
	Whole   Part = iota // there is no loop
	KeyOf               // the key
	ValueOf             // the value
)

var noPlace = Place{Param: none}

func (p Place) isKnown() bool { return p.Param != none }

// placeOf returns what an expression in a function is of its parameters and receiver.
func (f *Finder) placeOf(sig *types.Signature, e ast.Expr) Place {
	p := noPlace
	for range maxSteps {
		if e == nil {
			return noPlace
		}
		switch x := f.Assigned(f.unconverted(e)).(type) {
		case *ast.UnaryExpr:
			if x.Op != token.AND || p.Address || len(p.Fields) > 0 {
				return noPlace
			}
			p.Address, e = true, x.X
		case *ast.StarExpr:
			e = x.X
		case *ast.BinaryExpr:
			left, isPrefix := f.String(x.X)
			right, isSuffix := f.String(x.Y)
			switch {
			case x.Op != token.ADD || len(p.Fields) > 0:
				return noPlace
			case isPrefix:
				p.Prefix, e = p.Prefix+left, x.Y
			case isSuffix:
				p.Suffix, e = right+p.Suffix, x.X
			default:
				return noPlace
			}
		case *ast.SelectorExpr:
			v := f.VariableOf(x)
			if v == nil || !v.IsField() {
				return noPlace
			}
			p.Fields, e = slices.Insert(p.Fields, 0, v.Name()), x.X
		case *ast.IndexExpr: // list[i], in a loop over the list
			v := f.VariableOf(x.Index)
			if v == nil || f.texts.LoopOf(v) == nil || f.VariableOf(x.X) == nil || f.VariableOf(f.texts.LoopOf(v).X) != f.VariableOf(x.X) {
				return noPlace
			}
			return f.listPlace(sig, p, x.X, ValueOf)
		case *ast.Ident:
			v := f.VariableOf(x)
			if v == nil {
				return noPlace
			}
			loop := f.texts.LoopOf(v)
			if loop == nil {
				return f.parameterPlace(sig, p, v, false)
			}
			if f.VariableOf(loop.Key) == v {
				return f.listPlace(sig, p, loop.X, KeyOf)
			}
			return f.listPlace(sig, p, loop.X, ValueOf)
		default:
			return noPlace
		}
	}
	return noPlace
}

// listPlace is placeOf for what is taken of each element of a list.
func (f *Finder) listPlace(sig *types.Signature, p Place, list ast.Expr, part Part) Place {
	id, ok := f.Assigned(list).(*ast.Ident)
	if !ok || p.Address || p.Prefix+p.Suffix != "" {
		return noPlace
	}
	p.Each = part
	return f.parameterPlace(sig, p, f.VariableOf(id), true)
}

func (f *Finder) parameterPlace(sig *types.Signature, p Place, v *types.Var, variadic bool) Place {
	if v == nil || p.Address && len(p.Fields) == 0 {
		return noPlace
	}
	if recv := sig.Recv(); recv != nil && recv == v {
		p.Param = receiver
		return p
	}
	for i := range sig.Params().Len() {
		if sig.Params().At(i) == v && (variadic || !sig.Variadic() || i < sig.Params().Len()-1) {
			p.Param = i
			return p
		}
	}
	return noPlace
}

// argumentAt returns what a call gives a function for a place.
func (f *Finder) argumentAt(call *ast.CallExpr, p Place) ast.Expr {
	var e ast.Expr
	switch {
	case p.Each != Whole:
		return nil
	case p.Param == receiver:
		sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
		if !ok {
			return nil
		}
		e = sel.X
	case p.Param < 0 || p.Param >= len(call.Args) || call.Ellipsis.IsValid():
		return nil
	default:
		e = call.Args[p.Param]
	}
	if e = f.selectedAll(e, p.Fields); e == nil {
		return nil
	}
	if p.Address {
		address := &ast.UnaryExpr{OpPos: e.Pos(), Op: token.AND, X: e}
		f.StandIn(address, types.NewPointer(f.TypeOf(e)))
		e = address
	}
	if p.Prefix != "" {
		e = f.sum(f.constantText(e, p.Prefix), e)
	}
	if p.Suffix != "" {
		e = f.sum(e, f.constantText(e, p.Suffix))
	}
	return e
}

func (f *Finder) selectedAll(e ast.Expr, fields []string) ast.Expr {
	for _, name := range fields {
		if e = f.selected(e, name); e == nil {
			return nil
		}
	}
	return e
}

// selected returns the expression of a field of another, nil if there is none.
func (f *Finder) selected(e ast.Expr, name string) ast.Expr {
	t := f.TypeOf(e)
	pkg := f.Types
	if named, ok := types.Unalias(deref(t)).(*types.Named); ok && named.Obj().Pkg() != nil {
		pkg = named.Obj().Pkg()
	}
	o, _, _ := types.LookupFieldOrMethod(t, true, pkg, name)
	field, ok := o.(*types.Var)
	if !ok {
		return nil
	}
	sel := &ast.SelectorExpr{X: e, Sel: &ast.Ident{NamePos: e.End(), Name: name}}
	f.StandIn(sel, field.Type())
	f.StandFor(sel.Sel, field)
	return sel
}

func deref(t types.Type) types.Type {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}

// constantText returns an expression of a constant text, at another.
func (f *Finder) constantText(at ast.Node, text string) ast.Expr {
	lit := &ast.BasicLit{ValuePos: at.Pos(), Kind: token.STRING, Value: constant.MakeString(text).ExactString()}
	f.StandInConstant(lit, types.Typ[types.String], constant.MakeString(text))
	return lit
}

func (f *Finder) sum(left, right ast.Expr) ast.Expr {
	sum := &ast.BinaryExpr{X: left, OpPos: left.End(), Op: token.ADD, Y: right}
	f.StandIn(sum, types.Typ[types.String])
	return sum
}

// calleeOf returns the function that a call calls, by name.
func (f *Finder) calleeOf(call *ast.CallExpr) *types.Func {
	id := cgobridge.CalleeIdent(call.Fun)
	if id == nil {
		return nil
	}
	fn, _ := f.Info.Uses[id].(*types.Func)
	if fn == nil {
		return nil
	}
	return fn.Origin()
}
