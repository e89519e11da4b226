package main

import (
	"fmt"
	"math/rand"
	"strings"
)

// What a random member may be. Bit-fields take their width from the table.
var (
	scalars = []string{"bool", "char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long",
		"unsigned long", "long long", "unsigned long long", "float", "double", "wchar_t", "char16_t", "char32_t", "size_t",
		"int8_t", "uint16_t", "int32_t", "uint64_t", "void *", "const float *", "cudaStream_t", "cudaTextureObject_t"}
	vectors = []string{"char2", "char3", "uchar4", "short2", "ushort3", "short4", "int2", "int3", "uint4", "long1", "ulong2",
		"longlong1", "longlong2", "float1", "float2", "float3", "float4", "double1", "double2", "double3", "dim3"}
	bitTypes = []struct {
		name string
		max  int
	}{{"bool", 1}, {"char", 8}, {"unsigned char", 8}, {"short", 16}, {"unsigned short", 16}, {"int", 32}, {"unsigned", 32},
		{"long", 64}, {"unsigned long long", 64}}
	aligns = []int{1, 2, 4, 8, 16, 32, 64, 128}
)

// random returns n classes made by a fixed seed. Each may have members of the ones before it.
func random(n int) []Type {
	g := &maker{r: rand.New(rand.NewSource(20))}
	var types []Type
	for i := range n {
		t := g.class(fmt.Sprintf("R%03d", i))
		types = append(types, t)
	}
	return types
}

type maker struct {
	r     *rand.Rand
	plain []string // finished aggregates that any class may hold, also a packed one
	bases []string // finished structs that may be derived from
}

func (g *maker) one(of []string) string { return of[g.r.Intn(len(of))] }

func (g *maker) chance(percent int) bool { return g.r.Intn(100) < percent }

// class makes one struct or union: how it is packed and aligned, its bases, its members.
func (g *maker) class(name string) Type {
	t := Type{Name: name}
	var before, after, attribute string
	packed := false
	switch {
	case g.chance(10):
		attribute, packed = "__attribute__((packed)) ", true
	case g.chance(10):
		before, after, packed = fmt.Sprintf("#pragma pack(push, %d)\n", aligns[g.r.Intn(4)]), "\n#pragma pack(pop)", true
	case g.chance(15):
		form := g.one([]string{"alignas(%d) ", "__align__(%d) ", "__attribute__((aligned(%d))) ", "__builtin_align__(%d) "})
		// a weaker alignas than the members' would be ill-formed; the others may not weaken either
		attribute = fmt.Sprintf(form, aligns[4+g.r.Intn(4)])
	}
	union := g.chance(12)
	key, derives := "struct", ""
	if union {
		key = "union"
	} else if !packed && len(g.bases) > 3 && g.chance(25) {
		first := g.one(g.bases)
		derives = " : " + first
		t.Fields = append(t.Fields, "base:"+first)
		if second := g.one(g.bases); second != first && g.chance(40) {
			derives += ", " + second
			t.Fields = append(t.Fields, "base:"+second)
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s%s %s%s%s {\n", before, key, attribute, name, derives)
	for i := range 1 + g.r.Intn(7) {
		g.member(&b, &t, i, packed, union)
	}
	b.WriteString("};" + after)
	t.Decl = b.String()
	if derives == "" {
		g.plain = append(g.plain, name)
		if !union {
			g.bases = append(g.bases, name)
		}
	}
	return t
}

// member writes the i-th member of t; its name is unlike any name in a class that may be t's base.
func (g *maker) member(b *strings.Builder, t *Type, i int, packed, union bool) {
	field := fmt.Sprintf("%s_%c", strings.ToLower(t.Name), 'a'+i)
	if g.chance(30) {
		bits := bitTypes[g.r.Intn(len(bitTypes))]
		switch width := 1 + g.r.Intn(bits.max); {
		case g.chance(8) && !union:
			fmt.Fprintf(b, "    %s : 0;\n", bits.name)
		case g.chance(8):
			fmt.Fprintf(b, "    %s : %d;\n", bits.name, width)
		default:
			fmt.Fprintf(b, "    %s %s : %d;\n", bits.name, field, width)
			t.Fields = append(t.Fields, field+":")
		}
		return
	}
	kind := g.one(scalars)
	switch {
	case g.chance(25):
		kind = g.one(vectors)
	case len(g.plain) > 0 && g.chance(15):
		kind = g.one(g.plain)
	}
	lead, bounds := "", ""
	if !packed && g.chance(8) {
		lead = fmt.Sprintf("alignas(%d) ", aligns[4+g.r.Intn(2)])
		if strings.HasPrefix(kind, "R") {
			lead = "" // the class may be aligned more strictly already
		}
	}
	if g.chance(20) {
		bounds = fmt.Sprintf("[%d]", 1+g.r.Intn(5))
		if g.chance(25) {
			bounds += fmt.Sprintf("[%d]", 1+g.r.Intn(4))
		}
	}
	fmt.Fprintf(b, "    %s%s %s%s;\n", lead, kind, field, bounds)
	t.Fields = append(t.Fields, field)
}
