package main

import (
	"fmt"
	"strings"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// What CUDA adds to the grammar of C++, put where it may stand and where it may not: every word at every place of every kind of
// entity, every storage class beside every memory space, every type as that of a kernel's parameter and result.

// attributes are the words that may stand in a declaration.
var attributes = []string{"__device__", "__host__", "__global__", "__shared__", "__constant__", "__managed__", "__grid_constant__",
	"__launch_bounds__(64)", "__maxnreg__(32)", "__cluster_dims__(1, 1, 1)", "__block_size__((32, 1, 1))", "__noinline__", "__forceinline__"}

var storages = []string{"static", "extern", "inline", "thread_local", "constexpr", "const", "volatile", "register", "__thread"}

// parameterTypes and resultTypes are types that a kernel may have, and others.
var (
	parameterTypes = []string{"int &", "int &&", "__float128", "long double", "va_list",
		"void (*)(int)", "int (&)[2]", "unsigned __int128", "float3", "int *__restrict__"}
	resultTypes = []string{"int", "auto", "const void", "void *", "__float128", "decltype(auto)"}
)

// A spot is a place at which a word may be written in a declaration.
type spot struct {
	name, doc string
	each      func(p *program, visit func(n syntax.Node, offset int))
}

var spots = []spot{
	{"before-function", "before a function", func(p *program, visit func(syntax.Node, int)) {
		for _, f := range p.functions {
			visit(f.Node, f.Node.Start())
		}
	}},
	{"before-declarator", "between the result and the name of a function", func(p *program, visit func(syntax.Node, int)) {
		for _, f := range p.functions {
			if !f.Node.Child(syntax.FieldType).IsZero() {
				visit(f.Node, f.Declarator.Start())
			}
		}
	}},
	{"before-variable", "before a variable", func(p *program, visit func(syntax.Node, int)) {
		for _, v := range p.variables {
			visit(v.Node, v.Node.Start())
		}
	}},
	{"before-parameter", "before a parameter", func(p *program, visit func(syntax.Node, int)) {
		for _, f := range p.functions {
			for _, v := range f.Params() {
				if v.Node != f.Node {
					visit(v.Node, v.Node.Start())
				}
			}
		}
	}},
	{"before-class", "before a class that declares nothing else", func(p *program, visit func(syntax.Node, int)) {
		p.eachClass(func(n syntax.Node) {
			if !n.Parent().Is(syntax.Declaration, syntax.FieldDeclaration, syntax.TypeDefinition) {
				visit(n, n.Start())
			}
		})
	}},
	{"in-class-head", "before the name of a class", func(p *program, visit func(syntax.Node, int)) {
		p.eachClass(func(n syntax.Node) {
			if name := n.Child(syntax.FieldName); !name.IsZero() {
				visit(n, name.Start())
			}
		})
	}},
	{"before-typedef", "before a typedef", func(p *program, visit func(syntax.Node, int)) {
		for n := range p.nodes(syntax.TypeDefinition) {
			visit(n, n.Start())
		}
	}},
	{"in-typedef", "before the type of a typedef or an alias", func(p *program, visit func(syntax.Node, int)) {
		for _, kind := range []syntax.Kind{syntax.TypeDefinition, syntax.AliasDeclaration} {
			for n := range p.nodes(kind) {
				visit(n, n.Child(syntax.FieldType).Start())
			}
		}
	}},
	{"before-member", "before a data member", func(p *program, visit func(syntax.Node, int)) {
		for n := range p.nodes(syntax.FieldDeclaration) {
			if n.Child(syntax.FieldDeclarator).Kind() == syntax.FieldIdentifier {
				visit(n, n.Start())
			}
		}
	}},
	{"behind-enumerator", "behind the name of an enumerator", func(p *program, visit func(syntax.Node, int)) {
		for n := range p.nodes(syntax.Enumerator) {
			visit(n, n.Child(syntax.FieldName).End())
		}
	}},
	{"before-range-variable", "before the variable of a range-based for loop", func(p *program, visit func(syntax.Node, int)) {
		for n := range p.nodes(syntax.ForRangeLoop) {
			visit(n, n.Child(syntax.FieldType).Start())
		}
	}},
	{"before-friend", "before a friend declaration", func(p *program, visit func(syntax.Node, int)) {
		for n := range p.nodes(syntax.FriendDeclaration) {
			visit(n, n.Start())
		}
	}},
	{"in-template-head", "before a parameter of a template", func(p *program, visit func(syntax.Node, int)) {
		for n := range p.nodes(syntax.TemplateParameterList) {
			if first := n.First(); !first.IsZero() {
				visit(n, first.Start())
			}
		}
	}},
	{"behind-parameters", "behind the parameters of a function", func(p *program, visit func(syntax.Node, int)) {
		for _, f := range p.functions {
			if params := f.FunctionDeclarator().Child(syntax.FieldParameters); !params.IsZero() {
				visit(f.Node, params.End())
			}
		}
	}},
	{"behind-pointer", "behind the asterisk of a variable", func(p *program, visit func(syntax.Node, int)) {
		for _, v := range p.variables {
			if v.Declarator.Kind() == syntax.PointerDeclarator {
				visit(v.Node, v.Declarator.Start()+1)
			}
		}
	}},
	{"before-return", "before a return statement", func(p *program, visit func(syntax.Node, int)) {
		for n := range p.nodes(syntax.ReturnStatement) {
			visit(n, n.Start())
		}
	}},
}

// eachClass visits the classes and enumerations that the program defines.
func (p *program) eachClass(visit func(syntax.Node)) {
	for _, kind := range []syntax.Kind{syntax.ClassSpecifier, syntax.StructSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier} {
		for n := range p.nodes(kind) {
			if !n.Child(syntax.FieldBody).IsZero() {
				visit(n)
			}
		}
	}
}

// grammarOperators write words, specifiers and types where they may not stand, or may.
func grammarOperators() []*operator {
	var list []*operator
	for _, s := range spots {
		for _, word := range attributes {
			name, _, _ := strings.Cut(strings.Trim(word, "_"), "__")
			list = append(list, &operator{s.name + "-" + name, word + " " + s.doc, 1, func(p *program, add func([]place)) {
				s.each(p, func(n syntax.Node, offset int) { add(p.insert(n, offset, " "+word+" ")) })
			}})
		}
	}
	for _, word := range storages {
		list = append(list, &operator{"memory-" + word, word + " before a variable in a memory space", 1, func(p *program, add func([]place)) {
			for _, v := range p.variables {
				if v.DeclaredMemory() != 0 && !strings.Contains(v.Node.Text(), word) {
					add(p.insert(v.Node, v.Node.Start(), word+" "))
				}
			}
		}})
	}
	for i, t := range parameterTypes {
		list = append(list, &operator{fmt.Sprintf("kernel-parameter-%d", i), "a kernel gets a parameter of type " + t, 1, func(p *program, add func([]place)) {
			for k := range p.kernels() {
				if params := k.FunctionDeclarator().Child(syntax.FieldParameters); len(k.Params()) > 0 {
					add(p.insert(params, params.End()-1, ", "+t))
				}
			}
		}})
	}
	for i, t := range resultTypes {
		list = append(list, &operator{fmt.Sprintf("kernel-result-%d", i), "a kernel returns " + t, 1, func(p *program, add func([]place)) {
			for k := range p.kernels() {
				if result := k.Node.Child(syntax.FieldType); result.Text() == "void" {
					add(p.replace(result, result.Start(), result.End(), t))
				}
			}
		}})
	}
	return append(list, kernelWordOperators()...)
}

// kernelWordOperators write what a kernel may not have beside its space.
func kernelWordOperators() []*operator {
	before := func(word string) func(*program, func([]place)) {
		return func(p *program, add func([]place)) {
			for k := range p.kernels() {
				add(p.insert(k.Node, k.Node.Start(), word+" "))
			}
		}
	}
	behind := func(word string) func(*program, func([]place)) {
		return func(p *program, add func([]place)) {
			for k := range p.kernels() {
				if params := k.FunctionDeclarator().Child(syntax.FieldParameters); !params.IsZero() {
					add(p.insert(params, params.End(), " "+word))
				}
			}
		}
	}
	return []*operator{
		{"kernel-inline", "inline before a kernel", 1, before("inline")},
		{"kernel-forceinline", "__forceinline__ before a kernel", 1, before("__forceinline__")},
		{"kernel-noexcept", "noexcept behind a kernel's parameters", 1, behind("noexcept")},
		{"kernel-throw", "throw() behind a kernel's parameters", 1, behind("throw()")},
		{"main-space", "main gets the spaces of both sides", 1, func(p *program, add func([]place)) {
			for _, f := range p.functions {
				if f.Function.Name == "main" && f.Function.Class == nil {
					add(p.insert(f.Node, f.Node.Start(), "__host__ __device__ "))
				}
			}
		}},
		{"extern-shared-bound", "an array in dynamic shared memory gets a bound", 1, func(p *program, add func([]place)) {
			for _, v := range p.variables {
				d := v.Declarator
				if v.IsExtern() && v.LiesIn(sema.SharedMemory) == sema.Yes && d.Kind() == syntax.ArrayDeclarator && v.Type().Unbound {
					add(p.insert(d, d.End()-1, "32"))
				}
			}
		}},
		{"shared-variable-bound", "the bound of a __shared__ array becomes blockDim.x", 1, func(p *program, add func([]place)) {
			for _, v := range p.variables {
				if bounds := sema.Bounds(v.Declarator); v.LiesIn(sema.SharedMemory) == sema.Yes && len(bounds) > 0 {
					add(p.replace(bounds[0], bounds[0].Start(), bounds[0].End(), "blockDim.x"))
				}
			}
		}},
		{"defaulted-space", "a defaulted member gets a space", 1, func(p *program, add func([]place)) {
			for _, f := range p.functions {
				if f.IsDefaulted() && f.DeclaredSpaces() == 0 {
					add(p.insert(f.Node, f.Node.Start(), "__host__ __device__ "))
				}
			}
		}},
		{"asm-letter", "an operand of an asm statement gets another constraint", 1, func(p *program, add func([]place)) {
			for _, kind := range []syntax.Kind{syntax.GnuAsmInputOperand, syntax.GnuAsmOutputOperand} {
				for n := range p.nodes(kind) {
					text := n.Child(syntax.FieldFunction)
					for _, letter := range []string{"h", "r", "l", "f", "d", "m", "n"} {
						if text.End()-text.Start() > 2 && text.Text()[len(text.Text())-2] != letter[0] {
							add(p.replace(text, text.End()-2, text.End()-1, letter))
						}
					}
				}
			}
		}},
	}
}
