package cgobridge

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A declarer writes the declarations that the cgo tool would have written into _cgo_gotypes.go: Go
// declarations of the names of package C that a package uses. They come from cudavet's own reading of
// the preambles, so that a package can be checked whose C code does not compile here, for want of a
// header or a library's pkg-config file. A name that is not understood stays undeclared.
//
// Types differ from cgo's in one point: a typedef of a pointer, an array or a function is an alias of
// that type.
type declarer struct {
	tus     []*sema.TU
	tu      *sema.TU // whose declarations are written
	out     strings.Builder
	written map[string]bool         // names declared in Go
	enums   map[*sema.Enum]string   // their Go names
	records map[*sema.Record]string // their Go names
	aligns  map[*sema.Record]int64  // see goAlign
	unnamed int

	contrary map[string]bool // functions that files of the repository declare with different types
}

// goTypesFile is the name of the file that the cgo tool declares the names of
// package C in.
const goTypesFile = GoTypes + ".go"

// GoTypes is the name, without its suffix, of the file with the cgo tool's declarations.
const GoTypes = "_cgo_gotypes"

// cgoHelpers are the functions of package C that no C code declares.
var cgoHelpers = map[string]string{
	"CString":   "(string) *" + cgoname.Type("char"),
	"CBytes":    "([]byte) unsafe.Pointer",
	"GoString":  "(*" + cgoname.Type("char") + ") string",
	"GoStringN": "(*" + cgoname.Type("char") + ", " + cgoname.Type("int") + ") string",
	"GoBytes":   "(unsafe.Pointer, " + cgoname.Type("int") + ") []byte",
}

// A goBasic is a C arithmetic type as cgo names it.
type goBasic struct{ name, underlying string }

var goBasics = map[sema.TypeKind]goBasic{
	sema.Bool:      {"_Bool", "bool"},
	sema.Char:      {"char", "int8"},
	sema.SChar:     {"schar", "int8"},
	sema.UChar:     {"uchar", "uint8"},
	sema.Short:     {"short", "int16"},
	sema.UShort:    {"ushort", "uint16"},
	sema.Int:       {"int", "int32"},
	sema.UInt:      {"uint", "uint32"},
	sema.Long:      {"long", "int64"},
	sema.ULong:     {"ulong", "uint64"},
	sema.LongLong:  {"longlong", "int64"},
	sema.ULongLong: {"ulonglong", "uint64"},
	sema.Float:     {"float", "float32"},
	sema.Double:    {"double", "float64"},
	sema.WChar:     {"wchar_t", "int32"},
}

// cgoWords are the names by which Go calls C types of several words.
var cgoWords = func() map[string]sema.TypeKind {
	words := map[string]sema.TypeKind{}
	for kind, basic := range goBasics {
		words[basic.name] = kind
	}
	return words
}()

// declareC returns the file with declarations of the names of package C that the files use.
func (r *Run) declareC(fset *token.FileSet, files []cgoFile) (*ast.File, error) {
	dir := filepath.Dir(files[0].name)
	module := r.moduleOf(dir)
	readable := &regular.Folders{Overlay: r.Overlay}
	readable.Allow(module.repository)
	var flags CgoFlags
	var preambles []*Preamble
	names := map[string]bool{} // whether they are called
	for _, file := range files {
		preamble, f := newPreamble(fset, file)
		flags.add(f)
		preambles = append(preambles, preamble)
		namesOfC(file.File, names)
	}
	c := newCReader(readable, module, dir, files, preambles, probes(names), flags)
	c.builtIn = true
	d := &declarer{written: map[string]bool{}, enums: map[*sema.Enum]string{}, records: map[*sema.Record]string{},
		aligns: map[*sema.Record]int64{}, contrary: map[string]bool{}}
	for _, p := range preambles {
		if tu := c.read(p.Name, true); p.Text != nil && tu != nil {
			d.tus = append(d.tus, tu)
			d.tu = tu
		}
	}
	if d.tu == nil {
		names = nil
	}
	d.standIn(module, c, readable, names)
	return d.file(fset, files[0].Name.Name, names)
}

