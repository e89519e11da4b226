package rules

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on the names of files: CUDA C++ Guidelines, CUDADirective-1.1.

func init() {
	register(fileExtension, rule.Info{
		ID: "file-extension", Class: rule.Advice, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDADirective-1.1",
		Doc: "Files with CUDA's language extensions are named .cu or .cuh. Headers may use them where __CUDACC__ is defined.",
		Bad: `// blur.cpp
__global__ void blur(float *px) { px[threadIdx.x] *= 0.5f; }`,
		Good: `// blur.cu
__global__ void blur(float *px) { px[threadIdx.x] *= 0.5f; }`,
	})
}

func fileExtension(p *pass) {
	e := &extensions{p, conditionalOn("__CUDACC__", "__NVCC__", "__CUDA_ARCH__")}
	p.eachUnit(func(u *sema.Unit) {
		if isNamedForCUDA(u.Source.File.Name) {
			return
		}
		if start, end, ok := e.first(u); ok {
			p.reportRange(u.Tree.Root(), start, end, "'%s' has CUDA extensions, but is not a .cu or .cuh file", filepath.Base(u.Source.File.Name))
		}
	})
}

// isNamedForCUDA reports whether a file's name says that it has CUDA's extensions.
func isNamedForCUDA(name string) bool {
	ext := filepath.Ext(name)
	return ext == ".cu" || ext == ".cuh"
}

// extensions finds CUDA's extensions of the language in files.
type extensions struct {
	pass    *pass
	forCUDA *conditionalParts // of files that only CUDA's compiler is shown
}

// first returns the range of the first extension in the text of a unit, except for those in a header
// that only CUDA's compiler sees, and for the words of mere declarations of functions, which the
// toolkit's headers define for every compiler.
func (e *extensions) first(u *sema.Unit) (start, end int, ok bool) {
	header := !slices.Contains(sourceExtensions, filepath.Ext(u.Source.File.Name))
	take := func(from, to int) {
		if (!ok || from < start) && !(header && e.isForCUDA(u, from)) {
			start, end, ok = from, to, true
		}
	}
	declares := map[int]bool{} // offsets of words of mere declarations
	for fd := range e.pass.FuncDecls(u) {
		if !fd.IsDefinition() {
			for _, m := range fd.Marks() {
				declares[m.Start] = true
			}
		}
	}
	for n := range u.Tree.Root().All() {
		if n.Kind() == syntax.TemplateInstantiation && isExtern(n) {
			for _, m := range n.DeclMarks() {
				declares[m.Start] = true
			}
		}
	}
	for _, m := range u.Tree.Marks {
		if spaceWords[m.Word] && !declares[m.Start] {
			take(m.Start, m.End)
		}
	}
	for n := range u.Tree.Root().All() {
		switch {
		case ok && n.Start() >= start:
			return start, end, ok
		case n.IsLaunch():
			take(n.Start(), n.End())
		case n.Kind() == syntax.Identifier && builtinVariables[n.Text()]:
			if v, _ := e.pass.Global.At(n).ValueAt(n).Entity.(*sema.Variable); e.pass.isBuiltin(v) {
				take(n.Start(), n.End())
			}
		}
	}
	return start, end, ok
}

// isExtern reports whether an explicit instantiation is declared extern. The grammar leaves the word extern out.
func isExtern(n syntax.Node) bool {
	before := bytes.TrimSpace(n.Tree().Text[:n.Start()])
	return strings.HasPrefix(n.Text(), "extern") || bytes.HasSuffix(before, []byte("extern"))
}

// sourceExtensions are those of C++ files that are no headers, as nvcc knows them.
var sourceExtensions = []string{".c", ".cc", ".cpp", ".cxx", ".c++", ".C"}

// spaceWords are the words that say where functions run and variables lie.
var spaceWords = map[syntax.Word]bool{
	syntax.Global: true, syntax.Device: true, syntax.Host: true, syntax.Shared: true, syntax.Constant: true, syntax.Managed: true, syntax.GridConstant: true,
}

// isForCUDA reports whether the text at an offset of a unit is in a part of the file that is
// conditional on one of the compiler's macros, or comes from a macro that is defined in one or in a
// file that is named for CUDA.
func (e *extensions) isForCUDA(u *sema.Unit, at int) bool {
	if e.forCUDA.contain(u.Source.Origin(at)) {
		return true
	}
	name, ok := u.Source.FromMacro(at)
	return ok && slices.ContainsFunc(e.pass.Units, func(of *sema.Unit) bool {
		return slices.ContainsFunc(of.Source.Macros, func(m source.MacroEvent) bool {
			return m.Name == name && !m.Undef && (e.forCUDA.contain(m.Pos) || isNamedForCUDA(m.Pos.File.Name))
		})
	})
}
