package syntax

import "github.com/cudavet/cudavet/cudarules/limit"

// A scopeKind is the kind of code between a pair of brackets.
type scopeKind uint8

const (
	namespaceScope scopeKind = iota // declarations; the whole text
	classScope                      // members
	enumScope                       // enumerators
	codeScope                       // statements
	listScope                       // an expression, parameters, an initializer list
)

// A frame is an open bracket, with the state for the tokens after it.
type frame struct {
	scope  scopeKind
	lambda bool // the body of a lambda, which is part of an expression
	open   int  // token
	stmt   int  // first token of the declaration or statement that is being read
	class  int  // token of the class's name in a classScope, -1 if it has none
	plain  bool // in a declaration whose names the grammar allows no qualifier: of a member, a typedef

	code     bool // a listScope in a function's body
	declared bool // between the parentheses of a function's declaration

	head, body       int // of the function that this is part of: its first token and its {; -1 if there is none
	ownerHead, owner int // of the class, likewise
}

// behind returns the first of the tokens [first, i) that are near enough to i to be considered.
func (l *lowering) behind(first, i int) int {
	if l.limits.Allows(limit.HeadTokens, i-first) {
		return first
	}
	return i - limit.HeadTokens.Value()
}

// ahead reports whether token j is there and may be looked at after n others.
func (l *lowering) ahead(j, n int) bool {
	return j < len(l.toks) && l.limits.Allows(limit.HeadTokens, n+1)
}

// enter returns the frame of the bracket at token i, in f.
func (l *lowering) enter(f *frame, i int) frame {
	in := frame{scope: listScope, open: i, stmt: i + 1, class: -1, plain: l.isPlain(f)}
	in.code = f.scope == codeScope || f.scope == listScope && f.code
	in.head, in.body, in.ownerHead, in.owner = f.head, f.body, f.ownerHead, f.owner
	if !l.is(i, '{') {
		return in
	}
	switch {
	case l.isLambdaBody(i):
		in.scope, in.lambda = codeScope, true
	case f.scope != listScope && f.scope != enumScope:
		if in.scope = l.braceScope(f, i); in.scope == classScope {
			in.class = l.className(f, i)
		}
	}
	switch {
	case in.scope == classScope:
		in.head, in.body, in.ownerHead, in.owner = -1, -1, f.stmt, i
	case in.scope == codeScope && in.body < 0:
		in.head, in.body = f.stmt, i
	}
	return in
}

// className returns the name of the class whose body begins at token i, -1 if
// it has none.
func (l *lowering) className(f *frame, i int) int {
	for j := f.stmt; j < i; j++ {
		if !l.isWord(j, "class", "struct", "union") {
			continue
		}
		name := j + 1
		for l.is(name+1, word) && !l.isWord(name+1, "final") { // a macro before it
			name++
		}
		if l.is(name, word) && (l.isAny(name+1, '{', ':', '<') || l.isWord(name+1, "final")) {
			return name
		}
	}
	return -1
}

// isPlain reports whether the grammar allows no qualifier before the name that
// the declaration in f declares.
func (l *lowering) isPlain(f *frame) bool {
	return f.scope == classScope || l.isWord(f.stmt, "typedef")
}

// braceScope classifies the brace at token i by the declaration or statement
// in f that it belongs to.
func (l *lowering) braceScope(f *frame, i int) scopeKind {
	if i == f.stmt {
		return codeScope // a block
	}
	class, parameters, bases, returns, requires := namespaceScope, false, false, false, false
	for j := l.behind(f.stmt, i); j < i; j++ {
		switch t := l.toks[j]; t.kind {
		case '(':
			if !bases {
				parameters, class = true, namespaceScope
			}
			j = max(j, int(t.mate))
		case '[', '{':
			j = max(j, int(t.mate))
		case '=':
			if !l.isWord(j-1, "operator") {
				return listScope
			}
		case ':':
			bases = class == classScope
		case arrow:
			returns = true
		case '<':
			if end := l.skipAngles(j); end > 0 && (l.isWord(j-1, "template") || class == classScope && end <= i) {
				j = end - 1
			}
		case word:
			switch l.str(j) {
			case "namespace":
				return namespaceScope
			case "class", "struct", "union":
				if !l.isWord(j-1, "enum") {
					class = classScope
				}
			case "enum":
				class = enumScope
			case "return", "throw", "new":
				return listScope
			case "requires":
				requires = true
			case "extern":
				if l.is(j+1, literal) && j+2 == i {
					return namespaceScope
				}
			}
		}
	}
	switch {
	case class != namespaceScope:
		return class
	case l.is(i-1, ')'):
		return codeScope
	case l.isWord(i-1, "const", "volatile", "noexcept", "try", "else", "do"), parameters && l.isWord(i-1, "override", "final"):
		return codeScope
	case parameters && l.isResultArray(i-1): // int (&f())[3] {
		return codeScope
	case l.isAny(i-1, '&', '}'): // a reference qualifier; the last brace of a constructor's initializers
		return codeScope
	case parameters && (returns || requires):
		return codeScope
	}
	return listScope
}

