package threads

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Set is a set of threads of a block, by their number in it.
type Set []uint64

func newSet(n int) Set { return make(Set, (n+63)/64) }

func allOf(n int) Set {
	s := newSet(n)
	for i := range n {
		s[i/64] |= 1 << (i % 64)
	}
	return s
}

// Has reports whether a thread is in the set.
func (s Set) Has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }

func (s Set) combine(t Set, f func(a, b uint64) uint64) Set {
	out := make(Set, len(s))
	for i := range s {
		out[i] = f(s[i], t[i])
	}
	return out
}

func (s Set) and(t Set) Set   { return s.combine(t, func(a, b uint64) uint64 { return a & b }) }
func (s Set) or(t Set) Set    { return s.combine(t, func(a, b uint64) uint64 { return a | b }) }
func (s Set) minus(t Set) Set { return s.combine(t, func(a, b uint64) uint64 { return a &^ b }) }

func (s Set) isEmpty() bool { return !slices.ContainsFunc(s, func(w uint64) bool { return w != 0 }) }

func (s Set) count() (n int) {
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// isIn reports whether all threads of a set are in another one.
func (s Set) isIn(t Set) bool {
	for i, w := range s {
		if w&^t[i] != 0 {
			return false
		}
	}
	return true
}

// all yields the threads of the set in order.
func (s Set) all(yield func(int) bool) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			if !yield(i*64 + bits.TrailingZeros64(w)) {
				return
			}
		}
	}
}

// upTo returns the first n threads of the set.
func (s Set) upTo(n int) Set {
	out := make(Set, len(s))
	for i := range s.all {
		if n--; n < 0 {
			break
		}
		out[i/64] |= 1 << (i % 64)
	}
	return out
}

