package gotext

import (
	"go/ast"
	"go/constant"
	"go/types"
	"strconv"
	"strings"

	"golang.org/x/tools/go/types/typeutil"
)

// call is within for one result of a call.
func (s search) call(call *ast.CallExpr, result, depth int) ([]Text, bool) {
	if depth--; depth < 0 || !s.work.Step() {
		return nil, false
	}
	if s.Info.Types[call.Fun].IsType() && len(call.Args) == 1 {
		return s.within(call.Args[0], depth)
	}
	if sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok && s.IsC(sel.X) {
		switch sel.Sel.Name {
		case "CString", "CBytes", "GoString":
			if len(call.Args) == 1 {
				return s.within(call.Args[0], depth)
			}
		}
		return nil, false
	}
	switch {
	case s.IsBuiltin(call.Fun, "append") && len(call.Args) == 2:
		if s.isZero(call.Args[1]) {
			return s.within(call.Args[0], depth)
		}
		if call.Ellipsis.IsValid() {
			return s.appended(call, depth)
		}
		return nil, false
	case s.IsBuiltin(call.Fun, "SliceData"), s.IsBuiltin(call.Fun, "StringData"):
		return s.within(call.Args[0], depth)
	case s.IsBuiltin(call.Fun, "String") && len(call.Args) == 2: // unsafe.String(unsafe.SliceData(b), len(b))
		return s.within(call.Args[0], depth)
	}
	if fn, ok := typeutil.Callee(s.Info, call).(*types.Func); ok && fn.Pkg() != nil {
		if texts, of := s.standard(fn, call, result, depth); of {
			return texts, len(texts) > 0
		}
		if fn.Pkg() != s.Types && result == 0 {
			t, ok := s.foreign(fn, depth)
			return []Text{t}, ok
		}
	}
	return s.own(call, result, depth)
}

// appended is within for append(a, b...), where a may be empty.
func (s search) appended(call *ast.CallExpr, depth int) ([]Text, bool) {
	first := ast.Unparen(call.Args[0])
	if lit, ok := first.(*ast.CompositeLit); ok && len(lit.Elts) == 0 || s.isNil(first) {
		return s.within(call.Args[1], depth)
	}
	return s.joined(call.Args, depth)
}

func (s search) isNil(e ast.Expr) bool {
	if s.Info.Types[e].IsNil() {
		return true
	}
	conversion, ok := e.(*ast.CallExpr)
	return ok && len(conversion.Args) == 1 && s.Info.Types[conversion.Fun].IsType() && s.Info.Types[conversion.Args[0]].IsNil()
}

// own is within for a result of a function of the package, or of a literal.
func (s search) own(call *ast.CallExpr, result, depth int) ([]Text, bool) {
	yields, known := s.Yields(call, result)
	if !known {
		return nil, false
	}
	s.scope = s.calling(call)
	var texts []Text
	for _, y := range yields {
		var found []Text
		var ok bool
		switch value := s.Info.Types[y.Expr].Value; {
		case s.isNil(y.Expr), value != nil && value.Kind() == constant.String && constant.StringVal(value) == "": // with an error
			continue
		case y.Index >= 0:
			found, ok = s.call(y.Expr.(*ast.CallExpr), y.Index, depth)
		default:
			found, ok = s.within(y.Expr, depth)
		}
		if !ok {
			return nil, false
		}
		texts = append(texts, found...)
	}
	return texts, len(texts) > 0
}

// calling returns the scope of a function that a call calls.
func (s search) calling(call *ast.CallExpr) *scope {
	sig, recv := s.SignatureOf(call)
	if sig == nil {
		return nil
	}
	in := &scope{values: map[*types.Var]bound{}}
	if sig.Recv() != nil && recv != nil {
		in.values[sig.Recv()] = bound{recv, s.scope}
	}
	if !call.Ellipsis.IsValid() && !sig.Variadic() && sig.Params().Len() == len(call.Args) {
		for i, arg := range call.Args {
			in.values[sig.Params().At(i)] = bound{arg, s.scope}
		}
	}
	return in
}