// namesOfC adds the names after "C." in a file, and whether any is called.
func namesOfC(file *ast.File, names map[string]bool) {
	name := func(e ast.Expr) string {
		if sel, ok := ast.Unparen(e).(*ast.SelectorExpr); ok {
			if id, ok := sel.X.(*ast.Ident); ok && id.Name == "C" {
				return sel.Sel.Name
			}
		}
		return ""
	}
	for n := range ast.Preorder(file) {
		switch n := n.(type) {
		case *ast.CallExpr:
			if called := name(n.Fun); called != "" {
				names[called] = true
			}
		case *ast.SelectorExpr:
			if used := name(n); used != "" && !names[used] {
				names[used] = false
			}
		}
	}
}

// file returns the declarations of the names as a file of the package.
func (d *declarer) file(fset *token.FileSet, pkgName string, names map[string]bool) (*ast.File, error) {
	fmt.Fprintf(&d.out, "package %s\n\nimport (\n\t\"unsafe\"\n\t_cgopackage \"runtime/cgo\"\n)\n\n", pkgName)
	fmt.Fprintf(&d.out, "func %s(ptr unsafe.Pointer) unsafe.Pointer { return ptr }\n\ntype %s [0]byte\n", cgoname.Pointer, cgoname.Void)
	for _, kind := range slices.Sorted(maps.Keys(goBasics)) {
		basic := goBasics[kind]
		d.define(cgoname.Type(basic.name), basic.underlying)
	}
	sorted := slices.Sorted(maps.Keys(names))
	for _, name := range sorted {
		d.nameEnum(name)
	}
	for _, name := range sorted {
		d.declare(name, names[name])
	}
	return parser.ParseFile(fset, goTypesFile, d.out.String(), parser.SkipObjectResolution)
}

// define writes a type declaration, once.
func (d *declarer) define(name, of string) {
	if !d.written[name] {
		d.written[name] = true
		fmt.Fprintf(&d.out, "type %s %s\n", name, of)
	}
}

// find returns the entity that a C name denotes in the first of the translation units that knows it.
func (d *declarer) find(name string) sema.Entity {
	for _, tu := range d.tus {
		for _, e := range tu.Global.Find(name) {
			d.tu = tu
			return e
		}
	}
	return nil
}

// nameEnum gives an enumeration the name of the typedef by which Go calls it.
func (d *declarer) nameEnum(name string) {
	if alias, ok := d.find(name).(*sema.Alias); ok {
		if t := alias.Type(); t.Kind == sema.EnumType && d.enums[t.Enum] == "" {
			d.enums[t.Enum] = cgoname.Type(name)
		}
	}
}

// declare writes the declaration of a name of package C.
func (d *declarer) declare(name string, called bool) {
	if helper, ok := cgoHelpers[name]; ok {
		fmt.Fprintf(&d.out, "func %s%s\n", cgoname.Func(name), helper)
		return
	}
	if name == "malloc" {
		fmt.Fprintf(&d.out, "func %s(%s) unsafe.Pointer\n", cgoname.Malloc, cgoname.Type("ulong"))
		return
	}
	if of, ok := strings.CutPrefix(name, "sizeof_"); ok {
		d.declareSize(name, of)
		return
	}
	if t := d.typeNamed(name); t != nil {
		if goType := d.goType(t); goType != "" && !d.written[cgoname.Type(name)] && goType != cgoname.Type(name) {
			d.define(cgoname.Type(name), "= "+goType)
		}
		return
	}
	if d.contrary[name] {
		return
	}
	switch e := d.find(name).(type) {
	case *sema.Function:
		d.declareFunction(e, called)
	case *sema.Variable:
		if t := d.goType(e.Type()); t != "" {
			fmt.Fprintf(&d.out, "var %s *%s\n", cgoname.Variable(name), t)
		}
	case *sema.Enumerator:
		if c, ok := e.Value(); ok {
			fmt.Fprintf(&d.out, "const %s = %d\n", cgoname.Constant(name), c.Int())
		}
	case nil:
		d.declareMacro(name)
	}
}

