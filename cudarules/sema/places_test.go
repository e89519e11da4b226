package sema_test

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// TestPlaces writes every CUDA word and attribute in every place where it is permitted: there is no
// syntax error, and the word belongs to the declaration that it is written in and to nothing else.
func TestPlaces(t *testing.T) {
	words := rows(t, "../syntax/testdata/words.txt", 3)
	places := rows(t, "../syntax/testdata/places.txt", 3)
	cases := 0
	for _, place := range places {
		sort, owner, text := place[0], place[1], strings.ReplaceAll(place[2], `\n`, "\n")
		for _, word := range words {
			if !slices.Contains(strings.Fields(word[1]), sort) {
				continue
			}
			if cases++; testing.Short() && cases%8 != 0 {
				continue
			}
			code := strings.ReplaceAll(text, "@", word[2])
			tu := parseText(t, code)
			tree := tu.Main().Tree
			if tree.Root().HasError() {
				t.Errorf("syntax error in %s", code)
				continue
			}
			if len(tree.Text) != len(tu.Main().Source.Text) || !slices.Equal(lineBreaks(tree.Text), lineBreaks(tu.Main().Source.Text)) {
				t.Errorf("length or line breaks have changed in %s", code)
			}
			if diff := cmp.Diff([]string{owner}, owners(tu, word[0])); diff != "" {
				t.Errorf("%s belongs to -want +got in %s\n%s", word[0], code, diff)
			}
		}
	}
	if cases < 5000 {
		t.Errorf("%d cases are few", cases)
	}
}

// rows reads the tab-separated columns of a file, whose comments begin with #.
func rows(t *testing.T, file string, columns int) [][]string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var all [][]string
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		row := strings.Split(line, "\t")
		if len(row) != columns {
			t.Fatalf("%s: %d columns in %s", file, len(row), line)
		}
		all = append(all, row)
	}
	return all
}

// parseText is loadText without a file.
func parseText(t *testing.T, text string) *sema.TU {
	t.Helper()
	checker := cudarules.NewCheckerReading(rule.Set{}, func(string) ([]byte, error) { return []byte(text), nil })
	a, err := checker.Load("s.cu", nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	return a.Host
}

func lineBreaks(text []byte) []int {
	var at []int
	for i, c := range text {
		if c == '\n' {
			at = append(at, i)
		}
	}
	return at
}

// owners returns the owners of the mark named word, sorted: "function f", "instantiation f", "variable
// x", "parameter p", "type T", "lambda".
func owners(tu *sema.TU, word string) []string {
	found := map[string]bool{}
	note := func(owner string, marks []syntax.Mark) {
		if slices.ContainsFunc(marks, func(m syntax.Mark) bool { return m.Word.String() == word }) {
			found[owner] = true
		}
	}
	for fd := range tu.FuncDecls(tu.Main()) {
		note("function "+fd.Function.Name, fd.Marks())
		for _, p := range fd.Params() {
			note("parameter "+p.Name, p.Marks())
		}
	}
	for v := range tu.Variables(tu.Main()) {
		note("variable "+v.Name, v.Marks())
	}
	for n := range tu.Main().Tree.Root().All() {
		switch n.Kind() {
		case syntax.ClassSpecifier, syntax.StructSpecifier, syntax.UnionSpecifier:
			name := n.Child(syntax.FieldName)
			for !name.Child(syntax.FieldName).IsZero() { // n::T, T<int>
				name = name.Child(syntax.FieldName)
			}
			note("type "+name.Text(), n.DeclMarks())
		case syntax.LambdaExpression:
			note("lambda", n.DeclMarks())
		case syntax.TemplateInstantiation:
			name := n.Child(syntax.FieldDeclarator)
			for !name.Child(syntax.FieldDeclarator).IsZero() {
				name = name.Child(syntax.FieldDeclarator)
			}
			for !name.Child(syntax.FieldName).IsZero() {
				name = name.Child(syntax.FieldName)
			}
			note("instantiation "+name.Text(), n.DeclMarks())
		case syntax.ParameterDeclaration:
			if n.Parent().Parent().Parent().Kind() == syntax.TemplateInstantiation {
				note("parameter "+n.Child(syntax.FieldDeclarator).Text(), n.DeclMarks())
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}
