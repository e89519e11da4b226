package body_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// TestUses compares the uses that a walk over the typed tree gives with those that sema's
// walk over the syntax tree gives, over all cases. That one knows nothing of what a launch
// does with its configuration and arguments, of elements of packs, and of arguments that
// the grammar reads as parameters; it ends objects that are elided, and not those that
// references are bound to.
func TestUses(t *testing.T) {
	c := comparison{t: t}
	for name, tu := range views(t) {
		c.compare(name, tu)
	}
	c.report()
}

// TestUsesOfTrees does the same for the sources below the folder that CUDAVET_TREES names.
func TestUsesOfTrees(t *testing.T) {
	root := os.Getenv("CUDAVET_TREES")
	if root == "" {
		t.Skip("CUDAVET_TREES names no folder")
	}
	c := comparison{t: t}
	err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".cu" {
			return err
		}
		a, err := cudarules.NewChecker(rule.Set{}).Load(path, nvcc.Default())
		if err != nil {
			return nil
		}
		c.compare(path, a.Host)
		if a.Device != a.Host {
			c.compare(path+" (device)", a.Device)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	c.report()
}

// A comparison gathers the differences between two walks.
type comparison struct {
	t      *testing.T
	uses   int
	differ map[string]int // kinds of differences
	shown  map[string]int
	lines  []string
	why    map[body.Reason]int
}

func (c *comparison) compare(name string, tu *sema.TU) {
	for _, b := range tu.Bodies() {
		if b.NotCompiledInView() {
			continue
		}
		typed := body.Of(b.FuncDecl)
		for op := range typed.Root.All() {
			if op.Reason() != "" {
				if c.why == nil {
					c.why = map[body.Reason]int{}
				}
				c.why[op.Reason()]++
			}
		}
		c.bodies(name, tu, b.Uses(), body.Uses(typed))
	}
	for _, u := range tu.Focus {
		for v := range tu.Variables(u) {
			if v.Scope.Kind == sema.NamespaceScope && v.HasInitializer() {
				c.bodies(name, tu, tu.InitializerUses(v), body.Uses(body.OfInitializer(v)))
			}
		}
	}
}

// bodies compares the uses of one body, in whatever order.
func (c *comparison) bodies(name string, tu *sema.TU, old, typed []sema.Use) {
	count := map[string]int{}
	where := map[string]*sema.Use{}
	note := func(uses []sema.Use, by int) {
		for i := range uses {
			u := &uses[i]
			if u.Kind == sema.Destroys && u.Record.IsTriviallyDestructible() == sema.Yes || liesInLaunch(u.Node) {
				continue
			}
			k := useKey(u)
			if count[k] += by; where[k] == nil {
				where[k] = u
			}
		}
	}
	note(old, 1)
	note(typed, -1)
	c.uses += len(old)
	for k, n := range count {
		if n == 0 {
			continue
		}
		u := where[k]
		side := "only old"
		if n < 0 {
			side = "only typed"
		}
		kind := fmt.Sprintf("%s: %s", side, useKinds[u.Kind])
		if c.differ == nil {
			c.differ, c.shown = map[string]int{}, map[string]int{}
		}
		c.differ[kind]++
		if c.shown[kind]++; c.shown[kind] <= 20 {
			c.lines = append(c.lines, fmt.Sprintf("%s: %s %s: %s", kind, name, tu.Pos(u.Node), k))
		}
	}
}

// liesInLaunch reports whether n is an argument of a launch, or part of its configuration.
func liesInLaunch(n syntax.Node) bool {
	for ; !n.IsZero(); n = n.Parent() {
		if p := n.Parent(); p.Kind() == syntax.ArgumentList && (p.Parent().IsLaunch() || p.Parent().Parent().IsLaunch()) {
			return true
		}
	}
	return false
}

func (c *comparison) report() {
	slices.Sort(c.lines)
	differ := 0
	for _, n := range c.differ {
		differ += n
	}
	c.t.Logf("%d uses; differences %v; reasons %v\n%s", c.uses, c.differ, c.why, strings.Join(c.lines, "\n"))
	if differ*50 > c.uses {
		c.t.Errorf("%d of %d uses differ", differ, c.uses)
	}
}

var useKinds = [...]string{sema.Calls: "calls", sema.Constructs: "constructs", sema.Destroys: "destroys", sema.Reads: "reads", sema.Writes: "writes",
	sema.TakesAddress: "takes address", sema.Binds: "binds", sema.Launches: "launches", sema.Refers: "refers", sema.Initializes: "initializes"}

// useKey spells what is to be the same of a use.
func useKey(u *sema.Use) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %q at %d", useKinds[u.Kind], brief(u.Node.Text()), u.Node.Start())
	if u.Variable != nil {
		fmt.Fprintf(&b, " variable %s", u.Variable)
	}
	if u.Function != nil {
		fmt.Fprintf(&b, " function %s", u.Function)
	}
	if u.Record != nil {
		fmt.Fprintf(&b, " record %s %v given %d", u.Record, u.Special, u.Given)
	}
	for _, f := range []struct {
		is   bool
		name string
	}{{u.Part, "part"}, {u.Element, "element"}, {u.Implicit, "implicit"}, {u.Inserted, "inserted"}, {u.Constant, "constant"}, {u.Call != nil, "call"}, {u.Launch != nil, "launch"}} {
		if f.is {
			b.WriteString(" " + f.name)
		}
	}
	return b.String()
}

func brief(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	return text[:min(len(text), 60)]
}