// typeNamed returns the type that a name of package C denotes, or nil.
func (d *declarer) typeNamed(name string) *sema.Type {
	if kind, ok := cgoWords[name]; ok {
		return sema.Basic(kind)
	}
	for _, prefix := range []string{"struct_", "union_", "enum_"} {
		if tag, ok := strings.CutPrefix(name, prefix); ok {
			name = tag
			break
		}
	}
	switch e := d.find(name).(type) {
	case *sema.Alias:
		return e.Type()
	case *sema.Record:
		return e.Type()
	case *sema.Enum:
		return &sema.Type{Kind: sema.EnumType, Enum: e}
	}
	return nil
}

func (d *declarer) declareSize(name, of string) {
	t := d.typeNamed(of)
	if t == nil {
		return
	}
	if size, _, ok := d.tu.SizeAlignOn(t, false); ok {
		fmt.Fprintf(&d.out, "const %s = %d\n", cgoname.Constant(name), size)
	}
}

func (d *declarer) declareFunction(f *sema.Function, called bool) {
	if !called {
		fmt.Fprintf(&d.out, "var %s unsafe.Pointer\n", cgoname.Address(f.Name))
		return
	}
	t := f.Type()
	if t.Kind != sema.FunctionType || t.Variadic {
		return
	}
	params := make([]string, len(t.Params))
	for i, p := range t.Params {
		if params[i] = d.goType(p.Decay()); params[i] == "" {
			params[i] = "undeclared" // a parameter of unknown type, beside others that are known
		}
	}
	result := cgoname.Void
	if t.Elem.Kind != sema.Void {
		if alias := f.First().ResultName(); alias != nil {
			d.nameEnum(alias.Name)
		}
		if result = d.goType(t.Elem); result == "" {
			result = "undeclared"
		}
	}
	list := strings.Join(params, ", ")
	fmt.Fprintf(&d.out, "func %s(%s) (r1 %s)\n", cgoname.Func(f.Name), list, result)
	fmt.Fprintf(&d.out, "func _C2func_%s(%s) (r1 %s, r2 error)\n", f.Name, list, result)
}

// goType returns the Go type of a C type; "" if it has none.
func (d *declarer) goType(t *sema.Type) string {
	switch t.Kind {
	case sema.Pointer:
		switch to := t.Elem; to.Kind {
		case sema.Void:
			return "unsafe.Pointer"
		case sema.FunctionType:
			return "*[0]byte"
		default:
			if elem := d.goType(to); elem != "" {
				return "*" + elem
			}
			return ""
		}
	case sema.Array:
		elem := d.goType(t.Elem)
		if elem == "" || t.Len < 0 {
			return ""
		}
		return "[" + strconv.FormatInt(t.Len, 10) + "]" + elem
	case sema.EnumType:
		return d.enumType(t.Enum)
	case sema.RecordType:
		return d.recordType(t.Record)
	}
	if basic, ok := goBasics[t.Kind]; ok {
		return cgoname.Type(basic.name)
	}
	if size, _, ok := d.tu.SizeAlignOn(t, false); ok && t.IsArithmetic() {
		return "[" + strconv.FormatInt(size, 10) + "]byte" // long double, __int128
	}
	return ""
}

func (d *declarer) enumType(e *sema.Enum) string {
	underlying := goBasics[e.Underlying().Kind].underlying
	if underlying == "" {
		return ""
	}
	name := d.enums[e]
	if name == "" {
		return underlying
	}
	d.define(name, underlying)
	return name
}

// lacksHeaders reports whether a header is not found that may define anything.
func (d *declarer) lacksHeaders() bool {
	return slices.ContainsFunc(d.tus, func(tu *sema.TU) bool { return len(tu.Source.Missing) > 0 })
}

// recordType returns the name of a struct or union, which it declares; "" if its members are unknown,
// or whether it is complete.
func (d *declarer) recordType(r *sema.Record) string {
	if name := d.records[r]; name != "" {
		return name
	}
	kind := "struct_"
	if r.IsUnion() {
		kind = "union_"
	}
	tag := r.Name
	if tag == "" {
		tag = "__" + strconv.Itoa(d.unnamed)
		d.unnamed++
	}
	layout, ok := d.tu.Layout(r, false)
	if !ok && (r.IsComplete() != sema.No || !r.IsBuiltIn() && d.lacksHeaders()) {
		return ""
	}
	name := cgoname.Type(kind + tag)
	d.records[r] = name
	switch {
	case !ok:
		d.define(name, "_cgopackage.Incomplete")
	case r.IsUnion():
		d.define(name, fmt.Sprintf("[%d]byte", layout.Size))
	default:
		d.define(name, d.structType(layout))
	}
	return name
}

