package syntax

import (
	"bytes"
	"slices"
	"strings"
)

// mend rewrites what the grammar of C++ is known to fail on.
func (l *lowering) mend() {
	frames := []frame{{}}
	for i := 0; i < len(l.toks); i++ {
		f := &frames[len(frames)-1]
		switch t := l.toks[i]; t.kind {
		case '(', '[', '{':
			if t.mate >= 0 {
				in := l.enter(*f, i)
				if in.scope == codeScope && f.scope == codeScope {
					l.mendEmptyBlock(i)
				}
				frames = append(frames, in)
			}
		case ')', ']', '}':
			for t.mate >= 0 && len(frames) > 1 {
				closed := frames[len(frames)-1]
				frames = frames[:len(frames)-1]
				if closed.open != int(t.mate) {
					continue
				}
				f = &frames[len(frames)-1]
				if f.scope != listScope && !closed.lambda && (closed.scope == codeScope || closed.scope == namespaceScope) {
					f.stmt = i + 1
				}
				break
			}
		case ';':
			// struct S { void f() {}; };
			if i == f.stmt && (f.scope == namespaceScope || f.scope == classScope) {
				l.hideTokens(i, i+1)
			}
			f.stmt = i + 1
		case word:
			l.mendWord(f, i)
		default:
			l.mendPunctuation(f, i)
		}
	}
	slices.SortStableFunc(l.marks, func(a, b Mark) int { return a.Start - b.Start })
	slices.Sort(l.fakes)
}

func (l *lowering) mendWord(f *frame, i int) {
	switch class := l.class(i); {
	case class == identifier:
		if l.takesTypes(i) {
			l.mendTypeArguments(i + 1)
		}
	case l.isWord(i, "asm"):
		l.mendAsm(i)
	case l.isWord(i, "else", "do"):
		f.stmt = i + 1
	case !l.c:
		l.mendKeyword(f, i)
	}
	if f.stmt == i && l.mendMacro(f, i) {
		f.stmt = i + 1
		return
	}
	if !l.is(i-1, word) {
		l.mendSuffix(f, i)
		l.mendWords(f, i)
	}
}

// mendKeyword mends what the keyword of C++ at token i introduces.
func (l *lowering) mendKeyword(f *frame, i int) {
	switch l.str(i) {
	case "template":
		l.mendInstantiation(i)
	case "typeid":
		// sizeof takes a type or an expression, too.
		if l.isGroup(i+1, '(') {
			next, _ := l.group(i + 1)
			copy(l.out[l.toks[i].start:], "sizeof")
			l.amend(i, next, SizeofExpression, TypeidExpression)
		}
	case "operator":
		l.mendOperator(f, i)
	case "decltype":
		l.mendDecltype(f, i)
	case "typename":
		// typename T::type(x)
		if end := l.skipName(i + 1); l.is(end, '(') || l.is(end, ';') && l.isWord(i-1, "friend") || l.is(end, '{') && !l.isAny(i-1, arrow, ':') {
			l.hideTokens(i, i+1)
		}
	case "using":
		if l.isWord(i+1, "typename") {
			l.hideTokens(i+1, i+2)
		}
	case "extern":
		// extern "C" typedef void (*F)(int); extern "C" struct S {};
		if l.is(i+1, literal) && (l.isWord(i+2, "typedef") || l.onlyClass(i+2)) {
			l.hideTokens(i, i+2)
		}
	case "new":
		if !l.isWord(i-1, "operator") {
			l.mendNew(i)
		}
	case "struct", "class", "union", "enum":
		// A<struct B>
		if l.is(i-1, '<') && l.is(i-2, word) && !l.isWord(i-2, "template") && l.isAny(i+2, ',', '>') {
			l.hideTokens(i, i+1)
		}
	case "unsigned", "signed", "long", "short":
		// (unsigned(x) << 1)
		if (l.is(i+1, '(') && !l.isAny(i+2, '*', '&', ')') || l.is(i+1, '{')) && !l.is(i-1, word) && l.beginsOperand(f, i) {
			l.fill(i, i+1, PrimitiveType, Identifier)
		}
	case "friend":
		l.mendFriend(i)
	case "throw":
		if i != f.stmt && l.isAny(i-1, '?', ':', '(', ',', '=', '&', '|') {
			l.mendThrow(i)
		}
	}
}

