package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Fixes that change the type of a kernel.

// mostByValue is the size in bytes of the largest parameter that a fix passes by value: a larger one may be meant to be
// passed by address.
const mostByValue = 64

// suggestValue adds a fix to a report that has all declarations of a kernel take a parameter by value which they take by a
// reference to const. There is none where a declaration is not in sight or not its own, as a template's is not, none where
// code may want the kernel's type, and none for objects that are more than their bytes.
func (p *pass) suggestValue(r *report, k *sema.FuncDecl, param *sema.Variable) {
	f := k.Function
	i := slices.Index(k.Params(), param)
	if i < 0 || f.Definition() == nil || f.IsTemplate() || f.Pattern != nil || f.Class != nil || !isCopied(p.TU, param.Type()) || !p.isOnlyLaunched(f) {
		return
	}
	fix := finding.Fix{Message: "pass '" + paramName(param) + "' by value"}
	for _, d := range f.Decls {
		reference := referenceOperator(d.Params()[i])
		if reference.IsZero() || d.Specializes() != nil {
			return
		}
		around, at := p.Unit(reference).Source.Text, reference.Start()
		before, behind := around[at-1], around[at+1]
		size, text := 1, ""
		switch {
		case isWord(before) && isWord(behind):
			text = " "
		case before == ' ' && behind == ' ':
			size = 2
		}
		edit, ok := p.replace(reference, size, text)
		if !ok {
			return
		}
		fix.Edits = append(fix.Edits, edit)
	}
	r.Fixes = append(r.Fixes, fix)
}

// isCopied reports whether a reference is one to an object that is never written through it, and whose copy costs and does nothing but its bytes.
func isCopied(tu *sema.TU, t *sema.Type) bool {
	if t.Kind != sema.LValueReference || !t.Elem.IsConst() || t.Elem.IsVolatile() || t.Elem.TriviallyCopyable() != sema.Yes {
		return false
	}
	if class := t.Elem; class.Kind == sema.RecordType {
		if copying := class.Record.Special(sema.CopyConstructor); copying.Trivial != sema.Yes || copying.Deleted != sema.No {
			return false
		}
	}
	size, _, ok := tu.SizeAlign(t.Elem)
	return ok && size <= mostByValue
}

// referenceOperator returns the declarator that consists of & and a parameter's name at most.
func referenceOperator(param *sema.Variable) syntax.Node {
	d := param.Declarator
	if !d.Is(syntax.ReferenceDeclarator, syntax.AbstractReferenceDeclarator) {
		return syntax.Node{}
	}
	if _, ok := param.Mark(syntax.Restrict); ok {
		return syntax.Node{}
	}
	if name := d.First(); !name.IsZero() && (name.Kind() != syntax.Identifier || name.Next() != syntax.Node{}) {
		return syntax.Node{}
	}
	return d
}

func isWord(c byte) bool { return c == '_' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' }

// suggestVoid adds a fix to a report that makes all declarations of a function without a returned value return void.
// There is none for a template, whose specializations declare their result types as well.
func (p *pass) suggestVoid(r *report, f *sema.Function) {
	if f.Definition() == nil || f.IsTemplate() || f.Pattern != nil || handsBack(f.Definition().Body()) || !p.isOnlyLaunched(f) {
		return
	}
	fix := finding.Fix{Message: "return void"}
	for _, d := range f.Decls {
		result := d.Node.Child(syntax.FieldType)
		if d.Specializes() != nil || d.Declarator.Kind() != syntax.FunctionDeclarator ||
			!result.Is(syntax.PrimitiveType, syntax.TypeIdentifier, syntax.PlaceholderTypeSpecifier) ||
			d.Declarator.ChildOf(syntax.TrailingReturnType) != (syntax.Node{}) || result.Next() != d.Declarator {
			return
		}
		edit, ok := p.replace(result, result.End()-result.Start(), "void")
		if !ok {
			return
		}
		fix.Edits = append(fix.Edits, edit)
	}
	r.Fixes = append(r.Fixes, fix)
}

// handsBack reports whether a body has a return statement with a value that is the function's own.
func handsBack(code syntax.Node) (found bool) {
	code.Walk(func(n syntax.Node) bool {
		if n.Kind() == syntax.ReturnStatement && !n.First().IsZero() {
			found = true
		}
		return !found && !n.Is(syntax.LambdaExpression, syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier)
	})
	return found
}

// isOnlyLaunched reports whether the name of a function occurs only in its declarations, in launches and in calls of
// CUDA functions: nothing else depends on its type.
func (p *pass) isOnlyLaunched(f *sema.Function) bool {
	only := true
	for _, u := range p.Units {
		if u.Prelude {
			continue
		}
		u.Tree.Root().Walk(func(n syntax.Node) bool {
			if n.Is(syntax.Identifier, syntax.TypeIdentifier) && n.Text() == f.Name {
				only = only && (isDeclarator(n) || isLaunched(n) || isPassedToCUDA(n))
			}
			return only
		})
	}
	return only
}

// whole returns the name that a node is the last part of.
func whole(n syntax.Node) syntax.Node {
	for n.Parent().Is(syntax.QualifiedIdentifier, syntax.ParenthesizedExpression) {
		n = n.Parent()
	}
	return n
}

func isDeclarator(n syntax.Node) bool { return whole(n).Parent().Kind() == syntax.FunctionDeclarator }

func isLaunched(n syntax.Node) bool {
	n = whole(n)
	configured := n.Parent() // with the launch configuration
	return configured.Child(syntax.FieldFunction) == n && configured.Parent().IsLaunch() && configured.Parent().Child(syntax.FieldFunction) == configured
}

// isPassedToCUDA reports whether a name, also with & or a cast, is an argument of a function of CUDA's API.
func isPassedToCUDA(n syntax.Node) bool {
	n = whole(n).Parent()
	for n.Is(syntax.PointerExpression, syntax.ParenthesizedExpression, syntax.CastExpression) {
		n = n.Parent()
	}
	if n.Kind() != syntax.ArgumentList || n.Parent().Kind() != syntax.CallExpression {
		return false
	}
	_, ok := headers.Lookup(n.Parent().Child(syntax.FieldFunction).Text())
	return ok
}
