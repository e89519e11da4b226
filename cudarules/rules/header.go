package rules

import (
	"path"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The one-definition rule for kernels.

func init() {
	register(kernelInHeader, rule.Info{
		ID: "kernel-in-header", Class: rule.Advice, Section: "C++ [basic.def.odr]; CUDA C++ Programming Guide, __global__",
		Doc: "A header does not define a __global__ function with external linkage that is no template: two sources that include it do not link.",
		Bad: `#pragma once // scale.cuh
__global__ void scale(float *x, float f) { x[threadIdx.x] *= f; }`,
		Good: `#pragma once // scale.cuh
static __global__ void scale(float *x, float f) { x[threadIdx.x] *= f; }`,
	})
}

func kernelInHeader(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		if k.IsDefinition() && isHeader(p.Pos(k.Name()).File.Name) && isDefinedOnce(k) {
			p.report(k.Name(), "__global__ function '%s' with external linkage is defined in a header; make it static or a template, or several sources that include it do not link", k.Function.Name)
		}
	})
}

func isHeader(file string) bool {
	return slices.Contains([]string{".cuh", ".h", ".hpp", ".hh", ".hxx"}, strings.ToLower(path.Ext(file)))
}

// isDefinedOnce reports whether a program has one definition of a kernel at most: others see
// it, and it is no template, nor may an attribute make it weak. That it is inline nvcc ignores.
func isDefinedOnce(k *sema.FuncDecl) bool {
	f := k.Function
	functions := []*sema.Function{f}
	if of := k.Specializes(); of != nil && of.Pattern != nil {
		functions = append(functions, of.Pattern)
	}
	if f.Class != nil || k.Friend || f.IsTemplate() || k.HasError() {
		return false
	}
	return !slices.ContainsFunc(functions, func(f *sema.Function) bool {
		return f.HasInternalLinkage() || slices.ContainsFunc(f.Decls, func(d *sema.FuncDecl) bool {
			return d.Specifiers().Has(syntax.Constexpr|syntax.Consteval) || mayWeaken(d)
		})
	})
}

func mayWeaken(d *sema.FuncDecl) bool {
	return slices.ContainsFunc(d.Marks(), func(m syntax.Mark) bool {
		switch m.Word {
		case syntax.InlineHint, syntax.GNUAttribute, syntax.StandardAttribute, syntax.DeclSpec, syntax.Macro:
			return true
		}
		return false
	})
}
