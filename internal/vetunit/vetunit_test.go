package vetunit

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestAnswer(t *testing.T) {
	text := answer{vetx: []byte("what is known"), stdout: []byte("{}")}.encode()
	a, ok := decode(text)
	if !ok || string(a.vetx) != "what is known" || string(a.stdout) != "{}" {
		t.Errorf("%q, %v", a, ok)
	}
	for n := range len(text) - len(a.stdout) {
		if a, ok := decode(text[:n]); ok {
			t.Errorf("%d bytes of %d are %q", n, len(text), a)
		}
	}
}

// written writes the go command's configuration of a package, with one Go file and one import, and returns its
// file.
func written(t *testing.T, change func(map[string]any)) string {
	t.Helper()
	dir := t.TempDir()
	file, known := filepath.Join(dir, "p.go"), filepath.Join(dir, "q.vetx")
	said := map[string]any{
		"ImportPath": "example.org/p", "ModulePath": "example.org", "GoVersion": "go1.26", "GoFiles": []string{file},
		"ImportMap": map[string]string{"q": "example.org/q"}, "PackageVetx": map[string]string{"example.org/q": known},
		"VetxOutput": filepath.Join(dir, "out", "p.vetx"),
	}
	if change != nil {
		change(said)
	}
	text, err := json.Marshal(said)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "b001", "vet.cfg")
	if err := os.Mkdir(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{file: "package p\n", known: "of q", path: string(text)} {
		if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return path
}

// TestRead has the arguments with which a package is to be analysed here and now.
func TestRead(t *testing.T) {
	path := written(t, nil)
	for _, test := range []struct {
		args string
		want bool
	}{
		{path, true},
		{"-kernel-return=false " + path, true},
		{"-no-cache " + path, true},
		{"-fix " + path, false},
		{"--diff " + path, false},
		{"-V=full", false},
		{"-flags", false},
		{"", false},
		{path + ".not", false},
		{written(t, func(said map[string]any) { delete(said, "VetxOutput") }), false},
		{written(t, func(said map[string]any) { said["FixArchive"] = "fixes" }), false},
	} {
		if u := Read(strings.Fields(test.args), nil); (u != nil) != test.want {
			t.Errorf("%s: %v, want %v", test.args, u != nil, test.want)
		}
	}
	t.Setenv(Analysing, path+".concerned")
	if Read([]string{path}, nil) != nil {
		t.Error("the process that analyses asks for another")
	}
}

// TestKey has the inputs of an answer, each of which changes the key, and things that are no inputs.
func TestKey(t *testing.T) {
	key := func(path string, flags ...string) string {
		u := Read(append(flags, path), nil)
		if u == nil {
			t.Fatal("nothing read")
		}
		k, err := u.key()
		if err != nil {
			t.Fatal(err)
		}
		return k
	}
	path := written(t, nil)
	before := key(path)
	if now := key(path); now != before {
		t.Error("another key for the same")
	}
	replace := func(t *testing.T, name, content string) {
		old, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			if err := os.WriteFile(name, old, 0o666); err != nil {
				t.Fatal(err)
			}
		})
	}
	dir := filepath.Dir(filepath.Dir(path))
	config, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(t *testing.T){
		"a Go file":           func(t *testing.T) { replace(t, filepath.Join(dir, "p.go"), "package p // other\n") },
		"a package's facts":   func(t *testing.T) { replace(t, filepath.Join(dir, "q.vetx"), "of another q") },
		"the flags of nvcc":   func(t *testing.T) { t.Setenv("NVCC_APPEND_FLAGS", "-DX") },
		"the version of Go":   func(t *testing.T) { replace(t, path, strings.Replace(string(config), "go1.26", "go1.25", 1)) },
		"a word not known of": func(t *testing.T) { replace(t, path, strings.Replace(string(config), "{", `{"New":1,`, 1)) },
	} {
		t.Run(name, func(t *testing.T) {
			change(t)
			if key(path) == before {
				t.Error("the same key")
			}
		})
	}
	t.Run("where the answer goes", func(t *testing.T) {
		replace(t, path, strings.Replace(string(config), "p.vetx", "r.vetx", 1))
		if key(path) != before {
			t.Error("another key")
		}
	})
	if key(path, "-no-cache=false") == before {
		t.Error("the same key with other flags")
	}
}

// TestVetx checks that importers read the declarations of a package as written, and nothing else.
func TestVetx(t *testing.T) {
	const text = "package q\n\nimport \"unsafe\"\n\ntype T struct{ p unsafe.Pointer }\n\nfunc (t *T) M(n int) error { return nil }\n\nconst C = 3\n"
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "q.go", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	checker := types.Config{Importer: &vetxImporter{fset: fset, config: config{ImportMap: map[string]string{"unsafe": "unsafe"}}}}
	pkg, err := checker.Check("example.org/q", fset, []*ast.File{file}, nil)
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "q.vetx")
	if err := writeVetx(name, fset, pkg); err != nil {
		t.Fatal(err)
	}
	importer := func() *vetxImporter {
		return &vetxImporter{fset: token.NewFileSet(), known: map[string]*types.Package{}, config: config{
			ImportMap: map[string]string{"q": "example.org/q"}, PackageVetx: map[string]string{"example.org/q": name},
		}}
	}
	read, err := importer().Import("q")
	if err != nil {
		t.Fatal(err)
	}
	declared := func(p *types.Package) (all []string) {
		for _, name := range p.Scope().Names() {
			all = append(all, types.ObjectString(p.Scope().Lookup(name), nil))
		}
		return all
	}
	if diff := cmp.Diff(declared(pkg), declared(read)); diff != "" {
		t.Error(diff)
	}
	whole, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for what, damaged := range map[string][]byte{
		"empty":     nil,
		"cut":       whole[:vetxHeader-1],
		"shortened": whole[:len(whole)/2],
		"other":     append([]byte("vets"), whole[4:]...),
		"long":      slices.Concat(whole[:4], []byte{255, 255, 255, 255}, whole[8:]),
	} {
		if err := os.WriteFile(name, damaged, 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := importer().Import("q"); err == nil {
			t.Errorf("%s: read", what)
		}
	}
}