func (l *lowering) mendPunctuation(f *frame, i int) {
	t := l.toks[i]
	switch t.kind {
	case ':':
		switch {
		case l.isWord(i-1, "enum"):
			l.fakeBeforeColon(i) // enum : int { … }
		case l.isWord(f.stmt, "public", "private", "protected", "case", "default"), f.scope == codeScope && f.stmt == i-1:
			f.stmt = i + 1
		case f.scope == classScope && l.isAny(i+1, number, word) && (l.is(i-1, ',') || l.onlyType(f.stmt, i)):
			l.fakeBeforeColon(i) // an unnamed bit-field
		}
	case '*', '&':
		// An unnamed parameter with a default argument: int * = nullptr.
		if l.is(i+1, '=') && !l.isWord(i-1, "operator") && !l.isWord(i+2, "default", "delete") {
			l.fake(i, i+1)
		}
		l.mendMemberPointer(f, i)
	case operator:
		// A<B<T>::value >= 1>: any comparison does that ends no list.
		if string(l.bytes(i)) == ">=" {
			l.out[t.start] = '<'
		}
	case '=':
		if !l.c {
			l.mendDefault(f, i)
		}
	case arrow:
		if l.is(i+1, '*') && l.toks[i+1].start == t.end && !l.isWord(i-1, "operator") {
			if l.is(i+2, word) {
				copy(l.out[t.start:], ".* ")
			} else {
				copy(l.out[t.start:], "<=>") // a binary operator, spelled ->* in the text
			}
		}
	case ellipsis:
		switch {
		case l.isAny(i-1, '[', ',') && l.is(i+1, word) && l.is(i+2, '='), // [...xs = ys]
			l.is(i+1, ';') && l.isWord(f.stmt, "using"): // using Bases::f...;
			l.hideTokens(i, i+1)
		default:
			l.mendPack(f, i)
		}
	case literal:
		// "%" PRIu64 "\n": where the macro is unknown, the strings remain.
		if l.is(i+1, word) && l.toks[i+1].start > t.end && l.isAny(i+2, literal, ',', ')') && l.class(i+1) == identifier {
			l.macro(i+1, i+2)
		}
	}
}

// amend gives the nodes of kind from that span the tokens [i, j) the kind to.
func (l *lowering) amend(i, j int, from, to Kind) {
	l.amends = append(l.amends, amend{l.toks[i].start, l.toks[j-1].end, from, to})
}

// fake puts a placeholder identifier between tokens i and j if there is room.
func (l *lowering) fake(i, j int) {
	if at := l.toks[i].end; at < l.toks[j].start && l.out[at] != '\n' && l.out[at] != '\r' {
		l.out[at] = '_'
		l.fakes = append(l.fakes, at)
	}
}

// fakeBeforeColon puts a placeholder before the colon at token i. Where only
// one blank stands between it and a word, the colon moves on.
func (l *lowering) fakeBeforeColon(i int) {
	at := l.toks[i].start
	if before := l.out[:at]; bytes.HasSuffix(before, []byte("  ")) || bytes.HasSuffix(before, []byte(", ")) {
		l.out[at-1] = '_'
		l.fakes = append(l.fakes, at-1)
	} else if int(at)+1 < len(l.out) && l.out[at-1] == ' ' && l.out[at+1] == ' ' {
		l.out[at], l.out[at+1] = '_', ':'
		l.fakes = append(l.fakes, at)
	}
}

// macro hides the tokens [i, j): a name and maybe its arguments.
func (l *lowering) macro(i, j int) {
	var args Span
	if j > i+1 {
		_, args = l.group(i + 1)
	}
	l.mark(Macro, int(l.toks[i].start), int(l.toks[j-1].end), args)
}

// fill makes one identifier of the tokens [i, j), which is going to be a node
// of the kind to instead of one of the kinds from. What stands behind a line
// break is hidden.
func (l *lowering) fill(i, j int, to Kind, from ...Kind) {
	text := l.out[l.toks[i].start:l.toks[j-1].end]
	for k, c := range text {
		if c == '\n' || c == '\r' {
			blank(text[k:])
			break
		}
		text[k] = '_'
	}
	for _, kind := range from {
		l.amend(i, j, kind, to)
	}
}

