package cgobridge

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// spanOf returns where a part of a struct lies in its bytes; nothing if its type or layout
// is not known, or if the part is an element of an array.
func spanOf(decl *sema.FuncDecl, p memory.Place) Span {
	t := typeOfObject(decl, p.Object)
	var span Span
	for _, name := range strings.Split(strings.TrimPrefix(p.Path, "."), ".") {
		if t == nil || t.Kind != sema.RecordType || strings.Contains(name, "[]") {
			return Span{}
		}
		tu := t.Record.TU
		at, ok := tu.Member(t.Record, name, false)
		if !ok {
			return Span{}
		}
		size, _, ok := tu.SizeAlign(at.Field.Type())
		if !ok {
			return Span{}
		}
		span = Span{span.Offset + at.Offset, size}
		t = at.Field.Type()
	}
	return span
}

// typeOfObject returns the declared type of an object that a function reaches through its parameters;
// nil if that is unknown.
func typeOfObject(decl *sema.FuncDecl, o *memory.Object) *sema.Type {
	if o.Kind != memory.Pointee {
		if o.Variable == nil {
			return nil
		}
		return o.Variable.Type()
	}
	t := typeOfPlace(decl, o.Of)
	if t == nil || t.Elem == nil || t.Elem.Kind == sema.Void {
		return nil
	}
	return t.Elem
}

func typeOfPlace(decl *sema.FuncDecl, p memory.Place) *sema.Type {
	t := typeOfObject(decl, p.Object)
	for _, name := range strings.FieldsFunc(p.Path, func(r rune) bool { return r == '.' }) {
		name, elements := strings.CutSuffix(name, "[]")
		if t == nil || t.Kind != sema.RecordType {
			return nil
		}
		at, ok := t.Record.TU.Member(t.Record, name, false)
		if !ok {
			return nil
		}
		if t = at.Field.Type(); elements {
			t = t.Elem
		}
	}
	return t
}
