package threads

// An identity determines in which threads an otherwise unknown value is the same. It is computed on demand: most
// values, such as floating-point results, do not need it.
type identity struct {
	name    string  // of a function
	values  []value // the values that it is a function of
	numbers []int64 // by thread: threads with equal numbers have equal values; nil until computed
}

// identity returns in which threads a function of values is the same; nil if that is not known.
func (m *machine) identity(name string, values ...value) *identity {
	for i := range values {
		v := &values[i]
		if v.isGiven() || v.kind == varies && v.same == nil || v.kind != varies && v.kind != number && v.kind != pointer {
			return nil
		}
	}
	return &identity{name: name, values: append([]value(nil), values...)}
}

// ids returns the numbers of an identity by thread.
func (m *machine) ids(x *identity) []int64 {
	if x.numbers != nil {
		return x.numbers
	}
	out := make([]int64, m.threads)
	seed := m.id(x.name)
	for i := range out {
		out[i] = seed
	}
	if len(x.values) == 2 && isCommutative(x.name) {
		x.values = []value{m.unordered(x.values[0], x.values[1])}
	}
	for k := range x.values {
		w := x.values[k]
		base, each := w.base, w.each
		if w.kind == varies {
			each = m.ids(w.same)
		}
		w.base, w.each = 0, nil
		base += m.id(w.key()) << 32
		for i := range out {
			n := base
			if each != nil {
				n += each[i]
			}
			n ^= int64(uint64(out[i]) * 0x9e3779b97f4a7c15)
			out[i] = n ^ int64(uint64(n)>>29)
		}
	}
	x.numbers, x.values = out, nil
	return out
}

// id returns the number of a name.
func (m *machine) id(name string) int64 { return int64(m.symbol("name " + name).id) }

// isCommutative reports whether a function of two values gives the same for them in either order, as the lanes count on that
// exchange their values and add them.
func isCommutative(name string) bool {
	switch name {
	case "+", "*", "&", "|", "^", "min", "max", "fmin", "fmax", "fminf", "fmaxf", "std::min", "std::max", "__hadd", "__hadd2", "__hmax", "__hmin", "__hmul":
		return true
	}
	return false
}

// unordered returns a value that is the same in two threads if two values are, or are in the other order.
func (m *machine) unordered(a, b value) value {
	of := func(v value) []int64 { return m.ids(&identity{name: "operand", values: []value{v}}) }
	sum, ids := mapped(of(a), func(n int64) int64 { return n * n * 0x2545f491 }), of(b)
	for i, n := range ids {
		sum[i] += n * n * 0x2545f491
	}
	return value{kind: varies, same: &identity{numbers: sum}}
}