// onlyType reports whether the tokens [i, j) are words that name a type.
func (l *lowering) onlyType(i, j int) bool {
	names := 0
	for ; i < j; i++ {
		if !l.is(i, word) {
			return false
		}
		switch l.class(i) {
		case identifier:
			names++
		case builtinType:
			names = 1
		case qualifier:
		default:
			return false
		}
	}
	return names == 1
}

// onlyClass reports whether the declaration at token i declares a class or an
// enumeration and nothing else.
func (l *lowering) onlyClass(i int) bool {
	if !l.isWord(i, "class", "struct", "union", "enum") || !l.is(i+1, word) {
		return false
	}
	end := i + 2
	if l.isGroup(end, '{') {
		end, _ = l.group(end)
	}
	return l.is(end, ';')
}

// mendEmptyBlock writes the inner braces of { {} }, which could initialize
// something, as an empty statement.
func (l *lowering) mendEmptyBlock(i int) {
	if l.is(i-1, '{') && l.is(i+1, '}') && l.is(i+2, '}') {
		l.out[l.toks[i].start], l.out[l.toks[i+1].start] = ';', ' '
	}
}

// mendInstantiation hides what the grammar does not know of explicit
// instantiations: template class A<int>; extern template void f<int>();
func (l *lowering) mendInstantiation(i int) {
	if l.is(i+1, '<') || l.isAny(i-1, '.', arrow, scope) {
		return
	}
	if l.isWord(i-1, "extern") {
		l.mark(ExternTemplate, int(l.toks[i-1].start), int(l.toks[i-1].end), Span{})
	}
	if l.isWord(i+1, "class", "struct", "union") {
		l.mark(Instantiation, int(l.toks[i].start), int(l.toks[i].end), Span{})
	}
}

// mendAsm writes an asm statement with operands, of which the grammar reads
// only plain names, as a call: asm("…", "=r"(x[0]), "r"(y), "memory").
func (l *lowering) mendAsm(i int) {
	open := i + 1
	for l.isWord(open, "volatile", "goto", "inline") {
		open++
	}
	if !l.isGroup(open, '(') {
		return
	}
	end := int(l.toks[open].mate)
	if !slices.ContainsFunc(l.toks[open:end], func(t token) bool { return t.kind == ':' || t.kind == scope }) {
		return
	}
	copy(l.out[l.toks[i].start:], "a_m")
	if open > i+1 {
		l.hideTokens(i+1, open)
	}
	l.amend(i, end+1, CallExpression, GnuAsmExpression)

	section := 0 // 1: outputs, 2: inputs
	comma := -1  // where one may be put between two operands
	first := true
	for j := open + 1; j < end; j++ {
		t := l.toks[j]
		switch t.kind {
		case ':', scope, ',':
			if t.kind != ',' {
				section += int(t.end - t.start)
			}
			blank(l.out[t.start:t.end])
			comma = int(t.start)
			continue
		case '[': // a name for the operand
			j = max(j, int(t.mate))
			blank(l.out[t.start:l.toks[j].end])
			continue
		}
		if !first && comma >= 0 {
			l.out[comma] = ','
		}
		if !first && comma < 0 && isBlank(l.out[l.toks[j-1].end]) && t.kind == literal && l.is(j-1, ')') {
			l.out[l.toks[j-1].end] = ',' // nvcc does not insist on commas
		}
		first, comma = false, -1
		if l.isGroup(j+1, '(') && t.kind == literal {
			to := GnuAsmInputOperand
			if section == 1 {
				to = GnuAsmOutputOperand
			}
			next, _ := l.group(j + 1)
			l.amend(j, next, CallExpression, to)
			j = next - 1
		}
	}
}

// mendOperator makes one identifier of an operator's name in an expression:
// x.operator()(1), this->operator=(y), operator+(a, b).
func (l *lowering) mendOperator(f *frame, i int) {
	member := l.isAny(i-1, '.', arrow)
	if !member && !l.beginsOperand(f, i) {
		return
	}
	end := i + 1
	switch {
	case l.is(end, '(') && l.is(end+1, ')'), l.is(end, '[') && l.is(end+1, ']'):
		end += 2
	case l.isAny(end, word, scope) && !l.isWord(end, "new", "delete", "co_await"):
		for end = l.skipType(end); l.isAny(end, '*', '&'); {
			end++
		}
	default:
		for end < len(l.toks) && end < i+maxHead && !l.isAny(end, '(', ')', ';', '{', ',', literal) {
			end++
		}
	}
	if end == i+1 || !l.is(end, '(') && !member {
		return
	}
	l.fill(i, end, OperatorName, Identifier, FieldIdentifier)
}