// structType writes a struct's members where C has them. Those that Go cannot
// have there, as bit-fields, are padding, as with cgo.
func (d *declarer) structType(layout *sema.Layout) string {
	var b strings.Builder
	b.WriteString("struct {")
	end, unnamed := int64(0), 0
	for i, f := range layout.Fields {
		t := f.Field.Type()
		name := f.Field.Name
		if name == "" {
			name = "anon" + strconv.Itoa(unnamed)
			unnamed++
		} else if token.IsKeyword(name) {
			name = "_" + name
		}
		size, _, ok := d.tu.SizeAlignOn(t, false)
		open := i == len(layout.Fields)-1 && t.Kind == sema.Array && t.Len <= 0
		if f.Width >= 0 || open || !ok {
			continue
		}
		align := d.goAlign(t)
		goType := d.goType(t)
		at := (end + align - 1) / align * align
		if goType == "" || f.Offset%align != 0 || f.Offset < at {
			continue
		}
		if f.Offset > at {
			fmt.Fprintf(&b, " _ [%d]byte;", f.Offset-end)
		}
		fmt.Fprintf(&b, " %s %s;", name, goType)
		end = f.Offset + size
	}
	if end < layout.Size {
		fmt.Fprintf(&b, " _ [%d]byte;", layout.Size-end)
	}
	return strings.TrimSuffix(b.String(), ";") + " }"
}

// goAlign returns the alignment in bytes that Go gives the Go form of a C type.
func (d *declarer) goAlign(t *sema.Type) int64 {
	switch t.Kind {
	case sema.Array:
		return d.goAlign(t.Elem)
	case sema.RecordType:
		layout, ok := d.tu.Layout(t.Record, false)
		if !ok || t.Record.IsUnion() {
			return 1
		}
		align, known := d.aligns[t.Record]
		if !known {
			align = 1
			for _, f := range layout.Fields {
				if f.Width < 0 {
					align = max(align, d.goAlign(f.Field.Type()))
				}
			}
			d.aligns[t.Record] = align
		}
		return align
	}
	if _, align, ok := d.tu.SizeAlignOn(t, false); ok && align <= 8 {
		return align
	}
	return 1
}

// probePrefix begins the names of variables that are declared after a preamble to evaluate macros.
const probePrefix = "_cudavet_macro_"

// probes declares a variable for each name of package C, initialized with the name as an expression.
func probes(names map[string]bool) string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if _, helper := cgoHelpers[name]; !helper && cgoWords[name] == 0 {
			fmt.Fprintf(&b, "\nstatic const long %s%s = (%[2]s);", probePrefix, name)
		}
	}
	return b.String()
}

// declareMacro writes the constant value of a macro.
func (d *declarer) declareMacro(name string) {
	v, ok := d.find(probePrefix + name).(*sema.Variable)
	if !ok {
		return
	}
	value := v.Scope.Value(v.Initializer())
	switch c, ok := v.Scope.Constant(v.Initializer()); {
	case ok && c.Type.IsFloating():
		fmt.Fprintf(&d.out, "const _Cfconst_%s = %g\n", name, c.Float())
	case ok && c.Type.IsInteger():
		fmt.Fprintf(&d.out, "const %s = %d\n", cgoname.Constant(name), c.Int())
	case value.Type != nil && value.Type.Kind == sema.Array:
		if text := v.Initializer().First().Text(); isGoString(text) {
			fmt.Fprintf(&d.out, "const _Csconst_%s = %s\n", name, text)
		}
	}
}

// isGoString reports whether a C string literal is also one of Go.
func isGoString(literal string) bool {
	_, err := strconv.Unquote(literal)
	return err == nil
}
