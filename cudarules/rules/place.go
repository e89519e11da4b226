package rules

import (
	"fmt"
	"path/filepath"
	"sort"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Positions of reports: on the line on which a call or launch begins, at the relevant token if that is
// on the same line.

// reportCall adds a report at the name of a use's callee, or at the operator.
func (p *pass) reportCall(u sema.Use, format string, args ...any) *report {
	token := u.Node
	switch {
	case u.Implicit:
	case u.Node.Kind() == syntax.CallExpression:
		token = u.Node.Child(syntax.FieldFunction)
		token = token.Unparen()
		if token.Kind() == syntax.FieldExpression {
			token = token.Child(syntax.FieldField)
		}
	case u.Call != nil && u.Node.Is(syntax.BinaryExpression, syntax.AssignmentExpression):
		token = u.Node.Child(syntax.FieldOperator)
	}
	if token.IsZero() || p.line(token) != p.line(u.Node) {
		token = u.Node
	}
	return p.report(token, format, args...)
}

// reportArgument adds a report at the i-th argument of a launch. If that is on another line, or
// unknown, the report is at the launch.
func (p *pass) reportArgument(l *sema.Launch, i int, format string, args ...any) *report {
	if i >= len(l.Args) || len(l.Args) != len(l.Type().Params) || !l.Node.Contains(l.Args[i]) {
		return p.report(l.Node, format, args...)
	}
	if arg := l.Args[i]; p.line(arg) == p.line(l.Node) {
		return p.report(arg, format, args...)
	}
	return p.reportRange(l.Node, l.Node.Start(), l.Args[i].End(), format, args...)
}

// quoted returns a name in quotes, as messages have it; empty if there is none.
func quoted(name string) string {
	if name == "" {
		return ""
	}
	return "'" + name + "'"
}

// line returns the line of the source on which a node begins.
func (p *pass) line(n syntax.Node) int { return p.Pos(n).Line }

// where names the line on which a node begins in a message about another: "line 12", or, in another file, "scan.cuh:12".
func (p *pass) where(n, from syntax.Node) string { return lineOf(p.Pos(n), p.Pos(from)) }

// lineOf names the line of a place in a message about another.
func lineOf(at, from source.Position) string {
	if at.File.Name == from.File.Name {
		return fmt.Sprintf("line %d", at.Line)
	}
	return fmt.Sprintf("%s:%d", filepath.Base(at.File.Name), at.Line)
}

// conditionalParts are the parts of files that are conditional on some macros.
type conditionalParts struct {
	macros []string
	of     map[*source.File][]source.Range
}

func conditionalOn(macros ...string) *conditionalParts {
	return &conditionalParts{macros, map[*source.File][]source.Range{}}
}

// contain reports whether a place lies in such a part.
func (c *conditionalParts) contain(at source.Position) bool {
	parts, known := c.of[at.File]
	if !known {
		parts = at.File.ConditionalOn(c.macros...)
		c.of[at.File] = parts
	}
	i := sort.Search(len(parts), func(i int) bool { return parts[i].End > at.Offset })
	return i < len(parts) && parts[i].Start <= at.Offset
}
