package syntax

import (
	"slices"
	"strings"
)

// Expressions and statements that the grammar fails on.

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

// mendAssignment makes one identifier of an unqualified variable template that is
// assigned: return v<T> = x;
func (l *lowering) mendAssignment(f *frame, i int) {
	begins := i == f.stmt && f.scope == codeScope || l.isWord(i-1, "return") || l.is(i-1, '=') && (f.code || f.scope == codeScope) ||
		l.is(i-1, '(') && l.isWord(i-2, "if", "while") || l.isAny(i-1, '(', ',') && f.scope == listScope && f.code && !f.declared && l.is(f.open-1, word)
	if !begins {
		return
	}
	if end := l.skipAngles(i + 1); end > 0 && l.is(end, '=') && !l.isWord(end-2, "operator") {
		l.fill(i, end, Identifier)
	}
}

// mendConversion hides the specifiers of a conversion function that is defined out of its class,
// inline S::operator int() {}: the grammar reads a type after them. The word operator is token i.
func (l *lowering) mendConversion(f *frame, i int) {
	for j := l.behind(f.stmt, i); j < i; j++ {
		switch {
		case l.isWord(j, "inline"):
			l.mark(ForceInline, int(l.toks[j].start), int(l.toks[j].end), Span{})
		case l.isWord(j, "constexpr"):
			l.hideTokens(j, j+1) // the declaration in the class has it as well
		}
	}
}

// mendOperator makes one identifier of an operator's name in an expression:
// x.operator()(1), this->operator=(y), operator+(a, b).
func (l *lowering) mendOperator(f *frame, i int) {
	if end := l.skipOperator(i); l.is(end, '<') && l.is(l.skipAngles(end), '(') {
		l.fill(i, end, OperatorName, Identifier, FieldIdentifier)
		return
	}
	if f.scope == namespaceScope && l.is(i-1, scope) && l.isAny(i+1, word, scope) && !l.isWord(i+1, "new", "delete", "co_await") {
		l.mendConversion(f, i)
		return
	}
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
		for l.ahead(end, end-i) && !l.isAny(end, '(', ')', ';', '{', ',', literal) {
			end++
		}
	}
	if end == i+1 || !l.is(end, '(') && !member {
		return
	}
	l.fill(i, end, OperatorName, Identifier, FieldIdentifier)
}

