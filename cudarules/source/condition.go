package source

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// A value is the value of a preprocessor expression.
type value struct {
	bits     uint64
	unsigned bool

	// undecided: a macro that was not seen may change it.
	undecided bool
}

func (v value) isTrue() bool { return v.bits != 0 }

func (v value) not() value {
	v.bits, v.unsigned = truth(v.bits == 0), false
	return v
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// evaluate returns the value of the expression that the tokens of an #if
// directive spell.
func (p *preprocessor) evaluate(tokens []token) (value, error) {
	p.inCondition = true
	e := evaluator{preprocessor: p, tokens: p.expandOperand(p.testHeaders(tokens))}
	p.inCondition = false
	if len(tokens) == 0 {
		return value{}, errors.New("expression expected")
	}
	v := e.comma()
	if e.err == nil && e.next < len(e.tokens) {
		e.fail("unexpected %s", e.tokens[e.next].text)
	}
	if e.err != nil {
		return value{undecided: v.undecided}, e.err
	}
	return v, nil
}

// definedOperator reads the operand of the operator defined, which was just
// read, and returns the value.
func (p *preprocessor) definedOperator(operator token) token {
	t := p.read()
	parenthesized := t.is("(")
	if parenthesized {
		t = p.read()
	}
	if t.kind != identToken || parenthesized && !p.acceptParen() {
		return operator
	}
	return number(p.defined(t.sym))
}

func (p *preprocessor) acceptParen() bool {
	t := p.read()
	return t.is(")")
}

// testHeaders replaces __has_include(<name>) by 1 or 0.
func (p *preprocessor) testHeaders(tokens []token) []token {
	out := tokens[:0]
	for i := 0; i < len(tokens); i++ {
		t := tokens[i]
		if name := string(t.text); name != "__has_include" && name != "__has_include_next" || i+1 >= len(tokens) || !tokens[i+1].is("(") {
			out = append(out, t)
			continue
		}
		end := i + 2
		for depth := 0; end < len(tokens) && (depth > 0 || !tokens[end].is(")")); end++ {
			if tokens[end].is("(") {
				depth++
			} else if tokens[end].is(")") {
				depth--
			}
		}
		operand := tokens[i+2 : end]
		i = end
		if len(operand) > 0 && operand[0].kind == identToken {
			operand = p.expandOperand(operand)
		}
		text := strings.TrimSpace(spell(operand))
		if len(text) < 3 {
			out = append(out, number(value{}))
			continue
		}
		angled, name := text[0] == '<', text[1:len(text)-1]
		found := p.has(name, angled) || isSystemHeader(name)
		out = append(out, number(value{bits: truth(found), undecided: !found}))
	}
	return out
}

func number(v value) token {
	t := token{kind: numberToken, sym: noSymbol, src: -1, text: strconv.AppendUint(nil, v.bits, 10)}
	if v.undecided {
		t.flags |= undecidedToken
	}
	return t
}

// An evaluator computes a preprocessor expression.
type evaluator struct {
	*preprocessor
	tokens []token
	next   int
	level  int
	err    error
}

func (e *evaluator) fail(format string, args ...any) {
	if e.err == nil {
		e.err = fmt.Errorf(format, args...)
	}
}

// accept reads the punctuator, or its alternative spelling, if it comes next.
func (e *evaluator) accept(punct string) bool {
	if e.next < len(e.tokens) && e.tokens[e.next].kind == punctToken && string(e.tokens[e.next].text) == punct {
		e.next++
		return true
	}
	return false
}

func (e *evaluator) comma() value {
	v := e.ternary()
	for e.err == nil && e.accept(",") {
		undecided := v.undecided
		v = e.ternary()
		v.undecided = v.undecided || undecided
	}
	return v
}

func (e *evaluator) ternary() value {
	if e.level++; !e.unit.limits.Allows(limit.ConditionDepth, e.level) {
		e.fail("expression is nested too deeply")
		return value{}
	}
	defer func() { e.level-- }()
	condition := e.binary(1)
	if !e.accept("?") {
		return condition
	}
	yes := e.ternary()
	if !e.accept(":") {
		e.fail(": expected")
	}
	no := e.ternary()
	result := no
	if condition.isTrue() {
		result = yes
	}
	result.unsigned = yes.unsigned || no.unsigned
	result.undecided = result.undecided || condition.undecided
	return result
}

// precedences of the binary operators, the loosest first.
var precedences = map[string]int{
	"||": 1, "or": 1, "&&": 2, "and": 2, "|": 3, "bitor": 3, "^": 4, "xor": 4, "&": 5, "bitand": 5,
	"==": 6, "!=": 6, "not_eq": 6, "<": 7, ">": 7, "<=": 7, ">=": 7, "<<": 8, ">>": 8,
	"+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
}

func (e *evaluator) binary(lowest int) value {
	left := e.unary()
	for e.err == nil && e.next < len(e.tokens) {
		t := &e.tokens[e.next]
		precedence := precedences[string(t.text)]
		if precedence < lowest || precedence == 0 {
			break
		}
		e.next++
		right := e.binary(precedence + 1)
		left = e.apply(string(t.text), left, right)
	}
	return left
}

func (e *evaluator) apply(operator string, a, b value) value {
	v := value{undecided: a.undecided || b.undecided, unsigned: a.unsigned || b.unsigned}
	signed := !v.unsigned
	if p := precedences[operator]; v.undecided && (p == precedences["=="] || p == precedences["<"]) {
		e.compares = true
	}
	test := func(ok bool) {
		v.bits, v.unsigned = truth(ok), false
	}
	switch operator {
	case "||", "or":
		test(a.isTrue() || b.isTrue())
		// An operand that decides the result makes the other irrelevant.
		v.undecided = v.undecided && !(a.isTrue() && !a.undecided) && !(b.isTrue() && !b.undecided)
	case "&&", "and":
		test(a.isTrue() && b.isTrue())
		v.undecided = v.undecided && !(!a.isTrue() && !a.undecided) && !(!b.isTrue() && !b.undecided)
	case "|", "bitor":
		v.bits = a.bits | b.bits
	case "^", "xor":
		v.bits = a.bits ^ b.bits
	case "&", "bitand":
		v.bits = a.bits & b.bits
	case "==":
		test(a.bits == b.bits)
	case "!=", "not_eq":
		test(a.bits != b.bits)
	case "<":
		test(a.bits < b.bits && !signed || signed && int64(a.bits) < int64(b.bits))
	case ">":
		test(a.bits > b.bits && !signed || signed && int64(a.bits) > int64(b.bits))
	case "<=":
		test(a.bits <= b.bits && !signed || signed && int64(a.bits) <= int64(b.bits))
	case ">=":
		test(a.bits >= b.bits && !signed || signed && int64(a.bits) >= int64(b.bits))
	case "<<":
		v = a.shifted(b, true)
	case ">>":
		v = a.shifted(b, false)
	case "+":
		v.bits = a.bits + b.bits
	case "-":
		v.bits = a.bits - b.bits
	case "*":
		v.bits = a.bits * b.bits
	case "/", "%":
		switch {
		case b.bits == 0:
			// In "defined X && 1 / X" the division does not count; no
			// program relies on the value of one that does.
		case operator == "/" && signed:
			v.bits = uint64(int64(a.bits) / int64(b.bits))
		case operator == "/":
			v.bits = a.bits / b.bits
		case signed:
			v.bits = uint64(int64(a.bits) % int64(b.bits))
		default:
			v.bits = a.bits % b.bits
		}
	}
	return v
}

// shifted returns v shifted by n, a negative n in the other direction.
func (v value) shifted(n value, left bool) value {
	v.undecided = v.undecided || n.undecided
	if !n.unsigned && int64(n.bits) < 0 {
		left, n.bits = !left, -n.bits
	}
	switch {
	case left:
		v.bits <<= min(n.bits, 64)
	case v.unsigned:
		v.bits >>= min(n.bits, 64)
	default:
		v.bits = uint64(int64(v.bits) >> min(n.bits, 63))
	}
	return v
}

func (e *evaluator) unary() value {
	if e.level++; !e.unit.limits.Allows(limit.ConditionDepth, e.level) {
		e.fail("expression is nested too deeply")
	}
	defer func() { e.level-- }()
	if e.err != nil {
		return value{}
	}
	if e.next == len(e.tokens) {
		e.fail("operand expected at the end")
		return value{}
	}
	t := &e.tokens[e.next]
	e.next++
	v := value{undecided: t.flags&undecidedToken != 0}
	switch t.kind {
	case numberToken:
		var err error
		if v.bits, v.unsigned, err = parseNumber(string(t.text)); err != nil {
			e.fail("%v", err)
		}
		return v
	case literalToken:
		if !strings.HasSuffix(string(t.text), "'") {
			e.fail("%s is no operand", t.text)
			return v
		}
		v.bits, v.unsigned = characterValue(string(t.text), e.options.Std)
		return v
	case identToken:
		return e.name(t, v)
	}
	switch string(t.text) {
	case "(":
		v = e.comma()
		if !e.accept(")") {
			e.fail(") expected")
		}
	case "!":
		v = e.unary().not()
	case "~":
		v = e.unary()
		v.bits = ^v.bits
	case "-":
		v = e.unary()
		v.bits = -v.bits
	case "+":
		v = e.unary()
	default:
		e.fail("%s is no operand", t.text)
	}
	return v
}

// name returns the value of an identifier that is no macro: 0, but for the
// few that mean something.
func (e *evaluator) name(t *token, v value) value {
	switch string(t.text) {
	case "true", "false":
		v.bits = truth(t.text[0] == 't')
		return v
	case "not":
		return e.unary().not()
	case "compl":
		v = e.unary()
		v.bits = ^v.bits
		return v
	case "defined":
		e.fail("macro name expected after defined")
		return v
	}
	if e.meaning(t.sym) == nil {
		if m := e.unseenVersion(t.sym); m != nil {
			v.bits, v.unsigned, _ = parseNumber(string(m.body[0].text)) // number made it
			return v
		}
		v.undecided = e.mayBeDefined(t.sym)
	}
	if !e.accept("(") {
		return v
	}
	// A test of the compiler, or the use of a macro from an unseen header.
	from := e.next
	for depth := 1; depth > 0; e.next++ {
		if e.next == len(e.tokens) {
			e.fail(") expected")
			return v
		}
		if e.tokens[e.next].is("(") {
			depth++
		} else if e.tokens[e.next].is(")") {
			depth--
		}
	}
	v.bits = compilerTest(string(t.text), spell(e.tokens[from:e.next-1]))
	return v
}

// compilerTest answers __has_attribute(x) and its kin.
func compilerTest(test, operand string) uint64 {
	switch test {
	case "__has_cpp_attribute", "__has_c_attribute":
		return attributeVersions[strings.TrimPrefix(operand, "gnu::")]
	case "__has_attribute", "__has_builtin":
		return 1
	}
	return 0
}

// attributeVersions are the values of __has_cpp_attribute for the standard's attributes.
var attributeVersions = map[string]uint64{
	"carries_dependency": 200809, "deprecated": 201309, "fallthrough": 201603, "likely": 201803, "maybe_unused": 201603,
	"no_unique_address": 201803, "nodiscard": 201907, "noreturn": 200809, "unlikely": 201803,
	"always_inline": 1, "noinline": 1, "unused": 1, "const": 1, "pure": 1,
}

// parseNumber returns the value of an integer literal.
func parseNumber(text string) (bits uint64, unsigned bool, err error) {
	digits := strings.ToLower(strings.ReplaceAll(text, "'", ""))
	number := strings.TrimRight(digits, "ulz")
	if strings.HasPrefix(digits, "0x") || strings.HasPrefix(digits, "0b") {
		number = strings.TrimRight(digits, "ulz")
	} else if len(number) > 1 && number[0] == '0' {
		number = "0o" + number[1:]
	}
	unsigned = strings.Contains(digits[len(strings.TrimRight(digits, "ulz")):], "u")
	bits, err = strconv.ParseUint(number, 0, 64)
	if err != nil {
		return 0, false, fmt.Errorf("%s is no integer", text)
	}
	return bits, unsigned || bits > 1<<63-1, nil
}

// characterValue returns the value of a character literal under a standard of C++, as g++ computes it,
// with signed char and wchar_t.
func characterValue(text string, std int) (bits uint64, unsigned bool) {
	prefix, body, _ := strings.Cut(text, "'")
	body = strings.TrimSuffix(body, "'")
	var v uint64
	count := 0
	for body != "" {
		var c uint64
		c, body = character(body, prefix != "")
		if prefix == "" {
			c = v<<8 | c&0xff
		}
		v = c
		count++
	}
	switch {
	case prefix == "U":
		return v & 0xffffffff, true
	case prefix == "u":
		return v & 0xffff, true
	case prefix == "u8" && std >= 20:
		return v & 0xff, true
	case prefix == "" && count > 1, prefix == "L":
		return uint64(int64(int32(v))), false
	}
	return uint64(int64(int8(v))), false
}

// character reads the first character of a literal's text: a rune of a wide
// one, else a byte.
func character(text string, wide bool) (c uint64, rest string) {
	if text[0] != '\\' || len(text) == 1 {
		if !wide {
			return uint64(text[0]), text[1:]
		}
		r, size := utf8.DecodeRuneInString(text)
		return uint64(r), text[size:]
	}
	digits, base, most := 1, 8, 3 // of a numeric escape sequence, after the backslash
	switch c := text[1]; c {
	case 'x':
		digits, base, most = 2, 16, len(text)
	case 'u':
		digits, base, most = 2, 16, 4
	case 'U':
		digits, base, most = 2, 16, 8
	case '0', '1', '2', '3', '4', '5', '6', '7':
	default:
		if i := strings.IndexByte("abtnvfr", c); i >= 0 {
			return uint64('\a' + i), text[2:]
		}
		if c == 'e' || c == 'E' {
			return 27, text[2:]
		}
		return uint64(c), text[2:]
	}
	end := digits
	for end < len(text) && end-digits < most {
		if _, err := strconv.ParseUint(text[end:end+1], base, 8); err != nil {
			break
		}
		end++
	}
	c, _ = strconv.ParseUint(text[digits:end], base, 64) // without digits or too large: 0 or the greatest
	return c, text[end:]
}
