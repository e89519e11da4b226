package sema

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Redeclaration is a declaration of a function with other execution spaces than earlier ones. nvcc
// warns and treats the function as a __host__ __device__ one from there on; it rejects a function that
// is a kernel in one place only.
type Redeclaration struct {
	Decl   *FuncDecl
	Before ExecSpace // that the declarations before write; zero: none
	Now    ExecSpace // that Decl writes; zero: none
}

// Redeclares returns the mismatch of fd with earlier declarations. It reports false if there is none,
// if the spaces of one of these declarations are unknown, and after the first mismatch of a function.
func (fd *FuncDecl) Redeclares() (Redeclaration, bool) {
	return fd.redeclares(0, func(d *FuncDecl, before ExecSpace, first bool) bool {
		return mismatch(before, d.DeclaredSpaces()) && !d.adopts(before, first)
	})
}

// Disagrees is [FuncDecl.Redeclares] for any difference in the spaces, also one
// that nvcc passes over, but for those of an explicit specialization from its
// template. A declaration that writes none writes __host__.
func (fd *FuncDecl) Disagrees() (Redeclaration, bool) {
	return fd.redeclares(1, func(d *FuncDecl, before ExecSpace, first bool) bool {
		return before.orHost() != d.DeclaredSpaces().orHost() && !d.adopts(before, first)
	})
}

// orHost is s, or __host__ where nothing is written.
func (s ExecSpace) orHost() ExecSpace {
	if s == 0 {
		return HostSpace
	}
	return s
}

// IsDevicesBefore reports whether the declarations of f before a node say __device__,
// some of them, and none __host__. nvcc takes such a function for a __host__
// __device__ one if they differ, and rejects calls from the host all the same.
func (f *Function) IsDevicesBefore(n syntax.Node) bool {
	if !slices.ContainsFunc(f.Decls, func(d *FuncDecl) bool { return d.DeclaredSpaces() == DeviceSpace }) {
		return false
	}
	var written ExecSpace
	for _, d := range f.Decls {
		if d.isSpecialization() || d.hidesSpace() != NoCause || d.HasError() {
			return false
		}
		if f.TU.Before(d.Node, n) {
			written |= d.DeclaredSpaces()
		}
	}
	return written == DeviceSpace
}

// redeclares returns the first declaration of fd's function that differs from earlier ones, if that is
// fd. It is computed once for all declarations of a function with equal results; sense identifies the
// meaning of differs.
func (fd *FuncDecl) redeclares(sense int, differs func(d *FuncDecl, before ExecSpace, first bool) bool) (Redeclaration, bool) {
	first := &fd.Function.differing[sense]
	if !fd.isPlain() {
		first = new(*Redeclaration)
	}
	if *first == nil {
		*first = fd.chain().firstDifferent(fd.scope.TU, differs)
	}
	r := **first
	return r, r.Decl != nil && r.Decl.Node == fd.Node && r.Decl.Declarator == fd.Declarator
}

// isPlain reports whether the chain of fd is that of all declarations of its function.
func (fd *FuncDecl) isPlain() bool {
	return fd.Node.Kind() != syntax.TemplateInstantiation && !fd.isSpecialization() && fd.Function.declOf(fd.Node).Node == fd.Node
}

// firstDifferent returns the first declaration of a chain that differs from those before
// it; one of none if there is none.
func (c chain) firstDifferent(tu *TU, differs func(d *FuncDecl, before ExecSpace, first bool) bool) *Redeclaration {
	for i, d := range c.decls {
		if d.HasError() || d.hidesSpace() != NoCause || tu.Unit(d.Node).Prelude {
			break
		}
		now := d.DeclaredSpaces()
		if (i > 0 || c.template) && differs(d, c.before, i == 0) {
			return &Redeclaration{d, c.before, now}
		}
		c.before |= now
	}
	return &Redeclaration{}
}

// A chain is the declarations of one function in the order of the source.
type chain struct {
	decls    []*FuncDecl
	template bool      // these are explicit specializations or instantiations
	before   ExecSpace // that their template writes
}

// chain returns the declarations of fd's function as far as fd sees them.
func (fd *FuncDecl) chain() chain {
	f := fd.Function
	switch {
	case fd.Node.Kind() == syntax.TemplateInstantiation:
		if f.RunsOn(Host) == Unknown {
			return chain{}
		}
		return chain{[]*FuncDecl{fd}, true, f.DeclaredSpaces()}
	case fd.isSpecialization():
		in := fd.Specializes()
		if in == nil || !in.First().isSpecialization() || in.Pattern.RunsOn(Host) == Unknown {
			return chain{}
		}
		return chain{in.Decls, true, in.Pattern.DeclaredSpaces()}
	}
	var c chain
	for _, d := range f.Decls {
		if !d.befriendsTemplate() {
			c.decls = append(c.decls, d)
		}
	}
	if f.declOf(fd.Node).Node != fd.Node { // in a block
		c.decls = append(c.decls, fd)
	}
	slices.SortStableFunc(c.decls, func(a, b *FuncDecl) int {
		switch tu := fd.scope.TU; {
		case tu.Before(a.Node, b.Node):
			return -1
		case tu.Before(b.Node, a.Node):
			return 1
		}
		return 0
	})
	return c
}

// befriendsTemplate reports whether fd makes a function template a friend: nvcc
// does not look at the spaces then.
func (fd *FuncDecl) befriendsTemplate() bool { return fd.Friend && !fd.Template.IsZero() }

// adopts reports whether fd is an explicit specialization that may differ from earlier declarations:
// any but a kernel's if it is the first, and one without execution spaces.
func (fd *FuncDecl) adopts(before ExecSpace, first bool) bool {
	now := fd.DeclaredSpaces()
	return fd.isSpecialization() && (now == 0 || first && !now.isKernel() && !before.isKernel())
}

// mismatch reports whether nvcc objects to a declaration that writes the
// spaces now where those before it write others.
func mismatch(before, now ExecSpace) bool {
	switch {
	case before.isKernel() || now.isKernel():
		return before != now
	case before == DeviceSpace:
		return now != DeviceSpace
	}
	return !before.OnDevice() && now.OnDevice()
}

func (s ExecSpace) isKernel() bool { return s&GlobalSpace != 0 }

// isSpecialization reports whether fd is an explicit specialization of a
// function template, or of a member of a class template.
func (fd *FuncDecl) isSpecialization() bool {
	return fd.special || !fd.Template.IsZero() && isSpecialization(fd.Template)
}
