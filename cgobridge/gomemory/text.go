package gomemory

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// textPart is where memory, and the handle of a kernel, holds the text that it was made of.
const textPart = ".text"

// anyText stands for texts that differ.
var anyText = &object{kind: textObject}

// maxTextLength bounds a text that is made of others, in bytes.
const maxTextLength = 1 << 16

// textOf returns the value of a constant string.
func (f *Finder) textOf(text string) value {
	if !f.byName || len(text) > maxTextLength {
		return openValue
	}
	if f.objects.texts[text] == nil {
		put(&f.objects.texts, text, &object{kind: textObject, text: text})
	}
	return addressOf(place{object: f.objects.texts[text]})
}

// isText reports whether a value is constant strings alone.
func (v value) isText() bool {
	for _, a := range v.atoms {
		if a.isNil() || a.to.object.kind != textObject {
			return false
		}
	}
	return !v.open && len(v.atoms) > 0
}

// text returns the string that a value is.
func (v value) text() (string, bool) {
	if !v.isText() || len(v.atoms) != 1 || v.atoms[0].to.object == anyText || v.atoms[0].offset != 0 {
		return "", false
	}
	return v.atoms[0].to.object.text, true
}

// textIn returns the string that a value is, or that lies in the memory where it points.
func (fr *frame) textIn(s *state, v value) value {
	o := v.root()
	switch {
	case o == nil || v.mayBeNil():
		return openValue
	case o.kind == textObject:
		return v
	}
	for _, a := range v.atoms {
		if a.offset != 0 || a.to.path != "" && a.to.path != "[0]" {
			return openValue
		}
	}
	if text, ok := s.held.get(place{o, textPart}); ok {
		return text
	}
	return openValue
}

// holdsText notes the string that lies in the memory where a value points.
func (fr *frame) holdsText(s *state, v, text value) {
	o := v.only()
	switch {
	case o == nil || o.kind == textObject:
	case text.isText():
		s.held.set(place{o, textPart}, text)
	default:
		s.held.drop(place{o, textPart})
	}
}

// concatenated returns the string of two in a row.
func (f *Finder) concatenated(v, w value) value {
	left, ok := v.text()
	right, also := w.text()
	if !ok || !also {
		return openValue
	}
	return f.textOf(left + right)
}

// appendedText returns the string in a slice of bytes that append makes: a terminator is no part of it.
func (fr *frame) appendedText(s *state, call *ast.CallExpr, base value) value {
	if call.Ellipsis.IsValid() {
		if len(call.Args) == 2 && !base.open && !base.mayBeAddress() {
			quiet := *fr
			quiet.tells = false
			return fr.textIn(s, quiet.eval(s, call.Args[1]))
		}
		return openValue
	}
	for _, arg := range call.Args[1:] {
		if n, ok := fr.f.Constant(arg); !ok || n != 0 {
			return openValue
		}
	}
	return fr.textIn(s, base)
}

// sliced returns the part of a string between two bounds, whose values are low and high.
func (fr *frame) sliced(x *ast.SliceExpr, v, low, high value) value {
	text, ok := v.text()
	if !ok {
		return openValue
	}
	from, to := int64(0), int64(len(text))
	if x.Low != nil {
		from, ok = fr.integer(x.Low, low)
	}
	if x.High != nil && ok {
		to, ok = fr.integer(x.High, high)
	}
	if !ok || from < 0 || from > to || to > int64(len(text)) {
		return openValue
	}
	return fr.f.textOf(text[from:to])
}

// noteTexts records the strings that the arguments of a call are, or lead to.
func (fr *frame) noteTexts(s *state, call *ast.CallExpr, args []value) {
	if !fr.f.byName || !fr.tellsAll() || outermost(fr).function == nil {
		return
	}
	for i, v := range args {
		if i >= len(call.Args) {
			break
		}
		e := ast.Unparen(call.Args[i])
		text := fr.textIn(s, v)
		if fr.f.textOfArgs[e] == nil {
			if !text.isText() {
				continue
			}
			put(&fr.f.textOfArgs, e, &ast.Ident{NamePos: e.Pos(), Name: types.ExprString(e)})
		}
		fr.noted(fr.f.textOfArgs[e], text)
	}
}

// Text returns the one string that an argument of a C function, or of a function elsewhere, is or leads to: of the handle of a kernel, the
// kernel's name.
func (f *Finder) Text(e ast.Expr) (string, bool) {
	e = ast.Unparen(e)
	if text, ok := f.held(e).text(); ok {
		return text, true
	}
	if id := f.textOfArgs[e]; id != nil {
		return f.held(id).text()
	}
	return "", false
}

// looksUp returns the handle of the kernel or variable that a call looks up by its name.
func (fr *frame) looksUp(s *state, call *ast.CallExpr, api headers.API, args []value) value {
	i, ok := api.Param(headers.Name)
	if api.Name == "cuKernelGetFunction" {
		i, ok = 1, true
	}
	if !fr.f.byName || !ok || i >= len(args) {
		return openValue
	}
	p := fr.f.make(call, firstHandle, fr.f.context(fr.in, call), cgobridge.HandleMemory)
	fr.renew(s, p.object)
	handle := addressOf(p).from(call)
	fr.holdsText(s, handle, fr.textIn(s, args[i]))
	return handle
}

// passesText reports whether a function returns a string or a struct that has one, or may store one in an argument's pointee.
func passesText(signature *types.Signature) bool {
	returns := func(v *types.Var) bool { return hasTexts(v.Type(), 0) }
	stores := func(v *types.Var) bool {
		_, ok := v.Type().Underlying().(*types.Pointer)
		return ok && hasTexts(v.Type(), 0)
	}
	return slices.ContainsFunc(slices.Collect(signature.Results().Variables()), returns) ||
		slices.ContainsFunc(slices.Collect(signature.Params().Variables()), stores) || signature.Recv() != nil && stores(signature.Recv())
}

func hasTexts(t types.Type, depth int) bool {
	if st, ok := pointed(t).Underlying().(*types.Struct); ok && depth < maxTypeDepth {
		return slices.ContainsFunc(slices.Collect(st.Fields()), func(field *types.Var) bool { return hasTexts(field.Type(), depth+1) })
	}
	return isString(t)
}

// findsByName reports whether a package finds kernels by their names.
func findsByName(pkg *cgobridge.Package) bool {
	for _, call := range pkg.Calls {
		api, ok := headers.Lookup(call.Name)
		if _, byName := api.Param(headers.Name); ok && byName || strings.HasSuffix(call.Name, "rtcCreateProgram") {
			return true
		}
	}
	return false
}
