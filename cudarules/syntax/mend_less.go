package syntax

// mendComparison writes the < at token i as another operator where it compares and
// the grammar reads the arguments of a template: i < n && v[i] > *most.
func (l *lowering) mendComparison(f *frame, i int) {
	if l.c || f.scope != codeScope && (f.scope != listScope || !f.code) || !l.followsPlainName(i) || l.run(i, '<') > 1 || l.isHidden(i) {
		return
	}
	end := l.skipAngles(i)
	if !l.isAny(end, '(', '*', '&', '+', '-', '>') || !l.hasOperator(i+1, end-1) || !l.compares(f, i, end) || l.inAngles(f, i) {
		return
	}
	l.out[l.toks[i].start] = '>'
}

// followsPlainName reports whether token i follows a name that is no member's.
func (l *lowering) followsPlainName(i int) bool {
	return l.is(i-1, word) && l.class(i-1) == identifier && !l.isAny(i-2, '.', arrow) && !l.isWord(i-2, "template", "operator")
}

// hasOperator reports whether one of the tokens [i, end), none of those in brackets,
// separates operands.
func (l *lowering) hasOperator(i, end int) bool {
	for ; i < end; i++ {
		if l.isAny(i, ',', '&', '|', '^', '?', operator) {
			return true
		}
		i = max(i, int(l.toks[i].mate))
	}
	return false
}

// compares reports whether the < at token i, after a name, is certain to compare: the name is a
// variable's, or the tokens up to end cannot be a list of arguments.
func (l *lowering) compares(f *frame, i, end int) bool {
	if !l.is(i-2, scope) {
		if _, ok := l.variable(f, i-1); ok {
			return true
		}
	}
	return l.usesVariable(f, i+1, end-1) || l.isAny(end, '*', '&', '+', '-') && l.isCondition(i+1, end-1) && l.beginsValue(f, i, end)
}

// usesVariable reports whether the tokens [i, end), those in brackets aside, read a variable
// whose value no argument of a template can have.
func (l *lowering) usesVariable(f *frame, i, end int) bool {
	for ; i < end; i++ {
		if l.is(i, word) && l.class(i) == identifier && !l.isAny(i-1, '.', arrow, scope) && !l.isAny(i+1, scope, '(', '{') &&
			!l.isWord(i-1, "sizeof", "alignof", "typename", "struct", "class", "enum", "union") {
			if v, ok := l.variable(f, i); ok && v.changes {
				return true
			}
		}
		i = max(i, int(l.toks[i].mate))
	}
	return false
}

// isCondition reports whether the tokens [i, end), those in brackets aside, are an element of an array
// and further operands of && or ||, with nothing of a type.
func (l *lowering) isCondition(i, end int) bool {
	joins, indexes := false, false
	for first := i; i < end; i++ {
		switch {
		case l.isAny(i, scope, '<', '>', ellipsis), l.is(i, word) && l.class(i) != identifier && !l.isWord(i, "this"):
			return false
		case l.run(i, '&') == 2 || l.run(i, '|') == 2:
			joins = true
			i++
		case l.is(i, '[') && i > first && l.isAny(i-1, word, ')', ']'), l.isAny(i, '.', arrow):
			indexes = true
		}
		i = max(i, int(l.toks[i].mate))
	}
	return joins && indexes
}

// beginsValue reports whether an operand begins at token end, *x, and not the declarator of a variable
// whose type is the name before token i: A<x> *y.
func (l *lowering) beginsValue(f *frame, i, end int) bool {
	name := i - 1
	for l.is(name-1, scope) {
		name--
		if l.is(name-1, word) {
			name--
		}
	}
	if l.is(end, '&') && l.run(end, '&') > 1 || !l.isAny(end+1, word, number, '(') {
		return false
	}
	if l.isAny(end, '+', '-') {
		return true
	}
	if l.is(end+2, '=') || f.scope == codeScope && name == f.stmt {
		return false
	}
	if l.is(name-1, '(') {
		return l.isWord(name-2, "if", "while") || l.is(name-2, word) && l.class(name-2) == identifier && !l.isAny(name-3, word, '>', '*', '&')
	}
	return l.isAny(name-1, '=', '!', ';', '&', '|', '?') || l.isWord(name-1, "return")
}

// inAngles reports whether token i is among the arguments of a template, whose list a > ends.
func (l *lowering) inAngles(f *frame, i int) bool {
	first := max(f.open, f.stmt, 0)
	for j, depth := i-1, 0; j >= l.behind(first, i); j-- {
		switch t := l.toks[j]; {
		case t.mate >= 0 && int(t.mate) < j:
			j = int(t.mate)
		case t.kind == '>':
			depth++
		case t.kind != '<' || l.out[t.start] != '<':
		case depth > 0:
			depth--
		case !l.followsPlainName(j):
			if l.isWord(j-1, "template") || l.class(j-1) != identifier && l.is(j-1, word) {
				return true // static_cast<, operator<
			}
		case !l.compares(f, j, i):
			return true
		}
	}
	return false
}
