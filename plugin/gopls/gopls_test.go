package gopls

import (
	"crypto/sha256"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"
)

func TestAnalyzer(t *testing.T) {
	if err := analysis.Validate([]*analysis.Analyzer{Analyzer}); err != nil {
		t.Error(err)
	}
}

// TestExtend: the keys of packages change with a CUDA source where these can
// change, and nowhere else.
func TestExtend(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module m\n")
	for _, test := range []struct {
		name    string
		module  *packages.Module
		changes bool
	}{
		{"standard library", nil, false},
		{"main module", &packages.Module{Dir: dir, Main: true}, true},
		{"module cache", &packages.Module{Dir: dir, Version: "v1.2.3"}, false},
		{"replaced by a folder", &packages.Module{Dir: dir, Version: "v1.2.3", Replace: &packages.Module{Dir: dir}}, true},
		{"replaced by a version", &packages.Module{Dir: dir, Version: "v1.2.3", Replace: &packages.Module{Dir: dir, Version: "v1.2.4"}}, false},
	} {
		extended := func(text string) [sha256.Size]byte {
			write(t, filepath.Join(dir, "k.cu"), text)
			return new(Keys).Extend([sha256.Size]byte{}, test.module)
		}
		before := extended("__global__ void k() {}\n")
		if changes := extended("__global__ void k(int) {}\n") != before; changes != test.changes {
			t.Errorf("%s: the key changes: %t, want %t", test.name, changes, test.changes)
		}
		if again := extended("__global__ void k() {}\n"); again != before {
			t.Errorf("%s: the key is another one after the change is undone", test.name)
		}
	}
	module := &packages.Module{Dir: dir, Main: true}
	keys := new(Keys)
	if keys.Extend([sha256.Size]byte{1}, module) == keys.Extend([sha256.Size]byte{2}, module) {
		t.Error("two packages of a module have the same key")
	}
}

// TestBuildFails: a missing tool is reported in one line.
func TestBuildFails(t *testing.T) {
	for _, test := range []struct {
		name        string
		environment map[string]string
		want        string
	}{
		{"no module proxy", map[string]string{"GOPROXY": "off", "GOFLAGS": "-modcacherw", "GOMODCACHE": t.TempDir()},
			"cannot download gopls " + Version},
		{"no cgo", map[string]string{"CGO_ENABLED": "0"}, "CGO_ENABLED"},
		{"no go command", map[string]string{"PATH": t.TempDir()}, `"go": executable file not found`},
	} {
		t.Run(test.name, func(t *testing.T) {
			for name, value := range test.environment {
				t.Setenv(name, value)
			}
			output := filepath.Join(t.TempDir(), "gopls")
			err := Build(output)
			if err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("error %v, want one line with %q", err, test.want)
			}
			if _, err := os.Stat(output); err == nil {
				t.Error("there is a program")
			}
		})
	}
}

// TestEdit: an edit that does not fit, as after a change of Version, is reported.
func TestEdit(t *testing.T) {
	source := t.TempDir()
	first := edits[0]
	name := filepath.Join(source, first.file)
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, name, first.before+first.before)
	if err := edit(source); err == nil || !strings.Contains(err.Error(), first.file) {
		t.Errorf("error %v, want one that names %s", err, first.file)
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
