package main

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// lambdaPlaceOperators change the function around an extended lambda, or what it
// finds there to capture.
func lambdaPlaceOperators() []*operator {
	return []*operator{
		extended("lambda-private", "the member function that makes an extended lambda becomes private", func(p *program, n syntax.Node) []place {
			return p.restrict(n, "private: ")
		}),
		extended("lambda-protected", "the member function that makes an extended lambda becomes protected", func(p *program, n syntax.Node) []place {
			return p.restrict(n, "protected: ")
		}),
		extended("lambda-private-class", "before the function that makes an extended lambda stands a class with a private one that makes one", func(p *program, n syntax.Node) []place {
			f := p.maker(n)
			if f == nil || f.Class != nil || len(f.Decls) != 1 {
				return nil
			}
			return p.insert(f.First().Node, start(f.First()), "class q_C { void q_f() { auto q_l = [] __device__ { }; (void)q_l; } }; ")
		}),
		extended("lambda-deduced-result", "the result of the function that makes an extended lambda is deduced", func(p *program, n syntax.Node) []place {
			f := p.maker(n)
			if f == nil || f.Name == "main" || len(f.Decls) != 1 {
				return nil
			}
			t := f.First().Node.Child(syntax.FieldType)
			if t.IsZero() || f.First().Declarator.Kind() != syntax.FunctionDeclarator || t.Text() == "auto" {
				return nil
			}
			return p.replace(t, t.Start(), t.End(), "auto")
		}),
		extended("lambda-generic", "a parameter of an extended lambda becomes auto", func(p *program, n syntax.Node) []place {
			for _, v := range p.tu.Global.LambdaAt(n).Operator().First().Params() {
				if t := v.Node.Child(syntax.FieldType); !t.IsZero() {
					return p.replace(t, t.Start(), t.End(), "auto")
				}
			}
			return nil
		}),
		extended("lambda-in-extended", "an extended lambda makes another one", func(p *program, n syntax.Node) []place {
			return p.open(n, "auto q_l = [] __host__ __device__ { }; (void)q_l;")
		}),
		extended("lambda-capture-dimensions", "an extended lambda captures an array of eight dimensions", func(p *program, n syntax.Node) []place {
			return p.capture(n, "int q_a[1][1][1][1][1][1][1][1] = {};", "q_a", "int q_i = q_a[0][0][0][0][0][0][0][0]; (void)q_i;")
		}),
		extended("lambda-capture-elements", "an extended lambda captures an array whose elements cannot be made by default", func(p *program, n syntax.Node) []place {
			return p.capture(n, "struct q_E { int v; __host__ __device__ q_E(int i) : v(i) { } }; q_E q_a[1] = {1};", "q_a", "int q_i = q_a[0].v; (void)q_i;")
		}),
		extended("lambda-capture-binding", "an extended lambda captures a structured binding", func(p *program, n syntax.Node) []place {
			return p.capture(n, "int q_a[1] = {}; auto [q_b] = q_a;", "q_b", "int q_i = q_b; (void)q_i;")
		}),
		extended("lambda-capture-private-type", "an extended lambda captures an object of a local class", func(p *program, n syntax.Node) []place {
			return p.capture(n, "struct q_S { int v; } q_s = {1};", "q_s", "int q_i = q_s.v; (void)q_i;")
		}),
		extended("lambda-capture-if-constexpr", "an extended lambda captures a variable first in an if constexpr", func(p *program, n syntax.Node) []place {
			return join(p.beforeStatement(n, "int q_v = 1;"), p.open(n, "if constexpr (sizeof(int) == 4) { int q_i = q_v; (void)q_i; }"))
		}),
		extended("lambda-capture-star-this", "an extended lambda captures *this", func(p *program, n syntax.Node) []place {
			if f := p.maker(n); f == nil || f.Class == nil || f.First().Specifiers().Has(syntax.Static) {
				return nil
			}
			return p.addCapture(n, "*this")
		}),
	}
}

// maker returns the function in whose body, and in no lambda of it, a lambda
// stands, or nil.
func (p *program) maker(n syntax.Node) *sema.Function {
	f := p.tu.Global.LambdaAt(n).Function()
	if f == nil || f.Lambda != nil {
		return nil
	}
	return f
}

// start returns where a declaration begins, with its template parameters and
// CUDA words.
func start(f *sema.FuncDecl) int {
	at := f.Node.Start()
	if !f.Template.IsZero() {
		at = min(at, f.Template.Start())
	}
	for _, m := range f.Marks() {
		at = min(at, m.Start)
	}
	return at
}

// restrict makes the public member function that makes a lambda less accessible.
func (p *program) restrict(lambda syntax.Node, access string) []place {
	f := p.maker(lambda)
	if f == nil || f.Class == nil {
		return nil
	}
	first := f.First()
	if f.Class.MemberAccess(first.Node) != sema.Public {
		return nil
	}
	return join(p.insert(first.Node, start(first), access), p.insert(first.Node, first.Node.End(), " public: "))
}

// capture has a lambda capture a variable that is declared before the statement
// in which the lambda stands.
func (p *program) capture(n syntax.Node, declaration, name, use string) []place {
	body := p.open(n, use)
	if p.tu.Global.LambdaAt(n).Default == 0 {
		body = join(body, p.addCapture(n, name))
	}
	return join(p.beforeStatement(n, declaration), body)
}

// addCapture puts one more capture behind those of a lambda.
func (p *program) addCapture(n syntax.Node, text string) []place {
	c := n.Child(syntax.FieldCaptures)
	for range c.Children() {
		text = ", " + text
		break
	}
	return p.insert(n, c.End()-1, text)
}

// open puts text at the beginning of a lambda's body.
func (p *program) open(n syntax.Node, text string) []place {
	return p.insert(n, n.Child(syntax.FieldBody).Start()+1, " "+text+" ")
}

// beforeStatement puts text before the statement of a block in which a node
// stands.
func (p *program) beforeStatement(n syntax.Node, text string) []place {
	before := []syntax.Kind{syntax.Declaration, syntax.ExpressionStatement, syntax.ReturnStatement}
	for ; !n.IsZero(); n = n.Parent() {
		if n.Parent().Kind() == syntax.CompoundStatement {
			if !slices.Contains(before, n.Kind()) {
				return nil
			}
			return p.insert(n, firstByte(n), text+" ")
		}
	}
	return nil
}
