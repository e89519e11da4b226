package ptx

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const head = ".version 8.3\n.target sm_80\n.address_size 64\n"

func TestParams(t *testing.T) {
	for _, test := range []struct {
		list  string
		sizes []int64
		text  string
	}{
		{"", nil, "()"},
		{".param .u64 a, .param .f32 b", []int64{8, 4}, "(.u64, .f32)"},
		{".param .u64 .ptr .global .align 4 a,\n\t.param .b8 b", []int64{8, 1}, "(.u64, .b8)"},
		{".param .u64 .ptr a_param_0", []int64{8}, "(.u64)"},
		{".param .align 8 .b8 k_param_0[24]", []int64{24}, "(.b8[24])"},
		{".param .align 16 .b8 m[4][0x10]", []int64{64}, "(.b8[64])"},
		{".param .b32 a[2], .param .v4 .f32 b", []int64{8, 16}, "(.b32[2], .f32)"},
		{".param .u16 a, .param .f16 b, .param .bf16 c, .param .b128 d", []int64{2, 2, 2, 16}, "(.u16, .f16, .bf16, .b128)"},
		{".param .texref t, .param .u32 n", []int64{0, 4}, "(.texref, .u32)"},
		{".param .s32 $n /* , .param .s32 m */, // .param .u64 p\n.param .s64 %x", []int64{4, 8}, "(.s32, .s64)"},
	} {
		m := Parse(head + ".visible .entry k(" + test.list + ")\n{\n\tret;\n}\n")
		e, ok := m.Entry("k")
		var sizes []int64
		for _, p := range e.Params {
			sizes = append(sizes, p.Size)
		}
		if !ok || m.Broken || !slices.Equal(sizes, test.sizes) || e.List() != test.text {
			t.Errorf("%s: broken %t, sizes %v, list %s", test.list, m.Broken, sizes, e.List())
		}
	}
}

func TestModule(t *testing.T) {
	const text = head + `
	// .globl	first
.file 1 "a.cu" // .entry inAString
/* .visible .entry inAComment(.param .u32 n) { } */
.extern .shared .align 16 .b8 smem[];
.extern .func (.param .b32 func_retval0) vprintf (.param .b64 a, .param .b64 b);
.global .align 4 .b8 table[8] = {1, 2, 3, 4, 5, 6, 7, 8};
.func (.param .b32 r) weight(.param .b32 weight_param_0)
{
	.reg .b32 %r<3>;
	{ .reg .b32 inner; }
	ret;
}
.weak .entry _Z5scalePffi(
	.param .u64 _Z5scalePffi_param_0,
	.param .f32 _Z5scalePffi_param_1
)
.maxntid 256, 1, 1
.minnctapersm 0x2
{
	.param .b64 param0;
	.reg .pred %p<2>;
$L__BB0_1:
	@%p1 bra $L__BB0_1;
	{
	.param .b32 retval0;
	call.uni (retval0), weight, (param0);
	}
	ret;
}
.visible .entry fixed() .reqntid 32, 4 .pragma "nounroll"; { ret; }
.visible .entry later(.param .u32 n);
.visible .entry later(.param .u32 n) .maxntid 64 { ret; }
.section .debug_str { .b8 46,101 }
`
	want := &Module{Version: "8.3", Target: "sm_80", AddressSize: 64, Funcs: []string{"vprintf", "weight"}, Dynamic: true, Entries: []Entry{
		{Name: "_Z5scalePffi", Defined: true, MaxThreads: [3]int64{256, 1, 1}, MinBlocks: 2, Params: []Param{
			{Name: "_Z5scalePffi_param_0", Type: "u64", Size: 8, Align: 8},
			{Name: "_Z5scalePffi_param_1", Type: "f32", Size: 4, Align: 4},
		}},
		{Name: "fixed", RequiredThreads: [3]int64{32, 4, 1}, Defined: true},
		{Name: "later", Defined: true, MaxThreads: [3]int64{64, 1, 1}, Params: []Param{{Name: "n", Type: "u32", Size: 4, Align: 4}}},
	}}
	got := Parse(text + "\x00.entry behind { }")
	for i, e := range got.Entries {
		if text[e.Offset:e.Offset+len(e.Name)] != e.Name {
			t.Errorf("%s: offset %d", e.Name, e.Offset)
		}
		got.Entries[i].Offset = 0
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestOldParams reads parameters as PTX ISA 1.0 to 1.3 declare them.
func TestOldParams(t *testing.T) {
	m := Parse(".version 1.2\n.target sm_13\n.entry old {\n\t.param .u32 a;\n\t.param .f64 b;\n\texit;\n}\n")
	if e, ok := m.Entry("old"); !ok || m.Broken || e.List() != "(.u32, .f64)" {
		t.Errorf("%+v", m)
	}
}

func TestNoPTX(t *testing.T) {
	for _, text := range []string{"", "hello", "\x7fELF", ".version 8.0", "// .version 8.0\n.target sm_80",
		"extern \"C\" __global__ void k() {}"} {
		if m := Parse(text); m != nil {
			t.Errorf("%q: %+v", text, m)
		}
	}
}

// TestBroken asks for modules that are not whole to say so.
func TestBroken(t *testing.T) {
	for _, text := range []string{
		".entry k(.param .u32 n", ".entry k(.param .u32 n) { ret;", ".entry (.param .u32 n) { }",
		".entry k(.u32 n) { }", ".entry k(.param n) { }",
		".entry k(.param .u32 n[)) { }", "}",
	} {
		if m := Parse(head + text); m == nil || !m.Broken {
			t.Errorf("%q: %+v", text, m)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(head + ".visible .entry k(.param .align 8 .b8 p[16], .param .u64 .ptr .global .align 4 q) .maxntid 1, 2 { /* */ }")
	f.Add(".version 1.0 .target sm_10 .entry e { .param .u32 n; }")
	f.Add(".version 9.0\n.target sm_100a\n.extern .shared .b8 s[];\n.func f(.param .b32 a); \"")
	f.Fuzz(func(t *testing.T, text string) {
		m := Parse(text)
		if m == nil {
			return
		}
		for _, e := range m.Entries {
			if text[e.Offset:e.Offset+len(e.Name)] != e.Name {
				t.Errorf("%q is not at %d", e.Name, e.Offset)
			}
			for _, p := range e.Params {
				if p.Size < 0 || p.Align < 0 && !m.Broken {
					t.Errorf("%s: %+v", e.Name, p)
				}
			}
		}
	})
}
