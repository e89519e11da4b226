package kernelarg

import (
	"fmt"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/cgoname"
)

// A contentOf has the parts of a Go type that make no sense outside of the Go program. Each field
// names the first part of its sort: "field Next is a pointer to the Go type Node".
type contentOf struct {
	pointer string // a pointer to a Go type
	header  string // a slice, string, map, chan, func or interface
	unfit   string // a value that must not be copied: sync.Mutex, atomic.Int64, noCopy
}

// anyPointer names a Go pointer in the bytes, plain or in a header.
func (c contentOf) anyPointer() string {
	if c.pointer != "" {
		return c.pointer
	}
	return c.header
}

// inspect looks through a type, or the part of it that a field of the C type
// covers. Types of C have nothing of Go in them, and pointers to them,
// unsafe.Pointer and uintptr may well hold device addresses.
func inspect(t types.Type, part cgobridge.Span, sizes types.Sizes) contentOf {
	in := inspection{part: part, sizes: sizes, seen: map[types.Type]bool{}}
	in.inspect(t, 0, "")
	return in.contentOf
}

// An inspection is on its way through a type.
type inspection struct {
	contentOf
	part  cgobridge.Span // of the bytes; all of them if its size is 0
	sizes types.Sizes
	seen  map[types.Type]bool // types around the current one
}

func (c *inspection) inspect(t types.Type, offset int64, field string) {
	if c.seen[t] || c.part.Size > 0 && (offset >= c.part.Offset+c.part.Size || offset+c.sizes.Sizeof(t) <= c.part.Offset) {
		return
	}
	c.seen[t] = true
	defer delete(c.seen, t)
	if named, ok := types.Unalias(t).(*types.Named); ok {
		if cgoname.IsType(named) {
			return
		}
		if mustNotBeCopied(named) {
			note(&c.unfit, field, "of type '"+typeString(t)+"'")
			return
		}
	}
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		if isGoPointee(u.Elem()) {
			note(&c.pointer, field, "a pointer to Go type '"+typeString(u.Elem())+"'")
		}
	case *types.Slice:
		note(&c.header, field, "a slice")
	case *types.Map:
		note(&c.header, field, "a map")
	case *types.Chan:
		note(&c.header, field, "a channel")
	case *types.Signature:
		note(&c.header, field, "a Go function")
	case *types.Interface:
		note(&c.header, field, "an interface")
	case *types.Basic:
		if u.Info()&types.IsString != 0 {
			note(&c.header, field, "a string")
		}
	case *types.Array:
		if u.Len() > 0 { // all elements are like the one at the part's beginning
			size := max(1, c.sizes.Sizeof(u.Elem()))
			c.inspect(u.Elem(), offset+max(0, c.part.Offset-offset)/size*size, field)
		}
	case *types.Struct:
		var fields []*types.Var
		for f := range u.Fields() {
			fields = append(fields, f)
		}
		for i, at := range c.sizes.Offsetsof(fields) {
			name := fields[i].Name()
			if field != "" {
				name = field + "." + name
			}
			c.inspect(fields[i].Type(), offset+at, name)
		}
	}
}

// note records the first part of a sort.
func note(where *string, field, what string) {
	switch {
	case *where != "":
	case field == "":
		*where = "it is " + what
	default:
		*where = fmt.Sprintf("its field '%s' is %s", field, what)
	}
}

// isGoPointee reports whether the pointee of a pointer is a Go type: neither a C type, nor the empty
// array that represents a C function in cgo.
func isGoPointee(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		return !cgoname.IsType(t)
	case *types.Pointer:
		return isGoPointee(t.Elem())
	case *types.Array:
		return t.Len() > 0 && isGoPointee(t.Elem())
	case *types.Basic:
		return t.Kind() != types.UnsafePointer
	}
	return true
}

// mustNotBeCopied reports whether a copy of a value's bytes breaks it: types of sync and sync/atomic,
// and structs with a Lock method.
func mustNotBeCopied(t *types.Named) bool {
	if pkg := t.Obj().Pkg(); pkg != nil && (pkg.Path() == "sync" || pkg.Path() == "sync/atomic") {
		_, isStruct := t.Underlying().(*types.Struct)
		return isStruct
	}
	st, ok := t.Underlying().(*types.Struct)
	if !ok || st.NumFields() > 0 {
		return false
	}
	methods := types.NewMethodSet(types.NewPointer(t))
	return methods.Lookup(t.Obj().Pkg(), "Lock") != nil && methods.Lookup(t.Obj().Pkg(), "Unlock") != nil
}

func typeString(t types.Type) string {
	return cgoname.TypeString(t, func(p *types.Package) string {
		if p.Path() == "sync" || p.Path() == "sync/atomic" {
			return p.Name()
		}
		return ""
	})
}
