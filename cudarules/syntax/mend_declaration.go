package syntax

// Declarations that the grammar fails on.

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

// mendInstantiation hides parts of explicit instantiations that the grammar does not know: template
// class A<int>; extern template void f<int>();
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

// mendDefault rewrites the tokens after the sign = at token i.
func (l *lowering) mendDefault(f *frame, i int) {
	at := l.toks[i].start
	if f.scope == classScope && l.isAny(i-1, word, number, ')') {
		at = l.mendBitField(f, i)
	}
	switch next := i + 1; {
	case f.scope == classScope && (l.isAny(i-1, word, ']') || at > l.toks[i].start) && !l.isWord(i-1, "operator") && l.moreMembers(f.stmt, i):
		// struct S { int a = 1, b = 2; }: the grammar has default values for the
		// last member alone, but bit-fields for each.
		l.out[at] = ':'
		l.amends = append(l.amends, amend{at, -1, BitfieldClause, None})
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
		if l.is(stars, arrow) { // class F = auto(T) -> void
			stars = l.skipType(stars + 1)
		}
		plain := stars == end && l.skipName(next) == end || l.isWord(next, "decltype") && l.is(stars-1, ')') && int(l.toks[stars-1].mate) == next+1
		if !plain && end > next && l.isAny(stars, ',', '>') {
			l.fill(next, stars, TypeDescriptor, TypeIdentifier)
		}
	}
}