// standard is within for functions of the standard library; of is false for others.
func (s search) standard(fn *types.Func, call *ast.CallExpr, result, depth int) (texts []Text, of bool) {
	args := call.Args
	one := func(t Text, ok bool) ([]Text, bool) {
		if !ok {
			return nil, true
		}
		return []Text{t}, true
	}
	if recv := fn.Signature().Recv(); recv != nil {
		sel, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
		if !ok {
			return nil, false
		}
		switch types.TypeString(recv.Type(), nil) + "." + fn.Name() {
		case "*strings.Builder.String", "*bytes.Buffer.String", "*bytes.Buffer.Bytes":
			return one(s.written(sel.X, call, depth))
		case "embed.FS.ReadFile":
			return one(s.file(args[0], s.VariableOf(sel.X), depth))
		case "*strings.Replacer.Replace":
			return one(s.replacer(sel.X, args[0], depth))
		}
		return nil, false
	}
	switch fn.Pkg().Path() {
	case "fmt":
		return s.formatted(fn.Name(), args, call.Ellipsis.IsValid(), depth)
	case "strings", "bytes":
		return s.changed(fn.Name(), args, result, depth)
	case "os", "io/ioutil":
		if fn.Name() == "ReadFile" && result == 0 {
			return one(s.file(args[0], nil, depth))
		}
	case "io/fs":
		if fn.Name() == "ReadFile" && result == 0 && len(args) == 2 {
			return one(s.file(args[1], s.VariableOf(args[0]), depth))
		}
	case "path", "path/filepath":
		return s.path(fn.Name(), args, depth)
	case "slices":
		switch fn.Name() {
		case "Concat":
			texts, _ = s.joined(args, depth)
			return texts, true
		case "Clone":
			texts, _ = s.within(args[0], depth)
			return texts, true
		}
	}
	return nil, false
}

// changed is within for functions of package strings, and those of package bytes that do the same.
func (s search) changed(name string, args []ast.Expr, result, depth int) (texts []Text, of bool) {
	if result != 0 || len(args) == 0 {
		return nil, true
	}
	if name == "Join" {
		return s.join(args[0], args[1], depth), true
	}
	t, ok := s.single(args[0], depth)
	if !ok {
		return nil, true
	}
	others := make([]Text, len(args)-1)
	for i, e := range args[1:] {
		if name == "Replace" && i == 2 || name == "Repeat" {
			continue
		}
		if others[i], ok = s.single(e, depth); !ok || len(others[i].Holes) > 0 {
			return nil, true
		}
	}
	c := t.Content
	switch name {
	case "Clone", "ToValidUTF8":
	case "TrimSpace":
		begin := len(c) - len(strings.TrimLeft(c, " \t\r\n\v\f"))
		t = t.slice(begin, max(begin, len(strings.TrimRight(c, " \t\r\n\v\f"))))
	case "TrimPrefix":
		t = t.slice(len(c)-len(strings.TrimPrefix(c, others[0].Content)), len(c))
	case "TrimSuffix":
		t = t.slice(0, len(strings.TrimSuffix(c, others[0].Content)))
	case "TrimLeft":
		t = t.slice(len(c)-len(strings.TrimLeft(c, others[0].Content)), len(c))
	case "TrimRight":
		t = t.slice(0, len(strings.TrimRight(c, others[0].Content)))
	case "ReplaceAll":
		t = t.replaced(others[0].Content, others[1])
	case "Replace":
		if n, ok := s.Constant(args[3]); !ok || n >= 0 && int64(strings.Count(c, others[0].Content)) > n {
			return nil, true
		}
		t = t.replaced(others[0].Content, others[1])
	case "Repeat":
		n, ok := s.Constant(args[1])
		if !ok || n < 0 {
			return nil, true
		}
		t = t.repeated(n)
	default:
		return nil, true
	}
	return []Text{t}, true
}

// join is within for the elements of a literal with a separator between them.
func (s search) join(list, separator ast.Expr, depth int) []Text {
	lit, in, ok := s.literal(list, depth)
	sep := Text{}
	if ok && !s.isEmpty(separator) {
		sep, ok = s.single(separator, depth)
	}
	if !ok {
		return nil
	}
	s.scope = in
	var j joiner
	for i, e := range lit.Elts {
		part, ok := s.single(e, depth)
		if _, hasIndex := e.(*ast.KeyValueExpr); !ok || hasIndex {
			return nil
		}
		if i > 0 {
			j.add(sep)
		}
		j.add(part)
	}
	return []Text{j.text()}
}

func (s search) isEmpty(e ast.Expr) bool {
	text, ok := s.String(e)
	return s.isNil(e) || ok && text == ""
}