// mendDefault mends what follows the sign = at token i.
func (l *lowering) mendDefault(f *frame, i int) {
	switch next := i + 1; {
	case f.scope == classScope && l.isAny(i-1, word, ']') && !l.isWord(i-1, "operator") && l.moreMembers(f.stmt, i):
		// struct S { int a = 1, b = 2; }: the grammar has default values for the
		// last member alone, but bit-fields for each.
		l.out[l.toks[i].start] = ':'
		l.amends = append(l.amends, amend{l.toks[i].start, -1, BitfieldClause, None})
		if l.isGroup(next, '{') {
			l.parenthesize(next)
		}
	case l.isGroup(next, '{') && l.is(f.open, '('):
		// A default argument that is an initializer list: f(T x = {1, 2}).
		shut := int(l.toks[next].mate)
		if !l.isAny(shut+1, ',', ')') {
			return
		}
		l.parenthesize(next)
	case l.isWord(next, "delete") && l.is(next+1, ';') && l.toks[i].end < l.toks[next].start:
		// Where parameters have no names, an initializer: void f(T) = delete;
		start := l.toks[next].start - 1
		if l.out[start] == ' ' {
			copy(l.out[start:], "default")
			l.amend(i, next+2, DefaultMethodClause, DeleteMethodClause)
			l.clauses = append(l.clauses, start)
		}
	case l.isWord(next, "default") && l.is(next+1, ';'):
		l.clauses = append(l.clauses, l.toks[next].start)
	case l.isWord(i-2, "class", "typename") && l.is(i-1, word) || l.isWord(i-1, "class", "typename"):
		// template <class T = int *>
		end := l.skipType(next)
		stars := end
		for l.isAny(stars, '*', '&') || l.isWord(stars, "const", "volatile", "noexcept") || l.isGroup(stars, '(') || l.isGroup(stars, '[') {
			if l.toks[stars].mate >= 0 {
				stars = int(l.toks[stars].mate)
			}
			stars++
		}
		plain := stars == end && l.skipName(next) == end
		if !plain && end > next && l.isAny(stars, ',', '>') {
			l.fill(next, stars, TypeDescriptor, TypeIdentifier)
		}
	}
}

// moreMembers reports whether the initializer behind token i, a sign = in the
// member declaration that begins at token stmt, is followed by a comma.
func (l *lowering) moreMembers(stmt, i int) bool {
	angles := 0
	for j := max(stmt, i-maxHead); j < i; j++ {
		switch t := l.toks[j]; t.kind {
		case '<':
			angles++
		case '>':
			angles--
		case '(', '[', '{':
			j = max(j, int(t.mate))
		}
	}
	if angles > 0 { // template <int N = 1, int M = 2>
		return false
	}
	for j := i + 1; j < len(l.toks) && j < i+maxHead; j++ {
		switch t := l.toks[j]; t.kind {
		case ',':
			return true
		case ';', ')', ']', '}':
			return false
		case '<':
			if next := l.skipAngles(j); next > 0 && l.is(j-1, word) {
				j = next - 1
			}
		case '(', '[', '{':
			j = max(j, int(t.mate))
		}
	}
	return false
}

// parenthesize writes the initializer list that begins at token i in
// parentheses, where the grammar expects an expression.
func (l *lowering) parenthesize(i int) {
	next, _ := l.group(i)
	if next == i+2 {
		l.fill(i, next, InitializerList, Identifier)
		return
	}
	l.out[l.toks[i].start], l.out[l.toks[next-1].start] = '(', ')'
	l.amend(i, next, ParenthesizedExpression, InitializerList)
	l.dropCommas(i+1, next-1)
}

