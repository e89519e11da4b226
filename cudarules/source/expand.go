package source

import (
	"cmp"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// An expander reads tokens and expands the macros among them. Tokens come from
// a stack of token lists (macro bodies, arguments) and, below it, from the
// file that uses the macro.
//
// A macro is disabled while its body is being read; a name of it found then is
// painted and never expanded again.
type expander struct {
	stack []tokenList
	base  int  // lists below it are out of reach: an argument is expanded separately
	depth int  // of arguments within arguments
	file  bool // arguments are being read: they go on in the file when the lists are exhausted
	steps int  // of [limit.ExpansionSteps], left for the units of the file at hand
	tries int  // likewise for all reading, including discarded attempts

	inCondition bool // of an #if, where defined is an operator

	space, seam bool // the next token follows a blank, an edge between sources

	// Memory for the tokens of one use of a macro in the text.
	tokens slab[token]
	given  []token    // the arguments of the uses that are being expanded
	splits []argument // where each begins and ends
	made   []token    // the expansion
}

type tokenList struct {
	tokens []token
	next   int
	macro  *macro // whose body it is, or nil
}

// read returns the next token, not expanded.
func (p *preprocessor) read() (t token) {
	for len(p.stack) > p.base {
		list := &p.stack[len(p.stack)-1]
		if list.next < len(list.tokens) {
			t = list.tokens[list.next]
			list.next++
			if !p.spend(1) {
				return token{}
			}
			if list.macro != nil && list.macro.undecided {
				t.flags |= undecidedToken
			}
			p.arrive(&t)
			return t
		}
		if list.macro != nil {
			list.macro.disabled--
		}
		p.stack = p.stack[:len(p.stack)-1]
		p.seam = true
	}
	if p.depth > 0 || !p.file || p.err != nil {
		return token{}
	}
	t = p.fileToken()
	p.arrive(&t)
	return t
}

// arrive adds to a token the flags of the text before it, and paints it.
func (p *preprocessor) arrive(t *token) {
	if p.space {
		t.flags |= spaceBefore
	}
	if p.seam {
		t.flags |= seamBefore
	}
	p.space, p.seam = false, false
	if t.kind == identToken {
		if m := p.meaning(t.sym); m != nil && m.disabled > 0 {
			t.flags |= painted
		}
	}
}

// Of [limit.ExpansionSteps].
const (
	bytesPerStep     = 2       // of a text that # or ## makes
	fileBytesPerStep = 16      // of a file, each time it is read
	maxTries         = 4       // steps that may be taken for each: some variants of a file are read and discarded
	maxRoom          = 1 << 22 // tokens that the expansions of one use of a macro in the text may hold
)

// spend takes the steps of the current reading, and reports whether there were as many.
func (p *preprocessor) spend(steps int) bool {
	p.unit.cost += steps
	p.tries -= steps
	return p.charge(steps)
}

// charge takes steps from those that are left, and gives up the translation unit if there are no more. A known unit takes as
// many as when it was read, so that the cost of a file hardly depends on the files before it: only on which of several matching
// variants is found first.
func (p *preprocessor) charge(steps int) bool {
	if p.steps -= steps; p.steps >= 0 && p.tries >= 0 {
		return true
	}
	p.exceed(limit.ExpansionSteps, "macro expansion goes beyond all bounds")
	return false
}

// room returns an empty slice for n tokens; no room for any where there are too many.
func (p *preprocessor) room(n int) []token {
	if p.tokens.taken+n > maxRoom {
		p.spend(p.steps + 1)
		return nil
	}
	return p.tokens.take(n)
}

// stringize returns the string literal that spells the tokens of an argument.
func (p *preprocessor) stringize(arg []token) token {
	size := 0
	for i := range arg {
		size += len(arg[i].text) + 1
	}
	if !p.spend(size / bytesPerStep) {
		arg = nil
	}
	return stringize(arg)
}

// paste joins two tokens. It fails if the result is not one token.
func (p *preprocessor) paste(a, b token) (token, bool) {
	if !p.spend((len(a.text) + len(b.text)) / bytesPerStep) {
		return token{}, false
	}
	return paste(a, b, p.symbols)
}

// push makes tokens the next to be read.
func (p *preprocessor) push(tokens []token, m *macro) {
	if m != nil {
		m.disabled++
	}
	p.stack = append(p.stack, tokenList{tokens: tokens, macro: m})
	p.seam = true
}

// expanded returns the next token that is not the use of a macro.
func (p *preprocessor) expanded() token {
	for {
		t := p.read()
		if t.kind != identToken || t.flags&painted != 0 {
			return t
		}
		if p.inCondition && t.sym == p.definedWord {
			return p.definedOperator(t)
		}
		m := p.consult(t.sym)
		if m == nil {
			return t
		}
		if m.undecided {
			t.flags |= undecidedToken
		}
		if !p.enter(t, m) {
			return t
		}
	}
}

// expandAll returns the expansion of tokens without the following text. It is in p.made, from which
// the caller takes it when done.
func (p *preprocessor) expandAll(tokens []token) []token {
	if p.depth >= limit.ExpansionDepth.Value() {
		p.exceed(limit.ExpansionDepth, "macro uses are nested too deeply")
		return nil
	}
	base := p.base
	p.depth++
	p.base = len(p.stack)
	p.push(tokens, nil)
	p.seam = false
	first := len(p.made)
	for {
		t := p.expanded()
		if t.kind == endToken {
			break
		}
		p.made = append(p.made, t)
	}
	out := p.made[first:len(p.made):len(p.made)]
	p.unwind(p.base)
	p.base = base
	p.depth--
	p.space, p.seam = false, false
	return out
}

// expandOperand returns the expansion of a directive's tokens, as expandAll does, without the places
// of undecided macros.
func (p *preprocessor) expandOperand(tokens []token) []token {
	return slices.DeleteFunc(p.expandAll(tokens), func(t token) bool { return t.kind == placemarker })
}

// unwind leaves the lists above base, which after an error may hold tokens.
func (p *preprocessor) unwind(base int) {
	for len(p.stack) > base {
		if m := p.stack[len(p.stack)-1].macro; m != nil {
			m.disabled--
		}
		p.stack = p.stack[:len(p.stack)-1]
	}
}

// enter begins the expansion of the use of m that name is. It returns false
// if name stays as it is.
func (p *preprocessor) enter(name token, m *macro) bool {
	switch m.kind {
	case keptMacro, absentMacro, testMacro:
		return false
	case lineMacro, fileMacro, counterMacro, pragmaMacro:
		p.record.spoil()
	}
	switch m.kind {
	case lineMacro:
		line := p.frame.file.Position(p.useAt).Line + p.frame.lineShift
		p.replace(name, numberToken, strconv.Itoa(line))
		return true
	case fileMacro:
		// The folder would only make the text long.
		p.replace(name, literalToken, strconv.Quote(filepath.Base(cmp.Or(p.frame.name, p.frame.file.Name))))
		return true
	case counterMacro:
		p.unit.countFrom(p.counter)
		p.replace(name, numberToken, strconv.Itoa(p.counter))
		p.counter++
		return true
	}
	body := m.body
	if m.function || m.kind == pragmaMacro {
		if !p.openParen() {
			return false
		}
		given, splits, made := len(p.given), len(p.splits), len(p.made)
		use, ok := p.readUse(m)
		switch {
		case !ok:
			// Without the closing parenthesis, or with another number of arguments, it is no use of
			// the macro: the tokens stay.
			name.flags |= painted
			body = append(append(p.room(1+len(use.tokens)), name), use.tokens...)
		case m.kind == pragmaMacro:
			p.pragmaOperator(&use)
			body = nil
		default:
			body = p.substitute(m, &use)
		}
		p.given, p.splits, p.made = p.given[:given], p.splits[:splits], p.made[:made]
		if !ok {
			p.push(body, nil)
			return true
		}
	} else if m.pastes {
		body = p.pasteAll(append(p.room(len(body)), body...))
	}
	if m.undecided {
		body = append(append(p.room(1+len(body)), undecidedPlace), body...)
	}
	space := p.space || name.flags&spaceBefore != 0
	p.push(body, m)
	p.space = space
	return true
}

// undecidedPlace precedes the expansion of an undecided macro, which may be empty.
var undecidedPlace = token{kind: placemarker, sym: noSymbol, src: -1, flags: undecidedToken}

// replace makes one token the next to be read in place of name.
func (p *preprocessor) replace(name token, kind tokenKind, text string) {
	p.push([]token{{kind: kind, sym: noSymbol, src: -1, text: []byte(text), flags: name.flags & (spaceBefore | undecidedToken)}}, nil)
}

// openParen reads the next token if it is an opening parenthesis.
func (p *preprocessor) openParen() bool {
	for i := len(p.stack) - 1; i >= p.base; i-- {
		list := &p.stack[i]
		if list.next == len(list.tokens) {
			continue
		}
		if !list.tokens[list.next].is("(") {
			return false
		}
		p.unwind(i + 1)
		list.next++
		return true
	}
	if p.depth > 0 {
		return false
	}
	p.record.reached()
	if !p.frame.openParen() {
		return false
	}
	p.unwind(0)
	return true
}

// A macroUse has the arguments of a use of a macro with parameters.
type macroUse struct {
	tokens    []token // from the opening parenthesis to the closing one
	arguments []argument
}

// An argument is one of a macro's use.
type argument struct {
	start, end int32 // its tokens among the use's
	form       []token
	expanded   bool // form is the expansion of the argument
}

// raw returns the tokens of argument i as they were written.
func (u *macroUse) raw(i int) []token {
	if i >= len(u.arguments) {
		return nil
	}
	return u.tokens[u.arguments[i].start:u.arguments[i].end]
}

var openingParen = token{kind: punctToken, sym: noSymbol, src: -1, text: []byte("(")}

// readUse reads the arguments of m after the opening parenthesis. It returns false if there is no
// closing one or their number is wrong. They are in p.given and p.splits, from which the caller takes
// them when done.
func (p *preprocessor) readUse(m *macro) (use macroUse, ok bool) {
	outside, firstToken, firstSplit := p.file, len(p.given), len(p.splits)
	p.file = p.depth == 0
	p.space, p.seam = false, false
	p.given = append(p.given, openingParen)
	closed := p.readArguments(m, firstToken, firstSplit)
	use.tokens = p.given[firstToken:len(p.given):len(p.given)]
	use.arguments = p.splits[firstSplit:len(p.splits):len(p.splits)]
	p.file = outside
	if !closed && p.err == nil {
		p.record.spoil()
		// Nor has any use within this one: they are not tried again.
		for i := range use.tokens {
			use.tokens[i].flags |= painted
		}
		p.unit.problem(p.frame.file, p.useAt, "use of macro "+p.symbols.names[m.name]+" has no closing parenthesis")
	}
	return use, closed && m.takes(&use)
}

// readArguments appends the tokens up to the closing parenthesis to p.given
// and the arguments among them to p.splits.
func (p *preprocessor) readArguments(m *macro, firstToken, firstSplit int) (closed bool) {
	start, depth := int32(1), 0
	for {
		t := p.read()
		if t.kind == endToken {
			return false
		}
		p.given = append(p.given, t)
		if t.kind != punctToken || len(t.text) != 1 {
			continue
		}
		last := int32(len(p.given) - firstToken - 1)
		switch t.text[0] {
		case '(':
			depth++
		case ',':
			if depth == 0 && !(m.variadic && len(p.splits)-firstSplit >= len(m.params)-1) {
				p.splits = append(p.splits, argument{start: start, end: last})
				start = last + 1
			}
		case ')':
			if depth--; depth < 0 {
				p.splits = append(p.splits, argument{start: start, end: last})
				return true
			}
		}
	}
}

// takes reports whether m can be used with as many arguments.
func (m *macro) takes(use *macroUse) bool {
	n := len(use.arguments)
	switch {
	case m.kind == pragmaMacro, n == len(m.params):
		return true
	case len(m.params) == 0:
		return n == 1 && len(use.raw(0)) == 0
	case m.variadic:
		return n == len(m.params)-1
	}
	return false
}

// isVariable reports whether the use of m, which is variadic, gives variable
// arguments, if only an empty one.
func (m *macro) isVariable(use *macroUse) bool {
	return len(use.arguments) == len(m.params) && (len(m.params) > 1 || len(use.raw(0)) > 0)
}

// expandedArgument returns the argument as it is used away from # and ##.
func (p *preprocessor) expandedArgument(use *macroUse, i int) []token {
	if i >= len(use.arguments) {
		return nil
	}
	a := &use.arguments[i]
	if !a.expanded {
		a.form, a.expanded = use.raw(i), true
		if p.mayExpand(a.form) {
			a.form = p.expandAll(a.form)
		}
	}
	return a.form
}

// mayExpand reports whether a macro is named among the tokens.
func (p *preprocessor) mayExpand(tokens []token) bool {
	for i := range tokens {
		if tokens[i].kind == identToken && p.consult(tokens[i].sym) != nil {
			return true
		}
	}
	return false
}

// substitute returns the body of m with the arguments in place.
func (p *preprocessor) substitute(m *macro, use *macroUse) []token {
	size := len(m.body)
	for i := range m.body {
		if t := &m.body[i]; t.param > 0 && t.kind == identToken {
			size += len(p.argumentAt(m, use, m.body, i))
		}
	}
	out := p.room(size)
	if p.err != nil {
		return nil
	}
	return p.pasteAll(p.substituteRange(out, m, use, m.body))
}

// argumentAt returns the argument for the parameter body[i]: unexpanded next to a ##, else expanded,
// and nothing next to a #.
func (p *preprocessor) argumentAt(m *macro, use *macroUse, body []token, i int) []token {
	t := &body[i]
	index := int(t.param) - 1
	pastedBefore := i > 0 && body[i-1].flags&pasteAfter != 0
	switch {
	case t.flags&stringized != 0:
		return nil
	case pastedBefore && index == m.variadicIndex() && body[i-1].is(","): // GNU: not pasted
		return p.expandedArgument(use, index)
	case pastedBefore, t.flags&pasteAfter != 0:
		return use.raw(index)
	}
	return p.expandedArgument(use, index)
}

func (p *preprocessor) substituteRange(out []token, m *macro, use *macroUse, body []token) []token {
	for i := 0; i < len(body); i++ {
		t := body[i]
		switch {
		case t.kind == vaOptToken:
			inner := body[i+1 : i+int(t.param)]
			i += int(t.param)
			start := len(out)
			if len(p.expandedArgument(use, m.variadicIndex())) > 0 {
				out = p.substituteRange(out, m, use, inner)
			}
			if t.flags&stringized != 0 {
				text := p.stringize(p.pasteAll(out[start:]))
				out = append(out[:start], text)
			}
			out = surround(out, start, t.flags, body[i].flags)
		case t.param == 0:
			out = append(out, t)
		case t.flags&stringized != 0:
			text := p.stringize(use.raw(int(t.param) - 1))
			text.flags = t.flags & (spaceBefore | pasteAfter)
			out = append(out, text)
		default:
			index := int(t.param) - 1
			if i > 0 && index == m.variadicIndex() && body[i-1].is(",") && body[i-1].flags&pasteAfter != 0 {
				if !m.isVariable(use) {
					// GNU: ", ## __VA_ARGS__" without arguments takes the comma along.
					out = out[:len(out)-1]
				} else {
					out[len(out)-1].flags &^= pasteAfter
				}
			}
			start := len(out)
			out = append(out, p.argumentAt(m, use, body, i)...)
			out = surround(out, start, t.flags, t.flags)
		}
	}
	return out
}

// surround gives the tokens of out from start on, which replace one token of
// a body, the spacing of that token and its place in a ##. Nothing at all
// becomes a placemarker.
func surround(out []token, start int, first, last tokenFlags) []token {
	if len(out) == start {
		out = append(out, token{kind: placemarker, sym: noSymbol, src: -1})
	}
	t := &out[start]
	t.flags = t.flags&^spaceBefore | first&spaceBefore | seamBefore
	out[len(out)-1].flags |= last & pasteAfter
	return out
}

// pasteAll carries out the ## among the tokens, in place.
func (p *preprocessor) pasteAll(tokens []token) []token {
	out := tokens[:0]
	for i := 0; i < len(tokens); i++ {
		t := tokens[i]
		for t.flags&pasteAfter != 0 && i+1 < len(tokens) {
			i++
			pasted, ok := p.paste(t, tokens[i])
			if !ok {
				// Not one token: compilers differ; the two stay side by side.
				t.flags &^= pasteAfter
				out = append(out, t)
				pasted = tokens[i]
				pasted.flags &^= spaceBefore | seamBefore
			}
			t = pasted
		}
		t.flags &^= pasteAfter
		if t.kind != placemarker || t.flags&undecidedToken != 0 {
			out = append(out, t)
		}
	}
	return out
}
