package body_test

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/internal/golden"
)

// TestGoldenUses prints the uses of small programs, those of templates as their instances.
func TestGoldenUses(t *testing.T) {
	golden.Sources(t, "../../testdata/golden/uses", golden.Views(func(w io.Writer, tu *sema.TU) error {
		for _, b := range tu.Bodies() {
			if b.IsPattern() {
				continue
			}
			fmt.Fprintln(w, b.Function)
			for _, u := range b.Uses() {
				fmt.Fprintf(w, "  %d:%d %s\n", tu.Pos(u.Node).Line, tu.Pos(u.Node).Column, spelt(&u))
			}
		}
		return nil
	}))
}

var useKinds = [...]string{sema.Calls: "calls", sema.Constructs: "constructs", sema.Destroys: "destroys",
	sema.Reads: "reads", sema.Writes: "writes",
	sema.TakesAddress: "takes the address of", sema.Binds: "binds", sema.Launches: "launches",
	sema.Refers: "refers to", sema.Initializes: "initializes"}

// spelt describes a use.
func spelt(u *sema.Use) string {
	text := []string{useKinds[u.Kind]}
	switch {
	case u.Function != nil:
		text = append(text, u.Function.String())
	case u.Record != nil && u.Special != sema.NoSpecial:
		text = append(text, u.Record.String(), "by its", u.Special.String())
	case u.Record != nil:
		text = append(text, u.Record.String())
	}
	if u.Variable != nil {
		text = append(text, u.Variable.String())
	}
	for _, flag := range []struct {
		is   bool
		name string
	}{{u.Part, "part"}, {u.Element, "element"}, {u.Implicit, "implicit"}, {u.Inserted, "inserted"}, {u.Constant, "constant"}} {
		if flag.is {
			text = append(text, flag.name)
		}
	}
	return strings.Join(text, " ")
}
