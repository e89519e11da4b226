package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on data members: CUDA C++ Programming Guide 5.3.9.6.2.

func init() {
	register(memberMemorySpace, rule.Info{
		ID: "member-memory-space", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.6.2",
		Doc: "A data member carries no memory space specifier, static or not: it lives where its object lives.",
		Bad: `struct Tile {
    __shared__ float data[32];
};`,
		Good: `struct Tile {
    float data[32];
};
__global__ void blur() { __shared__ Tile tile; }`,
	})
}

func memberMemorySpace(p *pass) {
	look := func(v *sema.Variable, of string) {
		for _, m := range v.Marks() {
			if word, ok := memoryWords[m.Word]; ok {
				p.report(v.Node, "data member '%s' of %s is declared %s", v.Name, of, word)
			}
		}
	}
	p.eachRecord(func(r *sema.Record) {
		for _, v := range append(r.Fields(), r.Statics()...) {
			look(v, className(r))
		}
	})
	p.eachVariable(func(v *sema.Variable) {
		if v.Member != nil && v.Node.Kind() != syntax.FieldDeclaration {
			look(v, className(v.Member))
		}
	})
}
