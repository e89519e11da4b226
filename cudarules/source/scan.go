package source

import (
	"bytes"
	"slices"
	"sort"
	"sync"
)

// A scan is the result of one pass over a file's text. It does not depend on any macro.
type scan struct {
	// clean is the file's text, equally long, with comments and line splices
	// blanked and digraphs spelled in full.
	clean []byte

	idents     []ident     // outside directives, ascending
	directives []directive // ascending
	comments   []Range
	raws       []Range // raw string literals
	digraphs   []Range
	broken     []brokenToken

	once  symbol // represents "the file was read and says #pragma once"
	guard symbol // the macro of its include guard, or noSymbol
}

const noSymbol symbol = -1

// An ident is one identifier in the text.
type ident struct {
	at  int32
	sym symbol
}

// A directive is one preprocessing directive. Its text runs from the # to the
// line break that ends it, splices and comments included.
type directive struct {
	start, end int32
	operand    int32 // offset of the text after the directive's name
	ident      int32 // index of the first ident after it
	next       int32 // of a conditional: index of the #elif, #else or #endif that follows; 0: none
	kind       directiveKind
	macro      *macro // the definition of a #define, once parsed
}

type directiveKind uint8

const (
	otherDirective directiveKind = iota
	ifDirective
	ifdefDirective
	ifndefDirective
	elifDirective
	elifdefDirective
	elifndefDirective
	elseDirective
	endifDirective
	includeDirective
	includeNextDirective
	defineDirective
	undefDirective
	pragmaDirective
	errorDirective
	lineDirective // also without the word line
)

var directiveKinds = map[string]directiveKind{
	"if": ifDirective, "ifdef": ifdefDirective, "ifndef": ifndefDirective,
	"elif": elifDirective, "elifdef": elifdefDirective, "elifndef": elifndefDirective,
	"else": elseDirective, "endif": endifDirective,
	"include": includeDirective, "include_next": includeNextDirective, "import": includeDirective,
	"define": defineDirective, "undef": undefDirective,
	"pragma": pragmaDirective, "error": errorDirective, "line": lineDirective,
}

// A brokenToken is a comment or literal that the file's end cuts off.
type brokenToken struct {
	at      int32
	message string
}

// A class says how the scan treats a byte that begins something.
type class uint8

const (
	plainByte class = iota
	identByte
	digitByte
	quoteByte
	slashByte
	hashByte
	backslashByte
	dotByte
	digraphByte
	endByte // the padding after the text, or a stray NUL
)

var classes = func() (t [256]class) {
	for c := range t {
		switch {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', c == '_', c == '$', c >= 0x80:
			t[c] = identByte
		case '0' <= c && c <= '9':
			t[c] = digitByte
		}
	}
	t['"'], t['\''] = quoteByte, quoteByte
	t['/'], t['#'], t['\\'], t['.'] = slashByte, hashByte, backslashByte, dotByte
	t['<'], t['%'], t[':'] = digraphByte, digraphByte, digraphByte
	t[0] = endByte
	return t
}()

