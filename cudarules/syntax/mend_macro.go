package syntax

import "bytes"

// Macros that are not expanded: their definitions are in missing headers. They are hidden where the
// rest is no C++ otherwise.

// mendMacro hides a macro at token i, the first of a declaration or statement, that has no semicolon:
// FOO for (;;) …, FOO(x) int y;. One that an else follows is written as if: FOO(x) { … } else { … }.
// It returns the token after the macro, i if there is none.
func (l *lowering) mendMacro(f *frame, i int) int {
	if f.scope == listScope || f.scope == enumScope || l.class(i) != identifier {
		return i
	}
	next := i + 1
	if l.isGroup(next, '(') {
		next, _ = l.group(next)
	}
	if f.scope == codeScope && next > i+1 && looksLikeMacro(l.bytes(i)) && l.precedesElse(next) {
		l.hideTokens(i, i+1)
		copy(l.out[l.toks[i].start:], "if")
		return i
	}
	switch {
	case next > i+1 && l.is(next, ';') && l.hasEmptyArgument(i+1):
		if f.scope != namespaceScope {
			break
		}
		l.hideTokens(i+2, next-1)
		return i
	case f.scope == namespaceScope && next > i+1 && l.is(next, ';') && looksLikeMacro(l.bytes(i)) && l.namesTypes(i+2, next-1):
		// No declaration, for which the grammar takes it.
		l.hideTokens(i+2, next-1)
		return i
	case f.scope == namespaceScope && next > i+1 && (l.is(next, '{') || l.isWord(next, "try")):
		// A macro that makes a function and its name.
		if looksLikeMacro(l.bytes(i)) {
			_, args := l.group(i + 1)
			l.mark(Macro, args.Start, args.End, args)
		}
		return i
	case l.is(next, word):
		class := l.class(next)
		if next == i+1 && class != statementKeyword && !(l.isWord(next, "extern") && l.is(next+1, literal)) {
			return i
		}
		if next > i+1 && (class == suffixKeyword || class == otherKeyword || l.isWord(next, "mutable", "try", "asm") || f.scope != codeScope && l.isWord(next, "const", "volatile")) {
			return i
		}
		if f.scope == classScope && l.isAny(next+1, '{', ';', ':') {
			return i // a constructor: S(int x) NOEXCEPT {
		}
	case next == len(l.toks) || l.is(next, '}'):
		if next == i+1 && f.scope != namespaceScope && !(looksLikeMacro(l.bytes(i)) && l.isAny(i-1, ';', '}')) {
			return i // {x}, whose braces may hold values
		}
	case l.is(next, literal) && next > i+1 && f.scope == codeScope: // CHECK(x) "failed";
	case l.is(next, '{') && next > i+1 && f.scope == codeScope: // a macro that makes a loop
	case l.is(next, '~') && next == i+1 && f.scope == classScope:
	case l.is(next, ';') && next > i+1 && f.scope == classScope: // STATIC_ASSERT(x % 2 == 0, "odd");
		if !looksLikeMacro(l.bytes(i)) || !l.evaluates(i+2, next-1) || f.class >= 0 && l.str(i) == l.str(f.class) {
			return i
		}
	default:
		return i
	}
	l.macro(i, next)
	return next
}

// namesTypes reports whether a word in [i, j) is a builtin type.
func (l *lowering) namesTypes(i, j int) bool {
	for ; i < j; i++ {
		if l.class(i) == builtinType && l.is(i, word) {
			return true
		}
	}
	return false
}

// hasEmptyArgument reports whether the group at token i has an empty argument, so that its name is a
// macro's.
func (l *lowering) hasEmptyArgument(i int) bool {
	end := int(l.toks[i].mate)
	for j := i + 1; j < end; j++ {
		switch {
		case l.is(j, ',') && (j == i+1 || l.isAny(j+1, ',', ')')):
			return true
		case l.isAny(j, '(', '[', '{') && l.toks[j].mate > 0:
			j = int(l.toks[j].mate)
		}
	}
	return false
}