// moreMembers reports whether the initializer after token i, a sign = in the member declaration that
// begins at token stmt, is followed by a comma.
func (l *lowering) moreMembers(stmt, i int) bool {
	if l.isWord(stmt, "using", "typedef", "friend") {
		return false
	}
	angles := 0
	for j := l.behind(stmt, i); j < i; j++ {
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
	for j, n := i+1, 0; l.ahead(j, n); j, n = j+1, n+1 {
		switch t := l.toks[j]; t.kind {
		case ',':
			return true
		case ';', ')', ']', '}':
			return false
		case '<':
			if l.is(j-1, word) {
				next := l.skipAngles(j)
				if next < 0 {
					return false // a comparison or arguments with one in them
				}
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

// skipType returns the token after the type specifiers that begin at token i.
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
		// Nor does it allow these after a member's or a typedef's parameters.
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
	for l.isAny(stars-1, '*', '&') || l.isWord(stars-1, "const", "volatile") {
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
		if start > f.open {
			l.fill(start, i, TypeDescriptor, TypeIdentifier)
		}
	case l.is(i+1, ')') && l.is(i-1, word) && (l.isAny(i-2, word, '*', '&', '>')):
		l.mark(Ellipsis, int(l.toks[i].start), int(l.toks[i].end), Span{})
	}
}

// mendFriend puts friend before the other specifiers: constexpr friend f(), and
// before the type: T friend f().
func (l *lowering) mendFriend(f *frame, i int) {
	first := i
	for first > f.stmt && l.is(first-1, word) && !l.isHidden(first-1) && (l.isWord(first-1, "constexpr", "inline", "static", "consteval") || l.class(first-1) == identifier ||
		l.class(first-1) == builtinType || l.class(first-1) == qualifier) {
		first--
	}
	if first == i {
		return
	}
	words := []string{"friend"}
	for j := first; j < i; j++ {
		words = append(words, l.str(j))
	}
	if l.respellWords(l.toks[first].start, l.toks[i].end, words) {
		return
	}
	for j := first; j < i; j++ {
		if l.class(j) == qualifier { // that is unknown then
			l.macro(j, j+1)
		}
	}
}

// trailsReturnType reports whether token i follows a member function's trailing return type: auto f()
// -> int override;.
func (l *lowering) trailsReturnType(f *frame, i int) bool {
	if f.scope != classScope {
		return false
	}
	for j := i - 1; j > l.behind(f.stmt, i); j-- {
		switch {
		case l.is(j, arrow) && !l.isWord(j-1, "operator"):
			return true
		case l.isAny(j, ')', ']', '}') && l.toks[j].mate >= 0:
			j = int(l.toks[j].mate)
		}
	}
	return false
}

// mendName makes an identifier of override or final, which is token i, where it
// names a variable or member: bool final = true;.
func (l *lowering) mendName(f *frame, i int) {
	if l.is(i-1, word) && l.isAny(i+1, '=', ';', '{', ',', '[') && !l.hasClassKey(f.stmt, i) && !l.isWord(i-1, "const", "noexcept", "override", "final", "volatile") {
		l.fill(i, i+1, FieldIdentifier)
	}
}

// mendBitField mends a bit-field with a default value, which begins with the
// sign = at token i: as a second member without a name, where there is room for
// one. It returns where the sign is now.
func (l *lowering) mendBitField(f *frame, i int) int32 {
	at := l.toks[i].start
	for j := i - 1; j > l.behind(f.stmt, i) && !l.isAny(j, ',', '?', '{'); j-- {
		if l.is(j, ':') && l.is(j-1, word) && isBlank(l.out[at-1]) && l.out[at-1] != '\n' && l.out[at+1] == ' ' {
			copy(l.out[at-1:], ",_=")
			l.fakes = append(l.fakes, at)
			return at + 1
		}
		if l.toks[j].mate >= 0 {
			j = int(l.toks[j].mate)
		}
	}
	return at
}

// mendDesignator writes a designator with an initializer list, .x{1}, as a value
// of the type x. The dot is token i.
func (l *lowering) mendDesignator(f *frame, i int) {
	if f.scope == listScope && l.is(f.open, '{') && l.isAny(i-1, '{', ',') && l.is(i+1, word) && l.isGroup(i+2, '{') {
		next, _ := l.group(i + 2)
		l.hideTokens(i, i+1)
		l.amend(i+1, next, CompoundLiteralExpression, InitializerPair)
	}
}

// mendDeclarator hides the parentheses of a declarator, the first of which is token i, where the
// declaration could be an expression and the grammar takes it for one: int (&a)[3] = b; T (*p)(A) = f;
// void (f)(); void (*q)(); the tree that is then read, an array of references, is turned round.
func (l *lowering) mendDeclarator(f *frame, i int) {
	parameter := f.declared && l.is(f.open, '(')
	start := f.stmt
	if parameter {
		start = l.parameterStart(f, i)
	}
	start = l.skipHidden(start, i)
	if f.scope == enumScope || f.scope == listScope && !parameter || !l.isAny(i-1, word, '>') || l.isWord(i-1, "decltype") || l.skipType(start) != i {
		return
	}
	shut := int(l.toks[i].mate)
	name := i + 1
	for l.isAny(name, '&', '*') || l.isWord(name, "const", "volatile") {
		name++
	}
	end := name + 1
	if l.isGroup(end, '(') {
		end, _ = l.group(end)
	}
	if l.class(name) != identifier || !l.is(name, word) || end != shut {
		return
	}
	builtin := l.class(i-1) == builtinType
	next := shut + 1
	for l.isGroup(next, '[') {
		next, _ = l.group(next)
	}
	array := next > shut+1
	if !array && l.isGroup(next, '(') {
		next, _ = l.group(next)
	}
	apart := l.toks[i-1].end < l.toks[i].start // as in no call
	switch {
	case name == i+1: // int (n); void (f)();
		if end > name+1 || parameter || next == shut+1 && (!builtin || l.isWord(i-1, "void")) || !builtin && f.scope != classScope {
			return
		}
	case array:
		if f.scope == classScope {
			return
		}
		if !builtin && f.scope == codeScope && !(apart && l.isAny(next, '=', ';', '{')) {
			return
		}
	case builtin: // void (*f)(); void (*f)(A) = g;
		named := next > shut+1 && l.class(shut+2) == identifier
		if f.scope != codeScope && !(named && f.scope == namespaceScope) || !named && !l.is(shut+2, ')') || !l.isAny(next, '=', ';', ',', '{') {
			return
		}
	default:
		if f.scope != namespaceScope && f.scope != codeScope || next == shut+1 || !apart || !l.is(next, '=') {
			return
		}
	}
	l.hideTokens(i, i+1)
	l.hideTokens(shut, shut+1)
	if name > i+1 {
		l.turns = append(l.turns, turn{l.toks[i+1].start, l.toks[shut].start})
	}
}

// mendInitializer writes the parentheses around the initializer of a variable, the
// first of which is token i, as braces: the grammar sees parameters in them. T *p(&x);
// int &r(a.b); in a function also T x(f()), which the meaning of f may turn into the
// declaration of a function.
func (l *lowering) mendInitializer(f *frame, i int) {
	start := l.skipHidden(f.stmt, i)
	if f.scope != codeScope && f.scope != namespaceScope || l.class(start) == statementKeyword || l.class(start) == otherKeyword {
		return
	}
	name := l.skipType(start)
	indirect := l.isAny(name, '*', '&')
	for l.isAny(name, '*', '&') || l.isWord(name, "const", "volatile") {
		name++
	}
	next, _ := l.group(i)
	if name != i-1 || name == start || !l.is(name, word) || l.class(name) != identifier || !l.isAny(next, ';', ',') {
		return
	}
	if indirect && l.evaluates(i+1, next-1) || f.scope == codeScope && !l.c && l.mayCall(i+1, next-1) {
		l.out[l.toks[i].start], l.out[l.toks[next-1].start] = '{', '}'
		l.amend(i, next, InitializerList, ArgumentList)
	}
}

// mayCall reports whether each of the arguments in the tokens [i, j) may be an
// expression, and one is a name with parentheses: a call, or a parameter with the type of
// a function.
func (l *lowering) mayCall(i, j int) bool {
	calls := false
	for i < j {
		end := l.skipName(i)
		switch {
		case end == i || l.class(end-1) != identifier && !l.is(end-1, '>'):
			return false
		case l.isGroup(end, '('):
			calls = true
			end, _ = l.group(end)
		}
		if end < j && !l.is(end, ',') {
			return false
		}
		i = end + 1
	}
	return calls
}

// parameterStart returns the first token of the parameter in f that token i
// belongs to.
func (l *lowering) parameterStart(f *frame, i int) int {
	for i > f.open+1 && !l.is(i-1, ',') {
		i--
		if l.is(i, '>') {
			i = l.templateParameters(i)
		}
	}
	return i
}

// mendGuide hides a deduction guide without template parameters: S(int) -> S<T>;.
// The arrow is token i.
func (l *lowering) mendGuide(f *frame, i int) {
	if f.scope != namespaceScope && f.scope != classScope || !l.is(i-1, ')') {
		return
	}
	name := int(l.toks[i-1].mate) - 1
	if name != f.stmt && !(name == f.stmt+1 && l.isWord(f.stmt, "explicit")) || l.class(name) != identifier || !l.isWord(i+1, l.str(name)) {
		return
	}
	if end := l.skipName(i + 1); l.is(end, ';') {
		l.mark(Guide, int(l.toks[f.stmt].start), int(l.toks[end].end), Span{})
	}
}

// mendUsing hides all names but the first of using A::x, B::y;. The comma is
// token i.
func (l *lowering) mendUsing(f *frame, i int) {
	if f.scope == listScope || !l.isWord(f.stmt, "using") || !l.is(i-1, word) {
		return
	}
	for j := f.stmt; j < i; j++ {
		if !l.isAny(j, word, scope) {
			return
		}
	}
	for end := i; l.ahead(end, end-i); end++ {
		if l.is(end, ';') {
			l.hideTokens(i, end)
			return
		}
	}
}
