package cgobridge

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// TestExceeded has packages whose values and helpers are followed as far as a limit: those
// that stay within it exceed none.
func TestExceeded(t *testing.T) {
	const preamble = "package p\n\n// static void take(void *p) {}\nimport \"C\"\n\nimport \"unsafe\"\n\n"
	for l, generate := range map[limit.Limit]func(n int) string{
		limit.GoDepth: func(n int) string { // from variable to variable
			var b strings.Builder
			b.WriteString(preamble + "func f(p0 unsafe.Pointer) {\n")
			for i := 1; i < n; i++ {
				fmt.Fprintf(&b, "\tp%d := p%d\n", i, i-1)
			}
			fmt.Fprintf(&b, "\tC.take(p%d)\n}\n", n-1)
			return b.String()
		},
		limit.HelperDepth: func(n int) string { // from function to function
			var b strings.Builder
			b.WriteString(preamble + "func f0(p unsafe.Pointer) { C.take(p) }\n")
			for i := 1; i < n; i++ {
				fmt.Fprintf(&b, "func f%d(p unsafe.Pointer) { f%d(p) }\n", i, i-1)
			}
			return b.String()
		},
	} {
		for _, test := range []struct {
			length  int
			exceeds bool
		}{{l.Value() / 2, false}, {2 * l.Value(), true}} {
			t.Run(fmt.Sprintf("%s/%d", l.Name(), test.length), func(t *testing.T) {
				root := t.TempDir()
				for name, text := range map[string]string{"go.mod": "module m\n\ngo 1.26\n", "p.go": generate(test.length)} {
					if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o666); err != nil {
						t.Fatal(err)
					}
				}
				p := bridge(t, root)["m"]
				for _, call := range p.Calls {
					p.Value(call.Expr.Args[0])
				}
				p.HelperArgs(nil, nil)
				if got := p.Limits().Has(l); got != test.exceeds {
					t.Errorf("exceeded: %v, want %v", got, test.exceeds)
				}
			})
		}
	}
}