// endsMacro reports whether token i ends the arguments of a likely macro.
func (l *lowering) endsMacro(i int) bool {
	return l.is(i, ')') && l.toks[i].mate >= 0 && l.namesMacro(int(l.toks[i].mate)-1)
}

// namesMacro reports whether token i looks like the name of a macro.
func (l *lowering) namesMacro(i int) bool {
	return l.is(i, word) && l.class(i) == identifier && looksLikeMacro(l.bytes(i))
}

// precedesElse reports whether the statement at token i, a block or one that a
// word begins, is followed by else.
func (l *lowering) precedesElse(i int) bool {
	if l.isGroup(i, '{') {
		next, _ := l.group(i)
		return l.isWord(next, "else")
	}
	if !l.is(i, word) || l.isWord(i, "if", "for", "while", "do", "switch") {
		return false
	}
	for j, n := i+1, 0; l.ahead(j, n); j, n = j+1, n+1 {
		switch t := l.toks[j]; t.kind {
		case ';':
			return l.isWord(j+1, "else")
		case '(', '[', '{':
			j = max(j, int(t.mate))
		case ')', ']', '}':
			return false
		}
	}
	return false
}

// endsTemplate reports whether token i ends the parameters of a template.
func (l *lowering) endsTemplate(i int) bool {
	return l.is(i, '>') && l.isWord(l.templateParameters(i)-1, "template")
}

// mendSuffix hides a macro at token i after a function's parameters: int f() NOEXCEPT;.
func (l *lowering) mendSuffix(f *frame, i int) {
	if (f.scope == namespaceScope || f.scope == classScope) && l.is(i-1, ')') && l.class(i) == identifier &&
		l.isAny(i+1, '{', ';', ':') && looksLikeMacro(l.bytes(i)) {
		l.macro(i, i+1)
	}
}

// mendMadeName makes one name of a macro at token i that names the function which is declared, and its
// arguments: void NAME(scale, float)(float *x) {}. It returns the token after them, i if there is
// none.
func (l *lowering) mendMadeName(f *frame, i int) int {
	if f.scope != namespaceScope && f.scope != classScope || i == f.stmt || l.class(i) != identifier || !l.isGroup(i+1, '(') {
		return i
	}
	next, args := l.group(i + 1)
	if !l.isGroup(next, '(') || !l.endsType(i-1, looksLikeMacro(l.bytes(i))) || l.holdsPointer(i+2, next-1) {
		return i
	}
	l.marks = append(l.marks, Mark{Macro, int(l.toks[i].start), args.End + 1, args})
	l.fill(i, next, Identifier)
	return next
}

// endsType reports whether a declaration's type may end with token i: with a word that is a type name,
// or any name.
func (l *lowering) endsType(i int, anyName bool) bool {
	if l.is(i, word) {
		return l.class(i) == builtinType || anyName && l.class(i) == identifier
	}
	return l.isAny(i, '*', '&', '>')
}

// holdsPointer reports whether * or & is among the tokens [i, j), as in T (*f)(int).
func (l *lowering) holdsPointer(i, j int) bool {
	for ; i < j; i++ {
		if l.isAny(i, '*', '&') {
			return true
		}
	}
	return false
}

