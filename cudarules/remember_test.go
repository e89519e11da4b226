package cudarules

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/suppress"
	"github.com/cudavet/cudavet/internal/cases"
)

// A remembering tree is a folder of sources that is checked again and again.
type rememberingTree struct {
	*testing.T
	dir, kept string
	set       rule.Set
	options   nvcc.Options
}

func newRememberingTree(t *testing.T, files map[string]string) *rememberingTree {
	r := &rememberingTree{t, t.TempDir(), t.TempDir(), enabling(t, ""), nvcc.Default()}
	for name, text := range files {
		r.write(name, text)
	}
	return r
}

func (r *rememberingTree) write(name, text string) {
	r.Helper()
	path := filepath.Join(r.dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		r.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		r.Fatal(err)
	}
}

// check checks files and requires the findings of a checker without a cache. It returns the names of the files
// that were not taken from earlier runs.
func (r *rememberingTree) check(names ...string) (anew []string) {
	r.Helper()
	found := func(remember bool) (all []string) {
		c := NewChecker(r.set)
		if remember {
			c.Remember(cache.New(cache.NewDir(r.kept, 1<<30), "test", r.set))
		}
		for _, name := range names {
			a, err := c.Check(filepath.Join(r.dir, name), r.options)
			if err != nil {
				r.Fatal(err)
			}
			if remember && a.Host != nil {
				anew = append(anew, name)
			}
			for _, f := range a.Findings {
				line := fmt.Sprintf("%s %v-%v %s %s: %s", name, f.Pos, f.End, f.Rule.ID, f.Class, f.Message)
				for _, x := range f.Related {
					line += fmt.Sprintf(" | %v %s", x.Pos, x.Message)
				}
				for _, x := range f.Fixes {
					line += fmt.Sprintf(" | %s", x.Message)
					for _, e := range x.Edits {
						line += fmt.Sprintf(" %v-%v %q %q", e.Pos, e.End, e.New, e.Pos.File.Text[e.Pos.Offset:e.End.Offset])
					}
				}
				all = append(all, line)
			}
			for _, e := range a.Exceeded {
				all = append(all, name+" "+e.String())
			}
		}
		return all
	}
	if diff := cmp.Diff(found(false), found(true)); diff != "" {
		r.Errorf("what is remembered is not what is found:\n%s", diff)
	}
	return anew
}

func (r *rememberingTree) want(anew []string, want ...string) {
	r.Helper()
	if diff := cmp.Diff(want, anew); diff != "" {
		r.Errorf("files that were checked anew:\n%s", diff)
	}
}

// enabling returns a set that enables names, without the rule by which nothing is remembered.
func enabling(t *testing.T, enable string) rule.Set {
	t.Helper()
	set, err := rule.NewSet(enable, suppress.Unused.ID)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func rememberingFiles() map[string]string {
	return map[string]string{
		"a.cu":      "#include \"bad.cuh\"\n__global__ void a(int &r) { r = 1; }\n",
		"b.cu":      "#include \"bad.cuh\"\n#include <other.cuh>\n__global__ int b() { return 1; }\n",
		"c.cu":      "#if __has_include(\"late.cuh\")\n#include \"late.cuh\"\n#endif\n__global__ void c() {}\n",
		"bad.cuh":   "__global__ int in_header() { return 1; }\n",
		"other.cuh": "inline int other() { return 1; }\n",
	}
}

// TestRemember requires a file to be checked anew if, and only if, one of its inputs has changed.
func TestRemember(t *testing.T) {
	r := newRememberingTree(t, rememberingFiles())
	r.options.Include = []string{r.dir, filepath.Join(r.dir, "second")}
	all := []string{"a.cu", "b.cu", "c.cu"}
	r.want(r.check(all...), all...)
	r.want(r.check(all...))

	r.write("c.cu", "__global__ int c() { return 2; }\n#if __has_include(\"late.cuh\")\n#include \"late.cuh\"\n#endif\n")
	r.want(r.check(all...), "c.cu")
	r.write("other.cuh", "inline int other() { return 2; }\n__global__ int late() { return 1; }\n")
	r.want(r.check(all...), "b.cu")
	r.write("late.cuh", "__global__ int late() { return 1; }\n") // a file that was absent before
	r.want(r.check(all...), "c.cu")
	r.write("bad.cuh", "__global__ int in_header() { return 2; }\n")
	r.want(r.check(all...), "a.cu", "b.cu")
	r.want(r.check(all...))

	r.write("second/other.cuh", "inline int other() { return 3; }\n") // another of that name, further back
	r.want(r.check(all...))
	if err := os.Remove(filepath.Join(r.dir, "other.cuh")); err != nil {
		t.Fatal(err)
	}
	r.want(r.check(all...), "b.cu")

	r.options.RDC = true
	r.want(r.check(all...), all...)
	r.set = enabling(t, rule.ClassList())
	r.want(r.check(all...), all...)
	r.want(r.check(all...))
}

// TestRememberOrder has others come before a file that includes the same header: whoever is the first checks it.
func TestRememberOrder(t *testing.T) {
	r := newRememberingTree(t, rememberingFiles())
	r.options.Include = []string{r.dir} // a header that is missing would be another context
	r.want(r.check("a.cu", "b.cu"), "a.cu", "b.cu")
	r.want(r.check("b.cu"), "b.cu") // the header is its own to check
	r.want(r.check("b.cu"))
	r.want(r.check("a.cu", "b.cu"), "b.cu")
	r.want(r.check("a.cu", "b.cu"))
	r.write("a.cu", "__global__ void a(int &r) { r = 1; }\n")
	r.want(r.check("a.cu", "b.cu"), "a.cu", "b.cu")
	r.want(r.check("a.cu", "b.cu"))
}

// TestRememberDamaged has entries be cut, changed and exchanged: they are no entries.
func TestRememberDamaged(t *testing.T) {
	for name, damage := range map[string]func([]byte) []byte{
		"empty":   func([]byte) []byte { return nil },
		"cut":     func(b []byte) []byte { return b[:len(b)/2] },
		"longer":  func(b []byte) []byte { return append(b, 0) },
		"changed": func(b []byte) []byte { b = bytes.Clone(b); b[len(b)*2/3]++; return b },
	} {
		t.Run(name, func(t *testing.T) {
			r := newRememberingTree(t, rememberingFiles())
			r.want(r.check("a.cu", "c.cu"), "a.cu", "c.cu")
			err := filepath.WalkDir(r.kept, func(path string, e fs.DirEntry, err error) error {
				if err != nil || e.IsDir() {
					return err
				}
				data, err := os.ReadFile(path)
				if err != nil {
					return err
				}
				return os.WriteFile(path, damage(data), 0o666)
			})
			if err != nil {
				t.Fatal(err)
			}
			r.want(r.check("a.cu", "c.cu"), "a.cu", "c.cu")
			r.want(r.check("a.cu", "c.cu"))
		})
	}
}

// TestRememberCases checks the units of the archives with a cache, twice.
func TestRememberCases(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	r := newRememberingTree(t, nil)
	r.set = enabling(t, rule.ClassList())
	var names []string
	for _, folder := range []string{"cuda", "guidelines", "beyond"} {
		archives, err := cases.ReadAll(filepath.Join("..", "testdata", "conformance", folder), func(string) bool { return true })
		if err != nil || len(archives) == 0 {
			t.Fatal(archives, err)
		}
		for _, a := range archives {
			for _, u := range a.Units() {
				name := filepath.Join(folder, a.Rule, u.Name)
				r.write(name, string(u.Text))
				names = append(names, name)
			}
		}
	}
	r.check(names...)
	r.want(r.check(names...))
}
