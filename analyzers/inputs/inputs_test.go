package inputs

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

const tree = `
-- go.mod --
module m

go 1.26

replace example.com/lib => ../lib
-- k/k.cu --
__global__ void k() {}
-- k/k.cuh --
#pragma once
-- k/Makefile --
k.a: k.cu
-- k/k.go --
package k
-- .git/config.h --
x
-- ../lib/go.mod --
module example.com/lib
-- ../lib/lib.cu --
__global__ void lib() {}
-- ../elsewhere/go.mod --
module example.com/elsewhere
-- ../elsewhere/other.cu --
__global__ void other() {}
`

// unpack writes the tree into a folder "m" of a fresh temporary one.
func unpack(t *testing.T) string {
	t.Helper()
	root := filepath.Join(t.TempDir(), "m")
	for _, file := range txtar.Parse([]byte(tree)).Files {
		write(t, filepath.Join(root, file.Name), string(file.Data))
	}
	return root
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestHashFollowsContent(t *testing.T) {
	for _, test := range []struct {
		file    string
		counted bool
	}{
		{"k/k.cu", true},
		{"k/k.cuh", true},
		{"k/Makefile", true},
		{"k/new.cu", true},
		{"../lib/lib.cu", true},
		{"k/k.go", false}, // in the go command's own key
		{".git/config.h", false},
		{"../elsewhere/other.cu", false},
	} {
		t.Run(test.file, func(t *testing.T) {
			root := unpack(t)
			before := Hash(filepath.Join(root, "k"))
			path := filepath.Join(root, test.file)
			old, err := os.ReadFile(path)
			existed := err == nil
			write(t, path, string(old)+"\n// changed\n")
			if changed := Hash(filepath.Join(root, "k")) != before; changed != test.counted {
				t.Errorf("after a change of %s the hash differs: %t, want %t", test.file, changed, test.counted)
			}
			if existed {
				write(t, path, string(old))
			} else if err := os.Remove(path); err != nil {
				t.Fatal(err)
			}
			if Hash(filepath.Join(root, "k")) != before {
				t.Errorf("undoing the change of %s does not restore the hash", test.file)
			}
		})
	}
}

func TestHashFollowsEnvironment(t *testing.T) {
	root := unpack(t)
	before := Hash(root)
	t.Setenv("NVCC_APPEND_FLAGS", "-rdc=true")
	if Hash(root) == before {
		t.Error("NVCC_APPEND_FLAGS does not count")
	}
}

func TestHashOfWorkspace(t *testing.T) {
	root := unpack(t)
	above := t.TempDir()
	write(t, filepath.Join(above, "go.work"), fmt.Sprintf("go 1.26\n\nuse (\n\t%q\n\t./elsewhere\n)\n", root))
	write(t, filepath.Join(above, "elsewhere/go.mod"), "module elsewhere\n")
	t.Setenv("GOWORK", filepath.Join(above, "go.work"))
	before := Hash(root)
	write(t, filepath.Join(above, "elsewhere/other.cu"), "")
	if Hash(root) == before {
		t.Error("a module of the workspace does not count")
	}
	t.Setenv("GOWORK", "off")
	before = Hash(root)
	write(t, filepath.Join(above, "elsewhere/other.cu"), "changed")
	if Hash(root) != before {
		t.Error("with GOWORK=off the workspace counts")
	}
}

// TestHashOfArchive: without git, files around the module count as far as they belong to the same repository.
func TestHashOfArchive(t *testing.T) {
	root := unpack(t)
	write(t, filepath.Join(root, "../cuda/k.cu"), "")
	before := Hash(root)
	write(t, filepath.Join(root, "../cuda/k.cu"), "changed")
	if Hash(root) != before {
		t.Error("a folder beside the module counts, which nothing shows to be of its repository")
	}
	write(t, filepath.Join(root, "../Makefile"), "")
	before = Hash(root)
	write(t, filepath.Join(root, "../cuda/k.cu"), "changed again")
	if Hash(root) == before {
		t.Error("a CUDA source below a build rule above the module does not count")
	}
}

// TestHashOfElsewhere: a folder named by go.mod or go.work counts if it is a module, and the target of a link if it is
// in the repository: nothing else is opened.
func TestHashOfElsewhere(t *testing.T) {
	outside := t.TempDir()
	write(t, filepath.Join(outside, "k.cu"), "")
	write(t, filepath.Join(outside, "sub", "k.cu"), "")
	for name, text := range map[string]string{
		"go.mod":  "module m\n\ngo 1.26\n\nreplace example.com/x => " + outside + "\n",
		"go.work": "go 1.26\n\nuse (\n\t.\n\t" + outside + "\n)\n",
	} {
		root := unpack(t)
		write(t, filepath.Join(root, name), text)
		for link, target := range map[string]string{"k/link.cu": filepath.Join(outside, "k.cu"), "k/folder": outside,
			"k/Makefile.mk": "/dev/zero"} {
			if err := os.Symlink(target, filepath.Join(root, link)); err != nil {
				t.Fatal(err)
			}
		}
		before := Hash(root)
		write(t, filepath.Join(outside, "k.cu"), name)
		write(t, filepath.Join(outside, "sub", "k.cu"), name)
		if Hash(root) != before {
			t.Errorf("%s: what lies elsewhere counts", name)
		}
	}
	root := unpack(t)
	for _, name := range []string{"/", "..", "../.."} {
		write(t, filepath.Join(root, "go.mod"), "module m\n\ngo 1.26\n\nreplace example.com/x => "+name+"\n")
		if got := roots(root); len(got) != 1 {
			t.Errorf("%s is taken for a module: %q", name, got)
		}
	}
}

func TestHashOutsideOfModules(t *testing.T) {
	dir := t.TempDir()
	before := Hash(dir)
	write(t, filepath.Join(dir, "k.cu"), "")
	if Hash(dir) != before {
		t.Error("a folder without go.mod has inputs")
	}
}

// TestHashOfRepository: files next to the module in its git repository count, and so do files that
// build rules include, whatever their names.
func TestHashOfRepository(t *testing.T) {
	root := filepath.Join(t.TempDir(), "repository")
	for name, text := range map[string]string{
		".git/HEAD":              "ref: refs/heads/main\n",
		"go/go.mod":              "module m\n",
		"go/k/k.go":              "package k\n",
		"cuda/k.cu":              "__global__ void k() {}\n",
		"cuda/Makefile":          "include common.mak $(TOP)/settings\n-include flags.local\nk.o: k.cu\n",
		"cuda/common.mak":        "NVCCFLAGS = -arch=sm_80\n",
		"settings":               "X = 1\n",
		"cuda/flags.local":       "Y = 1\n",
		"cuda/build.sh":          "source ./env.conf\nnvcc k.cu\n",
		"cuda/env.conf":          "Z=1\n",
		"cuda/CMakeLists.txt":    "include(\"cmake/Options.txt\")\n",
		"cuda/cmake/Options.txt": "set(CMAKE_CUDA_STANDARD 17)\n",
		"cuda/notes.txt":         "none\n",
		"../outside.cu":          "__global__ void k() {}\n",
	} {
		write(t, filepath.Join(root, name), text)
	}
	for name, counted := range map[string]bool{
		"cuda/k.cu": true, "cuda/Makefile": true, "cuda/common.mak": true, "settings": true, "cuda/flags.local": true,
		"cuda/env.conf": true, "cuda/cmake/Options.txt": true, "cuda/notes.txt": false, "../outside.cu": false, "go/k/k.go": false,
	} {
		before := Hash(filepath.Join(root, "go", "k"))
		path := filepath.Join(root, name)
		old, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		write(t, path, string(old)+"# changed\n")
		if changed := Hash(filepath.Join(root, "go", "k")) != before; changed != counted {
			t.Errorf("after a change of %s the hash differs: %t, want %t", name, changed, counted)
		}
		write(t, path, string(old))
	}
}

// TestHashOfTree: a repository without go.mod has inputs.
func TestHashOfTree(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, ".git", "HEAD"), "")
	before := Hash(filepath.Join(dir, "pkg"))
	write(t, filepath.Join(dir, "k.cu"), "")
	if Hash(filepath.Join(dir, "pkg")) == before {
		t.Error("the repository's CUDA sources do not count")
	}
}

// TestWriteAll requires all files to count, those that nothing includes by their names and sizes if they are large.
func TestWriteAll(t *testing.T) {
	all := func(root string) string {
		var b strings.Builder
		if !WriteAll(&b, []string{filepath.Join(root, "k")}) {
			t.Fatal("there is too much")
		}
		return b.String()
	}
	for file, counted := range map[string]bool{
		"k/k.cu": true, "k/k.go": true, "k/k.template": true, "go.sum": true, "new/Makefile": true, "../lib/lib.cu": true,
		".git/config.h": false, "../elsewhere/other.cu": false,
	} {
		root := unpack(t)
		before := all(root)
		write(t, filepath.Join(root, file), "changed")
		if (all(root) != before) != counted {
			t.Errorf("%s counts: %t, want %t", file, !counted, counted)
		}
	}
	root := unpack(t)
	large := filepath.Join(root, "weights")
	write(t, large, strings.Repeat("a", maxOther+1))
	before := all(root)
	write(t, large, strings.Repeat("b", maxOther+1))
	if all(root) != before {
		t.Error("the content of a large file counts")
	}
	write(t, large, strings.Repeat("b", maxOther+2))
	if all(root) == before {
		t.Error("the size of a large file does not count")
	}
}
