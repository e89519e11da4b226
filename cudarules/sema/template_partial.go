package sema

// moreSpecialized reports whether function template f is known to be more
// specialized than g in a call with n arguments ([temp.deduct.partial]): g takes
// whatever f takes, and f does not take all that g does.
func (f *Function) moreSpecialized(g *Function, n int) bool {
	return (f.Class == nil) == (g.Class == nil) && g.deducedFrom(f, n) == Yes && f.deducedFrom(g, n) == No
}

// deducedFrom answers whether the types of f's first n parameters can be deduced
// from those of template g.
func (f *Function) deducedFrom(g *Function, n int) Answer {
	pattern := f.First()
	params := pattern.scope.Parent.templateParams(pattern.Template)
	b := bindings{args: make([]*Argument, len(params))}
	if len(params) > 0 {
		b.depth = params[0].Depth
	}
	mine, others := pattern.Params(), g.First().Params()
	for i := range n {
		if i >= len(mine) || i >= len(others) || mine[i].pack || others[i].pack {
			return b.deducedFromPack(mine, others, i)
		}
		if a := b.deducedFromType(mine[i].Type(), others[i].Type()); a != Yes {
			return a
		}
	}
	return Yes
}

// deducedFromPack is [Function.deducedFrom] from the i-th parameters on, where one of the two
// templates has a pack: it accepts the parameters of the other one, and not the other way round.
func (b *bindings) deducedFromPack(mine, others []*Variable, i int) Answer {
	isPack := func(list []*Variable) bool { return i < len(list) && list[i].pack }
	switch {
	case isPack(mine) && isPack(others):
		return b.deducedFromType(mine[i].Type(), others[i].Type())
	case isPack(mine):
		for _, p := range others[min(i, len(others)):] {
			one := bindings{depth: b.depth, args: make([]*Argument, len(b.args))}
			if p.pack {
				return Unknown
			}
			if a := one.deducedFromType(mine[i].Type(), p.Type()); a != Yes {
				return a
			}
		}
		return Yes
	case isPack(others):
		return No
	}
	return Unknown // an ellipsis
}

// deducedFromType answers whether parameter type p can be deduced from a, the
// references and outermost qualifiers of both aside.
func (b *bindings) deducedFromType(p, a *Type) Answer {
	p, a = p.NonReference().Unqualified(), a.NonReference().Unqualified()
	if p.isComputed() || a.isComputed() {
		return Unknown
	}
	return answer(b.unify(p, a))
}