// dropCommas takes the comma expression of the tokens [i, end) out of the tree
// in favour of its operands.
func (l *lowering) dropCommas(i, end int) {
	for first := i; i < end; i++ {
		switch t := l.toks[i]; t.kind {
		case '(', '[', '{':
			i = max(i, int(t.mate))
		case ',':
			l.amend(first, end, CommaExpression, None)
			first = i + 1
		}
	}
}

// skipType returns the token behind the type specifiers that begin at token i.
func (l *lowering) skipType(i int) int {
	for l.is(i, word) && (l.class(i) == qualifier || l.class(i) == classKey) {
		i++
	}
	if l.is(i, word) && l.class(i) == builtinType {
		for l.is(i, word) && (l.class(i) == builtinType || l.class(i) == qualifier) {
			i++
		}
		return i
	}
	if l.is(i, scope) {
		i++
	}
	i = l.skipName(i)
	for l.isWord(i, "const", "volatile") {
		i++
	}
	return i
}

// mendNew makes one identifier of the type of new T * [n].
func (l *lowering) mendNew(i int) {
	start := i + 1
	if l.isGroup(start, '(') { // placement
		start, _ = l.group(start)
	}
	end := l.skipType(start)
	stars := end
	for l.isAny(stars, '*') || l.isWord(stars, "const", "volatile") {
		stars++
	}
	if end > start && stars > end {
		l.fill(start, stars, TypeDescriptor, TypeIdentifier)
	}
}

// mendThrow writes a throw that is an operand, x ? y : throw z, as a unary
// operator.
func (l *lowering) mendThrow(i int) {
	t := l.toks[i]
	if l.isAny(i+1, ';', ')', ',', ':') {
		l.fill(i, i+1, ThrowExpression, Identifier)
		return
	}
	blank(l.out[t.start:t.end])
	l.out[t.start] = '!'
	l.amends = append(l.amends,
		amend{t.start, -1, UnaryExpression, ThrowExpression},
		amend{t.start, t.start + 1, Token, None})
}

// mendDecltype mends decltype with a comma expression, and as a base class,
// and writes a value of that type, decltype(x){}, as a call of a call.
func (l *lowering) mendDecltype(f *frame, i int) {
	if !l.isGroup(i+1, '(') {
		return
	}
	l.mendCommas(i + 1)
	next, _ := l.group(i + 1)
	switch {
	case l.is(i-1, ':') && l.is(next, '{'): // struct S : decltype(x) {
		l.fill(i, next, Decltype, TypeIdentifier)
		return
	case l.isGroup(next, '{') && (l.is(i-1, '<') || l.beginsOperand(f, i)):
		l.out[l.toks[next].start] = '('
		l.out[l.toks[l.toks[next].mate].start] = ')'
	case l.is(next, '(') && l.beginsOperand(f, i):
	default:
		return
	}
	copy(l.out[l.toks[i].start:], "d_cltype")
	l.amend(i, next, CallExpression, Decltype)
}

// mendCommas writes the comma expression in the parentheses at token i, where
// the grammar expects none, with another operator.
func (l *lowering) mendCommas(i int) {
	end := int(l.toks[i].mate)
	comma := 0
	for j := i + 1; j < end; j++ {
		switch t := l.toks[j]; t.kind {
		case '(', '[', '{':
			j = max(j, int(t.mate))
		case '<':
			if next := l.skipAngles(j); next > 0 && next <= end && l.is(j-1, word) {
				j = next - 1
			}
		case ',':
			if comma > 0 {
				l.amend(i+1, j, BinaryExpression, CommaExpression)
			}
			l.out[t.start] = '|'
			comma = j
		}
	}
	if comma > 0 {
		l.amend(i+1, end, BinaryExpression, CommaExpression)
	}
}

// mendMemberPointer writes a pointer to member, T C::*p or R (C::*)(T), whose
// * is token i, as a pointer.
func (l *lowering) mendMemberPointer(f *frame, i int) {
	if !l.is(i-1, scope) {
		return
	}
	start := i - 1
	for l.is(start, scope) {
		start--
		if l.is(start, '>') {
			start = l.templateParameters(start) - 1
		}
		if !l.is(start, word) {
			break
		}
		start--
	}
	l.hideTokens(start+1, i)
	at := l.toks[i].start
	l.amends = append(l.amends,
		amend{at, -1, AbstractPointerDeclarator, AbstractMemberPointerDeclarator},
		amend{at, -1, PointerDeclarator, MemberPointerDeclarator},
		amend{at, -1, PointerTypeDeclarator, MemberPointerDeclarator})
	if f.plain && start == f.open && l.is(i+2, ')') && l.isGroup(i+3, '(') {
		// Nor does it allow these behind a member's or a typedef's parameters.
		end, _ := l.group(i + 3)
		for l.isWord(end, "const", "volatile", "noexcept") || l.is(end, '&') {
			l.hideTokens(end, end+1)
			end++
		}
	}
}