func isWord(c byte) bool  { return classes[c]-identByte <= digitByte-identByte }
func isDigit(c byte) bool { return classes[c] == digitByte }
func isSpace(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// padding is the number of NUL bytes after a scan's clean text, so that looking a few bytes ahead
// needs no test for the end.
const padding = 4

// padded returns the clean text with its padding.
func (s *scan) padded() []byte { return s.clean[:len(s.clean)+padding] }

type scanner struct {
	*scan
	symbols *symbols
	text    []byte // clean with its padding
	end     int    // of the file's text
	resume  int    // the end of the splices in the last token
	open    []int32
}

// identLists are memory for the identifiers of texts that are being scanned: how many there are shows in the end.
var identLists = sync.Pool{New: func() any { return &[]ident{} }}

// mostPooled is how many identifiers such memory may hold: more are kept where they are.
const mostPooled = 1 << 20

// scanText scans the text of a file.
func scanText(text []byte, table *symbols) *scan {
	buf := make([]byte, len(text)+padding)
	copy(buf, text)
	idents := identLists.Get().(*[]ident)
	s := &scanner{
		scan:    &scan{clean: buf[:len(text)], guard: noSymbol, idents: (*idents)[:0]},
		symbols: table,
		text:    buf,
		end:     len(text),
	}
	at := 0
	if bytes.HasPrefix(text, []byte("\ufeff")) {
		blank(buf[:3])
		at = 3
	}
	s.run(at)
	if cap(s.idents) <= mostPooled {
		*idents, s.idents = s.idents, slices.Clone(s.idents)
		identLists.Put(idents)
	}
	s.findGuard()
	return s.scan
}

// run scans plain text up to the end.
func (s *scanner) run(at int) {
	text := s.text
	for {
		c := text[at]
		switch classes[c] {
		case plainByte:
			at++
		case identByte:
			end := s.word(at)
			if classes[text[end]] == quoteByte && isPrefix(text[at:end]) {
				at = s.literal(end, text[end-1] == 'R')
				continue
			}
			s.idents = append(s.idents, ident{int32(at), s.symbols.intern(text[at:end])})
			at = end
		case endByte:
			if at >= s.end {
				return
			}
			at++
		case hashByte:
			if s.startsLine(at) {
				at = s.directive(at, at+1)
			} else {
				at++
			}
		default:
			at = s.rare(at)
		}
	}
}

// rare scans the token at a byte that is neither plain, nor a name's, nor a directive's, and returns
// its end. It serves plain text and directives alike.
func (s *scanner) rare(at int) int {
	text := s.text
	switch classes[text[at]] {
	case digitByte:
		return s.number(at)
	case dotByte:
		if isDigit(text[at+1]) {
			return s.number(at)
		}
	case quoteByte:
		return s.literal(at, false)
	case slashByte:
		second := at + 1
		if text[second] == '\\' {
			second = max(second, afterSplice(text, second))
		}
		switch text[second] {
		case '*':
			s.join(at, second+1)
			return s.comment(at)
		case '/':
			return s.comment(at)
		}
	case backslashByte:
		next := afterSplice(text, at)
		if next == 0 {
			break
		}
		end := next // of an operator
		for at > 0 && isOperator(text[at-1]) && isOperator(text[end]) && text[end] != '/' {
			end++
		}
		if end > next {
			s.join(at, end)
			return at
		}
		blank(text[at:next])
		return next
	case digraphByte:
		return s.digraph(at)
	}
	return at + 1
}

// word returns the end of the identifier or number at at. Splices inside it are moved to its end.
func (s *scanner) word(at int) int {
	text := s.text
	end := at + 1
	for isWord(text[end]) {
		end++
	}
	if text[end] != '\\' {
		return end
	}
	whole := end
	for text[whole] == '\\' {
		next := afterSplice(text, whole)
		if next == 0 || !isWord(text[next]) {
			break
		}
		for whole = next; isWord(text[whole]); {
			whole++
		}
	}
	return s.join(end, whole)
}

// join moves the splices in text[at:end] to its end, as blanks and line
// breaks, and returns where they begin.
func (s *scanner) join(at, end int) int {
	text, to, breaks := s.text, at, 0
	for at < end {
		if text[at] == '\\' {
			if next := afterSplice(text, at); next > 0 {
				at = next
				breaks++
				continue
			}
		}
		text[to] = text[at]
		to++
		at++
	}
	for i := to; i < end; i++ {
		text[i] = ' '
		if i >= end-breaks {
			text[i] = '\n'
		}
	}
	s.resume = end
	return to
}

// number returns the end of the preprocessing number at at.
func (s *scanner) number(at int) int {
	text := s.text
	for {
		end := s.word(at)
		switch c := text[end]; {
		case c == '.',
			c == '\'' && isWord(text[end+1]),
			(c == '+' || c == '-') && isExponent(text[end-1]):
			at = end
		default:
			return end
		}
	}
}

// isExponent reports whether a sign after c continues a number. In 0xe+1 it does as well: that is one
// preprocessing number.
func isExponent(c byte) bool { return c|0x20 == 'e' || c|0x20 == 'p' }

// isPrefix reports whether name before a quote belongs to the literal.
func isPrefix(name []byte) bool {
	switch string(name) {
	case "R", "L", "u", "U", "u8", "LR", "uR", "UR", "u8R":
		return true
	}
	return false
}

// literal returns the end of the string or character literal whose quote is at at.
func (s *scanner) literal(at int, raw bool) int {
	if raw && s.text[at] == '"' {
		if end := rawEnd(s.text[:s.end], at); end > 0 {
			s.raws = append(s.raws, Range{at, end})
			return end
		}
		s.broken = append(s.broken, brokenToken{int32(at), "raw string literal has no end"})
		return s.end
	}
	end := literalEnd(s.text, at)
	if bytes.IndexByte(s.text[at:end], '\n') >= 0 {
		return s.join(at, end)
	}
	return end
}

// literalEnd returns the end of the string or character literal whose quote is at at. A literal ends
// at the line break at the latest. The text must be padded.
func literalEnd(text []byte, at int) int {
	quote := text[at]
	for at++; ; at++ {
		switch c := text[at]; {
		case c == quote:
			return at + 1
		case c == '\\':
			if next := afterSplice(text, at); next > 0 {
				at = next - 1
			} else if text[at+1] != 0 {
				at++
			}
		case c == '\n', c == 0 && at >= len(text)-padding:
			return at
		}
	}
}

// rawEnd returns the end of the raw string literal whose quote is at at, or 0 if it has none.
func rawEnd(text []byte, at int) int {
	open := bytes.IndexByte(text[at:], '(')
	if open < 0 || open > 17 { // the standard allows 16 characters between
		return 0
	}
	delimiter := append([]byte{')'}, text[at+1:at+open]...)
	delimiter = append(delimiter, '"')
	body := at + open + 1
	end := bytes.Index(text[body:], delimiter)
	if end < 0 {
		return 0
	}
	return body + end + len(delimiter)
}

// comment blanks the comment at at and returns its end.
func (s *scanner) comment(at int) int {
	end := s.end
	if s.text[at+1] == '*' {
		if i := bytes.Index(s.text[at+2:s.end], []byte("*/")); i >= 0 {
			end = at + 2 + i + 2
		} else {
			s.broken = append(s.broken, brokenToken{int32(at), "comment has no end"})
		}
	} else {
		for from := at; ; {
			i := bytes.IndexByte(s.text[from:s.end], '\n')
			if i < 0 {
				break
			}
			from += i
			if !spliced(s.text, from) {
				end = from
				break
			}
			from++
		}
	}
	s.comments = append(s.comments, Range{at, end})
	blank(s.text[at:end])
	return end
}

// digraph spells the digraph at at, if there is one, in full and returns the end of the token.
func (s *scanner) digraph(at int) int {
	text := s.text
	var full byte
	switch string(text[at : at+2]) {
	case "<:":
		// "<::" is "<" and "::" unless ":" or ">" follows.
		if text[at+2] == ':' && text[at+3] != ':' && text[at+3] != '>' {
			return at + 1
		}
		full = '['
	case ":>":
		full = ']'
	case "<%":
		full = '{'
	case "%>":
		full = '}'
	case "%:":
		full = '#'
	case "::": // so that the second colon of "::>" begins no digraph
		return at + 2
	default:
		return at + 1
	}
	s.digraphs = append(s.digraphs, Range{at, at + 2})
	if full == '#' && s.startsLine(at) {
		text[at], text[at+1] = '#', ' '
		return s.directive(at, at+2)
	}
	if full == '#' && text[at+2] == '%' && text[at+3] == ':' {
		s.digraphs = append(s.digraphs, Range{at + 2, at + 4})
		copy(text[at:], "##  ")
		return at + 4
	}
	text[at], text[at+1] = full, ' '
	return at + 2
}

// startsLine reports whether at is preceded only by blanks in its line.
func (s *scanner) startsLine(at int) bool {
	for at--; at >= 0; at-- {
		switch c := s.text[at]; {
		case c == '\n':
			return true
		case !isSpace(c):
			return false
		}
	}
	return true
}

// directive scans the directive whose # is at start and whose name follows at at, and returns its end.
func (s *scanner) directive(start, at int) int {
	text := s.text
	for isBlank(text[at]) || text[at] == '\\' || text[at] == '/' && text[at+1] == '*' {
		if isBlank(text[at]) {
			at++
			continue
		}
		next := s.rare(at)
		if next == at+1 {
			break
		}
		at = next
	}
	d := directive{start: int32(start), operand: int32(at)}
	switch classes[text[at]] {
	case identByte:
		end := s.word(at)
		d.kind = directiveKinds[string(text[at:end])]
		at = max(end, s.resume)
		d.operand = int32(end)
	case digitByte:
		d.kind = lineDirective
	}
	if d.kind == includeDirective || d.kind == includeNextDirective {
		at = s.headerName(at)
	}
	end := s.directiveEnd(at)
	d.end = int32(end)
	d.ident = int32(len(s.idents))
	s.link(d)
	return end
}

func isBlank(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' && c != '\n' }

// headerName skips the <name> of an include, in which // begins no comment.
func (s *scanner) headerName(at int) int {
	for isBlank(s.text[at]) {
		at++
	}
	if s.text[at] != '<' {
		return at
	}
	for i := at; i < s.end && s.text[i] != '\n'; i++ {
		if s.text[i] == '>' {
			return i + 1
		}
	}
	return at
}

// directiveEnd scans the rest of a directive's line and returns its end.
func (s *scanner) directiveEnd(at int) int {
	text := s.text
	for {
		switch c := text[at]; classes[c] {
		case plainByte:
			if c == '\n' {
				return at
			}
			at++
		case hashByte:
			at++
		case identByte:
			end := s.word(at)
			if text[end] == '"' && isPrefix(text[at:end]) && text[end-1] == 'R' {
				end = s.literal(end, true)
			}
			at = max(end, s.resume)
		case endByte:
			if at >= s.end {
				return at
			}
			at++
		default:
			at = max(s.rare(at), s.resume)
		}
	}
}

// link appends d and ties it to the conditional that it belongs to.
func (s *scanner) link(d directive) {
	index := int32(len(s.directives))
	switch d.kind {
	case ifDirective, ifdefDirective, ifndefDirective:
		s.open = append(s.open, index)
	case elifDirective, elifdefDirective, elifndefDirective, elseDirective, endifDirective:
		if top := len(s.open) - 1; top >= 0 {
			s.directives[s.open[top]].next = index
			s.open[top] = index
			if d.kind == endifDirective {
				s.open = s.open[:top]
			}
		}
	}
	s.directives = append(s.directives, d)
}

// findGuard recognises the include guard around the whole file.
func (s *scanner) findGuard() {
	ds := s.directives
	if len(ds) < 2 || ds[0].next != int32(len(ds)-1) || ds[len(ds)-1].kind != endifDirective || ds[0].ident != 0 ||
		int(ds[len(ds)-1].ident) != len(s.idents) ||
		len(bytes.TrimSpace(s.clean[:ds[0].start])) > 0 || len(bytes.TrimSpace(s.clean[ds[len(ds)-1].end:])) > 0 {
		return
	}
	condition := bytes.Fields(s.clean[ds[0].operand:ds[0].end])
	switch {
	case ds[0].kind == ifndefDirective && len(condition) == 1:
		s.guard = s.symbols.intern(condition[0])
	case ds[0].kind == ifDirective:
		name, ok := bytes.CutPrefix(bytes.Join(condition, nil), []byte("!defined"))
		name = bytes.TrimSuffix(bytes.TrimPrefix(name, []byte("(")), []byte(")"))
		if ok && len(name) > 0 && bytes.IndexFunc(name, func(r rune) bool { return r < 0x80 && !isWord(byte(r)) }) < 0 {
			s.guard = s.symbols.intern(name)
		}
	}
}

// afterSplice returns the offset after the line splice at the backslash at at, or 0 if no line break
// follows it. Blanks may separate the two.
func afterSplice(text []byte, at int) int {
	for at++; ; at++ {
		switch c := text[at]; {
		case c == '\n':
			return at + 1
		case !isBlank(c):
			return 0
		}
	}
}

// spliced reports whether the line break at at is spliced away.
func spliced(text []byte, at int) bool {
	for at--; at >= 0 && isBlank(text[at]); at-- {
	}
	return at >= 0 && text[at] == '\\'
}

// blank overwrites text with spaces and keeps its line breaks.
func blank(text []byte) {
	for len(text) > 0 {
		line := bytes.IndexByte(text, '\n')
		if line < 0 {
			line = len(text)
		}
		for i := range text[:line] {
			text[i] = ' '
		}
		text = text[min(line+1, len(text)):]
	}
}

// inRanges reports whether at lies in one of the ascending ranges.
func inRanges(ranges []Range, at int) bool {
	i := sort.Search(len(ranges), func(i int) bool { return ranges[i].End > at })
	return i < len(ranges) && ranges[i].Start <= at
}