// replacer is single for the output of a strings.NewReplacer with one pair.
func (s search) replacer(made, of ast.Expr, depth int) (Text, bool) {
	call, ok := s.Assigned(made).(*ast.CallExpr)
	if v := s.VariableOf(made); !ok && v != nil {
		if values, known := s.AssignedTo(v); known && len(values) == 1 {
			call, ok = ast.Unparen(values[0]).(*ast.CallExpr)
		}
	}
	if !ok || len(call.Args) != 2 {
		return Text{}, false
	}
	t, ok := s.single(of, depth)
	old, isKnown := s.single(call.Args[0], depth)
	with, isAlso := s.single(call.Args[1], depth)
	if !ok || !isKnown || !isAlso || len(old.Holes) > 0 {
		return Text{}, false
	}
	return t.replaced(old.Content, with), true
}

// formatted is within for functions of package fmt that return a text.
func (s search) formatted(name string, args []ast.Expr, ellipsis bool, depth int) (texts []Text, of bool) {
	if ellipsis || len(args) == 0 {
		return nil, true
	}
	switch name {
	case "Sprintf":
		if t, ok := s.format(args, depth); ok {
			return []Text{t}, true
		}
	case "Sprint", "Sprintln":
		if t, ok := s.printed(args, name == "Sprintln", depth); ok {
			return []Text{t}, true
		}
	case "Append", "Appendf", "Appendln", "Errorf":
		return nil, true
	default:
		return nil, false
	}
	return nil, true
}

// printed is the output of fmt.Sprint, or fmt.Sprintln, for texts.
func (s search) printed(args []ast.Expr, lines bool, depth int) (Text, bool) {
	var j joiner
	for i, e := range args {
		part, ok := s.operand(e, 'v', depth)
		b, isBasic := s.Info.TypeOf(e).Underlying().(*types.Basic)
		if !ok || !lines && (!isBasic || b.Info()&types.IsString == 0) { // between others there may be a space
			return Text{}, false
		}
		if i > 0 && lines {
			j.add(Text{Content: " "})
		}
		j.add(part)
	}
	if lines {
		j.add(Text{Content: "\n"})
	}
	return j.text(), true
}

// format is the output of fmt.Sprintf for a constant format: an unknown number is a hole.
func (s search) format(args []ast.Expr, depth int) (Text, bool) {
	format, ok := s.single(args[0], depth)
	if !ok || len(format.Holes) > 0 {
		return Text{}, false
	}
	var j joiner
	args = args[1:]
	rest := format
	for {
		i := strings.IndexByte(rest.Content, '%')
		if i < 0 || i+1 == len(rest.Content) {
			j.add(rest)
			return j.text(), len(args) == 0 && i < 0
		}
		j.add(rest.slice(0, i))
		verb := rest.Content[i+1]
		rest = rest.slice(i+2, len(rest.Content))
		if verb == '%' {
			j.add(Text{Content: "%"})
			continue
		}
		if len(args) == 0 {
			return Text{}, false
		}
		part, ok := s.operand(args[0], verb, depth)
		if !ok {
			return Text{}, false
		}
		j.add(part)
		args = args[1:]
	}
}

// operand is the output of a verb without flags for an operand.
func (s search) operand(e ast.Expr, verb byte, depth int) (Text, bool) {
	t := s.Info.TypeOf(e)
	if t == nil || prints(t) {
		return Text{}, false
	}
	if v := s.VariableOf(e); v != nil {
		if b, ok := s.given(v); ok && !prints(s.Info.TypeOf(b.Expr)) {
			s.scope = b.in
			return s.operand(b.Expr, verb, depth-1)
		}
	}
	b, isBasic := t.Underlying().(*types.Basic)
	switch {
	case isBasic && b.Info()&types.IsInteger != 0 && strings.IndexByte("dv", verb) >= 0:
		if n, ok := s.Constant(e); ok {
			return Text{Content: strconv.FormatInt(n, 10)}, true
		}
		return Text{Content: "0", Holes: []int{0}}, true
	case isBasic && b.Info()&types.IsNumeric != 0 && strings.IndexByte("dvxXfge", verb) >= 0:
		return Text{Content: "0", Holes: []int{0}}, true
	case strings.IndexByte("sv", verb) >= 0:
		t, ok := s.single(e, depth)
		if !ok && s.partial && s.isString(e) {
			return Text{Content: hole, Words: []int{0}}, true
		}
		return t, ok
	case verb == 'q':
		text, ok := s.single(e, depth)
		return Text{Content: strconv.Quote(text.Content)}, ok && len(text.Holes) == 0
	}
	return Text{}, false
}

// prints reports whether a type has a method that package fmt calls.
func prints(t types.Type) bool {
	for _, name := range []string{"String", "Error", "Format", "GoString"} {
		if o, _, _ := types.LookupFieldOrMethod(t, true, nil, name); o != nil {
			if _, ok := o.(*types.Func); ok {
				return true
			}
		}
	}
	return false
}
