package threads

import (
	"slices"
	"testing"
)

func TestUnits(t *testing.T) {
	var u, odd units
	for _, from := range []int64{0, 1020, 512, 256} { // bytes, of 4 each
		u = u.add(from, 4)
	}
	u = u.sorted()
	odd = odd.add(-4, 8).add(510, 4).sorted()
	if want := (units{{0, 1}, {1, 1}, {2, 1}, {3, 1 << 63}}); !slices.Equal(u, want) {
		t.Errorf("%v, want %v", u, want)
	}
	if want := (units{{-1, 1 << 63}, {0, 1}, {1, 1 << 63}, {2, 1}}); !slices.Equal(odd, want) {
		t.Errorf("%v, want %v", odd, want)
	}
	if u.count() != 4 || !u.overlaps(odd, 0) || u.overlaps(odd, 16) || !u.overlaps(odd, 1) {
		t.Error("count or overlap")
	}
	both := u.with(odd)
	if both.count() != 6 || !u.isIn(both) || !odd.isIn(both) || both.isIn(u) {
		t.Errorf("both: %v", both)
	}
}

// TestPrivateMemory changes copies of a memory, which keep apart.
func TestPrivateMemory(t *testing.T) {
	objects := make([]*object, 40)
	for i := range objects {
		objects[i] = &object{id: i + 1}
	}
	var a privateMemory
	for i, o := range objects {
		a.set(o, contentOf(known(int64(i))))
	}
	b := a.clone()
	b.set(objects[3], nothing)
	a.set(objects[3], nil)
	a.set(objects[39], contentOf(known(7)))
	if a.of(objects[3]) != nil || b.of(objects[3]) != nothing || a.of(objects[39]).at(0).base != 7 || b.of(objects[39]).at(0).base != 39 || a.of(&object{id: 999}) != nil {
		t.Error("copies share what differs")
	}
	asked := 0
	c := a.joined(&b, func(x, y *content) *content { asked++; return x })
	if asked != 1 || c.of(objects[3]) != nil || c.of(objects[0]) != a.of(objects[0]) || c.of(objects[39]) != a.of(objects[39]) {
		t.Errorf("joined, %d differ", asked)
	}
}

func TestContent(t *testing.T) {
	c := contentOf(known(1), known(2), known(3))
	part := value{kind: aggregate, parts: contentOf(known(8), known(9))}
	var got []int64
	for _, x := range c.with(4, part, 4).with(16, known(5), 0).cells { // longer than the object
		got = append(got, x.off, x.value.base)
	}
	if want := []int64{0, 1, 4, 8, 8, 9, 16, 5}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if c.at(4).base != 2 || len(c.cells) != 3 || c.at(6) != nil || len(c.within(4, 8)) != 2 {
		t.Error("contents have changed")
	}
}
