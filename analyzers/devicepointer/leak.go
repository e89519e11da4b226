package devicepointer

import (
	"fmt"
	"go/ast"
	"go/token"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge/goorder"
	"github.com/cudavet/cudavet/cgobridge/goresource"
)

// leaks reports resources that a function acquires and that it does not release on some way on
// which it returns.
func (c *checker) leaks() {
	if !c.reporter.Enabled(deviceLeakOnReturn) {
		return
	}
	for _, function := range c.Resources.Functions() {
		if c.isOfProgram(function) {
			continue
		}
		for _, a := range c.Resources.Acquisitions(function) {
			if returns := c.leaking(a); len(returns) > 0 {
				var related []analysis.RelatedInformation
				for _, r := range returns {
					related = append(related, analysis.RelatedInformation{Pos: r, End: r, Message: a.Var.Name() + " is not released when the function returns here"})
				}
				c.reporter.Report(deviceLeakOnReturn, a.Call.Pos(), a.Call.End(),
					fmt.Sprintf("%s, which %s has acquired, is not released on every way on which the function returns; defer its release", a.Var.Name(), a.Name), related...)
			}
		}
	}
}

// isOfProgram reports whether what a function acquires may stay for as long as the program
// runs: it is main, behind which the program ends, or init.
func (c *checker) isOfProgram(function ast.Node) bool {
	decl, ok := function.(*ast.FuncDecl)
	return ok && decl.Recv == nil && (decl.Name.Name == "init" || decl.Name.Name == "main" && c.Types.Name() == "main")
}

// leaking returns the places at which a function returns and what it has acquired is neither
// released nor kept elsewhere.
func (c *checker) leaking(a goresource.Acquisition) []token.Pos {
	holders := c.Resources.Holders(a.Var, a.In)
	var list []token.Pos
	c.Resources.Ways.After(a.In, a.Call, func(p goorder.Point) bool {
		if c.Resources.Fate(p.Node, holders) != goresource.Used || !p.IsFirst && c.Resources.Overwrites(p.Node, holders) {
			return false
		}
		if p.End != nil && !c.Resources.IsReturned(p.End, holders, a.In) {
			list = append(list, p.End.Pos())
		}
		return true
	})
	return list
}
