package main

import (
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// launchOperators change what is launched, how, and where.
func launchOperators() []*operator {
	return []*operator{
		{"launch-unconfigured", "a launch loses its configuration", 1, func(p *program, add func([]place)) {
			for n := range p.nodes(syntax.CallExpression) {
				if config := n.LaunchConfig(); !config.IsZero() {
					add(p.replace(config, config.Start(), config.End(), ""))
				}
			}
		}},
		{"call-configured", "a call of a function of the program's gets a configuration", 1, func(p *program, add func([]place)) {
			for n := range p.nodes(syntax.CallExpression) {
				f := p.calledByName(n)
				if f == nil || f.Spaces() == isKernel || n.Parent().Kind() != syntax.ExpressionStatement {
					continue
				}
				if !p.onHost(n) {
					continue
				}
				add(p.insert(n, n.Child(syntax.FieldFunction).End(), "<<<1, 1>>>"))
			}
		}},
		{"launch-other", "a launch names a function that is no kernel but takes as many parameters", 1, func(p *program, add func([]place)) {
			for n := range p.nodes(syntax.CallExpression) {
				if !n.IsLaunch() {
					continue
				}
				callee := n.Child(syntax.FieldFunction).Child(syntax.FieldFunction)
				want := argumentCount(n)
				for f := range p.plainFunctions(n, onHost, onDevice, onBoth) {
					if len(f.Params()) == want {
						add(p.replace(callee, callee.Start(), callee.End(), f.Function.Name))
						break
					}
				}
			}
		}},
	}
}

func argumentCount(call syntax.Node) int {
	count := 0
	for range call.Child(syntax.FieldArguments).Children() {
		count++
	}
	return count
}

// calledByName returns the function of the program's that a call names by a
// plain identifier, or nil.
func (p *program) calledByName(n syntax.Node) *sema.Function {
	if n.IsLaunch() || n.Child(syntax.FieldFunction).Kind() != syntax.Identifier {
		return nil
	}
	c := p.tu.Global.CallAt(n)
	if c == nil || c.Function == nil || len(c.Function.Decls) == 0 {
		return nil
	}
	if _, own := p.scopes[p.tu.Unit(c.Function.First().Node)]; !own {
		return nil
	}
	return c.Function
}

// onHost reports whether a node stands in code that is for the host alone.
func (p *program) onHost(n syntax.Node) bool {
	body := p.tu.Global.At(n).EnclosingBody()
	return body != nil && body.Spaces() == onHost
}
