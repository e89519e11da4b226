package rules_test

import (
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/cases"
)

const testdata = "../../testdata/"

// TestArchives checks the cases of each rule: go test -run TestArchives/kernel-member. Every line must
// have exactly the findings that it wants, of all rules. Pending rules may miss theirs.
func TestArchives(t *testing.T) {
	byRule := map[string][]cases.Archive{}
	for _, folder := range []string{"conformance", "spellings"} {
		for _, kind := range []string{"cuda", "guidelines", "beyond"} {
			archives, err := cases.ReadAll(filepath.Join(testdata, folder, kind), nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range archives {
				byRule[a.Rule] = append(byRule[a.Rule], a)
			}
		}
	}
	lists := readLists(t)
	for _, id := range slices.Sorted(maps.Keys(byRule)) {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			if rule.Lookup(id) == nil && !slices.Contains(lists.pending, id) {
				t.Fatalf("there is no rule %s; near: %q", id, rule.Near(id))
			}
			for _, a := range byRule[id] {
				for _, d := range cases.Compare(a.Wants(), check(t, a, lists.setFor(t, id))) {
					if !slices.Contains(lists.pending, d.Rule) {
						t.Errorf("%s %s\n\t%s", d.What, d.Place, a.Line(d.Place))
					}
				}
			}
		})
	}
}

// Lists are the rules of testdata/conformance that are treated in ways of their own.
type lists struct {
	own     []string // they report a practice: only their own archive has them
	pending []string // they do not pass yet
}

func readLists(t *testing.T) lists {
	own, err := cases.Words(testdata + "conformance/own-archive.txt")
	if err != nil {
		t.Fatal(err)
	}
	pending, err := cases.Words(testdata + "conformance/pending.txt")
	if err != nil {
		t.Fatal(err)
	}
	return lists{slices.DeleteFunc(own, func(id string) bool { return rule.Lookup(id) == nil }), pending}
}

// setFor returns the rules that an archive is checked for.
func (l lists) setFor(t *testing.T, id string) rule.Set {
	t.Helper()
	others := slices.DeleteFunc(slices.Clone(l.own), func(other string) bool { return other == id })
	set, err := rule.NewSet(rule.ClassList(), strings.Join(others, ","))
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// check returns the findings in the units of an archive, each checked separately.
func check(t *testing.T, a cases.Archive, set rule.Set) []cases.Finding {
	t.Helper()
	texts := map[string][]byte{}
	for _, f := range a.Files {
		texts[path.Join(a.Rule, f.Name)] = f.Text
	}
	read := func(name string) ([]byte, error) {
		if text, ok := texts[filepath.ToSlash(name)]; ok {
			return text, nil
		}
		return nil, os.ErrNotExist
	}
	var found []cases.Finding
	for _, unit := range a.Units() {
		options := nvcc.Default()
		options.MSVC = a.IsMSVC()
		flags, err := nvcc.Split(unit.Flags)
		if err == nil {
			err = options.Parse(flags)
		}
		if err != nil {
			t.Fatalf("%s: %v", unit.Name, err)
		}
		analysis, err := cudarules.NewCheckerReading(set, read).Check(path.Join(a.Rule, unit.Name), options)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range analysis.Findings {
			place := cases.Place{File: filepath.ToSlash(f.Pos.File.Name), Line: f.Pos.Line, Rule: f.Rule.ID}
			found = append(found, cases.Finding{Place: place, Message: f.Message})
		}
	}
	return found
}
