package threads

import (
	"slices"
	"testing"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

func setOf(n int, threads ...int) Set {
	s := newSet(n)
	for _, i := range threads {
		s[i/64] |= 1 << (i % 64)
	}
	return s
}

func TestSet(t *testing.T) {
	a, b := setOf(96, 0, 1, 2, 70), setOf(96, 2, 95)
	for _, test := range []struct {
		name, got, want string
	}{
		{"and", a.and(b).String(), "2"},
		{"or", a.or(b).String(), "0-2, 70, 95"},
		{"minus", a.minus(b).String(), "0-1, 70"},
		{"none", a.minus(a).String(), "none"},
		{"all", allOf(96).String(), "0-95"},
		{"many", setOf(96, 0, 2, 4, 6, 8).String(), "0, 2, 4, 6, …"},
	} {
		if test.got != test.want {
			t.Errorf("%s: %s, want %s", test.name, test.got, test.want)
		}
	}
	if a.count() != 4 || b.First() != 2 || newSet(96).First() != -1 {
		t.Errorf("count %d, first %d and %d", a.count(), b.First(), newSet(96).First())
	}
}

// numbers are the elements of values in the tests: threads 0 to 7, two symbols.
type numbers struct {
	*machine
	n, k value
	i    value
}

func newNumbers() numbers {
	m := &machine{run: &Run{}, threads: 8, symbols: map[string]*symbol{}}
	return numbers{m, ofSymbol(m.symbol("n")), ofSymbol(m.symbol("k")), m.rank()}
}

func TestBinary(t *testing.T) {
	x := newNumbers()
	m := x.machine
	of := func(op syntax.Op, a, b value) value { return m.binary(op, a, b, nil) }
	four, all := known(4), allOf(8)
	for _, test := range []struct {
		name string
		got  value
		want string
	}{
		{"thread", x.i, "0, 1, … 7"},
		{"sum", of(syntax.Add, x.i, four), "4, 5, … 11"},
		{"multiple", of(syntax.Mul, x.i, four), "0, 4, … 28"},
		{"quotient", of(syntax.Div, x.i, four), "{0 0 0 0 1 1 1 1}"},
		{"rest", of(syntax.Mod, x.i, four), "{0 1 2 3 0 1 2 3}"},
		{"by zero", of(syntax.Div, four, known(0)), "unknown"},
		{"uniform again", of(syntax.Sub, of(syntax.Add, x.i, x.n), x.i), "0 + 1 (n)"},
		{"symbols cancel", of(syntax.Sub, x.n, x.n), "0"},
		{"two symbols", of(syntax.Sub, of(syntax.Mul, x.n, four), x.k), "0 + 4 (n) + -1 (k)"},
		{"multiple of a symbol divided", of(syntax.Div, of(syntax.Add, of(syntax.Mul, x.n, four), x.i), four), "{0 0 0 0 1 1 1 1} + 1 (n)"},
		{"multiple of a symbol masked", of(syntax.BitAnd, of(syntax.Add, of(syntax.Mul, x.n, four), x.i), known(3)), "{0 1 2 3 0 1 2 3}"},
		{"product of symbol and thread", of(syntax.Mul, x.n, x.i), "a number of each thread"},
		{"half a symbol", of(syntax.Div, x.n, known(2)), "0 + 1 (/,2:0+1s0,2:2)"},
		{"half of what differs", of(syntax.Div, of(syntax.Add, x.n, x.i), known(2)), "unknown"},
		{"comparison of numbers", of(syntax.Less, x.i, four), "{1 1 1 1 0 0 0 0}"},
		{"comparison with a symbol", of(syntax.Less, x.i, x.n), "whether 0, 1, … 7 + -1 (n) < 0"},
		{"comparison of equals", of(syntax.Equal, of(syntax.Add, x.n, x.i), of(syntax.Add, x.n, four)), "{0 0 0 0 1 0 0 0}"},
		{"with what is not known", of(syntax.Add, x.i, value{}), "unknown"},
		{"with what varies", of(syntax.Add, x.i, value{kind: varies}), "a number of each thread"},
		{"shift", of(syntax.ShiftLeft, of(syntax.Add, x.n, x.i), known(1)), "0, 2, … 14 + 2 (n)"},
	} {
		if got := test.got.describe(all); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

// TestGiven distinguishes arguments of unknown callers from other values that are the same in all threads.
func TestGiven(t *testing.T) {
	x := newNumbers()
	g := x.symbol("given")
	g.given = true
	given := ofSymbol(g)
	if given.isUniform() || !x.n.isUniform() {
		t.Error("what is given is no uniform value")
	}
	for name, v := range map[string]value{
		"half":      x.binary(syntax.Div, given, known(2), nil),
		"product":   x.binary(syntax.Mul, given, x.i, nil),
		"square":    x.binary(syntax.Mul, given, given, nil),
		"truth":     x.asNumber(x.binary(syntax.Less, given, x.n, nil)),
		"varies by": x.combined("f", given),
	} {
		if v.kind == number || v.kind == varies && v.same != nil {
			t.Errorf("%s: %s", name, v.describe(allOf(8)))
		}
	}
	sum := x.binary(syntax.Add, given, known(2), nil)
	if d := x.binary(syntax.Sub, sum, given, nil); !d.isConstant() || d.base != 2 {
		t.Errorf("distance %s", d.describe(allOf(8)))
	}
}

func TestUniformlyBelow(t *testing.T) {
	x := newNumbers()
	all := allOf(8)
	rows := x.binary(syntax.Mul, x.n, known(8), nil)
	for _, test := range []struct {
		name  string
		v     value
		bound int64
		here  Set
		want  bool
	}{
		{"a block fits a multiple of it", rows.plus(&x.i, 1), 0, all, true},
		{"one more does not", rows.plus(&x.i, 1), 1, all, false},
		{"but for those below it", rows.plus(&x.i, 1), 4, setOf(8, 0, 1, 2, 3), true},
		{"any bound", x.n.plus(&x.i, 1), 0, all, false},
		{"without a symbol it is known", x.i, 0, all, false},
	} {
		if got := test.v.isUniformlyBelow(test.bound, test.here); got != test.want {
			t.Errorf("%s: %v", test.name, got)
		}
	}
}

// TestConsistent asks whether two threads can both be where they are.
func TestConsistent(t *testing.T) {
	x := newNumbers()
	below := x.i.plus(&x.n, -1) // i - n, compared with 0
	onlyN := x.n.plus(&value{kind: number}, 1)
	on := func(v value, op syntax.Op, outer *split) *split {
		return &split{outer: outer, kind: threadish, number: &v, operator: op, mask: allOf(8)}
	}
	for _, test := range []struct {
		name string
		a    *split
		i    int
		b    *split
		j    int
		want bool
	}{
		{"both below n", on(below, syntax.Less, nil), 1, on(below, syntax.Less, nil), 5, true},
		{"the greater below n, the lesser not", on(below, syntax.Less, nil), 5, on(below, syntax.GreaterEqual, nil), 1, false},
		{"the lesser below n, the greater not", on(below, syntax.Less, nil), 1, on(below, syntax.GreaterEqual, nil), 5, true},
		{"n of two values", on(onlyN, syntax.Equal, nil), 0, on(onlyN, syntax.NotEqual, nil), 1, false},
		{"n between", on(below, syntax.Less, on(below, syntax.Less, nil)), 3, on(below, syntax.GreaterEqual, nil), 4, true},
		{"nothing assumed", nil, 0, nil, 1, true},
	} {
		if got := x.consistent(test.a, test.i, nil, test.b, test.j, nil); got != test.want {
			t.Errorf("%s: %v", test.name, got)
		}
	}
}

// TestDiffers asks for groups of threads whether they have different values.
func TestDiffers(t *testing.T) {
	x := newNumbers()
	by4 := x.binary(syntax.Div, x.i, known(4), nil)
	for _, test := range []struct {
		name  string
		v     value
		here  Set
		group int
		want  bool
	}{
		{"each its own", x.i, allOf(8), 8, true},
		{"by groups, in the block", by4, allOf(8), 8, true},
		{"by groups, in a group", by4, allOf(8), 4, false},
		{"one thread", x.i, setOf(8, 5), 8, false},
		{"a symbol", x.n, allOf(8), 8, false},
		{"what is not known", value{kind: varies}, allOf(8), 8, false},
	} {
		if got := x.differs(&test.v, test.here, test.group); got != test.want {
			t.Errorf("%s: %v", test.name, got)
		}
	}
	if !x.share(setOf(8, 1), setOf(8, 3), 4) || x.share(setOf(8, 3), setOf(8, 4), 4) || !x.share(setOf(8, 7), setOf(8, 4), 4) {
		t.Error("threads that share groups")
	}
}

func TestFloorDiv(t *testing.T) {
	var got []int64
	for n := int64(-5); n <= 5; n++ {
		got = append(got, floorDiv(n, 4))
	}
	if want := []int64{-2, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
