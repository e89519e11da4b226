package sema

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Statements that OpenACC or OpenMP run on a device: the compiler of the host
// makes code for another machine of them, where the addresses are others.

// IsOffloaded reports whether a statement follows a directive that runs it on a device.
func (tu *TU) IsOffloaded(statement syntax.Node) bool {
	u := tu.Unit(statement)
	regions, ok := tu.offloaded[u]
	if !ok {
		regions = u.offloadedStatements()
		tu.offloaded[u] = regions
	}
	return regions[statement]
}

// LiesInOffloaded reports whether a node lies in such a statement.
func (tu *TU) LiesInOffloaded(n syntax.Node) bool {
	if tu.IsOffloaded(n); len(tu.offloaded[tu.Unit(n)]) == 0 {
		return false
	}
	for ; !n.IsZero(); n = n.Parent() {
		if tu.IsOffloaded(n) {
			return true
		}
	}
	return false
}

// offloadedStatements finds the statement after each directive.
func (u *Unit) offloadedStatements() map[syntax.Node]bool {
	var offsets []int
	for _, p := range u.Source.Pragmas {
		if offloads(p.Text) {
			offsets = append(offsets, p.Offset)
		}
	}
	if len(offsets) == 0 {
		return nil
	}
	found := map[syntax.Node]bool{}
	for n := range u.Tree.Root().All() {
		if len(offsets) == 0 {
			break
		}
		if n.Start() < offsets[0] || !n.Parent().Is(syntax.CompoundStatement, syntax.IfStatement, syntax.ElseClause, syntax.ForStatement,
			syntax.ForRangeLoop, syntax.WhileStatement, syntax.DoStatement, syntax.CaseStatement, syntax.LabeledStatement) ||
			n.Is(syntax.Comment, syntax.Token) {
			continue
		}
		found[n] = true
		for len(offsets) > 0 && offsets[0] <= n.Start() {
			offsets = offsets[1:]
		}
	}
	return found
}

// offloads reports whether a directive runs the statement after it on a device, or passes it addresses
// there.
func offloads(pragma string) bool {
	words := strings.FieldsFunc(pragma, func(c rune) bool { return !isNamePart(c) })
	if len(words) < 2 {
		return false
	}
	switch words[0] {
	case "acc":
		return slices.Contains([]string{"parallel", "kernels", "serial", "loop", "data", "host_data"}, words[1])
	case "omp":
		return words[1] == "target" && (len(words) == 2 || !slices.Contains([]string{"enter", "exit", "update"}, words[2]))
	}
	return false
}
