package source

import (
	"bytes"
	"fmt"
)

// A macro is the meaning of a name to the preprocessor. Macros are compared by identity: one #define
// that is read twice gives one macro.
type macro struct {
	name     symbol
	kind     macroKind
	function bool
	variadic bool
	params   []symbol
	body     []token
	pastes   bool // the body has a ##

	// undecided: the definition holds only if macros of unseen headers and builds are undefined.
	undecided bool

	disabled int          // how many of its expansions are being read
	costly   bool         // uses of it took many steps: their expansions are cached
	known    []*expansion // of those uses
	twin     *macro       // the same, undecided; created on demand
}

type macroKind uint8

const (
	plainMacro   macroKind = iota
	keptMacro              // defined, but its name stays in the text
	absentMacro            // not defined
	lineMacro              // __LINE__
	fileMacro              // __FILE__
	counterMacro           // __COUNTER__
	pragmaMacro            // _Pragma and __pragma
	testMacro              // __has_include and its kin: for #if only
)

// The meanings of a name that a directive or the command line undefined, and of one that an unseen
// header or build may define.
var (
	absent          = &macro{kind: absentMacro}
	undecidedAbsent = &macro{kind: absentMacro, undecided: true}
)

// doubted returns the undecided version of the macro.
func (m *macro) doubted() *macro {
	if m == nil || m.kind == absentMacro {
		return undecidedAbsent
	}
	if m.undecided {
		return m
	}
	if m.twin == nil {
		twin := *m
		twin.undecided, twin.disabled, twin.known = true, 0, nil
		m.twin = &twin
	}
	return m.twin
}

// sameMacro reports whether two names mean the same.
func sameMacro(a, b *macro) bool {
	if a == b {
		return true
	}
	if a == nil || b == nil || a.kind != b.kind || a.undecided != b.undecided || a.function != b.function ||
		a.variadic != b.variadic || len(a.params) != len(b.params) || len(a.body) != len(b.body) {
		return false
	}
	for i := range a.params {
		if a.params[i] != b.params[i] {
			return false
		}
	}
	for i := range a.body {
		x, y := &a.body[i], &b.body[i]
		if x.kind != y.kind || x.flags != y.flags || x.param != y.param || !bytes.Equal(x.text, y.text) {
			return false
		}
	}
	return true
}

// A definer reads the definitions of macros.
type definer struct {
	symbols           *symbols
	vaArgs, vaOpt     symbol
	text              []byte
	at, end, nameAt   int
	variadicParameter symbol
}

func newDefiner(table *symbols) *definer {
	return &definer{symbols: table, vaArgs: table.intern([]byte("__VA_ARGS__")), vaOpt: table.intern([]byte("__VA_OPT__"))}
}

// define parses the macro definition text[at:end], the text after the word define, and returns the
// macro and the offset of its name.
func (d *definer) define(text []byte, at, end int) (*macro, int, error) {
	d.text, d.at, d.end = text, at, end
	name := d.next()
	d.nameAt = int(name.src)
	if name.kind != identToken {
		return nil, d.nameAt, fmt.Errorf("#define without a macro name")
	}
	m := &macro{name: name.sym}
	d.variadicParameter = d.vaArgs
	if d.at < end && text[d.at] == '(' {
		d.at++
		m.function = true
		if err := d.parameters(m); err != nil {
			return nil, d.nameAt, fmt.Errorf("macro %s: %w", name.text, err)
		}
	}
	if err := d.body(m); err != nil {
		return nil, d.nameAt, fmt.Errorf("macro %s: %w", name.text, err)
	}
	return m, d.nameAt, nil
}

func (d *definer) next() token {
	var t token
	t, d.at = lexToken(d.text, d.at, d.end, d.symbols)
	return t
}

func (d *definer) parameters(m *macro) error {
	t := d.next()
	if t.is(")") {
		return nil
	}
	for {
		switch {
		case t.is("..."):
			m.variadic = true
			m.params = append(m.params, d.vaArgs)
		case t.kind == identToken:
			m.params = append(m.params, t.sym)
		default:
			return fmt.Errorf("parameter name expected")
		}
		t = d.next()
		if !m.variadic && t.is("...") { // GNU: a name for the variable arguments
			m.variadic = true
			d.variadicParameter = m.params[len(m.params)-1]
			t = d.next()
		}
		switch {
		case t.is(")"):
			return nil
		case t.is(",") && !m.variadic:
			t = d.next()
		default:
			return fmt.Errorf("parameter list has no end")
		}
	}
}

