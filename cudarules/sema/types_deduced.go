package sema

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Deduced returns the names of the functions that the unit declares for the device alone and with a
// placeholder result. A name may yet turn out to denote something else. The map is shared and must not
// be modified.
func (u *Unit) Deduced() map[string]bool { return u.deduced() }

// findDeduced looks up from each placeholder to the declaration whose type it is part of.
func (u *Unit) findDeduced() map[string]bool {
	names := map[string]bool{}
	for n := range u.Tree.Root().All() {
		if n.Is(syntax.PlaceholderTypeSpecifier, syntax.Decltype) && strings.Contains(n.Text(), "auto") {
			addDeduced(names, n)
		}
	}
	return names
}

// addDeduced adds the names that the declaration with the placeholder n declares. The
// placeholder of a parameter, of a template's or of a lambda is none of the declaration's.
func addDeduced(names map[string]bool, n syntax.Node) {
	for {
		switch n = n.Parent(); n.Kind() {
		case syntax.FunctionDefinition, syntax.Declaration, syntax.FieldDeclaration:
			if writtenSpaces(n) != DeviceSpace {
				return
			}
			for d := range n.Children() {
				if d.Field() != syntax.FieldDeclarator {
					continue
				}
				if name, _ := declaratorName(d); !name.IsZero() {
					names[templateName(lastName(name)).Text()] = true
				}
			}
			return
		case syntax.QualifiedIdentifier, syntax.OperatorCast, syntax.TypeDescriptor, syntax.TrailingReturnType, syntax.FunctionDeclarator, syntax.AbstractFunctionDeclarator,
			syntax.PointerDeclarator, syntax.ReferenceDeclarator, syntax.ParenthesizedDeclarator, syntax.PlaceholderTypeSpecifier, syntax.Decltype:
		default:
			return
		}
	}
}

// writtenSpaces returns the execution spaces that the declaration n of a function writes.
func writtenSpaces(n syntax.Node) ExecSpace {
	spaces := spacesOf(n.DeclMarks())
	if p := n.Parent(); p.Kind() == syntax.FriendDeclaration || p.Kind() == syntax.LinkageSpecification {
		spaces |= spacesOf(p.DeclMarks())
	}
	return spaces
}
