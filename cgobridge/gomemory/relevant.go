package gomemory

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/goorder"
)

// A part is a declaration of the package: a function, or variables, with the literals in it.
type part struct {
	decl     ast.Decl
	fn       *types.Func    // nil for variables
	mentions []types.Object // package variables; functions, if it declares variables
	callsC   bool           // or a function elsewhere that makes or frees memory
	declares []types.Object // variables that may hold addresses, and functions
	relevant bool
}

// parts are the declarations of a package. A part is relevant if it may come to memory that is not Go's: by a call of C or
// of a function elsewhere that makes or frees some, by a variable that may hold some, or by another relevant part. The
// stores of other parts do not concern such memory.
type parts struct {
	all      []*part
	methods  map[string][]*types.Func // of the package, by their names
	declares map[types.Object]*part   // functions
	users    map[types.Object][]*part // that mention a function, field or variable, or declare it as a parameter
	foreign  map[*types.Var]bool      // may hold memory that is not Go's
	pending  []*part                  // relevant, and not looked at
}

// findParts returns the package's declarations, of which those that come to C by calls are relevant.
func (f *Finder) findParts() *parts {
	all := &parts{methods: map[string][]*types.Func{}, declares: map[types.Object]*part{}, users: map[types.Object][]*part{}, foreign: map[*types.Var]bool{}}
	for _, file := range f.Files {
		for _, decl := range file.Decls {
			if d, ok := decl.(*ast.FuncDecl); ok && d.Recv != nil {
				if fn, ok := f.Info.Defs[d.Name].(*types.Func); ok {
					all.methods[fn.Name()] = append(all.methods[fn.Name()], fn)
				}
			}
		}
	}
	for _, file := range f.Files {
		for _, decl := range file.Decls {
			p := &part{decl: decl}
			if d, ok := decl.(*ast.FuncDecl); ok {
				p.fn, _ = f.Info.Defs[d.Name].(*types.Func)
				all.declares[p.fn] = p
			}
			all.all = append(all.all, p)
			f.survey(all, p)
		}
	}
	for _, p := range all.all {
		if p.callsC {
			all.add(p)
		}
	}
	for _, p := range all.pending {
		if p.fn != nil {
			f.reachesC[p.fn] = true
		}
	}
	return all
}

// survey records the objects that a part mentions.
func (f *Finder) survey(all *parts, p *part) {
	mention := func(o types.Object) {
		if list := all.users[o]; len(list) == 0 || list[len(list)-1] != p {
			all.users[o] = append(list, p)
		}
	}
	declaresAddress := false
	if decl, ok := p.decl.(*ast.GenDecl); ok {
		for _, spec := range decl.Specs {
			if spec, ok := spec.(*ast.ValueSpec); ok {
				for _, name := range spec.Names {
					o := f.Info.Defs[name]
					if o == nil || name.Name == "_" {
						continue
					}
					_, isFunc := o.Type().Underlying().(*types.Signature)
					declaresAddress = declaresAddress || f.holdsAddress(o)
					if isFunc || f.holdsAddress(o) {
						p.declares = append(p.declares, o)
					}
				}
			}
		}
	}
	for n := range ast.Preorder(p.decl) {
		switch n := n.(type) {
		case *ast.CallExpr:
			registers := isRegistration(f.Callee(n))
			f.finalizers.registers = f.finalizers.registers || registers
			p.callsC = p.callsC || registers || f.isOfC(n)
		case *ast.CompositeLit: // may give fields values without their names
			if t := f.Info.TypeOf(n); t != nil {
				if st, ok := pointed(t).Underlying().(*types.Struct); ok { // {…} may abbreviate &T{…}
					for field := range st.Fields() {
						mention(field.Origin())
					}
				}
			}
		case *ast.Ident:
			o := f.Info.ObjectOf(n)
			if o != nil && o.Pkg() == f.Types {
				mention(origin(o))
				_, isFunc := o.(*types.Func)
				if isFunc && p.fn == nil && declaresAddress || o.Parent() == f.Types.Scope() && f.holdsAddress(o) || isRawField(o) {
					p.mentions = append(p.mentions, origin(o))
				}
			}
			if fn, ok := o.(*types.Func); ok && fn.Signature().Recv() != nil && types.IsInterface(fn.Signature().Recv().Type()) {
				for _, method := range all.methods[fn.Name()] {
					if f.mayImplement(method, fn) {
						mention(method)
					}
				}
			}
		}
	}
}

// isRawField reports whether an object is a field of a type that does not determine the type of its pointee.
func isRawField(o types.Object) bool {
	v, ok := o.(*types.Var)
	return ok && v.IsField() && isUnsafePointer(v.Type())
}

// mayImplement reports whether a method with a parameter or result that may lead to raw memory implements an interface of the
// package itself.
func (f *Finder) mayImplement(method, abstract *types.Func) bool {
	if abstract.Pkg() != f.Types || !f.concerns(method) {
		return false
	}
	i, ok := abstract.Signature().Recv().Type().Underlying().(*types.Interface)
	return ok && types.Implements(types.NewPointer(pointed(method.Signature().Recv().Type())), i)
}

// concerns reports whether the type of a parameter or result may lead to raw memory.
func (f *Finder) concerns(fn *types.Func) bool {
	if known, ok := f.concerned[fn]; ok {
		return known
	}
	signature := fn.Signature()
	leads := func(v *types.Var) bool {
		switch types.Unalias(v.Type()).Underlying().(type) {
		case *types.Signature:
			return true
		case *types.Interface:
			return !types.Identical(v.Type(), types.Universe.Lookup("error").Type())
		}
		return f.leadsToAddress(v.Type(), 0)
	}
	concerns := slices.ContainsFunc(slices.Collect(signature.Params().Variables()), leads) ||
		slices.ContainsFunc(slices.Collect(signature.Results().Variables()), leads) || signature.Recv() != nil && leads(signature.Recv()) ||
		f.counts && passesInteger(signature) || f.byName && passesText(signature)
	f.concerned[fn] = concerns
	return concerns
}

