// Package cgoname maps C names to the cgo tool's spelling in Go: C.int is the type _Ctype_int, C.f the
// function _Cfunc_f.
package cgoname

import (
	"go/types"
	"regexp"
	"strings"
)

// Prefixes of names of package C, by their kind.
const (
	typePrefix     = "_Ctype_"
	funcPrefix     = "_Cfunc_"
	variablePrefix = "_Cvar_"
	constantPrefix = "_Ciconst_"
	addressPrefix  = "_Cfpvar_fp_"
)

// Void is the spelling of type void; Malloc is the function called by C.malloc, which never returns
// nil; Pointer is a function that the tool declares in every package.
const (
	Void    = typePrefix + "void"
	Malloc  = funcPrefix + "_CMalloc"
	Pointer = "_Cgo_ptr"
)

// Type returns the spelling of C.name, a type; that of a struct is struct_tag.
func Type(name string) string { return typePrefix + name }

// Func returns the spelling of C.name, a function.
func Func(name string) string { return funcPrefix + name }

// Variable returns the spelling of the address of C.name, a variable.
func Variable(name string) string { return variablePrefix + name }

// Address returns the spelling of C.name, a function that is not called: a variable that holds its address.
func Address(name string) string { return addressPrefix + name }

// OfAddress returns the name of the function whose address a variable holds.
func OfAddress(variable string) (name string, ok bool) {
	return strings.CutPrefix(variable, addressPrefix)
}

// Constant returns the spelling of C.name, an integer constant.
func Constant(name string) string { return constantPrefix + name }

// OfType returns the name of the C type that a Go type represents, as Go code writes it after "C.". It
// is false for other types, also for those made of C types.
func OfType(t types.Type) (name string, ok bool) {
	named, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return "", false
	}
	return strings.CutPrefix(named.Obj().Name(), typePrefix)
}

// OfAlias returns the name of the C type that an alias represents: cgo makes one of a typedef.
func OfAlias(t *types.Alias) (name string, ok bool) {
	return strings.CutPrefix(t.Obj().Name(), typePrefix)
}

// IsType reports whether a type represents a C type.
func IsType(t types.Type) bool { _, ok := OfType(t); return ok }

// IsMadeOfC reports whether a type represents a C type, or is an array of such or a pointer to one.
func IsMadeOfC(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Pointer:
		return IsMadeOfC(t.Elem())
	case *types.Array:
		return IsMadeOfC(t.Elem())
	}
	return IsType(t)
}

// IsIncomplete reports whether a type represents a C struct without a definition: the tool makes it of
// cgo.Incomplete.
func IsIncomplete(t types.Type) bool {
	st, ok := t.Underlying().(*types.Struct)
	if !ok || st.NumFields() != 1 {
		return false
	}
	named, ok := st.Field(0).Type().(*types.Named)
	return ok && named.Obj().Name() == "NotInHeap"
}

// IsVariable reports whether a variable of the package's scope was declared by the tool.
func IsVariable(v *types.Var) bool {
	return v.Pkg() != nil && v.Parent() == v.Pkg().Scope() && strings.HasPrefix(v.Name(), "_C")
}

// TypeString spells a type for messages, with names of package C after "C." and others by the
// qualifier, nil for none.
func TypeString(t types.Type, qualifier types.Qualifier) string {
	if qualifier == nil {
		qualifier = func(*types.Package) string { return "" }
	}
	return typeNames.ReplaceAllString(types.TypeString(t, qualifier), "C.$1")
}

var typeNames = regexp.MustCompile(`\b` + typePrefix + `(\w+)`)

// In returns the names of package C in a message of the tool or of the Go compiler, without the tool's
// prefixes, and without struct, union and enum.
func In(message string) []string {
	var names []string
	for _, m := range spelled.FindAllStringSubmatch(message, -1) {
		names = append(names, m[1])
	}
	return names
}

var spelled = regexp.MustCompile(`\b(?:_C(?:2?func|type|iconst|fconst|sconst|var|fpvar_fp|macro)_)?(?:struct_|enum_|union_)?(\w+)`)
