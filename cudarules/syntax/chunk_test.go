package syntax

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/syntax/internal/grammar"
)

// TestChunks has the trees of a text's chunks make the tree of the whole.
func TestChunks(t *testing.T) {
	var text bytes.Buffer
	for i := 0; text.Len() < 5*chunkSize; i++ {
		fmt.Fprintf(&text, "namespace n%d { struct S { int x; } s; void f() { for (;;) { k<<<1, 2>>>(s); } } }\n", i)
		fmt.Fprintf(&text, "struct A%d { int x; } extern a; int b = 1; template <typename T> T g(T t) { return t; }\nextern \"C\" { int h%d(); }\n", i, i)
	}
	for _, broken := range []string{"", "\nint int = ) ;\n", "\n}\n", "\n{\n"} {
		middle := text.Len() / 2
		middle += bytes.IndexByte(text.Bytes()[middle:], '\n')
		whole := append(append(bytes.Clone(text.Bytes()[:middle]), broken...), text.Bytes()[middle:]...)
		l, err := lower(whole, false)
		if err != nil {
			t.Fatal(err)
		}
		starts, _ := l.cuts()
		if len(starts) < 3 {
			t.Errorf("with %q in the middle the text is cut into %d chunks", broken, len(starts))
		}
		got, err := parseChunks(nil, cpp(), l)
		if err != nil {
			t.Fatal(err)
		}
		tree, err := Parse(whole)
		if err != nil {
			t.Fatal(err)
		}
		checkTree(t, &Tree{Text: l.text, lowered: newLowered(l.text, l.out), nodes: got})
		if tree.Root().HasError() != (broken != "") {
			t.Errorf("with %q in the middle an error is %v", broken, tree.Root().HasError())
		}
		if broken != "" {
			continue
		}
		want, _, err := cpp().Parse(l.out, grammar.NewBudget(len(l.out)))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("-whole +chunks:\n%s", diff)
		}
	}
}