// First returns the first thread of the set; -1 if it is empty.
func (s Set) First() int {
	for i, w := range s {
		if w != 0 {
			return i*64 + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// A symbol represents an unknown value that is the same in all threads of a block.
type symbol struct {
	id    int
	key   string
	alone []term // the sum that is the symbol itself
	axis  int    // 1 to 3 of blockIdx.x to z
	from  source // but for memory, nothing of a value that is the same in all blocks
	given bool   // a caller that is not known gives it, which may give each thread another one
	lost  bool   // it represents an unknown offset, which may differ between threads

	held marks // of that offset

	border *border // of a number that it is zero in all threads but those at a border; nil of anything else

	dividend  *value // of a quotient; nil of anything else
	remainder *value // of a remainder, what is divided; nil of anything else
	divisor   int64  // of a quotient or remainder; 0 of anything else
}

type term struct {
	symbol *symbol
	times  int64
}

type valueKind uint8

const (
	unknown   valueKind = iota
	varies              // unknown and different from thread to thread; same compares two of them
	number              // base + each[thread] + sum; of other types than integers, one symbol
	pointer             // to the object at, base + each[thread] + sum bytes into it
	test                // whether cond, a number, compares with zero as operator says
	aggregate           // of class type: parts
	closure             // of the lambda
)

// A source is the set of inputs, not shared by the threads, that a value is computed from, as far as they are
// known.
type source uint8

const (
	ofThread source = 1 << iota // threadIdx, or memory that it is an index of
	ofBlockX                    // blockIdx.x, likewise
	ofBlockY
	ofBlockZ
	ofMemory // memory, including reads of all threads from one place
	ofOthers // state of other threads of the block: shared memory, warp functions
	ofGrid   // state of other blocks, as through atomics
	ofTicket // the result of an atomic function: the number of earlier arrivals

	ofBlock  = ofBlockX | ofBlockY | ofBlockZ
	anything = ofOthers | ofGrid // of unknown inputs
)

// A value is the value of an expression in each of the threads.
type value struct {
	kind     valueKind
	from     source    // of unknown and varies; nothing if it may be anything
	marks    marks     // of unknown and varies
	operator syntax.Op // of test
	base     int64
	each     []int64   // by thread; nil if it is the same in all
	sum      []term    // by symbol
	same     *identity // of varies; nil if it is not known where it is the same
	at       *object
	cond     *value
	parts    *content
	lambda   *body.Op
	spoiled  *spoils // by lanes that gave shuffles nothing; nil if it is not
}

func known(n int64) value { return value{kind: number, base: n} }

func ofSymbol(s *symbol) value { return value{kind: number, sum: s.alone} }

// isUniform reports whether a value is known to be the same in all threads.
func (v *value) isUniform() bool {
	switch v.kind {
	case number, pointer:
		return v.each == nil && !v.isGiven()
	case test:
		return v.cond.isUniform()
	}
	return false
}

// isGiven reports whether a number or pointer is derived from an unknown caller's arguments.
func (v *value) isGiven() bool {
	return slices.ContainsFunc(v.sum, func(t term) bool { return t.symbol.given })
}

// isConstant reports whether the value of each thread is known.
func (v *value) isConstant() bool { return v.kind == number && len(v.sum) == 0 }

// of returns the known part of a thread's value, without symbols.
func (v *value) of(thread int) int64 {
	if v.each == nil {
		return v.base
	}
	return v.base + v.each[thread]
}

// sources returns the inputs that a value is computed from.
func (v *value) sources() source {
	var from source
	switch v.kind {
	case number, pointer:
		if v.each != nil {
			from = ofThread
		}
		for _, t := range v.sum {
			from |= t.symbol.from
		}
		if v.at != nil {
			from |= v.at.from
		}
		return from
	case test:
		return v.cond.sources()
	case unknown, varies:
		if v.from != 0 {
			return v.from
		}
	}
	return anything
}

// sourcesOf returns the inputs that a function of values is computed from.
func sourcesOf(values ...value) source {
	var from source
	for i := range values {
		from |= values[i].sources()
	}
	return from
}

// equal reports whether two values are known to be the same.
func (v *value) equal(w *value) bool {
	if v.kind != w.kind || v.spoiled != w.spoiled {
		return false
	}
	switch v.kind {
	case number, pointer:
		return v.at == w.at && v.base == w.base && slices.Equal(v.each, w.each) && slices.Equal(v.sum, w.sum)
	case test:
		return v.operator == w.operator && v.cond.equal(w.cond)
	case aggregate:
		return v.parts == w.parts
	case closure:
		return v.lambda == w.lambda
	}
	return false
}

// key identifies a value.
func (v *value) key() string { return string(v.appendKey(make([]byte, 0, 32))) }

func (v *value) appendKey(key []byte) []byte {
	key = append(strconv.AppendInt(key, int64(v.kind), 10), ':')
	key = strconv.AppendInt(key, v.base, 10)
	if v.at != nil {
		key = strconv.AppendInt(append(key, '@'), int64(v.at.id), 10)
	}
	for _, t := range v.sum {
		key = strconv.AppendInt(append(key, '+'), t.times, 10)
		key = strconv.AppendInt(append(key, 's'), int64(t.symbol.id), 10)
	}
	if v.kind == test {
		key = v.cond.appendKey(append(key, v.operator.String()...))
	}
	return key
}

// addSums returns a + times * b.
func addSums(a, b []term, times int64) []term {
	switch {
	case len(b) == 0:
		return a
	case len(a) == 0 && times == 1:
		return b
	}
	var out []term
	for len(a) > 0 || len(b) > 0 {
		switch {
		case len(b) == 0 || len(a) > 0 && a[0].symbol.id < b[0].symbol.id:
			out, a = append(out, a[0]), a[1:]
		case len(a) == 0 || b[0].symbol.id < a[0].symbol.id:
			out, b = append(out, term{b[0].symbol, times * b[0].times}), b[1:]
		default:
			if n := a[0].times + times*b[0].times; n != 0 {
				out = append(out, term{a[0].symbol, n})
			}
			a, b = a[1:], b[1:]
		}
	}
	return out
}

// plus returns v + times * w for a number w; v is a number or pointer.
func (v value) plus(w *value, times int64) value {
	v.base += times * w.base
	switch {
	case w.each == nil:
	case v.each == nil && times == 1:
		v.each = w.each
	case v.each == nil:
		v.each = mapped(w.each, func(n int64) int64 { return times * n })
	default:
		sum := make([]int64, len(v.each))
		for i := range sum {
			sum[i] = v.each[i] + times*w.each[i]
		}
		v.each = sum
	}
	v.sum = addSums(v.sum, w.sum, times)
	return v.compact()
}

func mapped(each []int64, f func(int64) int64) []int64 {
	out := make([]int64, len(each))
	for i, n := range each {
		out[i] = f(n)
	}
	return out
}

// compact drops per-thread parts that are the same in all threads.
func (v value) compact() value {
	if v.each != nil && !slices.ContainsFunc(v.each, func(n int64) bool { return n != v.each[0] }) {
		v.base, v.each = v.base+v.each[0], nil
	}
	return v
}

// perThread applies f to numbers without symbols.
func perThread(a, b *value, f func(x, y int64) (int64, bool)) value {
	if a.each == nil && b.each == nil {
		n, ok := f(a.base, b.base)
		if !ok {
			return value{}
		}
		return known(n)
	}
	n := max(len(a.each), len(b.each))
	out := value{kind: number, each: make([]int64, n)}
	for i := range n {
		x, ok := f(a.of(i), b.of(i))
		if !ok {
			x = 0 // a thread that divides by zero is not here
		}
		out.each[i] = x
	}
	return out.compact()
}

// arithmetic is the result of an operator for two integers; false if it has none.
func arithmetic(op syntax.Op, x, y int64) (int64, bool) {
	flag := func(b bool) (int64, bool) {
		if b {
			return 1, true
		}
		return 0, true
	}
	switch op {
	case syntax.Add:
		return x + y, true
	case syntax.Sub:
		return x - y, true
	case syntax.Mul:
		return x * y, true
	case syntax.Div:
		if y == 0 {
			return 0, false
		}
		return x / y, true
	case syntax.Mod:
		if y == 0 {
			return 0, false
		}
		return x % y, true
	case syntax.ShiftLeft:
		return x << (uint64(y) & 63), true
	case syntax.ShiftRight:
		return x >> (uint64(y) & 63), true
	case syntax.BitAnd:
		return x & y, true
	case syntax.BitOr:
		return x | y, true
	case syntax.BitXor:
		return x ^ y, true
	case syntax.Equal:
		return flag(x == y)
	case syntax.NotEqual:
		return flag(x != y)
	case syntax.Less:
		return flag(x < y)
	case syntax.Greater:
		return flag(x > y)
	case syntax.LessEqual:
		return flag(x <= y)
	case syntax.GreaterEqual:
		return flag(x >= y)
	}
	return 0, false
}

// opposite is the comparison that holds where op does not.
func opposite(op syntax.Op) syntax.Op {
	switch op {
	case syntax.Equal:
		return syntax.NotEqual
	case syntax.NotEqual:
		return syntax.Equal
	case syntax.Less:
		return syntax.GreaterEqual
	case syntax.GreaterEqual:
		return syntax.Less
	case syntax.Greater:
		return syntax.LessEqual
	}
	return syntax.Greater
}

// binary returns the result of an operator for two values; t is its type.
func (m *machine) binary(op syntax.Op, a, b value, t *sema.Type) value {
	out := m.computed(op, m.asNumber(a), m.asNumber(b), t)
	out.spoiled = a.spoiled.or(b.spoiled)
	return out
}

func (m *machine) computed(op syntax.Op, a, b value, t *sema.Type) value {
	switch {
	case a.kind == unknown || b.kind == unknown:
		return value{from: sourcesOf(a, b), marks: marksOf(op, &a, &b)}
	case a.kind == varies || b.kind == varies:
		return value{kind: varies, from: sourcesOf(a, b), marks: marksOf(op, &a, &b), same: m.identity(op.String(), a, b)}
	case op.Compares() && op != syntax.ThreeWay && (a.kind == number && b.kind == number || a.kind == pointer && b.kind == pointer && a.at == b.at):
		a.kind, b.kind = number, number
		a.at, b.at = nil, nil
		d := a.plus(&b, -1)
		if d.isConstant() {
			zero := known(0)
			return perThread(&d, &zero, func(x, y int64) (int64, bool) { return arithmetic(op, x, y) })
		}
		cond := d
		return value{kind: test, cond: &cond, operator: op}
	case a.kind != number || b.kind != number:
		return m.combined(op.String(), a, b)
	case t != nil && t.IsFloating():
		return m.combined(op.String(), a, b)
	}
	if a.isConstant() && b.isConstant() {
		out := perThread(&a, &b, func(x, y int64) (int64, bool) { return arithmetic(op, x, y) })
		return wrapped(out, t)
	}
	isFactor := func(v *value) bool { return v.isConstant() && v.each == nil }
	switch op {
	case syntax.Add:
		return a.plus(&b, 1)
	case syntax.Sub:
		return a.plus(&b, -1)
	case syntax.Mul:
		if isFactor(&a) {
			a, b = b, a
		}
		if isFactor(&b) {
			zero := known(0)
			return zero.plus(&a, b.base)
		}
		if a.each == nil && b.each == nil {
			// Each factor of an operand is a factor of the product.
			x, y := a.factor(), b.factor()
			if s := m.combined("*", a.dividedBy(max(x, 1)), b.dividedBy(max(y, 1))); s.kind == number && x*y != 0 && x*y < 1<<32 {
				zero := known(0)
				return zero.plus(&s, x*y)
			}
		}
		if a.each != nil || b.each != nil {
			return value{kind: varies, from: sourcesOf(a, b), same: m.identity("*", a, b)}
		}
	case syntax.ShiftLeft:
		if isFactor(&b) && b.base >= 0 && b.base < 32 {
			zero := known(0)
			return zero.plus(&a, 1<<b.base)
		}
	case syntax.Div, syntax.Mod, syntax.ShiftRight, syntax.BitAnd:
		if step := roundingMask(op, &b, t); step > 0 && a.each == nil {
			quotient, zero := m.combined("/", a, known(step)), known(0)
			if quotient.kind == number {
				return zero.plus(&quotient, step)
			}
		}
		d, ok := divisor(op, &b)
		if ok && !slices.ContainsFunc(a.sum, func(t term) bool { return t.times%d != 0 }) {
			rest := value{kind: number, base: a.base, each: a.each}
			if rest.base >= 0 && !slices.ContainsFunc(rest.each, func(n int64) bool { return n+rest.base < 0 }) {
				by := known(d)
				if op == syntax.Mod || op == syntax.BitAnd {
					return perThread(&rest, &by, func(x, y int64) (int64, bool) { return x % y, true })
				}
				out := perThread(&rest, &by, func(x, y int64) (int64, bool) { return x / y, true })
				for _, t := range a.sum {
					out.sum = append(out.sum, term{t.symbol, t.times / d})
				}
				return out
			}
		}
		m.veiled = m.veiled || ok && a.each != nil && a.hasPlace()
		if op == syntax.Mod && !ok {
			if v, ok := m.modulo(a, b); ok {
				return v
			}
		}
		if ok && a.each == nil {
			out := m.combined(op.String(), a, b)
			if out.kind == number {
				x, divided := out.sum[0].symbol, a
				if x.divisor = d; op == syntax.Mod || op == syntax.BitAnd {
					x.remainder = &divided
				} else {
					x.dividend = &divided
				}
			}
			return out
		}
	}
	return m.combined(op.String(), a, b)
}

// inBlock returns a quotient or remainder as it is in a block of the grid; false if that is not known.
func (x *symbol) inBlock(block *[3]int64) (int64, bool) {
	of := x.dividend
	if x.remainder != nil {
		of = x.remainder
	}
	if of == nil {
		return 0, false
	}
	n, ok := of.inBlock(block)
	if !ok || !n.isConstant() || n.each != nil || n.base < 0 {
		return 0, false
	}
	if x.remainder != nil {
		return n.base % x.divisor, true
	}
	return n.base / x.divisor, true
}

// rest is the remainder of a division of a symbol's dividend.
func (m *machine) rest(x *symbol) *symbol {
	r := m.symbol(sprint("rest of ", x.id))
	r.divisor, r.from = x.divisor, x.from
	return r
}

// expanded returns a number without quotients of which it has the dividend: d * (n / d) is n less the rest.
func (m *machine) expanded(v value) value {
	for _, t := range v.sum {
		if x := t.symbol; x.dividend != nil && t.times%x.divisor == 0 {
			rest, quotient := ofSymbol(m.rest(x)), ofSymbol(x)
			v = v.plus(&quotient, -t.times).plus(x.dividend, t.times/x.divisor).plus(&rest, -t.times/x.divisor)
		}
	}
	return v
}

// factor returns the greatest known factor of the part of a number that all threads share.
func (v *value) factor() int64 {
	f := v.base
	for _, t := range v.sum {
		f = gcd(f, t.times)
	}
	return max(f, -f)
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

func (v value) dividedBy(n int64) value {
	v.base /= n
	sum := v.sum
	v.sum = nil
	for _, t := range sum {
		v.sum = append(v.sum, term{t.symbol, t.times / n})
	}
	return v
}

// isUniformlyBelow reports whether a number is below a bound, a known number, in all of some threads or in none: the threads
// differ by less than the factor of the rest.
func (v *value) isUniformlyBelow(bound int64, here Set) bool {
	step := (&value{sum: v.sum}).factor()
	if step == 0 {
		return false
	}
	first, at := true, int64(0)
	for i := range v.each {
		if !here.Has(i) {
			continue
		}
		n := floorDiv(v.of(i)-bound, step)
		if !first && n != at {
			return false
		}
		first, at = false, n
	}
	return true
}

// divisor returns the divisor of a division, a shift to the right or a mask.
func divisor(op syntax.Op, b *value) (int64, bool) {
	if !b.isConstant() || b.each != nil {
		return 0, false
	}
	switch {
	case op == syntax.ShiftRight && b.base >= 0 && b.base < 32:
		return 1 << b.base, true
	case op == syntax.BitAnd:
		return b.base + 1, b.base > 0 && b.base&(b.base+1) == 0
	case op == syntax.Div || op == syntax.Mod:
		return b.base, b.base > 0
	}
	return 0, false
}

// roundingMask returns the power of two to whose multiples a mask rounds down, ~(n - 1); 0 if it does not.
func roundingMask(op syntax.Op, b *value, t *sema.Type) int64 {
	if op != syntax.BitAnd || !b.isConstant() || b.each != nil {
		return 0
	}
	n := -b.base
	if t != nil && t.Kind == sema.UInt {
		n = int64(uint32(n))
	}
	if n < 2 || n >= 1<<31 || n&(n-1) != 0 {
		return 0
	}
	return n
}

// wrapped returns a number as an integer type holds it.
func wrapped(v value, t *sema.Type) value {
	if t == nil || v.kind != number || len(v.sum) > 0 {
		return v
	}
	var fit func(int64) int64
	switch t.Kind {
	case sema.Int:
		fit = func(n int64) int64 { return int64(int32(n)) }
	case sema.UInt:
		fit = func(n int64) int64 { return int64(uint32(n)) }
	case sema.Short:
		fit = func(n int64) int64 { return int64(int16(n)) }
	case sema.UShort:
		fit = func(n int64) int64 { return int64(uint16(n)) }
	case sema.Char, sema.SChar:
		fit = func(n int64) int64 { return int64(int8(n)) }
	case sema.UChar:
		fit = func(n int64) int64 { return int64(uint8(n)) }
	case sema.Bool:
		fit = func(n int64) int64 { return min(n*n, 1) }
	default:
		return v
	}
	if v.each == nil {
		return known(fit(v.base))
	}
	base := v.base
	if base == 0 && !slices.ContainsFunc(v.each, func(n int64) bool { return fit(n) != n }) {
		return v
	}
	return value{kind: number, each: mapped(v.each, func(n int64) int64 { return fit(n + base) })}.compact()
}

// asNumber returns the number that a condition is taken for where one is known.
func (m *machine) asNumber(v value) value {
	if v.kind != test {
		return v
	}
	switch {
	case v.cond.isGiven():
		return value{from: v.sources()}
	case v.cond.each == nil:
		return m.symbolic(v.key(), v.sources())
	}
	return value{kind: varies, from: v.sources()}
}

// combined returns the result of a function without side effects, about which nothing else is known.
func (m *machine) combined(name string, values ...value) value {
	out := m.function(name, values)
	for i := range values {
		out.spoiled = out.spoiled.or(values[i].spoiled)
	}
	return out
}

func (m *machine) function(name string, values []value) value {
	key, out := name, number
	for i := range values {
		v := &values[i]
		switch {
		case v.kind == unknown || v.kind == aggregate || v.kind == closure || v.isGiven() || v.kind == pointer && v.at.choice:
			return value{from: sourcesOf(values...)}
		case !v.isUniform():
			out = varies
			if v.kind == number && len(values) > 1 { // n / 2 of different n may be the same in all threads
				out = unknown
			}
		}
		key += "," + v.key()
	}
	from := sourcesOf(values...)
	if len(values) == 0 {
		from = anything
	}
	if out == unknown {
		return value{from: from}
	}
	if out == varies {
		return value{kind: varies, from: from, same: m.identity(name, values...)}
	}
	return m.symbolic(key, from)
}

// symbol returns the symbol of a key.
func (m *machine) symbol(key string) *symbol {
	s := m.symbols[key]
	if s == nil {
		s = &symbol{id: len(m.symbols), key: key}
		s.alone = []term{{s, 1}}
		m.symbols[key] = s
	}
	return s
}

// symbolic returns a value of which nothing else is known but its key and its sources.
func (m *machine) symbolic(key string, from source) value {
	s := m.symbol(key)
	s.from |= from
	return ofSymbol(s)
}

// fresh returns a value of which nothing is known but that all threads share it.
func (m *machine) fresh() value {
	m.made++
	return m.symbolic(fmt.Sprint(freshKey, m.made), anything)
}

const freshKey = "fresh "
