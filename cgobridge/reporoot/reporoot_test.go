package reporoot

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const cgo = "package p\n\n// void f(void);\nimport \"C\"\n"

// TestOf asks for the roots around folders: of a list of files those that end in a slash are folders.
func TestOf(t *testing.T) {
	for name, c := range map[string]struct {
		files           string // "name", or "name=cgo" for a Go file that uses cgo
		ask, here, want string // here: the current folder; "" for one elsewhere
		why             string
	}{
		"git repository":                {"p/.git/ p/go/go.mod p/Makefile Makefile", "p/go", "", "p", whyGit},
		"git repository in a module":    {"p/go.mod p/sub/.git/ Makefile", "p/sub", "", "p/sub", whyGit},
		"a build rule":                  {"p/Makefile p/go/go.mod", "p/go/pkg", "", "p", "it has Makefile"},
		"a part of a makefile":          {"p/rules.mk p/go/go.mod", "p/go", "", "p", "it has rules.mk"},
		"a list of CMake's":             {"p/CMakeLists.txt p/go/go.mod", "p/go", "", "p", "it has CMakeLists.txt"},
		"a page about makefiles":        {"p/Makefile.md p/go/go.mod", "p/go", "", "p/go", whyModule},
		"a configuration":               {"p/.cudavet.yml p/go/go.mod", "p/go", "", "p", "it has .cudavet.yml"},
		"a workspace":                   {"p/go.work p/go/go.mod", "p/go", "", "p", "it has go.work"},
		"a CUDA source":                 {"p/k.cu p/go/go.mod", "p/go", "", "p", "it has k.cu"},
		"a folder of a name":            {"p/Makefile/ p/go/go.mod", "p/go", "", "p/go", whyModule},
		"the outermost":                 {"p/k.cu p/a/b/Makefile p/a/b/go/go.mod", "p/a/b/go", "", "p", "it has k.cu"},
		"above a workspace":             {"p/Makefile p/go/go.work p/go/m/go.mod", "p/go/m", "", "p", "it has Makefile"},
		"a project's root":              {"p/README.md p/cuda/k.cu p/crates/go/go.mod", "p/crates/go", "", "p", "it has cuda/k.cu"},
		"one that git ignores parts of": {"p/.gitignore p/cuda/k.cuh p/go/go.mod", "p/go", "", "p", "it has cuda/k.cuh"},
		"a project without CUDA":        {"p/README.md p/src/k.cc p/go/go.mod", "p/go", "", "p/go", whyModule},
		"no project":                    {"p/cuda/k.cu p/go/go.mod", "p/go", "", "p/go", whyModule},
		"CUDA beside cgo":               {"p/cuda/k.cu p/go/go.mod p/go/pkg/a.go=cgo", "p/go", "", "p", "it has cuda/k.cu"},
		"the nearest beside cgo":        {"x/k.cu/ y/k.cu p/cuda/k.cu p/go/go.mod p/go/a.go=cgo", "p/go", "", "p", "it has cuda/k.cu"},
		"other projects beside cgo":     {"p/a/README p/a/k.cu p/b/go.mod p/b/k.cu p/c/.git/ p/c/k.cu p/go/go.mod p/go/a.go=cgo", "p/go", "", "p/go", whyModule},
		"a module of its own":           {"p/k.cu p/go.mod p/a.go=cgo", "p/sub", "", "p", whyModule},
		"no module":                     {"p/Makefile p/src/a/k.cu", "p/src/a", "", "p", "it has Makefile"},
		"a folder of no module":         {"p/src/a/k.cu", "p/src/a", "", "p/src/a", whyFolder},
		"a folder with a build rule":    {"p/k.cu p/Makefile", "p", "", "p", "it has Makefile"},
		"the current folder":            {"p/src/a/k.cu", "p/src/a", "p", "p", whyHere},
		"the current folder of modules": {"p/a/go.mod p/b/go.mod", "p/a", "p", "p", whyHere},
		"a current folder below":        {"p/go.mod p/a/", "p", "p/a", "p", whyModule},
		"evidence above the current":    {"Makefile p/a/go.mod", "p/a", "p", "", "it has Makefile"},
		"a module that go has fetched":  {"m/Makefile m/x@v1.2.3/go.mod", "m/x@v1.2.3", "", "m/x@v1.2.3", whyModule},
		"one that is older than go.mod": {"m/Makefile m/x@v1.2.3/k.cu m/x@v1.2.3/sub/a.go", "m/x@v1.2.3/sub", "", "m/x@v1.2.3", "it has k.cu"},
	} {
		t.Run(name, func(t *testing.T) {
			top := layOut(t, c.files)
			if c.here != "" {
				t.Chdir(filepath.Join(top, c.here))
			}
			ask := filepath.Join(top, c.ask)
			for range 2 { // the second time it is known
				if got, want := Of(ask), (Root{filepath.Join(top, c.want), c.why}); got != want {
					t.Errorf("got  %v\nwant %v", got, want)
				}
			}
		})
	}
}

