package rules

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Uses by classes of the memory that their members point to.

// A memberMemory is the allocation that a class makes for a member in one place.
type memberMemory struct {
	bytes amount // in terms of this
	api   headers.API
	in    *body.Body
}

// madeByClass returns the allocation of a member by its class, if there is one place for it and the member is assigned no
// other address, except null and another object's.
func (p *pass) madeByClass(m *sema.Variable) (memberMemory, bool) {
	if m.Member == nil {
		return memberMemory{}, false
	}
	if p.memberMemories == nil {
		p.view.memberMemories = map[*sema.Record]map[*sema.Variable]*memberMemory{}
	}
	all, known := p.memberMemories[m.Member]
	if !known {
		all = p.memoriesOf(m.Member)
		p.memberMemories[m.Member] = all
	}
	if made := all[m]; made != nil && made.in != nil {
		return *made, true
	}
	return memberMemory{}, false
}

// bodiesOf returns the bodies of the member functions of a class.
func bodiesOf(r *sema.Record) (all []*body.Body) {
	for _, f := range slices.Concat(r.Methods(), r.Constructors(), []*sema.Function{r.Destructor()}) {
		if f == nil || f.IsTemplate() {
			continue
		}
		if b := body.Of(f.Definition()); b != nil && !slices.Contains(all, b) {
			all = append(all, b)
		}
	}
	return all
}

func (p *pass) memoriesOf(r *sema.Record) map[*sema.Variable]*memberMemory {
	all := map[*sema.Variable]*memberMemory{}
	bodies := bodiesOf(r)
	for _, b := range bodies {
		in := p.amountsOf(b)
		names := in.memberNames(b)
		for op := range b.Root.All() {
			switch op.Kind {
			case body.Call:
				api, ok := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
				if !ok || api.Operation != headers.Allocate {
					continue
				}
				result, _ := api.Param(headers.Result)
				m := ownMember(whoseAddress(argumentOf(op, result)))
				if m == nil {
					continue
				}
				size, hasSize := api.Param(headers.Size)
				bytes, ok := in.of(argumentOf(op, size))
				if all[m] != nil || !ok || !hasSize || !in.inTermsOfThis(&bytes, names) {
					all[m] = &memberMemory{}
					continue
				}
				all[m] = &memberMemory{bytes, api, b}
			case body.Assign:
				if m := ownMember(op.Args[0]); m != nil && !isNullConstant(unconvertedOp(op.Args[1])) && !isMemberOfOther(op.Args[1]) && m.Type().Kind == sema.Pointer {
					all[m] = &memberMemory{}
				}
			}
		}
	}
	for _, made := range all {
		if slices.ContainsFunc(bodies, func(b *body.Body) bool { return b != made.in && p.amountsOf(b).changesOneOf(made.bytes.factors) }) {
			made.in = nil
		}
	}
	return all
}

// whoseAddress returns the glvalue whose address an expression is; nil for others.
func whoseAddress(op *body.Op) *body.Op {
	for op.Is(body.Convert) {
		op = op.Args[0]
	}
	if op.Is(body.AddressOf) {
		return op.Args[0]
	}
	return nil
}

// ownMember returns the member of the object that a member function is called for; nil for others.
func ownMember(op *body.Op) *sema.Variable {
	if op.Is(body.Member) && isOwn(op) {
		return op.Variable
	}
	return nil
}

// isMemberOfOther reports whether a value is that of a member of another object, as where one is copied or moved.
func isMemberOfOther(op *body.Op) bool {
	if op.Is(body.Call) && op.Function != nil && op.Function.Name == "exchange" {
		return true
	}
	op = unconvertedOp(op)
	return op.Is(body.Member) && !isOwn(op)
}

// memberNames returns the names of the members by those of the parameters that they are given.
func (a *amounts) memberNames(b *body.Body) map[string]string {
	names := map[string]string{}
	note := func(m *sema.Variable, value *body.Op) {
		if value = unconvertedOp(value); m != nil && value.Is(body.Var) && value.Variable.Parameter {
			if text, ok := a.text(value); ok {
				names[text] = "this." + m.Name
			}
		}
	}
	for op := range b.Root.All() {
		switch op.Kind {
		case body.Initialize:
			if len(op.Args) > 0 {
				note(op.Variable, op.Args[0])
			}
		case body.Assign:
			note(ownMember(op.Args[0]), op.Args[1])
		}
	}
	return names
}

// inTermsOfThis names the factors of an amount as members of the object; false if one of them is none.
func (a *amounts) inTermsOfThis(n *amount, names map[string]string) bool {
	n.factors = slices.Clone(n.factors)
	for i, f := range n.factors {
		if name := names[f]; name != "" {
			n.factors[i] = name
		} else if !strings.HasPrefix(f, "this.") {
			return false
		}
	}
	slices.Sort(n.factors)
	return true
}

// changesOneOf reports whether a body changes a member that is a factor.
func (a *amounts) changesOneOf(factors []string) bool {
	for m := range a.members {
		if slices.Contains(factors, "this."+m.Name) {
			return true
		}
	}
	return false
}
