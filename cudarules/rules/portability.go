package rules

import (
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
)

// Rules on spellings that not every host compiler reads alike: CUDA C++
// Programming Guide 5.3.9.1.

func init() {
	register(trigraphDigraph, rule.Info{
		ID: "trigraph-digraph", Class: rule.Conditional, Section: "CUDA C++ Programming Guide 5.3.9.1",
		Doc: "There is no trigraph, which the language has up to C++14, and with Microsoft's compiler as the host's no digraph. nvcc accepts both.",
		Bad: `__global__ void shift(int *x) {
    x<:threadIdx.x:> += 1;
}`,
		Good: `__global__ void shift(int *x) {
    x[threadIdx.x] += 1;
}`,
	})
}

func trigraphDigraph(p *pass) {
	p.eachUnit(func(u *sema.Unit) {
		files := []*source.File{u.Source.File}
		for _, inc := range u.Source.Includes {
			if inc.Kind == source.Spliced {
				files = append(files, inc.File)
			}
		}
		for _, f := range files {
			if p.Options.Std < 17 && p.Options.Knows(nvcc.Standard) {
				p.reportSpellings(f, f.Trigraphs(), "trigraph")
			}
			if p.Options.MSVC {
				p.reportSpellings(f, f.Digraphs(), "digraph")
			}
		}
	})
}

func (p *pass) reportSpellings(f *source.File, at []source.Range, what string) {
	for _, r := range at {
		p.reportAt(finding.Span{Pos: f.Position(r.Start), End: f.Position(r.End)}, "'%s' is a %s, which is not supported", f.Text[r.Start:r.End], what)
	}
}
