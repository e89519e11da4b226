package main

import (
	"archive/zip"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

const folder = "../.." // of package headers

// TestCurrent: the index files are those of the headers.
func TestCurrent(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	sources, err := readSources(folder)
	if err != nil {
		t.Fatal(err)
	}
	archive, err := zip.OpenReader(filepath.Join(folder, "libraries-index.zip"))
	if err != nil {
		t.Fatal(err)
	}
	defer archive.Close()
	isPacked, err := readPacked(folder)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := len(archive.File), len(isPacked); got != want {
		t.Errorf("%d packed index files of %d headers", got, want)
	}
	for name := range sources {
		want, err := sources.index(name)
		if err != nil {
			t.Error(err)
			continue
		}
		indexes := os.DirFS(filepath.Join(folder, "index"))
		if isPacked[name] != nil {
			indexes = archive
		}
		got, err := fs.ReadFile(indexes, name)
		if err != nil {
			t.Error(err)
			continue
		}
		if diff := cmp.Diff(string(want), string(got)); diff != "" {
			t.Errorf("the index of %s is old: run go generate in cudarules/headers\n%s", name, diff)
		}
	}
	index := os.DirFS(filepath.Join(folder, "index"))
	err = fs.WalkDir(index, ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && sources[name] == nil {
			t.Errorf("the index of %s has no header", name)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// TestWhole: read one by one, the declarations of a header are those that it
// has as a whole, in every standard.
func TestWhole(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	sources, err := readSources(folder)
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]headers.File{}
	for name := range sources {
		for _, f := range headers.Libraries(strings.TrimPrefix(name, "c/")) {
			files[f.Name] = f
		}
	}
	for _, f := range append(headers.Prelude(), headers.Libraries("cuda_bf16.h", "mma.h", "curand_kernel.h", "nvfunctional",
		"cooperative_groups.h", "cuda/atomic", "cuda_pipeline.h", "unistd.h")...) {
		files[f.Name] = f
	}
	for name := range sources {
		f, ok := files[name]
		if !ok {
			t.Errorf("nothing brings %s", name)
			continue
		}
		text, err := sources.preprocess(name)
		if err != nil {
			t.Fatal(err)
		}
		standards := []int{17, 20}
		if !strings.Contains(string(text), "__constexpr20") {
			standards = standards[:1]
		}
		for _, std := range standards {
			whole, err := parse(name, headers.ForStandard(string(text), std))
			if err != nil {
				t.Fatal(err)
			}
			var parts []string
			declared := map[string]bool{}
			for d := range f.Declarations() {
				part, err := parse(name, d.Text(std))
				if err != nil {
					t.Fatal(err)
				}
				names := slices.Collect(d.Names())
				for _, fact := range factsOf(part) {
					if fact.Namespace != d.Namespace {
						t.Errorf("%s: %s stands in %q and not in %q", name, fact.Name, fact.Namespace, d.Namespace)
					}
					again := fact.isElaborated() && declared[fact.Name] // or not in this header
					if fact.Name == "" || slices.Contains(names, fact.Name) && !again {
						parts = append(parts, fact.String())
						declared[fact.Name] = true
					}
				}
			}
			var all []string
			for _, fact := range factsOf(whole) {
				all = append(all, fact.String())
			}
			if diff := cmp.Diff(all, parts); diff != "" {
				t.Errorf("-std=c++%d: %s, as a whole (-) and by its declarations (+):\n%s", std, name, diff)
			}
		}
	}
}

// A fact is a unit's property of a name.
type fact struct {
	sema.DeclaredName
	marks, tree, text string
}

func (f fact) String() string {
	return fmt.Sprintf("%s::%s %s %s %s", f.Namespace, f.Name, f.marks, f.tree, f.text)
}

// isElaborated reports whether the name is that of a type in another
// declaration, such as struct s in struct s *p.
func (f fact) isElaborated() bool {
	return f.Node.Is(syntax.StructSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier) && f.Node.Field() == syntax.FieldType &&
		f.Node.Child(syntax.FieldBody).IsZero()
}

func factsOf(u *sema.Unit) []fact {
	var facts []fact
	for d := range u.DeclaredNames() {
		f := fact{DeclaredName: d, text: strings.Join(strings.Fields(d.Node.Text()), " ")}
		for _, m := range d.Node.DeclMarks() {
			f.marks += m.Word.String()
		}
		for n := range d.Node.All() {
			f.tree += fmt.Sprint(n.Kind(), n.Field(), len(n.DeclMarks()))
		}
		for n := d.Node.Parent(); !n.Is(syntax.DeclarationList, syntax.TranslationUnit); n = n.Parent() {
			f.tree += fmt.Sprint(" in ", n.Kind())
		}
		facts = append(facts, f)
	}
	return facts
}
