package source

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
)

// The macros of a missing header, or of the unknown command line of a build, are unknown. A condition
// on such a macro is undecided: its branches are read as if the macro were undefined, and everything
// that depends on them is marked, from macro to macro, down to the text of the unit.

// mayBeDefined reports whether an unseen header or build may define the name, which has no visible
// definition. A header may define any name, a build names that are not reserved.
func (p *preprocessor) mayBeDefined(sym symbol) bool {
	switch name := p.symbols.names[sym]; {
	case isForeign(name):
		return false
	case p.consult(p.unseenHeader) != nil:
		return true
	default:
		return !p.options.KnowsMacros() && !isReserved(name)
	}
}

// unseenVersion returns the macro with the version of the toolkit or of one of its libraries, where an unseen header
// may include the library's: the assumed release has one version. nil if the name is none.
func (p *preprocessor) unseenVersion(sym symbol) *macro {
	m := p.versions[sym]
	if m == nil || p.consult(p.unseenHeader) == nil {
		return nil
	}
	return m
}

// versionMacros returns the version macros that a header of the toolkit's defines.
func (p *preprocessor) versionMacros(header string) (all []*macro) {
	for _, m := range headers.VersionMacrosOf(header, p.options.Toolkit) {
		all = append(all, p.versions[p.symbols.intern([]byte(m.Name))])
	}
	return all
}

// libraryMacros returns the assumed macros of a missing library header.
func (p *preprocessor) libraryMacros(header string) []*macro {
	directives := headers.LibraryMacros(header)
	if directives == "" {
		return nil
	}
	all, known := p.libraries[directives]
	if known {
		return all
	}
	f := p.loader.add("<"+header+">", []byte(directives))
	for i := range f.scan.directives {
		d := &f.scan.directives[i]
		if m, _, err := p.definer.define(f.scan.padded(), int(d.operand), int(d.end)); err == nil {
			all = append(all, m)
		}
	}
	p.libraries[directives] = all
	return all
}

// isReserved reports whether only compilers and their headers may define the name.
func isReserved(name string) bool {
	return strings.HasPrefix(name, "_") && len(name) > 1 && (name[1] == '_' || 'A' <= name[1] && name[1] <= 'Z')
}

// isDefault reports whether the branch after d begins with the definition of the name that d tests to
// be undefined. Include guards do so; and a default, which holds unless an earlier header defines the
// name.
func (p *preprocessor) isDefault(d *directive, name symbol) bool {
	f := p.frame
	if f.dir == len(f.directives) || f.directives[f.dir].kind != defineDirective {
		return false
	}
	definition := &f.directives[f.dir]
	if t, _ := lexToken(f.padded(), int(definition.operand), int(definition.end), p.symbols); t.sym != name {
		return false
	}
	if p.consult(p.unseenHeader) == nil || name == f.guard && d == &f.directives[0] {
		return true
	}
	hasText := d.next > 0 && f.directives[d.next].ident > definition.ident
	return hasText // a guard in the middle of a file
}

// deniedName returns the name of which the tokens of an #if say no more than that
// it is undefined, or noSymbol.
func (p *preprocessor) deniedName(tokens []token) symbol {
	if len(tokens) < 3 || !tokens[0].is("!") || tokens[1].sym != p.definedWord {
		return noSymbol
	}
	switch operand := tokens[2:]; {
	case len(operand) == 1:
		return operand[0].sym
	case len(operand) == 3 && operand[0].is("(") && operand[2].is(")"):
		return operand[1].sym
	}
	return noSymbol
}
