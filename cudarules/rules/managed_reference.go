package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on references in managed memory: CUDA C++ Programming Guide, __managed__ memory space specifier.

func init() {
	register(managedReference, rule.Info{
		ID: "managed-reference", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.4.2, __managed__ memory space specifier",
		Doc: "A __managed__ variable is no reference.",
		Bad: `__managed__ int total;
__managed__ int &sum = total;`,
		Good: `__managed__ int total;
int &sum = total;`,
	})
}

func managedReference(p *pass) {
	p.eachVariable(func(v *sema.Variable) {
		m, ok := v.Mark(syntax.Managed)
		if ok && !v.Binding && !v.Parameter && v.Member == nil && v.Type().IsReference() && !p.isMarkUndecided(v.Node, m) {
			p.report(v.NameNode(), "__managed__ variable '%s' is a reference", v.Name)
		}
	})
}
