package sema

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Doubt is a query with an unknown result: its subject, its place, and the reason.
type Doubt struct {
	Node     syntax.Node
	Question string // such as "on which side f runs"
	Why      string
}

// Reasons of doubts.
const (
	whySyntax     = "syntax error"
	whyUndeclared = "no declaration of it is seen"
	whyHeader     = "no declaration of it is seen, and a header was not found"
	whyOverload   = "which of several functions is meant is not known"
	whyDependent  = "it depends on the parameters of a template"
	whyPart       = "it is made of what is not known"
)

// doubt reports an unanswered query to Trace. It is called only if Trace is set, since the query is
// spelled out for it.
func (tu *TU) doubt(n syntax.Node, why, format string, args ...any) {
	if !n.IsZero() {
		tu.Trace(Doubt{n, fmt.Sprintf(format, args...), why})
	}
}

// traceSpaces reports a function with unknown execution spaces.
func (f *Function) traceSpaces() {
	if f.TU.Trace != nil {
		r := f.WhySpacesUnknown()
		f.TU.doubt(r.Node, r.Cause.String(), "on which side %v runs", f)
	}
}

// traceMemory reports a variable with an unknown memory space.
func (v *Variable) traceMemory(r Reason) {
	if v.TU.Trace != nil {
		v.TU.doubt(r.Node, r.Cause.String(), "in which memory %v lies", v)
	}
}

// undeclared says why a name means nothing.
func (tu *TU) undeclared() string {
	if len(tu.Source.Missing) > 0 {
		return whyHeader
	}
	return whyUndeclared
}

// traceCall reports a call with an unknown callee.
func (s *Scope) traceCall(n syntax.Node, c *Call) {
	if s.TU.Trace == nil || n.Kind() != syntax.CallExpression || c == nil || c.Construct != nil || c.Function != nil {
		return
	}
	fun := n.Child(syntax.FieldFunction)
	why := whyPart
	switch {
	case n.HasError():
		why = whySyntax
	case len(c.Candidates) > 0:
		why = whyOverload
	case s.isDependentName(fun):
		why = whyDependent
	case fun.Is(syntax.Identifier, syntax.QualifiedIdentifier, syntax.TemplateFunction) && len(s.LookupNode(fun)) == 0:
		why = s.TU.undeclared()
	case fun.Kind() == syntax.FieldExpression:
		t := s.Value(fun.Child(syntax.FieldArgument)).Type.NonReference()
		if t.Kind == Pointer {
			t = t.Elem
		}
		if t.Kind == RecordType && t.Record.IsComplete() != Yes {
			why = "no definition of " + t.Record.String() + " is seen"
		}
	}
	s.TU.doubt(n, why, "what %s stands for", fun.Text())
}

// isDependentName reports whether the meaning of a name depends on template arguments.
func (s *Scope) isDependentName(n syntax.Node) bool {
	for c := range n.All() {
		if c.Is(syntax.Identifier, syntax.TypeIdentifier) {
			for _, e := range s.LookupNode(c) {
				switch e := e.(type) {
				case *TypeParam:
					return true
				case *Variable:
					if t := e.Type(); t.Kind != UnknownType && t.IsDependent() {
						return true
					}
				}
			}
		}
	}
	return false
}

// traceType reports an unknown type.
func (s *Scope) traceType(n syntax.Node, t *Type) {
	if s.TU.Trace == nil || t.Kind != UnknownType {
		return
	}
	why := whyPart
	switch {
	case n.HasError():
		why = whySyntax
	case s.isDependentName(n):
		why = whyDependent
	case n.Is(syntax.TypeIdentifier, syntax.QualifiedIdentifier, syntax.TemplateType) && len(s.LookupNode(n)) == 0:
		why = s.TU.undeclared()
	}
	s.TU.doubt(n, why, "which type %s is", n.Text())
}

// traceRecord reports an unanswered query about a class.
func (r *Record) traceRecord(a Answer) {
	if r.TU.Trace == nil || a != Unknown || len(r.decls) == 0 {
		return
	}
	why := whyPart
	switch n := r.decls[0].node; {
	case n.HasError():
		why = whySyntax
	case r.dependent:
		why = whyDependent
	case r.IsComplete() != Yes:
		why = "no definition of the class is seen"
	case r.HasUnknownBase():
		why = "a base class is not known"
	}
	r.TU.doubt(r.decls[0].node, why, "what kind of class %v is", r)
}
