package main

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A memoryChange replaces the memory word of a variable.
type memoryChange struct {
	name  string
	share int
	local bool
	word  syntax.Word
	with  string
}

var memoryChanges = []memoryChange{
	{"variable-device-removed", 4, false, syntax.Device, ""},
	{"variable-constant-removed", 4, false, syntax.Constant, ""},
	{"variable-managed-removed", 1, false, syntax.Managed, ""},
	{"variable-device-to-shared", 1, false, syntax.Device, "__shared__"},
	{"variable-constant-to-device", 1, false, syntax.Constant, "__device__"},
	{"variable-device-to-constant", 1, false, syntax.Device, "__constant__"},
	{"shared-removed", 1, true, syntax.Shared, ""},
	{"shared-to-device", 1, true, syntax.Shared, "__device__"},
	{"shared-to-constant", 1, true, syntax.Shared, "__constant__"},
	{"shared-to-managed", 1, true, syntax.Shared, "__managed__"},
}

// variableOperators change the declarations of variables.
func variableOperators() []*operator {
	var list []*operator
	for _, c := range memoryChanges {
		where := "outside of functions"
		if c.local {
			where = "in a function"
		}
		list = append(list, &operator{c.name, fmt.Sprintf("%v of a variable %s becomes %q", c.word, where, c.with), c.share, func(p *program, add func([]place)) {
			for _, v := range p.variables {
				if v.IsLocal() == c.local {
					add(p.word(v.Node, v.Marks(), c.word, c.with))
				}
			}
		}})
	}
	return append(list,
		&operator{"const-removed", "const or constexpr of a variable outside of functions is taken away", 6, func(p *program, add func([]place)) {
			for _, v := range p.variables {
				if !v.IsLocal() && v.DeclaredMemory() == 0 && v.Type().IsConst() {
					add(p.qualifier(v.Node, "const"))
					add(p.qualifier(v.Node, "constexpr"))
				}
			}
		}},
		&operator{"variable-device-added", "__device__ before a variable of the host's", 2, func(p *program, add func([]place)) {
			for _, v := range p.variables {
				if !v.IsLocal() && v.LiesIn(sema.AnyMemory) != sema.Yes && v.Member == nil && len(v.Redeclarations()) <= 1 {
					add(p.insert(v.Node, v.Node.Start(), "__device__ "))
				}
			}
		}},
		&operator{"variable-dynamic-initializer", "a variable of the device's gets a dynamic initializer", 1, func(p *program, add func([]place)) {
			for _, v := range p.variables {
				if v.IsLocal() || v.DeclaredMemory()&(sema.DeviceMemory|sema.ConstantMemory) == 0 || v.Specifiers().Has(syntax.Extern) {
					continue
				}
				if t := v.Type(); t.IsArithmetic() {
					p.initialize(v, fmt.Sprintf("(%s)rand()", v.Node.Child(syntax.FieldType).Text()), add)
				} else if t.Kind == sema.Array && t.Elem.IsArithmetic() && v.Initializer().IsZero() {
					p.initialize(v, fmt.Sprintf("{(%s)rand()}", v.Node.Child(syntax.FieldType).Text()), add)
				}
			}
		}},
		&operator{"shared-initializer", "a __shared__ variable gets an initializer", 1, func(p *program, add func([]place)) {
			for _, v := range p.variables {
				if v.DeclaredMemory()&sema.SharedMemory != 0 && v.Initializer().IsZero() && !v.Specifiers().Has(syntax.Extern) {
					p.initialize(v, "{}", add)
				}
			}
		}},
	)
}

// initialize gives a variable an initializer, or another one.
func (p *program) initialize(v *sema.Variable, value string, add func([]place)) {
	if old := v.Initializer(); !old.IsZero() && v.Declarator.Kind() == syntax.InitDeclarator {
		add(p.replace(old, old.Start(), old.End(), value))
	} else if old.IsZero() && !v.Declarator.IsZero() {
		add(p.insert(v.Node, v.Declarator.End(), " = "+value))
	}
}