func (d *definer) body(m *macro) error {
	var openOpt []int // the positions of the body's __VA_OPT__(; -1: another parenthesis inside one
	for {
		t := d.next()
		if t.kind == endToken {
			break
		}
		t.src = -1
		t.param = m.parameter(&t)
		last := len(m.body) - 1
		if last >= 0 && m.body[last].param != 0 {
			t.flags |= seamBefore
		}
		switch {
		case t.is("##"):
			if last < 0 {
				return fmt.Errorf("## at the start of the body")
			}
			m.body[last].flags |= pasteAfter
			m.pastes = true
			continue
		case t.is("#") && m.function:
			flags := t.flags&spaceBefore | stringized
			t = d.next()
			t.src = -1
			if t.param = m.parameter(&t); t.param == 0 && !(t.kind == identToken && t.sym == d.vaOpt && m.variadic) {
				return fmt.Errorf("# is not followed by a parameter")
			}
			t.flags = flags
		}
		switch {
		case t.kind == identToken && t.sym == d.vaOpt && m.variadic:
			if open := d.next(); !open.is("(") {
				return fmt.Errorf("__VA_OPT__ without parentheses")
			}
			t.kind = vaOptToken
			openOpt = append(openOpt, len(m.body))
		case len(openOpt) > 0 && t.is("("):
			openOpt = append(openOpt, -1)
		case len(openOpt) > 0 && t.is(")"):
			open := openOpt[len(openOpt)-1]
			openOpt = openOpt[:len(openOpt)-1]
			if open >= 0 {
				t.kind = vaOptEnd
				m.body[open].param = int32(len(m.body) - open)
			}
		}
		m.body = append(m.body, t)
	}
	if len(openOpt) > 0 {
		return fmt.Errorf("__VA_OPT__ has no end")
	}
	if last := len(m.body) - 1; last >= 0 {
		m.body[0].flags &^= spaceBefore
		if m.body[last].flags&pasteAfter != 0 {
			return fmt.Errorf("## at the end of the body")
		}
	}
	return nil
}

// parameter returns 1 + the index of the parameter that t names, or 0.
func (m *macro) parameter(t *token) int32 {
	if t.kind == identToken {
		for i, p := range m.params {
			if p == t.sym {
				return int32(i + 1)
			}
		}
	}
	return 0
}

// variadicIndex returns the index of the parameter that takes the variable
// arguments, or -1.
func (m *macro) variadicIndex() int {
	if !m.variadic {
		return -1
	}
	return len(m.params) - 1
}

// stringize returns the string literal that spells the tokens of an argument.
func stringize(arg []token) token {
	text := []byte{'"'}
	for i, t := range arg {
		if i > 0 && t.flags&spaceBefore != 0 {
			text = append(text, ' ')
		}
		for _, c := range t.text {
			if t.kind == literalToken && (c == '"' || c == '\\') {
				text = append(text, '\\')
			}
			text = append(text, c)
		}
	}
	text = append(text, '"')
	return token{kind: literalToken, sym: noSymbol, src: -1, text: text}
}

// paste joins two tokens. It fails if the result is not one token.
func paste(a, b token, table *symbols) (token, bool) {
	switch {
	case a.kind == placemarker:
		b.flags = b.flags&^(spaceBefore|seamBefore) | a.flags&(spaceBefore|seamBefore)
		return b, true
	case b.kind == placemarker:
		a.flags = a.flags&^pasteAfter | b.flags&pasteAfter
		return a, true
	}
	text := make([]byte, 0, len(a.text)+len(b.text)+padding)
	text = append(append(text, a.text...), b.text...)
	t, end := lexToken(text[:cap(text)], 0, len(text), table)
	if end < len(text) {
		return token{}, false
	}
	t.src = -1
	t.flags = a.flags&(spaceBefore|seamBefore) | b.flags&pasteAfter | (a.flags|b.flags)&undecidedToken
	return t, true
}
