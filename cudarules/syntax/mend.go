package syntax

import (
	"bytes"
	"slices"
)

// mend rewrites constructs that the grammar of C++ is known to fail on.
func (l *lowering) mend() {
	frames := []frame{{head: -1, body: -1, ownerHead: -1, owner: -1}}
	for i := 0; i < len(l.toks); i++ {
		f := &frames[len(frames)-1]
		switch t := l.toks[i]; t.kind {
		case '(', '[', '{':
			if t.mate >= 0 {
				if t.kind == '(' {
					l.mendStatementExpression(i)
					l.mendDeclarator(f, i)
					l.mendInitializer(f, i)
					l.mendAssignments(i)
					l.mendCallee(f, i)
					l.mendOperand(f, i)
				}
				in := l.enter(f, i)
				if in.scope == codeScope && f.scope == codeScope {
					l.mendEmptyBlock(i)
				}
				if t.kind == '(' {
					in.declared = l.declaresParameters(f, i)
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
			if l.is(i+1, ')') && f.scope == listScope && l.namesMacro(f.open-1) { // THROWS(f(););
				l.hideTokens(i, i+1)
			}
			f.stmt = i + 1
		case word:
			i = l.mendWord(f, i) - 1
		default:
			l.mendPunctuation(f, i)
		}
	}
	slices.SortStableFunc(l.marks, func(a, b Mark) int { return a.Start - b.Start })
	slices.Sort(l.fakes)
}

// mendWord returns the token after the construct that it has rewritten: i+1, or the token after a
// macro that is hidden with its arguments.
func (l *lowering) mendWord(f *frame, i int) int {
	switch class := l.class(i); {
	case class == identifier:
		if l.takesTypes(i) {
			l.mendTypeArguments(i + 1)
		}
		if l.is(i+1, '<') {
			l.mendAssignment(f, i)
		}
		if l.is(i-1, ']') && l.isIntroducer(i-1) { // [=] GPU_LAMBDA(int x) {}
			l.macro(i, i+1)
			return i + 1
		}
		if l.isAny(i-1, '*', '&') && l.is(i+1, word) && l.class(i+1) == identifier && looksLikeMacro(l.bytes(i)) { // T *RESTRICT f()
			l.macro(i, i+1)
			return i + 1
		}
		if l.isGroup(i+1, '(') && looksLikeMacro(l.bytes(i)) {
			switch next, _ := l.group(i + 1); {
			case f.scope == codeScope && l.isWord(next, "else"): // if (x) CHECK(y) else CHECK(z)
				l.macro(i, next)
				l.out[l.toks[i].start] = ';'
				return next
			case f.scope == listScope && l.is(next, literal): // QUOTE(x) "y"
				l.macro(i, next)
			case f.scope == listScope && l.endsMacro(i-1) && l.out[l.toks[i].start-1] == ' ': // SWITCH(CASE(x) CASE(y))
				l.out[l.toks[i].start-1] = ','
			}
		}
	case l.isWord(i, "asm"):
		l.mendAsm(i)
	case l.isWord(i, "typeof") && l.isGroup(i+1, '('): // a type that the grammar does not know
		next, _ := l.group(i + 1)
		l.hideTokens(i+1, next)
	case l.isWord(i, "else", "do"):
		f.stmt = i + 1
	case !l.c:
		l.mendKeyword(f, i)
	}
	if f.stmt == i && f.scope == codeScope {
		l.mendStatement(i)
	}
	if f.stmt == i || l.endsTemplate(i-1) && l.isGroup(i+1, '(') && looksLikeMacro(l.bytes(i)) {
		if next := l.mendMacro(f, i); next > i {
			if f.stmt == i {
				f.stmt = next
			}
			return next
		}
	}
	if next := l.mendMadeName(f, i); next > i {
		return next
	}
	if !l.is(i-1, word) {
		l.mendSuffix(f, i)
		l.mendWords(f, i)
	}
	return i + 1
}

// mendKeyword rewrites the construct that the C++ keyword at token i introduces.
func (l *lowering) mendKeyword(f *frame, i int) {
	switch l.str(i) {
	case "template":
		if l.isAny(i-1, '.', arrow, scope) && l.is(i+1, word) && !l.is(i+2, '<') { // x.template f(y)
			l.hideTokens(i, i+1)
		}
		l.mendInstantiation(i)
	case "override", "final":
		if l.trailsReturnType(f, i) {
			l.mark(TrailingOverride, int(l.toks[i].start), int(l.toks[i].end), Span{})
		} else {
			l.mendName(f, i)
		}
	case "static":
		if l.endsLambdaParameters(i - 1) { // [](int x) static {
			l.hideTokens(i, i+1)
		}
	case "typeid":
		// sizeof also takes a type or an expression.
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
	case "namespace":
		if l.isGroup(i+2, '(') { // a macro makes the name
			if next, _ := l.group(i + 2); l.is(next, '{') {
				l.hideTokens(i+2, next)
			}
		}
	case "using":
		if l.isWord(i+1, "typename") {
			l.hideTokens(i+1, i+2)
		}
		if name := l.skipName(i + 1); l.isWord(name-1, "operator") && l.isAny(name, word, scope) { // using B::operator int;
			if end := l.skipType(name); l.is(end, ';') {
				l.hideTokens(i, end+1)
			}
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
		if l.isAny(i-1, '<', ',') && l.isGroup(i+1, '(') { // A<unsigned(x) == 1>
			if next, _ := l.group(i + 1); l.isAny(next, operator, '+', '-', '/', '%') {
				l.fill(i, i+1, PrimitiveType, Identifier)
			}
		}
	case "true":
		l.mendMemberArgument(i, True)
	case "false":
		l.mendMemberArgument(i, False)
	case "friend":
		l.mendFriend(f, i)
	case "throw":
		if (i != f.stmt || f.scope == listScope) && l.isAny(i-1, '?', ':', '(', ',', '=', '&', '|') {
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
		case l.isWord(f.stmt, "public", "private", "protected", "case", "default"):
			f.stmt = i + 1
		case f.scope == codeScope && f.stmt == i-1:
			l.mendLabel(i)
			f.stmt = i + 1
		case f.scope == classScope && l.isAny(i+1, number, word, '(') && (l.is(i-1, ',') || l.onlyType(f.stmt, i)):
			l.fakeBeforeColon(i) // an unnamed bit-field
		}
	case '*', '&':
		// An unnamed parameter with a default argument: int * = nullptr.
		if l.is(i+1, '=') && !l.isWord(i-1, "operator") && !l.isWord(i+2, "default", "delete") {
			l.fake(i, i+1)
		}
		l.mendMemberPointer(f, i)
	case scope:
		if f.stmt == i && f.scope == codeScope {
			l.mendStatement(i)
		}
		if l.is(i+1, '~') && l.is(i-1, word) && l.isAny(i-2, '.', arrow) { // p->T::~T()
			l.hideTokens(i-1, i+1)
		}
	case '<':
		l.mendLess(f, i)
		l.mendComparison(f, i)
	case '.':
		l.mendDesignator(f, i)
	case number:
		// The > after a number are also tried as shifts, too often if there are many.
		if l.isAny(i-1, '<', ',') && l.run(i+1, '>') > 2 && l.out[l.toks[i+1].start] == '>' {
			l.fill(i, i+1, NumberLiteral, TypeIdentifier)
			l.amend(i, i+1, TypeDescriptor, None)
		}
		l.mendMemberArgument(i, NumberLiteral)
	case operator:
		// A<B<T>::value >= 1>: any comparison does that ends no list.
		if string(l.bytes(i)) == ">=" {
			l.out[t.start] = '<'
		}
	case '=':
		if !l.c {
			l.mendDefault(f, i)
		}
	case ',':
		l.mendUsing(f, i)
	case arrow:
		l.mendGuide(f, i)
		if l.is(i+1, '*') && l.toks[i+1].start == t.end && !l.isWord(i-1, "operator") {
			if l.is(i+2, word) && !l.is(l.skipName(i+2), '{') {
				copy(l.out[t.start:], ".* ")
			} else {
				copy(l.out[t.start:], "<=>") // a binary operator, spelled ->* in the text
			}
		}
	case ellipsis:
		switch {
		case l.isWord(f.stmt, "case"): // case 1 ... 3:
			for end := i; l.ahead(end, end-i); end++ {
				if l.is(end, ':') {
					l.hideTokens(i, end)
					break
				}
			}
		case l.isAny(i-1, '[', ',') && l.is(i+1, word) && l.is(i+2, '='), // [...xs = ys]
			l.is(i+1, ';') && l.isWord(f.stmt, "using"): // using Bases::f...;
			l.hideTokens(i, i+1)
		default:
			l.mendPack(f, i)
		}
	case literal:
		// "a"s "b"s: the grammar takes no suffix but the last.
		if next := i + 2; l.isSuffix(i+1) && l.is(next, literal) {
			for l.is(next, literal) || l.isSuffix(next) {
				next++
			}
			l.hideTokens(i+2, next)
		}
		// "%" PRIu64 "\n", "x" QUOTE(y): where the macro is unknown, the strings remain.
		next := i + 2
		if l.isGroup(next, '(') {
			next, _ = l.group(next)
		}
		if l.is(i+1, word) && l.toks[i+1].start > t.end && l.isAny(next, literal, ',', ')') && l.class(i+1) == identifier {
			l.macro(i+1, next)
		}
	}
}

// isSuffix reports whether token i is the suffix of the literal before it.
func (l *lowering) isSuffix(i int) bool {
	return l.is(i, word) && l.is(i-1, literal) && l.toks[i].start == l.toks[i-1].end
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

// fakeBeforeColon puts a placeholder before the colon at token i. If only one blank separates it from
// a word, the colon moves on.
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

// fill makes one identifier of the tokens [i, j), which is going to be a node of the kind to instead
// of one of the kinds from. The text after a line break is hidden.
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
