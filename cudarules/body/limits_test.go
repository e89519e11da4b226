package body_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// TestLimits builds bodies that lie deep in one another, or would have no end if they were
// built without thought.
func TestLimits(t *testing.T) {
	chain := func(n int, first, next string) string {
		var b strings.Builder
		b.WriteString(first)
		for i := 1; i < n; i++ {
			b.WriteString(strings.NewReplacer("NEXT", fmt.Sprint(i), "LAST", fmt.Sprint(i-1)).Replace(next))
		}
		return b.String()
	}
	for name, text := range map[string]string{
		"parentheses":          "int f(int n) { return " + strings.Repeat("(", 900) + "n" + strings.Repeat(")", 900) + "; }",
		"a sum":                "int f(int n) { return n" + strings.Repeat(" + n", 900) + "; }",
		"signs":                "int f(int n) { return " + strings.Repeat("- ", 900) + "n; }",
		"blocks":               "void f(int n) { " + strings.Repeat("{ if (n) ", 400) + "n++;" + strings.Repeat("}", 400) + " }",
		"elses":                "void f(int n) { " + strings.Repeat("if (n) n++; else ", 900) + "n++; }",
		"lists":                "int a = " + strings.Repeat("{", 900) + "1" + strings.Repeat("}", 900) + ";",
		"defaults":             chain(2000, "int f0();", "int fNEXT(int a = fLAST(), int b = fLAST());\n") + "void k() { f1999(); }",
		"defaults that double": chain(40, "int f0();", "int fNEXT(int a = fLAST(), int b = fLAST());\n") + "void k() { f39(); }",
		"members that double": chain(1000, "struct S0 { int a = 1; };",
			"struct SNEXT { SLAST a, b; };\n") + "void k() { S999 s{}; S40 t = {}; }",
		"initializers that double": chain(1000, "struct S0 { int a = 1; };",
			"struct SNEXT { SLAST a = SLAST(), b{}; };\n") + "void k() { S999 s; S40 t{}; }",
		"conversions": chain(1500, "struct S0 { S0(int); operator int(); };",
			"struct SNEXT { SNEXT(SLAST); operator SLAST(); };\n") + "void f(S1499); void f(S1498); void g(S1499 s) { f(1); f(s); s + 1; }",
		"a default that asks itself": "struct A { A(A a = A()); int i = A().i; }; void g() { A a; A(); }",
		"conversions to one another": `struct B; struct A { A(const B &); }; struct B { B(const A &); }; void f(A); void g() { f(unseen); A a(unseen); B b = unseen; }`,
		"conversions by value":       `struct B; struct A { A(B); }; struct B { B(A); }; void f(A); void g() { f(unseen); A a(unseen); B b = unseen; }`,
		"an endless pack":            "template <class... T> auto f(T... t) { return f(t..., t...); } auto x = f(1);",
		"a large array":              "int a[1 << 30] = {1, [1 << 29] = 2}; struct S { int i = 1; }; S b[1 << 30] = {};",
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "s.cu")
			if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			tu := load(t, path).Host
			begin, ops := time.Now(), 0
			for _, b := range bodies(tu) {
				for range b.Root.All() {
					ops++
				}
			}
			if took := time.Since(begin); took > 20*time.Second || ops > 1_000_000 {
				t.Errorf("%d operations in %v", ops, took)
			}
		})
	}
}

// TestLimitsAreTold builds bodies that exceed limits, each of which is noted.
func TestLimitsAreTold(t *testing.T) {
	var initializers strings.Builder
	initializers.WriteString("int f0();")
	for i := 1; i < 40; i++ {
		fmt.Fprintf(&initializers, "int f%d(int a = f%d(), int b = f%[2]d());\n", i, i-1)
	}
	for l, text := range map[limit.Limit]string{
		limit.BodyDepth:     "int f(int n) { return " + strings.Repeat("- ", 4500) + "n; }",
		limit.Defaults:      initializers.String() + "void k() { f39(); }",
		limit.DesignatorGap: "int a[1 << 30] = {1, [1 << 29] = 2};",
	} {
		t.Run(l.Name(), func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "s.cu")
			if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			tu := load(t, path).Host
			bodies(tu)
			if !tu.Limits().Has(l) {
				t.Error("the limit is not noted")
			}
		})
	}
}
