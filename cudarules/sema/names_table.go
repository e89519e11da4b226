package sema

// A nameTable keeps things by name. While there are few they are searched one
// after the other. The zero table is empty.
type nameTable[T any] struct {
	entries []nameEntry[T]
	indices map[string]int // nil while there are few
}

type nameEntry[T any] struct {
	name  string
	thing T
}

// newNameTable returns an empty table with room for n things.
func newNameTable[T any](n int) *nameTable[T] {
	return &nameTable[T]{entries: make([]nameEntry[T], 0, n)}
}

// at returns a pointer to the entry of a name, valid until the next put; nil if there is none.
func (t *nameTable[T]) at(name string) *T {
	if t.indices != nil {
		if i, ok := t.indices[name]; ok {
			return &t.entries[i].thing
		}
		return nil
	}
	for i := range t.entries {
		if t.entries[i].name == name {
			return &t.entries[i].thing
		}
	}
	return nil
}

// put keeps a thing under a name, in the place of another one.
func (t *nameTable[T]) put(name string, thing T) {
	if at := t.at(name); at != nil {
		*at = thing
		return
	}
	t.entries = append(t.entries, nameEntry[T]{name, thing})
	switch n := len(t.entries); {
	case t.indices != nil:
		t.indices[name] = n - 1
	case n > few:
		t.indices = make(map[string]int, 2*n)
		for i, e := range t.entries {
			t.indices[e.name] = i
		}
	}
}