// mendWords hides macros in the words from token i on. Of a declaration's specifiers one names a type,
// if there is no keyword for it, and one may name the declared entity: further words, in capitals, are
// macros.
func (l *lowering) mendWords(f *frame, i int) {
	if !l.is(i+1, word) {
		return // one word alone, as most are
	}
	allowed := 2
	var names, candidates, reserved []int
	j := i
	for ; l.is(j, word) && !l.isWord(j, "operator"); j++ {
		switch l.class(j) {
		case identifier:
			if next := l.specifier(j, allowed == 2 && len(names) == 0); j > i && next > j {
				l.macro(j, next)
				j = next - 1
				continue
			}
			names = append(names, j)
			switch {
			case looksLikeMacro(l.bytes(j)):
				candidates = append(candidates, j)
			case allowed == 2 && bytes.HasPrefix(l.bytes(j), []byte("__")): // or a type of the compiler's
				reserved = append(reserved, j)
			}
			if l.isGroup(j+1, '(') && l.isWord(j-1, "class", "struct", "union", "enum") {
				// struct ALIGN(16) S
				if next, _ := l.group(j + 1); l.is(next, word) || l.is(next, '{') && looksLikeMacro(l.bytes(j)) {
					l.macro(j, next)
				}
				return
			}
		case builtinType:
			allowed = 1
		case classKey, qualifier:
		case suffixKeyword:
			if !l.isWord(j, "final") {
				return
			}
		default:
			return
		}
	}
	if l.isWord(j, "operator") { // names the declared entity
		allowed--
		if l.isAny(j+1, word, scope) && !l.isWord(j+1, "new", "delete", "co_await") {
			allowed-- // a conversion, which has no type
		}
	}
	if l.hasClassKey(i, j) && l.isAny(l.skipName(j-1), '{', ':') {
		allowed = 1
	}
	if end := l.skipName(j - 1); l.isAny(end, '*', '&') && !l.is(end-1, scope) || end > j && (l.is(end, word) || l.is(end, '(') && l.is(end+1, word) && l.is(end+2, ')') && l.is(end+3, '(')) {
		allowed = 1 // The last word is the beginning of a type: A::B x, A<B> x, A * x, A::B (f)(…).
	}
	if f.scope == classScope && f.class >= 0 && l.is(j, '(') && l.str(j-1) == l.str(f.class) || l.isConstructor(j-1) {
		allowed = 1 // a constructor, which has no type
	}
	extra := len(names) - max(allowed, 0)
	if extra > 0 && len(candidates) < extra {
		candidates = append(candidates, reserved...)
	}
	if extra <= 0 || len(candidates) < extra {
		return
	}
	for _, c := range candidates[:extra] {
		if c != j-1 || l.isWord(j, "operator") {
			l.macro(c, c+1)
		}
	}
}

// specifier returns the token after a macro with arguments at token i among a declaration's
// specifiers: void LAUNCH(12, 8) f(), static ALIGN(16) const int n. It returns i if there is none.
// untyped says that no type precedes it.
func (l *lowering) specifier(i int, untyped bool) int {
	if l.c || !l.isGroup(i+1, '(') || !looksLikeMacro(l.bytes(i)) {
		return i
	}
	next, _ := l.group(i + 1)
	if !l.is(next, word) {
		return i
	}
	switch l.class(next) {
	case builtinType:
	case qualifier:
		if !untyped { // void f(x) const
			return i
		}
	case identifier:
		if looksLikeMacro(l.bytes(next)) || l.isAny(next+1, '{', ';') { // void F(x) OVERRIDE;
			return i
		}
	default:
		return i
	}
	return next
}

// isConstructor reports whether the name that begins at token i is S::S, that of
// a constructor defined outside of its class.
func (l *lowering) isConstructor(i int) bool {
	end := l.skipName(i)
	class := end - 3
	if !l.is(end-2, scope) {
		return false
	}
	if l.is(class, '>') {
		class = l.templateParameters(class) - 1
	}
	return class >= i && l.is(end, '(') && l.str(class) == l.str(end-1)
}

func (l *lowering) hasClassKey(i, j int) bool {
	for ; i < j; i++ {
		if l.class(i) == classKey {
			return true
		}
	}
	return false
}

// looksLikeMacro reports whether a name is in capitals, or between underscores
// as CUDA's words are.
func looksLikeMacro(name []byte) bool {
	if len(name) > 4 && bytes.HasPrefix(name, []byte("__")) && bytes.HasSuffix(name, []byte("__")) {
		return true
	}
	for _, c := range name {
		if c >= 'a' && c <= 'z' {
			return false
		}
	}
	return len(name) > 1
}
