package memory

import (
	"math/rand/v2"
	"testing"
)

// TestTreeOfFewer compares trees without some of their objects with sets.
func TestTreeOfFewer(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	objects := make([]*Object, 300)
	for i := range objects {
		objects[i] = &Object{id: uint32(i * i)}
	}
	some := func() (tree *tree[struct{}], set map[*Object]bool) {
		set = map[*Object]bool{}
		for range random.IntN(60) {
			o := objects[random.IntN(len(objects))]
			tree, set[o] = tree.with(o.id, o, struct{}{}), true
		}
		return tree, set
	}
	for range 500 {
		a, inA := some()
		b, inB := some()
		o := objects[random.IntN(len(objects))]
		last := o.id + uint32(random.IntN(2000))
		but, less := a.but(b), a.less(o.id, last)
		for _, x := range objects {
			if want := inA[x] && !inB[x]; but.has(x.id) != want {
				t.Fatalf("%d is in a without b: %v, want %v", x.id, !want, want)
			}
			if want := inA[x] && (x.id < o.id || x.id > last); less.has(x.id) != want {
				t.Fatalf("%d is in a without %d to %d: %v, want %v", x.id, o.id, last, !want, want)
			}
		}
		if a.but(a) != nil || union(but, b) != nil && len(union(but, b).objects()) != len(union(a, b).objects()) {
			t.Fatal("a without b, and b, are not a and b")
		}
	}
}
