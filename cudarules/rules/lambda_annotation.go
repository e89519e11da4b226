package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on the execution spaces that lambdas write: CUDA C++ Programming Guide 5.3.7, extended lambdas.

func init() {
	register(lambdaAnnotation, rule.Info{
		ID: "lambda-annotation", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.7, extended lambdas",
		Doc: "A lambda writes an execution space only with --extended-lambda, right before its parameters, and has no list of template parameters then.",
		Bad: `// flags: -std=c++20
void run(float *x) {
    auto half = [=] __device__ (int i) { x[i] *= 0.5f; };
}`,
		Good: `// flags: -std=c++20 --extended-lambda
void run(float *x) {
    auto half = [=] __device__ (int i) { x[i] *= 0.5f; };
}`,
	})
}

func lambdaAnnotation(p *pass) {
	flagMissing := !p.Options.MayExtendLambda()
	p.eachUnit(func(u *sema.Unit) {
		if u.Prelude || !u.HasMark(syntax.Device) && !u.HasMark(syntax.Host) {
			return
		}
		for n := range u.Tree.Root().All() {
			if n.Kind() != syntax.LambdaExpression {
				continue
			}
			m, ok := p.writtenSpace(n)
			params := n.Child(syntax.FieldDeclarator).Child(syntax.FieldParameters)
			switch {
			case !ok:
			case flagMissing:
				p.report(n.Child(syntax.FieldCaptures), "%s lambda needs --extended-lambda", m.Word)
			case !n.Child(syntax.FieldTemplateParameters).IsZero():
				p.report(n.Child(syntax.FieldCaptures), "%s lambda has a template parameter list", m.Word)
			case p.Options.ExtendedLambda && !params.IsZero() && m.Start >= params.End():
				p.report(n.Child(syntax.FieldCaptures), "%s of a lambda must precede its parameters", m.Word)
			}
		}
	})
}

// writtenSpace returns the last execution space that a lambda is certain to write.
func (p *pass) writtenSpace(lambda syntax.Node) (last syntax.Mark, ok bool) {
	for _, m := range lambda.DeclMarks() {
		if (m.Word == syntax.Device || m.Word == syntax.Host) && !p.isMarkUndecided(lambda, m) {
			last, ok = m, true
		}
	}
	return last, ok
}