// skipOperator returns the token after the name of the operator function that begins at token i,
// without template arguments; i+1 for a conversion.
func (l *lowering) skipOperator(i int) int {
	end := i + 1
	switch {
	case l.is(end, '(') && l.is(end+1, ')'), l.is(end, '[') && l.is(end+1, ']'):
		return end + 2
	case l.is(end, '<'): // operator<<<int> is that of <<
		return end + min(l.run(end, '<'), 2)
	}
	for l.isAny(end, '+', '-', '*', '/', '%', '^', '&', '|', '~', '!', '=', '>', ',', operator, arrow) && (end == i+1 || l.toks[end].start == l.toks[end-1].end) {
		end++
	}
	return end
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

// mendStatementExpression writes ({ …; x; }) as a name that means nothing. Its
// ( is token i.
func (l *lowering) mendStatementExpression(i int) {
	if !l.is(i+1, '{') || l.toks[i+1].mate+1 != l.toks[i].mate {
		return
	}
	brace := l.toks[i+1]
	if !l.is(int(brace.mate)-1, ';') { // an initializer list: f({a, b})
		return
	}
	l.hideTokens(i+1, int(brace.mate)+1)
	l.out[brace.start] = '_'
	for j := i + 1; j <= int(brace.mate); j++ {
		l.toks[j].kind = hidden
	}
}

// mendAssignments writes the assignments in a comma expression in parentheses, (a = b = c, d), which
// the grammar takes for a fold expression, as other operators: those further right as ones that bind
// more tightly. It requires that the text has no operators of lower precedence than these. The ( is
// token i.
func (l *lowering) mendAssignments(i int) {
	if !l.isWord(i-1, "return") && (l.is(i-1, word) || l.isAny(i-1, ')', ']', '>', '*', '&', ellipsis)) {
		return // arguments or parameters
	}
	end := int(l.toks[i].mate)
	var left, signs, right []int // tokens: where an assignment begins, its = and its end
	first, commas := i+1, 0
	tight := false // the operand has an operator that only the first of assignmentLevels leaves alone
	for j := i + 1; j <= end; j++ {
		switch t := l.toks[j]; {
		case j == end || t.kind == ',':
			if tight && len(signs) > len(right)+1 {
				return
			}
			for tight = false; len(right) < len(signs); {
				right = append(right, j)
			}
			if j < end {
				commas++
			}
			first = j + 1
		case t.kind == '=', t.kind == operator && isAssignment(l.bytes(j)):
			level := len(signs) - len(right)
			if t.end-t.start > 2 || level == len(assignmentLevels) || level > 1 && l.is(j+1, '&') {
				return
			}
			left, signs = append(left, first), append(signs, j)
			first = j + 1
		case l.isAny(j, '?', '|', ellipsis) || l.run(j, '&') > 1:
			return
		case l.is(j, '^') || l.is(j, '&') && l.isAny(j-1, word, number, ')', ']'):
			tight = true
		case l.isGroup(j, '(') || l.isGroup(j, '[') || l.isGroup(j, '{'):
			j = int(t.mate)
		}
	}
	if commas == 0 {
		return
	}
	level := 0
	for k, sign := range signs {
		if level++; k == 0 || right[k-1] != right[k] {
			level = 0
		}
		copy(l.out[l.toks[sign].start:l.toks[sign].end], assignmentLevels[level])
		l.amend(left[k], right[k], BinaryExpression, AssignmentExpression)
	}
}

// assignmentLevels are binary operators, each of which binds more tightly than
// the one before, of up to two bytes.
var assignmentLevels = [...]string{"||", "^ ", "& "}

// isAssignment reports whether an operator assigns: += and its like.
func isAssignment(operator []byte) bool {
	switch string(operator) {
	case "<=", ">=", "==", "!=", "<=>":
		return false
	}
	return true
}

// mendStatement mends the expression statement that begins at token i: one that
// assigns to a value of a template's class, A<B>{x} = y;, and a call of a
// qualified name, a::f(g<T>(x), y);, that could declare something.
func (l *lowering) mendStatement(i int) {
	name := i
	if l.is(i, scope) {
		name++
	}
	if !l.is(name, word) || l.class(name) != identifier {
		return
	}
	end := l.skipName(name)
	switch {
	case l.is(end-1, '>') && l.isGroup(end, '{'):
		sign, _ := l.group(end)
		last := sign + 1
		for ; last < len(l.toks) && !l.isAny(last, ';', '?', '|', '&', '='); last++ {
			last = max(last, int(l.toks[last].mate))
		}
		if l.is(last, ';') && (l.is(sign, '=') || l.is(sign, operator) && isAssignment(l.bytes(sign))) {
			copy(l.out[l.toks[sign].start:l.toks[sign].end], assignmentLevels[0])
			l.amend(i, last, BinaryExpression, AssignmentExpression)
		}
	case end > i+1 && l.isGroup(end, '('):
		next, _ := l.group(end)
		before := l.toks[i].start - 1
		if args := l.skipName(end + 1); l.is(args-1, '>') && l.is(next, ';') && before >= 0 && l.out[before] == ' ' {
			l.unary(before)
		}
	}
}

// mendCallee hides the parentheses at token i around a qualified name before arguments: the grammar
// reads a cast in (a::f)(x), which is equivalent to a::f(x) even if a::f is a type. That holds as long
// as no operator of higher precedence than a cast follows.
func (l *lowering) mendCallee(f *frame, i int) {
	begins := i == f.stmt && f.scope == codeScope
	if !begins && (!l.beginsOperand(f, i) || f.declared || f.scope != codeScope && !f.code) {
		return
	}
	name := i + 1
	if l.is(name, scope) {
		name++
	}
	end := l.skipName(name)
	if !l.is(name, word) || l.class(name) != identifier || end != int(l.toks[i].mate) || !l.isGroup(end+1, '(') || l.is(end+2, ')') ||
		!slices.ContainsFunc(l.toks[i:end], func(t token) bool { return t.kind == scope }) {
		return
	}
	if next, _ := l.group(end + 1); l.isAny(next, '.', arrow, '[', '(') || l.is(next, operator) && (l.str(next) == "++" || l.str(next) == "--") {
		return
	}
	l.hideTokens(i, i+1)
	l.hideTokens(end, end+1)
	if at := l.toks[i].start; begins {
		l.unary(at)
	}
}

// mendOperand hides the parentheses at token i around an operand where the grammar may read a cast of the following
// operand: in (a[1]) && b to an array type, which is invalid, and &&b; in (a) && b of &&b, which is no operand, and in (a)
// - b of -b, if a is a variable.
func (l *lowering) mendOperand(f *frame, i int) {
	last := int(l.toks[i].mate)
	if f.scope != codeScope && !f.code || !l.isAny(last-1, ']', word, '>') || !l.isAny(last+1, '&', '*', '+', '-') {
		return
	}
	if !l.followsOperator(f, i) {
		return
	}
	at := i + 1
	if l.is(at, scope) {
		at++
	}
	if !l.is(at, word) || l.class(at) != identifier {
		return
	}
	for at = l.skipName(at); at < last && l.isGroup(at, '['); {
		at, _ = l.group(at)
	}
	switch joins := l.run(last+1, '&') == 2; {
	case at != last:
	case last == i+2:
		if _, ok := l.variable(f, i+1); ok || joins {
			l.number(i + 1)
		}
	case joins || l.is(last-1, ']'):
		l.hideTokens(i, i+1)
		l.hideTokens(last, last+1)
	}
}

// number writes the name at token i, which is no type's, as a number.
func (l *lowering) number(i int) {
	text := l.out[l.toks[i].start:l.toks[i].end]
	for k := range text {
		text[k] = '0'
	}
	l.amend(i, i+1, NumberLiteral, Identifier)
}

// followsOperator reports whether the token before i is an operator that takes an operand on its right; > may also end the
// arguments of a template.
func (l *lowering) followsOperator(f *frame, i int) bool {
	if l.is(i-1, '>') {
		for k := i - 2; k > f.open && k >= f.stmt; k-- {
			if l.is(k, '<') && l.out[l.toks[k].start] == '<' && l.is(k-1, word) && !l.usesVariable(f, k+1, i-1) {
				return false
			}
			if mate := int(l.toks[k].mate); mate >= 0 && mate < k {
				k = mate
			}
		}
		return true
	}
	return l.isAny(i-1, '<', '&', '=', '!', '+', '-', '*', '/', '%', '?', ':', '|', '^', operator) || l.is(i-1, '(') && f.scope == listScope ||
		l.isWord(i-1, "return")
}

// unary makes the grammar read an operand after the blank at an offset, and so no declaration.
func (l *lowering) unary(at int32) {
	l.out[at] = '!'
	l.amends = append(l.amends, amend{at, -1, UnaryExpression, None}, amend{at, at + 1, Token, None})
}

// mendLabel puts an empty statement between a label, which ends at token i, and a declaration: the
// grammar does not allow one right after a label.
func (l *lowering) mendLabel(i int) {
	at := l.toks[i].end
	j := i + 1
	if l.is(j, scope) {
		j++
	}
	if !l.is(j, word) || l.out[at] != ' ' && l.out[at] != '\t' && l.out[at] != '\n' {
		return
	}
	switch l.class(j) {
	case qualifier, builtinType, classKey:
		if l.class(j) == builtinType && l.isAny(j+1, '(', '{') { // int(x)
			return
		}
	case identifier:
		if end := l.skipName(j); !l.is(end, word) || l.class(end) != identifier || !l.isAny(end+1, ';', ',', '=', '(', '{', '[') {
			return
		}
	default:
		return
	}
	l.out[at] = ';'
}

// mendLess writes the < at token i as another operator where it compares:
// in f(i < n, j > m) the grammar sees arguments of a template, and m as a name
// that is declared.
func (l *lowering) mendLess(f *frame, i int) {
	if f.scope != listScope || !f.code || !l.is(i-1, word) || l.class(i-1) != identifier || l.run(i, '<') > 1 {
		return
	}
	switch {
	case l.isAny(f.open, '{', '['):
	case l.is(f.open, '(') && (l.is(f.open-1, word) && l.class(f.open-1) == identifier || l.is(f.open-1, '>')):
		// A call, or the declaration of a function in a block: T f(A<B, C> x).
		if callee := f.open - 1; l.isAny(callee-1, word, '>', '*', '&') && !l.isWord(callee-1, "return", "else", "do") {
			return
		}
	default:
		return
	}
	end := l.skipAngles(i)
	if l.is(end, number) || l.is(end, word) && l.class(end) == identifier && l.isAny(end+1, ')', ',', '}') {
		l.out[l.toks[i].start] = '>'
	}
}

// mendMemberArgument writes the value at token i, the only argument of a member
// template that is called with arguments, as a type: in x.f<1>(y) the grammar sees
// comparisons.
func (l *lowering) mendMemberArgument(i int, kind Kind) {
	if l.is(i-1, '<') && l.is(i-2, word) && l.isAny(i-3, '.', arrow) && l.is(i+1, '>') && l.is(i+2, '(') {
		l.fill(i, i+1, kind, TypeIdentifier)
		l.amend(i, i+1, TypeDescriptor, None)
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
	if !l.isGroup(i+1, '(') || l.out[l.toks[i].start] == '_' { // part of the filled range
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
