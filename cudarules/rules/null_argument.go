package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A nullSearch finds the calls that pass a null pointer to a function that does not accept one,
// directly or through callees.
type nullSearch struct {
	pass *pass
	// taken returns the arguments of a call that must not be null; nil of other
	// calls.
	taken   func(b *sema.Body, call syntax.Node) []syntax.Node
	own     map[*sema.Body]map[syntax.Node]bool // effects of a body regardless of its arguments
	calling callSearch[bool]                    // functions that make such calls
	given   map[nullQuestion]bool               // whether some null parameters add effects to a body; false while it is being computed
}

// look has found look at the calls of a body, each once, with the pointer that is
// null. Given are the parameters that are.
func (s *nullSearch) look(b *sema.Body, given map[int]bool, depth int, found func(call, pointer syntax.Node)) {
	if s.calling.finds == nil {
		s.calling = callSearch[bool]{pass: s.pass, finds: func(b *sema.Body) bool {
			return slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return u.Kind == sema.Calls && len(s.taken(b, u.Node)) > 0 })
		}, follows: func(u sema.Use) bool { return u.Kind == sema.Calls }}
	}
	if !s.calling.from(b.Function) {
		return
	}
	told := map[syntax.Node]bool{}
	nullPointers(s.pass, b, given, func(n syntax.Node, isNull func(syntax.Node) bool) {
		if n.Kind() != syntax.CallExpression || told[n] {
			return
		}
		if pointer := s.at(b, n, isNull, depth); !pointer.IsZero() {
			told[n] = true
			found(n, pointer)
		}
	})
}

// at returns the argument of a call that must not be null and is; zero if none is.
func (s *nullSearch) at(b *sema.Body, n syntax.Node, isNull func(syntax.Node) bool, depth int) syntax.Node {
	if taken := s.taken(b, n); taken != nil {
		for _, a := range taken {
			if isNull(a) {
				return a
			}
		}
		return syntax.Node{}
	}
	c := b.BodyScope().CallAt(n)
	if c == nil || c.Function == nil || c.Function.IsVirtual() || s.pass.Unit(c.Function.First().Node).Prelude {
		return syntax.Node{}
	}
	nulls, which := map[int]bool{}, syntax.Node{}
	for i, v := range c.Function.First().Params() {
		arg := defaultValue(c.Function, i)
		switch {
		case v.Type().Kind != sema.Pointer:
			continue
		case i < len(c.Args):
			arg = c.Args[i]
		case arg.IsZero():
			continue
		}
		if arg.Kind() == syntax.ParameterPackExpansion {
			return syntax.Node{}
		}
		if isNull(arg) {
			nulls[i], which = true, arg
		}
	}
	callee := s.pass.BodyOf(c.Function)
	if len(nulls) == 0 || callee == nil || !s.pass.Allows(limit.CallDepth, depth+1) {
		return syntax.Node{}
	}
	if s.own[callee] == nil {
		s.own[callee] = map[syntax.Node]bool{}
		s.look(callee, nil, depth+1, func(call, _ syntax.Node) { s.own[callee][call] = true })
	}
	if !s.reaches(callee, nulls, depth+1) {
		return syntax.Node{}
	}
	return which
}

// A nullQuestion asks for the effects of a body if some of its parameters are null.
type nullQuestion struct {
	body  *sema.Body
	nulls string // a byte a parameter
}

// reaches reports whether a body makes a call with a null pointer that it does not make
// without these parameters being null.
func (s *nullSearch) reaches(b *sema.Body, nulls map[int]bool, depth int) bool {
	which := make([]byte, len(b.Params()))
	for i := range which {
		if nulls[i] {
			which[i] = 1
		}
	}
	q := nullQuestion{b, string(which)}
	if reached, known := s.given[q]; known {
		return reached
	}
	if s.given == nil {
		s.given = map[nullQuestion]bool{}
	}
	s.given[q] = false
	s.look(b, nulls, depth, func(call, _ syntax.Node) { s.given[q] = s.given[q] || !s.own[b][call] })
	return s.given[q]
}

// defaultValue returns the default argument of a parameter; zero if it has none.
func defaultValue(f *sema.Function, i int) syntax.Node {
	for _, d := range f.Decls {
		if i < len(d.Params()) {
			if value := d.Params()[i].Node.Child(syntax.FieldDefaultValue); !value.IsZero() {
				return value
			}
		}
	}
	return syntax.Node{}
}
