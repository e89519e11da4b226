package sema_test

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// load gives a file of CUDA code its meaning.
func load(t *testing.T, path string, options nvcc.Options) *cudarules.Analysis {
	t.Helper()
	a, err := cudarules.NewChecker(rule.Set{}).Load(path, options)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// typeNamed returns the type that a name at global scope denotes.
func typeNamed(tu *sema.TU, name string) *sema.Type {
	for _, e := range tu.Global.Find(name) {
		switch e := e.(type) {
		case *sema.Record:
			return e.Type()
		case *sema.Enum:
			return &sema.Type{Kind: sema.EnumType, Enum: e}
		case *sema.Alias:
			return e.Type()
		}
	}
	return sema.Basic(sema.UnknownType)
}

// A place is one row of the layout table for one side, as text: size,
// alignment, offset in bytes or, of a bit-field, bits, and width.
type place struct{ Size, Align, Offset, Bits string }

// TestLayout compares the engine with nvcc's and its host compiler's layout of
// testdata/layout/types.cu.
func TestLayout(t *testing.T) {
	const folder = "../../testdata/layout/"
	a := load(t, folder+"types.cu", nvcc.Default())
	f, err := os.Open(folder + "layout.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	types := map[string]bool{}
	lines := bufio.NewScanner(f)
	lines.Scan() // the heads of the columns
	for lines.Scan() {
		c := strings.Split(lines.Text(), "\t")
		types[c[0]] = true
		want := [2]place{{c[2], c[3], c[4], c[5]}, {c[6], c[7], c[8], c[9]}}
		got := [2]place{placeOf(a.Host, false, c[0], c[1]), placeOf(a.Device, true, c[0], c[1])}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s.%s on host and device (-want +got):\n%s", c[0], c[1], diff)
		}
	}
	if len(types) < 300 {
		t.Errorf("the table has %d types, want 300", len(types))
	}
}

// placeOf returns the engine's place of a member or base of a type.
func placeOf(tu *sema.TU, device bool, name, member string) place {
	typ := typeNamed(tu, name)
	size, align, ok := tu.SizeAlignOn(typ, device)
	if !ok {
		return place{Size: "unknown"}
	}
	p := place{Size: fmt.Sprint(size), Align: fmt.Sprint(align)}
	if member == "" {
		return p
	}
	if base, ok := strings.CutPrefix(member, "base:"); ok {
		l, _ := tu.Layout(typ.Record, device)
		for _, in := range l.Bases {
			if baseName(typ.Record, in.Record) == base {
				p.Offset = fmt.Sprint(in.Offset)
			}
		}
		return p
	}
	offset := int64(0)
	for _, name := range strings.Split(member, ".") {
		f, ok := tu.Member(typ.Record, name, device)
		if !ok {
			return place{Size: "no member " + name}
		}
		offset += f.Offset
		typ = f.Field.Type()
		p.Offset = fmt.Sprint(offset)
		if f.Width >= 0 {
			p.Offset, p.Bits = fmt.Sprint(f.Bit), fmt.Sprint(f.Width)
		}
	}
	return p
}

// baseName returns the name of a base as the class writes it, without blanks.
func baseName(r, base *sema.Record) string {
	for _, b := range r.Bases() {
		if b.Type.Record == base {
			return strings.ReplaceAll(b.Node.Text(), " ", "")
		}
	}
	return base.Name
}
