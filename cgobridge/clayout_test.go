package cgobridge

import (
	"go/types"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// TestCLayout compares the layout of C structs with that of the C compiler, as cgo has it: their size,
// and the offsets of the members that Go can name.
func TestCLayout(t *testing.T) {
	p := bridge(t, unpack(t, "testdata/clayout.txtar"))["m/clayout"]
	structs, members := 0, 0
	for _, name := range p.Types.Scope().Names() {
		tag, ok := strings.CutPrefix(name, "_Ctype_struct_")
		if !ok || strings.HasPrefix(tag, "__") {
			continue
		}
		structs++
		tu, record := p.cRecord(t, tag)
		layout, ok := tu.Layout(record, false)
		if !ok {
			t.Errorf("the layout of struct %s is not known", tag)
			continue
		}
		st := p.Types.Scope().Lookup(name).Type().Underlying().(*types.Struct)
		if want := p.Sizes.Sizeof(st); layout.Size != want {
			t.Errorf("struct %s has %d bytes, cgo says %d", tag, layout.Size, want)
		}
		fields := make([]*types.Var, st.NumFields())
		for i := range fields {
			fields[i] = st.Field(i)
		}
		for i, offset := range p.Sizes.Offsetsof(fields) {
			if place, ok := tu.Member(record, fields[i].Name(), false); ok {
				members++
				if place.Offset != offset {
					t.Errorf("member %s of struct %s is at %d, cgo says %d", fields[i].Name(), tag, place.Offset, offset)
				}
			}
		}
	}
	if structs < 16 || members < 45 {
		t.Errorf("%d structs with %d members were compared", structs, members)
	}
}

// cRecord returns the struct of a name in the package's C code.
func (p *Package) cRecord(t *testing.T, tag string) (*sema.TU, *sema.Record) {
	t.Helper()
	for tu := range p.cSide.isC {
		for _, e := range tu.Global.Find(tag) {
			if r, ok := e.(*sema.Record); ok {
				return tu, r
			}
		}
	}
	t.Fatalf("struct %s is not found", tag)
	return nil, nil
}
