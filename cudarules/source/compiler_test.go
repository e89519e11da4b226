package source

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// Every source of testdata/compiler.txtar expands to the tokens that the C++
// compiler, which cgo needs as well, makes of it.
func TestLikeCompiler(t *testing.T) {
	archive, err := txtar.ParseFile("testdata/compiler.txtar")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, must(txtar.FS(archive))); err != nil {
		t.Fatal(err)
	}
	for _, f := range archive.Files {
		if filepath.Ext(f.Name) != ".cu" {
			continue
		}
		t.Run(f.Name, func(t *testing.T) {
			t.Parallel()
			file := filepath.Join(dir, f.Name)
			host, _, err := NewLoader(os.ReadFile).Load(file, nvcc.Default())
			if err != nil {
				t.Fatal(err)
			}
			var text []byte
			for _, u := range host.Units {
				text = append(append(text, u.Text...), '\n')
			}
			// The compiler writes its errors to standard error.
			want, err := exec.Command("gcc", "-E", "-P", "-w", "-x", "c++", "-std=gnu++17", file).Output()
			if len(want) == 0 && err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tokensOf(want), tokensOf(text)); diff != "" {
				t.Errorf("-compiler +here:\n%s", diff)
			}
		})
	}
}

// tokensOf returns the tokens of a preprocessed text without the pragmas in it.
func tokensOf(text []byte) []string {
	var kept []string
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "#pragma") {
			kept = append(kept, line)
		}
	}
	table := newSymbols()
	scan := scanText([]byte(strings.Join(kept, "")), table) // spells digraphs in full
	var tokens []string
	for at := 0; ; {
		var t token
		if t, at = lexToken(scan.padded(), at, len(scan.clean), table); t.kind == endToken {
			return tokens
		}
		tokens = append(tokens, string(t.text))
	}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
