package sema

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

// literalOperators returns the functions that a literal with a suffix of the
// user's may call, or that the name operator""_x, which the grammar takes for such
// a literal, names.
func (s *Scope) literalOperators(n syntax.Node) (functions []*Function, named bool) {
	found := s.Lookup(`operator""`+n.ChildOf(syntax.LiteralSuffix).Text(), n)
	for _, e := range found {
		if f, ok := e.(*Function); ok {
			functions = append(functions, f)
		}
	}
	return functions, strings.HasPrefix(n.Text(), "operator")
}

// literalCall returns the call of a literal operator that a literal makes; nil if n
// is but the name of one.
func (s *Scope) literalCall(n syntax.Node) *Call {
	functions, named := s.literalOperators(n)
	if named {
		return nil
	}
	c := &Call{Node: n, Scope: s, Candidates: functions}
	literal := n.First()
	switch literal.Kind() {
	case syntax.NumberLiteral:
		cooked := Basic(ULongLong)
		if v, ok := parseNumber(literal.Text()); ok && v.Type.IsFloating() {
			cooked = Basic(LongDouble)
		}
		if c.Function = taking(functions, cooked); c.Function == nil {
			c.Function = taking(functions, pointerTo(Basic(Char).With(Const)))
		}
		if c.Function == nil {
			c.Function = spelled(functions, literal.Text())
		}
	case syntax.CharLiteral:
		if v, ok := s.TU.parseChar(literal.Text()); ok {
			c.Function = taking(functions, v.Type)
		}
	default:
		if t := s.Value(literal).Type; t.Kind == Array {
			c.Function = taking(functions, pointerTo(t.Elem), Basic(ULong))
		}
	}
	return c
}

// taking returns the function whose parameters have the given types, or nil.
func taking(functions []*Function, params ...*Type) *Function {
	for _, f := range functions {
		if t := f.Type(); t.Kind == FunctionType && !f.IsTemplate() && equalParams(t.Params, params) {
			return f
		}
	}
	return nil
}

// spelled returns the instance of the template without parameters that takes the
// characters of a number as template arguments, or nil.
func spelled(functions []*Function, text string) *Function {
	for _, f := range functions {
		if !f.IsTemplate() || len(f.Type().Params) > 0 || !f.hasTrailingPack() {
			continue
		}
		pack := Argument{IsPack: true}
		for _, c := range []byte(text) {
			pack.Pack = append(pack.Pack, Argument{Value: &Constant{Type: Basic(Char), bits: int64(c)}})
		}
		return f.Instance([]Argument{pack})
	}
	return nil
}

func (s *Scope) literalValue(n syntax.Node) Value {
	switch functions, named := s.literalOperators(n); {
	case named && len(functions) == 1:
		return functions[0].value()
	case named:
		return Value{Type: unknown, Category: LValue, set: &overloadSet{functions: functions}}
	}
	if c := s.Call(n); c.Function != nil {
		return valueOf(c.Function.Result())
	}
	return unknownValue
}

// charType returns the type of the characters of a literal with an encoding prefix.
func (tu *TU) charType(prefix string) (k TypeKind, ok bool) {
	switch prefix {
	case "":
		return Char, true
	case "L":
		return WChar, true
	case "u":
		return Char16, true
	case "U":
		return Char32, true
	case "u8":
		switch tu.inStandard(20) {
		case Yes:
			return Char8, true
		case No:
			return Char, true
		}
	}
	return UnknownType, false
}

// stringType returns the type of a string literal: an array of const characters,
// the zero at its end included.
func (tu *TU) stringType(n syntax.Node) (t *Type, ok bool) {
	prefix := stringPrefix(n)
	k, known := tu.charType(prefix)
	size, ok := tu.stringLength(n, prefix)
	return &Type{Kind: Array, Elem: Basic(k).With(Const), Len: size + 1}, ok && known
}

// stringPrefix returns the encoding prefix of a string literal; that of
// concatenated ones is that of any of them.
func stringPrefix(n syntax.Node) string {
	switch n.Kind() {
	case syntax.StringLiteral, syntax.RawStringLiteral:
		prefix, _, _ := strings.Cut(n.Text(), `"`)
		return strings.TrimSuffix(prefix, "R")
	case syntax.ConcatenatedString:
		for c := range n.Children() {
			if p := stringPrefix(c); p != "" {
				return p
			}
		}
	}
	return ""
}

// stringLength counts the characters of a string literal in the encoding of a
// prefix.
func (tu *TU) stringLength(n syntax.Node, prefix string) (length int64, ok bool) {
	switch n.Kind() {
	case syntax.StringLiteral:
		_, body, _ := strings.Cut(strings.TrimSuffix(n.Text(), `"`), `"`)
		return tu.codeUnits(unescaped(body), prefix), true
	case syntax.RawStringLiteral:
		_, body, _ := strings.Cut(n.Text(), `"`)
		delimiter, body, ok := strings.Cut(body, "(")
		return tu.codeUnits(strings.TrimSuffix(body, ")"+delimiter+`"`), prefix), ok
	case syntax.ConcatenatedString:
		for c := range n.Children() {
			part, ok := tu.stringLength(c, prefix)
			if !ok {
				return 0, false // a macro that is not known
			}
			length += part
		}
		return length, true
	}
	return 0, false
}

// LiteralText returns the characters of a string literal without a prefix, each
// escape sequence as one character that means nothing to printf but for a percent
// sign. It reports false for other expressions.
func LiteralText(n syntax.Node) (string, bool) {
	switch n.Kind() {
	case syntax.StringLiteral:
		prefix, body, ok := strings.Cut(strings.TrimSuffix(n.Text(), `"`), `"`)
		body = percentEscape.ReplaceAllString(body, "%")
		return unescaped(body), ok && prefix == ""
	case syntax.RawStringLiteral:
		prefix, body, _ := strings.Cut(n.Text(), `"`)
		delimiter, body, ok := strings.Cut(body, "(")
		return strings.TrimSuffix(body, ")"+delimiter+`"`), ok && prefix == "R"
	case syntax.ConcatenatedString:
		text := ""
		for c := range n.Children() {
			part, ok := LiteralText(c)
			if !ok {
				return "", false // a macro that is not known
			}
			text += part
		}
		return text, true
	}
	return "", false
}

// percentEscape matches the escape sequences of a percent sign.
var percentEscape = regexp.MustCompile(`\\(?:x25|045|45)`)

var escape = regexp.MustCompile(`\\(?:u[[:xdigit:]]{4}|U[[:xdigit:]]{8}|x[[:xdigit:]]+|[0-7]{1,3}|[^uUx])`)

// unescaped replaces escape sequences by characters: one that counts once for
// all but universal character names.
func unescaped(text string) string {
	if !strings.Contains(text, `\`) {
		return text
	}
	return escape.ReplaceAllStringFunc(text, func(e string) string {
		if r, err := strconv.ParseUint(e[2:], 16, 32); err == nil && (e[1] == 'u' || e[1] == 'U') {
			return string(rune(r))
		}
		return "?"
	})
}

// codeUnits counts the characters of a text in the encoding of a prefix.
func (tu *TU) codeUnits(text, prefix string) int64 {
	switch {
	case prefix == "u" || prefix == "L" && tu.Options.MSVC:
		return int64(len(utf16.Encode([]rune(text))))
	case prefix == "U" || prefix == "L":
		return int64(utf8.RuneCountInString(text))
	}
	return int64(len(text))
}