// mendPack mends the ... at token i, where the grammar knows no pack of
// pointers, T * ... xs, and no variadic function without a comma, f(T x ...).
func (l *lowering) mendPack(f *frame, i int) {
	if !l.is(f.open, '(') || f.scope != listScope {
		return
	}
	stars := i
	for l.is(stars-1, '*') || l.isWord(stars-1, "const", "volatile") {
		stars--
	}
	switch {
	case l.is(stars, '*') && l.isAny(stars-1, word, '>'):
		start := stars - 1
		if l.is(start, '>') {
			start = l.templateParameters(start) - 1
		}
		for l.is(start-1, scope) && l.is(start-2, word) {
			start -= 2
		}
		l.fill(start, i, TypeDescriptor, TypeIdentifier)
	case l.is(i+1, ')') && l.is(i-1, word) && (l.isAny(i-2, word, '*', '&', '>')):
		l.mark(Ellipsis, int(l.toks[i].start), int(l.toks[i].end), Span{})
	}
}

// mendFriend puts friend before the other specifiers: constexpr friend f().
func (l *lowering) mendFriend(i int) {
	first := i
	for l.isWord(first-1, "constexpr", "inline", "static", "consteval") {
		first--
	}
	if first == i {
		return
	}
	all := token{start: l.toks[first].start, end: l.toks[i].end}
	words := "friend"
	for j := first; j < i; j++ {
		words += " " + l.str(j)
	}
	if bytes.IndexByte(l.text[all.start:all.end], '\n') < 0 {
		l.respell(all, words)
	}
}

// beginsOperand reports whether an operand of an expression begins at token i.
func (l *lowering) beginsOperand(f *frame, i int) bool {
	switch {
	case l.isWord(i-1, "return", "co_return", "co_yield", "throw"):
		return true
	case l.isAny(i-1, '=', '!', '+', '-', '*', '/', '%', '?', '|', operator):
		return true
	case l.isAny(i-1, '(', ','):
		return f.scope == listScope
	case i == f.stmt:
		return f.scope == codeScope && l.isWord(i, "operator") || f.scope == listScope && l.is(i-1, '{')
	}
	return false
}

// takesTypes reports whether token i is the name of a macro or builtin
// function that takes types for arguments.
func (l *lowering) takesTypes(i int) bool {
	if !l.isGroup(i+1, '(') {
		return false
	}
	name := l.str(i)
	return name == "va_arg" || strings.HasPrefix(name, "__is_") || strings.HasPrefix(name, "__has_") ||
		name == "__builtin_va_arg" || name == "__builtin_types_compatible_p" || strings.HasPrefix(name, "__reference_")
}

// mendTypeArguments makes one identifier of each type, that could not be an
// expression, in the argument list that begins at token i.
func (l *lowering) mendTypeArguments(i int) {
	end := int(l.toks[i].mate)
	first := i + 1
	for j := first; j <= end; j++ {
		switch {
		case j == end || l.is(j, ','):
			if first < j && l.mustBeType(first, j) {
				l.fill(first, j, TypeDescriptor, Identifier)
			}
			first = j + 1
		case l.is(j, '<'):
			if next := l.skipAngles(j); next > 0 {
				j = next - 1
			}
		case l.isGroup(j, '(') || l.isGroup(j, '[') || l.isGroup(j, '{'):
			j = int(l.toks[j].mate)
		}
	}
}

func (l *lowering) mustBeType(i, j int) bool {
	if l.isAny(j-1, '*', '&', ']', ellipsis) {
		return true
	}
	for ; i < j; i++ {
		if l.is(i, word) && l.class(i) != identifier {
			return true
		}
	}
	return false
}