// layOut makes files in a new folder and returns it.
func layOut(t *testing.T, files string) string {
	top := filepath.Join(t.TempDir(), "top")
	for name := range strings.FieldsSeq(files) {
		name, isCgo := strings.CutSuffix(name, "=cgo")
		path, isFolder := strings.CutSuffix(filepath.Join(top, name), "/")
		isFolder = isFolder || strings.HasSuffix(name, "/")
		if isFolder {
			path = filepath.Join(path, "any")
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		text := ""
		if isCgo {
			text = cgo
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return top
}

// TestOfNoProject asks below folders that are no project's, whatever lies in them.
func TestOfNoProject(t *testing.T) {
	for name, make := range map[string]func(t *testing.T, dir string){
		"home":      func(t *testing.T, dir string) { t.Setenv("HOME", dir) },
		"temporary": func(t *testing.T, dir string) { t.Setenv("TMPDIR", dir) },
		"shared": func(t *testing.T, dir string) {
			if err := os.Chmod(dir, 0o777|os.ModeSticky); err != nil {
				t.Fatal(err)
			}
		},
		"another user's": func(t *testing.T, dir string) {
			if os.Geteuid() != 0 {
				t.Skip("only root gives files away")
			}
			if err := os.Chown(dir, 12345, 12345); err != nil {
				t.Fatal(err)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			top := layOut(t, "Makefile h/k.cu h/Makefile h/cuda/k.cu h/go/go.mod h/go/a.go=cgo")
			make(t, filepath.Join(top, "h"))
			module := filepath.Join(top, "h", "go")
			if got := Of(module); got != (Root{module, whyModule}) {
				t.Errorf("got %v", got)
			}
			if name == "another user's" {
				return // whoever runs cudavet there wants it to be the root
			}
			t.Chdir(filepath.Join(top, "h"))
			if got := Of(module); got != (Root{module, whyModule}) {
				t.Errorf("from there: got %v", got)
			}
		})
	}
	if got := Of("/nowhere/at/all"); got != (Root{"/nowhere/at/all", whyFolder}) {
		t.Errorf("got %v", got)
	}
}

// TestOfLater asks again after something has come.
func TestOfLater(t *testing.T) {
	top := layOut(t, "p/go/go.mod")
	module := filepath.Join(top, "p", "go")
	if got := Of(module); got != (Root{module, whyModule}) {
		t.Errorf("got %v", got)
	}
	if err := os.WriteFile(filepath.Join(top, "p", "Makefile"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if got := Of(module); got != (Root{filepath.Join(top, "p"), "it has Makefile"}) {
		t.Errorf("with a makefile: got %v", got)
	}
	if err := os.Mkdir(filepath.Join(top, ".git"), 0o777); err != nil {
		t.Fatal(err)
	}
	if got := Of(module); got != (Root{top, whyGit}) {
		t.Errorf("with git: got %v", got)
	}
}

// TestRelative asks for the module and the root of relative folders, as drivers hand over that work in a sandbox.
func TestRelative(t *testing.T) {
	for _, c := range []struct{ file, here, ask, module, root string }{
		{"p/.git/HEAD", "p", "a", ".", "."},
		{"p/go.mod", "p", "a", ".", "."},
		{"p/go.mod", "p/a", ".", "..", ".."},
		{"p/other", "p", "a", ".", "."},
	} {
		dir := t.TempDir()
		for _, name := range []string{c.file, "p/a/k.cu"} {
			path := filepath.Join(dir, filepath.FromSlash(name))
			if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, nil, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		t.Chdir(filepath.Join(dir, filepath.FromSlash(c.here)))
		if module, root := Module(c.ask); filepath.ToSlash(module) != c.module || filepath.ToSlash(root.Dir) != c.root {
			t.Errorf("%s in %s with %s: module %s, root %s (%s); want %s and %s", c.ask, c.here, c.file, module,
				root.Dir, root.Why, c.module, c.root)
		}
	}
}
