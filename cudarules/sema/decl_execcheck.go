package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// The pragmas that, right before a declaration of a function, let its body call
// across the execution spaces.
const (
	execCheckDisable = "nv_exec_check_disable"
	hdWarningDisable = "hd_warning_disable"
)

// MayCallHost reports whether nvcc permits the body to call host functions, though it also runs on the
// device.
func (f *Function) MayCallHost() bool {
	return f.hasPragma(execCheckDisable) || f.hasPragma(hdWarningDisable)
}

// MayCallDevice reports whether nvcc permits the body to call device functions, though it also runs on
// the host. In a template that holds for calls that depend on its parameters alone, and nvcc permits
// these anyway.
func (f *Function) MayCallDevice() bool { return !f.IsTemplate() && f.hasPragma(execCheckDisable) }

func (f *Function) hasPragma(text string) bool {
	for _, d := range f.Decls {
		if d.hasPragma(text) {
			return true
		}
	}
	return false
}

// hasPragma reports whether a pragma comes right before a declaration.
func (fd *FuncDecl) hasPragma(text string) bool {
	at := fd.scope.TU.pragmas(fd.Node, text)
	if len(at) == 0 || fd.Function.Lambda != nil {
		return false
	}
	n := fd.Node
	for n.Parent().Is(syntax.TemplateDeclaration, syntax.FriendDeclaration, syntax.LinkageSpecification) {
		n = n.Parent()
	}
	end := n.Start()
	start := n.Tree().BlanksBefore(end)
	for _, offset := range at {
		if start <= offset && offset <= end {
			return true
		}
	}
	return false
}

// pragmas returns the offsets of the pragmas of a text in n's unit.
func (tu *TU) pragmas(n syntax.Node, text string) []int {
	k := unitPragma{tu.Unit(n), text}
	at, ok := tu.unchecked[k]
	if !ok {
		for _, p := range k.unit.Source.Pragmas {
			if p.Text == text {
				at = append(at, p.Offset)
			}
		}
		tu.unchecked[k] = at
	}
	return at
}

// A unitPragma is a pragma's text in a unit.
type unitPragma struct {
	unit *Unit
	text string
}
