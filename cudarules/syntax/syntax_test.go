package syntax

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/limit"
)

var update = flag.Bool("update", false, "write the trees of testdata/*.txtar")

// Each archive holds pairs of a source and its tree.
func TestTrees(t *testing.T) {
	names, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(names) == 0 {
		t.Fatalf("no archives: %v", err)
	}
	for _, name := range names {
		archive, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i+1 < len(archive.Files); i += 2 {
			source, want := archive.Files[i], &archive.Files[i+1]
			t.Run(filepath.Base(name)+"/"+source.Name, func(t *testing.T) {
				parse := Parse
				if strings.HasSuffix(source.Name, ".c") {
					parse = ParseC
				}
				tree, err := parse(source.Data)
				if err != nil {
					t.Fatal(err)
				}
				checkTree(t, tree)
				got := dump(tree.Root())
				if *update {
					want.Data = []byte(got)
				}
				if diff := cmp.Diff(string(want.Data), got); diff != "" {
					t.Errorf("-want +got:\n%s", diff)
				}
			})
		}
		if *update {
			if err := os.WriteFile(name, txtar.Format(archive), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Every line of testdata/valid.txt is C++ without a syntax error.
func TestValid(t *testing.T) {
	text, err := os.ReadFile("testdata/valid.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		tree, err := Parse([]byte(line))
		if err != nil {
			t.Fatal(err)
		}
		checkTree(t, tree)
		if tree.Root().HasError() {
			t.Errorf("syntax error in %s%s", line, dump(tree.Root()))
		}
	}
}

// checkTree checks the invariants of a tree.
func checkTree(t *testing.T, tree *Tree) {
	t.Helper()
	lowered := tree.Lowered()
	if len(lowered) != len(tree.Text) {
		t.Fatalf("lowered to %d bytes from %d", len(lowered), len(tree.Text))
	}
	for i := range lowered {
		if end := min(i+7, len(lowered)); tree.lowered.at(i) != lowered[i] || !bytes.Equal(tree.lowered.cut(i, end), lowered[i:end]) {
			t.Fatalf("byte %d is lowered to %q and those from it on to %q, want %q", i, tree.lowered.at(i), tree.lowered.cut(i, end), lowered[i:end])
		}
	}
	if tree.Root().Parent() != (Node{}) || tree.Root().Next() != (Node{}) {
		t.Fatal("the root has a parent or a sibling")
	}
	again, err := Decode(lowered, tree.Encode(lowered))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(again.Text, tree.Text) || !bytes.Equal(again.Lowered(), lowered) || again.Limits != tree.Limits ||
		!slices.Equal(again.Marks, tree.Marks) || !slices.Equal(again.nodes, tree.nodes) || !slices.Equal(again.launches, tree.launches) {
		t.Fatal("the tree is another when it was encoded and decoded")
	}
	count := 0
	for n := range tree.Root().All() {
		count++
		if n.Start() > n.End() || n.End() > len(tree.Text) {
			t.Fatalf("%v %d spans [%d, %d) of %d bytes", n.Kind(), n.ID(), n.Start(), n.End(), len(tree.Text))
		}
		var last Node
		for c := range n.Children() {
			if c.Parent() != n {
				t.Fatalf("the parent of child %d of %d is %d", c.ID(), n.ID(), c.Parent().ID())
			}
			if c.Start() < n.Start() || c.End() > n.End() || c.Start() < last.End() {
				t.Fatalf("%v [%d, %d) in %v [%d, %d) after %d", c.Kind(), c.Start(), c.End(), n.Kind(), n.Start(), n.End(), last.End())
			}
			if c.HasError() && !n.HasError() {
				t.Fatalf("%v %d has an error, its parent has none", c.Kind(), c.ID())
			}
			if c.Prev() != last {
				t.Fatalf("the sibling before %d is %d, not %d", c.ID(), c.Prev().ID(), last.ID())
			}
			last = c
		}
		if n.Last() != last {
			t.Fatalf("the last child of %d is %d, not %d", n.ID(), n.Last().ID(), last.ID())
		}
		n.DeclMarks()
		n.LaunchConfig()
	}
	if count != tree.Len() {
		t.Fatalf("%d of %d nodes are below the root", count, tree.Len())
	}
	for i, m := range tree.Marks {
		if m.Start > m.End || m.End > len(tree.Text) || i > 0 && tree.Marks[i-1].Start > m.Start {
			t.Fatalf("mark %d: %+v", i, m)
		}
		tree.Arguments(m)
	}
}

func TestZeroNode(t *testing.T) {
	var n Node
	if !n.IsZero() || n.Kind() != None || n.Is(None) || n.Text() != "" || n.Tree() != nil || n.HasError() || n.IsLaunch() ||
		n.Parent() != n || n.First() != n || n.Last() != n || n.Next() != n || n.Prev() != n ||
		n.Child(FieldName) != n || n.ChildOf(Identifier) != n || n.LaunchConfig() != n || n.DeclMarks() != nil || n.Contains(n) {
		t.Error("the zero Node is something")
	}
	for range n.Children() {
		t.Error("the zero Node has a child")
	}
	for range n.All() {
		t.Error("something is below the zero Node")
	}
}

func TestArguments(t *testing.T) {
	tree, err := Parse([]byte("__global__ void __launch_bounds__(N * 2, 4) k(); struct __align__(sizeof(T)) S {}; alignas(16) int x; [[a(b)]] int y;"))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range tree.Marks {
		args := tree.Arguments(m)
		var kinds []string
		for a := range args.Children() {
			kinds = append(kinds, a.Kind().String()+" "+a.Text())
		}
		got = append(got, m.Word.String()+": "+strings.Join(kinds, ", "))
	}
	want := []string{
		"__global__: ",
		"__launch_bounds__: binary_expression N * 2, number_literal 4",
		"__align__: sizeof_expression sizeof(T)",
		"__align__: number_literal 16",
		"[[]]: ",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestLimits(t *testing.T) {
	for name, test := range map[string]struct{ text, want string }{
		"brackets":   {"int x =\n" + strings.Repeat("(", 100_000), "line 2: brackets are nested more than 1000 deep [limit bracket-depth]"},
		"blocks":     {strings.Repeat("{", 1001) + strings.Repeat("}", 1001), "line 1: brackets are nested more than 1000 deep [limit bracket-depth]"},
		"size":       {strings.Repeat(" ", limit.TextBytes.Value()+1), "33554433 bytes of source are more than the 33554432 that can be parsed [limit text-bytes]"},
		"operators":  {"int x = " + strings.Repeat("-", 100_000) + "1;", "the syntax tree is too deep [limit tree-depth]"},
		"attributes": {"int x" + strings.Repeat("[[", 600), "line 1: brackets are nested more than 1000 deep [limit bracket-depth]"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Parse([]byte(test.text))
			if err == nil || err.Error() != test.want {
				t.Errorf("error %v, want %s", err, test.want)
			}
		})
	}
}

func TestConcurrentUse(t *testing.T) {
	text := []byte(benchmarkSample)
	want, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan string)
	for range 8 {
		go func() {
			tree, err := Parse(text)
			if err != nil {
				done <- err.Error()
				return
			}
			done <- dump(tree.Root())
		}()
	}
	for range 8 {
		if diff := cmp.Diff(dump(want.Root()), <-done); diff != "" {
			t.Errorf("-alone +together:\n%s", diff)
		}
	}
}

// seeds adds the sources of testdata to a fuzz test.
func seeds(f *testing.F) {
	names, _ := filepath.Glob("testdata/*.txtar")
	for _, name := range names {
		archive, err := txtar.ParseFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for i := 0; i+1 < len(archive.Files); i += 2 {
			f.Add(archive.Files[i].Data)
		}
	}
	text, err := os.ReadFile("testdata/valid.txt")
	if err != nil {
		f.Fatal(err)
	}
	for line := range bytes.Lines(text) {
		f.Add(line)
	}
	for _, s := range []string{"\\", "\"", "R\"(", "/*", "'", "k<<<", ">>>", "__align__(", "[[", "__attribute__((", "asm(:", "asm(:[)", "template", "#\\\n"} {
		f.Add([]byte(s))
	}
}

// Lowering keeps the length and the line breaks.
func FuzzLower(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, c := range []bool{false, true} {
			before := bytes.Clone(text)
			l, err := lower(text, c)
			if !bytes.Equal(before, text) {
				t.Fatal("the caller's text has changed")
			}
			if err != nil {
				continue
			}
			if len(l.out) != len(text) || len(l.text) != len(text) {
				t.Fatalf("%d bytes became %d and %d", len(text), len(l.out), len(l.text))
			}
			for i, b := range text {
				if (b == '\n') != (l.out[i] == '\n') || (b == '\n') != (l.text[i] == '\n') {
					t.Fatalf("a line break at %d has come or gone", i)
				}
			}
		}
	})
}

func FuzzParse(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, parse := range []func([]byte) (*Tree, error){Parse, ParseC} {
			if tree, err := parse(text); err == nil {
				checkTree(t, tree)
			}
		}
	})
}