// holdsAddress reports whether a package variable may hold addresses of memory that is not an object of Go's.
func (f *Finder) holdsAddress(o types.Object) bool {
	v, ok := o.(*types.Var)
	if !ok {
		return false
	}
	return f.leadsToAddress(v.Type(), 0)
}

const maxTypeDepth = 3

func (f *Finder) leadsToAddress(t types.Type, depth int) bool {
	if depth > maxTypeDepth {
		return false
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Kind() == types.UnsafePointer || u.Kind() == types.Uintptr
	case *types.Pointer:
		if named, ok := types.Unalias(u.Elem()).(*types.Named); ok && named.Obj().Pkg() != f.Types {
			return false
		}
		_, basic := u.Elem().Underlying().(*types.Basic)
		return basic || f.leadsToAddress(u.Elem(), depth+1)
	case *types.Slice:
		basic, ok := u.Elem().Underlying().(*types.Basic)
		if ok {
			return basic.Kind() == types.UnsafePointer || basic.Info()&types.IsNumeric != 0 && basic.Kind() != types.Byte // text and files are bytes
		}
		return f.leadsToAddress(u.Elem(), depth+1)
	case *types.Array:
		return f.leadsToAddress(u.Elem(), depth+1)
	case *types.Map:
		return f.leadsToAddress(u.Elem(), depth+1)
	case *types.Signature:
		return slices.ContainsFunc(slices.Collect(u.Results().Variables()), func(v *types.Var) bool { return f.leadsToAddress(v.Type(), depth+1) })
	case *types.Struct:
		for field := range u.Fields() {
			if field.Pkg() == f.Types && f.leadsToAddress(field.Type(), depth+1) {
				return true
			}
		}
	}
	return false
}

// origin returns the declared function, field or variable that an instance of it is.
func origin(o types.Object) types.Object {
	switch o := o.(type) {
	case *types.Func:
		return o.Origin()
	case *types.Var:
		return o.Origin()
	}
	return o
}

// add makes a part relevant, and those that come to it.
func (all *parts) add(p *part) {
	if p.relevant {
		return
	}
	p.relevant = true
	all.pending = append(all.pending, p)
	for _, o := range p.mentions {
		if _, isFunc := o.(*types.Func); isFunc {
			if declares := all.declares[o]; declares != nil {
				all.add(declares)
			}
			continue
		}
		for _, user := range all.users[o] {
			all.add(user)
		}
	}
	if p.fn == nil {
		for _, o := range p.declares {
			for _, user := range all.users[o] {
				all.add(user)
			}
		}
		return
	}
	for _, user := range all.users[p.fn] {
		all.add(user)
	}
}

// follow analyzes the relevant parts, and those that become relevant by stores of these.
func (f *Finder) follow(all *parts) {
	for len(all.pending) > 0 {
		batch := all.pending
		all.pending = nil
		slices.SortFunc(batch, func(a, b *part) int { return int(a.decl.Pos() - b.decl.Pos()) })
		for _, p := range batch {
			f.part(p)
		}
		for f.holdsMore(all) {
		}
	}
}

// holdsMore marks variables that hold memory which is not Go's according to the stores so far, and makes the parts relevant
// that mention them. It reports whether there are new ones.
func (f *Finder) holdsMore(all *parts) bool {
	more := false
	for s, values := range f.stored {
		if !all.foreign[s.v] && slices.ContainsFunc(values, all.mayBeForeign) {
			all.foreign[s.v] = true
			more = true
			for _, user := range all.users[s.v] {
				all.add(user)
			}
		}
	}
	return more
}

// mayBeForeign reports whether a value may be the address of memory that is not Go's.
func (all *parts) mayBeForeign(v value) bool {
	return slices.ContainsFunc(v.atoms, func(a atom) bool {
		o := a.to.object
		return o != nil && (o.memory.IsForeign() || o.slot.v != nil && all.foreign[o.slot.v])
	})
}

// sees reports whether all that mentions a variable or field is looked at.
func (all *parts) sees(v *types.Var) bool {
	return all != nil && !slices.ContainsFunc(all.users[v], func(p *part) bool { return !p.relevant })
}

// part looks at the variables or the function that a part declares, and at the literals in it.
func (f *Finder) part(p *part) {
	if p.fn == nil {
		f.variables(p.decl)
	}
	for n := range ast.Preorder(p.decl) {
		switch n.(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			f.function(n)
		}
	}
}

// isTest reports whether a declaration is in a test file.
func (f *Finder) isTest(decl ast.Decl) bool {
	return strings.HasSuffix(f.Fset.File(decl.Pos()).Name(), "_test.go")
}

// stepsAlone is how many steps are made for a function that is not relevant.
const stepsAlone = 100

// alone analyzes the direct effects of a function that is not relevant on its parameters, for callers in other packages. Its
// stores do not concern memory outside of Go.
func (f *Finder) alone(p *part) {
	decl, ok := p.decl.(*ast.FuncDecl)
	if !ok || p.fn == nil || !p.fn.Exported() || f.Types.Name() == "main" || goorder.Body(decl) == nil || !f.IsAsked() || f.isTest(decl) {
		return
	}
	takes := func(v *types.Var) bool { return isPointerLike(v.Type()) }
	signature := p.fn.Signature()
	if !slices.ContainsFunc(slices.Collect(signature.Params().Variables()), takes) && !f.concerns(p.fn) && !returnsInteger(signature) {
		return
	}
	f.quiet = true
	f.function(decl)
	f.quiet = false
}
