package rules

import (
	"github.com/cudavet/cudavet/cudarules/sema"
)

// onlyWriter returns the definition that has the only assignment to a variable of static storage duration that no other translation unit
// can name, and of which no code takes the address; nil for others.
func (v *view) onlyWriter(x *sema.Variable) *sema.FuncDecl {
	if !v.isPrivate(x) {
		return nil
	}
	if v.writers == nil {
		v.writers = map[*sema.Variable]*sema.FuncDecl{}
		spoiled := map[*sema.Variable]bool{}
		for _, b := range v.Bodies() {
			for _, u := range b.Uses() {
				if u.Variable == nil || u.Variable.Parameter {
					continue
				}
				switch u.Kind {
				case sema.Writes:
					if v.writers[u.Variable] != nil {
						spoiled[u.Variable] = true
					}
					v.writers[u.Variable] = b.FuncDecl
				case sema.TakesAddress, sema.Binds:
					spoiled[u.Variable] = true
				}
			}
		}
		for x := range spoiled {
			delete(v.writers, x)
		}
	}
	return v.writers[x]
}

// isPrivate reports whether a variable of static storage duration is one of the translation unit's alone, and nothing but assignments and
// its address changes it.
func (v *view) isPrivate(x *sema.Variable) bool {
	t := x.Type()
	switch {
	case x.IsExtern() || t.IsVolatile() || t.IsReference() || v.Unit(x.Node) != v.Main():
		return false
	case !x.IsLocal() && x.Member == nil && !x.HasInternalLinkage():
		return false
	case t.Kind == sema.RecordType:
		return t.Trivial() == sema.Yes && len(t.Record.Methods()) == 0
	}
	return t.Kind == sema.Pointer || t.IsArithmetic() || t.Kind == sema.EnumType
}
