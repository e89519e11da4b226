package main

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// lambdaOperators change a lambda's annotation, its captures and its place.
func lambdaOperators() []*operator {
	return []*operator{
		extended("lambda-space-removed", "an extended lambda loses __device__", func(p *program, n syntax.Node) []place {
			return p.word(n, n.DeclMarks(), syntax.Device, "")
		}),
		extended("lambda-device-to-host", "__device__ of an extended lambda becomes __host__", func(p *program, n syntax.Node) []place {
			return p.word(n, n.DeclMarks(), syntax.Device, "__host__")
		}),
		extended("lambda-device-to-both", "__device__ of an extended lambda becomes __host__ __device__", func(p *program, n syntax.Node) []place {
			return p.word(n, n.DeclMarks(), syntax.Device, "__host__ __device__")
		}),
		{"lambda-space-added", "__device__ behind the captures of a lambda without a space", 2, func(p *program, add func([]place)) {
			for n := range p.nodes(syntax.LambdaExpression) {
				if len(n.DeclMarks()) == 0 {
					add(p.insert(n, n.Child(syntax.FieldCaptures).End(), " __device__ "))
				}
			}
		}},
		extended("lambda-capture-reference", "an extended lambda captures by reference", func(p *program, n syntax.Node) []place {
			c := n.Child(syntax.FieldCaptures)
			for capture := range c.Children() {
				if capture.Kind() == syntax.LambdaDefaultCapture {
					return p.replace(n, capture.Start(), capture.End(), "&")
				}
				if capture.Kind() == syntax.Identifier {
					return p.insert(n, capture.Start(), "&")
				}
			}
			return nil
		}),
		extended("lambda-capture-initializer", "an extended lambda captures by an initializer", func(p *program, n syntax.Node) []place {
			c := n.Child(syntax.FieldCaptures)
			text := "q_c = 0"
			if strings.Trim(c.Text(), "[] ") != "" {
				text = ", " + text
			}
			return p.insert(n, c.End()-1, text)
		}),
		extended("lambda-in-lambda", "an extended lambda is made in another lambda", func(p *program, n syntax.Node) []place {
			return p.surround(n, "[&] { return ", "; }()")
		}),
		extended("lambda-in-generic", "an extended lambda is made in a generic lambda", func(p *program, n syntax.Node) []place {
			return p.surround(n, "[&](auto) { return ", "; }(0)")
		}),
		extended("lambda-in-class", "an extended lambda is made in a member of a local class", func(p *program, n syntax.Node) []place {
			return p.surround(n, "[&] { struct q_S { static auto make() { return ", "; } }; return q_S::make(); }()")
		}),
	}
}

// extended makes an operator of what changes an extended lambda.
func extended(name, doc string, change func(p *program, lambda syntax.Node) []place) *operator {
	return &operator{name, doc, 2, func(p *program, add func([]place)) {
		for n := range p.nodes(syntax.LambdaExpression) {
			if isExtended(n) {
				add(change(p, n))
			}
		}
	}}
}

// isExtended reports whether a lambda is annotated __device__.
func isExtended(lambda syntax.Node) bool {
	for _, m := range lambda.DeclMarks() {
		if m.Word == syntax.Device {
			return true
		}
	}
	return false
}

// surround returns the edit that puts text around a node.
func (p *program) surround(n syntax.Node, before, behind string) []place {
	return join(p.insert(n, n.Start(), before), p.insert(n, n.End(), behind))
}
