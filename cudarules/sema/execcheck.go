package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// IsExecCheckDisabled reports whether "#pragma nv_exec_check_disable" or its old
// name hd_warning_disable stands right before a declaration of the function: nvcc
// lets its body call across the execution spaces then.
func (f *Function) IsExecCheckDisabled() bool {
	for _, d := range f.Decls {
		if d.isExecCheckDisabled() {
			return true
		}
	}
	return false
}

func (fd *FuncDecl) isExecCheckDisabled() bool {
	at := fd.scope.TU.execPragmas(fd.Node)
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

// execPragmas returns the offsets of the pragmas in n's unit that disable
// checks of execution spaces.
func (tu *TU) execPragmas(n syntax.Node) []int {
	u := tu.Unit(n)
	at, ok := tu.unchecked[u]
	if !ok {
		for _, p := range u.Source.Pragmas {
			if p.Text == "nv_exec_check_disable" || p.Text == "hd_warning_disable" {
				at = append(at, p.Offset)
			}
		}
		tu.unchecked[u] = at
	}
	return at
}
