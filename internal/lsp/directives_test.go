package lsp

import (
	"fmt"
	"strings"
	"testing"

	"go.lsp.dev/protocol"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/internal/hostile"
)

const directed = `
-- go.mod --
module m

go 1.26
-- .cudavet.yml --
enable: [unchecked-cuda-error]
-- x.go --
package p

// typedef enum cudaError { cudaSuccess } cudaError_t;
// cudaError_t cudaDeviceSynchronize(void);
import "C"

import "fmt"

func check(code C.cudaError_t) error { return fmt.Errorf("%d", int(code)) }

$Dfunc F() error {
	C.cudaDeviceSynchronize()
	return nil
}
-- build.sh --
echo this is not Go
echo it is as long as the file of Go is
echo and longer
echo and longer
`

// TestLineDirectives: a finding is shown, and its fix offered, where the text is, whatever line directives say.
func TestLineDirectives(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	for _, directive := range []string{"//line build.sh:3\n", "//line build.sh:1:1\n", "//line x.go:2\n", "//line /etc/passwd:1:1\n",
		"/*line build.sh:2:1*/", "//line :1073741823\n"} {
		t.Run(directive, func(t *testing.T) {
			e := start(t, everything, txtar.Parse([]byte(strings.Replace(directed, "$D", directive, 1))))
			e.open("x.go", "go", e.disk("x.go"))
			found := e.wait("x.go", fmt.Sprintf("%d unchecked-cuda-error", 12+strings.Count(directive, "\n")))
			e.fix("x.go", found[0])
			if text := e.texts["x.go"]; !strings.Contains(text, "if err := check(C.cudaDeviceSynchronize()); err != nil {\n\t\treturn err\n\t}\n") {
				t.Errorf("the fix makes of it\n%s", text)
			}
			for name := range e.published {
				if name != "x.go" {
					t.Errorf("the editor is told of %s", name)
				}
			}
		})
	}
}

// TestHostileNames: untrusted names in messages and titles are escaped.
func TestHostileNames(t *testing.T) {
	const name = "a\x1b[31m\u202e\u2066\u0085.cu"
	e := start(t, everything, txtar.Parse([]byte(`
-- go.mod --
module m

go 1.26
-- k.go --
package m

// void go_k(int *);
import "C"

func K() { C.go_k(nil) }
`)))
	e.write(name, "__global__ void k(int &x) {}\nextern \"C\" void go_k(int *x) { k<<<1, 1>>>(*x); }\n")
	e.write("missing.cu", "#include \"\x1b[31m\u202e.h\"\n__global__ void k(int &x) {}\n")
	e.open("k.go", "go", e.disk("k.go"))
	e.open("missing.cu", "cuda-cpp", e.disk("missing.cu"))
	e.wait(name, "1 kernel-param-reference")
	lenses, err := e.server.CodeLens(t.Context(), &protocol.CodeLensParams{TextDocument: e.identifier("k.go")})
	e.must(err)
	if len(lenses) == 0 {
		t.Error("no lens stands above the call")
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	var said []string
	for _, l := range lenses {
		said = append(said, l.Command.Title)
	}
	for _, p := range e.published {
		for _, d := range p.Diagnostics {
			said = append(said, fmt.Sprint(d.Message))
			for _, r := range d.RelatedInformation {
				said = append(said, r.Message)
			}
		}
	}
	for _, text := range append(said, e.logged...) {
		if line := hostile.Control(text); line != "" {
			t.Errorf("the editor is told %q", line)
		}
	}
}