// isResultArray reports whether token i ends the declarator of a function that
// returns a reference or pointer to an array: (&f())[3].
func (l *lowering) isResultArray(i int) bool {
	bounds := i
	for l.is(i, ']') && l.toks[i].mate >= 0 {
		i = int(l.toks[i].mate) - 1
	}
	return i < bounds && l.is(i, ')') && l.is(i-1, ')')
}

// isLambdaBody reports whether the brace at token i begins the body of a
// lambda: [captures]<params>(params) specifiers -> type {.
func (l *lowering) isLambdaBody(i int) bool {
	for j := i - 1; j > i-32 && j >= 0; j-- {
		switch {
		case l.is(j, ']'):
			return l.isIntroducer(j)
		case l.is(j, ')'):
			if l.toks[j].mate < 0 {
				return false
			}
			j = int(l.toks[j].mate)
			if l.isWord(j-1, "noexcept", "decltype") {
				j--
				continue
			}
			if l.is(j-1, '>') {
				j = l.templateParameters(j - 1)
			}
			return l.is(j-1, ']') && l.isIntroducer(j-1)
		case l.isAny(j, word, scope, arrow, '<', '>', ',', '*', '&', number):
		default:
			return false
		}
	}
	return false
}

// endsLambdaParameters reports whether token i, a parenthesis, ends the
// parameters of a lambda.
func (l *lowering) endsLambdaParameters(i int) bool {
	if !l.is(i, ')') || l.toks[i].mate < 0 {
		return false
	}
	before := int(l.toks[i].mate) - 1
	if l.is(before, '>') {
		before = l.templateParameters(before) - 1
	}
	return l.is(before, ']') && l.isIntroducer(before)
}

// declaresParameters reports whether the parenthesis at token i begins the parameters of a function
// declared in f: a type and a name precede it.
func (l *lowering) declaresParameters(f *frame, i int) bool {
	if f.scope != namespaceScope && f.scope != classScope || !l.is(i-1, word) || l.class(i-1) != identifier || i-1 == f.stmt {
		return false
	}
	for j := l.behind(f.stmt, i); j < i; j++ {
		switch {
		case l.isAny(j, '=', '('):
			return false
		case l.is(j, '<'):
			if end := l.skipAngles(j); end > 0 && end <= i {
				j = end - 1
			}
		}
	}
	return true
}

// evaluates reports whether the tokens [i, j) between parentheses are certain to
// be expressions: they can be no parameters.
func (l *lowering) evaluates(i, j int) bool {
	for first := i; i < j; i++ {
		switch t := l.toks[i]; t.kind {
		case '(', '[', '{':
			if i == first || l.is(i-1, ',') {
				return true
			}
			i = max(i, int(t.mate))
		case '<':
			if end := l.skipAngles(i); end > 0 {
				i = end - 1
			}
		case '=': // a default argument
			return false
		case '*', '&':
			if i == first || l.is(i-1, ',') {
				return true
			}
		case '+', '-', '/', '%', '!', '~', '^', '|', '?', '.', number, literal, operator:
			return true
		case arrow:
			if !l.is(i-1, ')') {
				return true
			}
		case word:
			if l.class(i) == otherKeyword && !l.isWord(i, "typeof", "_Atomic", "operator") {
				return true
			}
		}
	}
	return false
}

// isIntroducer reports whether the bracket that token i closes can begin a
// lambda: it is no subscript and no array bound.
func (l *lowering) isIntroducer(i int) bool {
	open := int(l.toks[i].mate)
	return open >= 0 && !l.isAny(open-1, ')', ']', literal) &&
		(!l.is(open-1, word) || l.isWord(open-1, "return", "co_return", "co_yield", "else", "do"))
}

// templateParameters returns the token < of the list that token i, a >, ends.
func (l *lowering) templateParameters(i int) int {
	depth := 0
	for j := i; j >= 0 && l.limits.Allows(limit.HeadTokens, i-j+1); j-- {
		switch {
		case l.is(j, '>'):
			depth++
		case l.is(j, '<'):
			if depth--; depth == 0 {
				return j
			}
		case l.isAny(j, ';', '{', '}'):
			return i
		}
	}
	return i
}

// skipAngles returns the token after the template argument list that begins at token i, or -1 if it is
// none.
func (l *lowering) skipAngles(i int) int {
	depth := 0
	for j, n := i, 0; l.ahead(j, n); j, n = j+1, n+1 {
		switch t := l.toks[j]; t.kind {
		case '<':
			depth++
		case '>':
			if depth--; depth == 0 {
				return j + 1
			}
		case '(', '[', '{':
			if t.mate < 0 {
				return -1
			}
			j = int(t.mate)
		case ')', ']', '}', ';':
			return -1
		}
	}
	return -1
}

// skipName returns the token after the possibly qualified name, template arguments included, that
// begins at token i.
func (l *lowering) skipName(i int) int {
	for {
		if l.isWord(i, "template") {
			i++
		}
		if !l.is(i, word) {
			return i
		}
		i++
		if l.is(i, '<') {
			end := l.skipAngles(i)
			if end < 0 {
				return i
			}
			i = end
		}
		if !l.is(i, scope) {
			return i
		}
		i++
	}
}
