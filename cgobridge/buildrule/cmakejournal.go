package buildrule

import (
	"cmp"
	"maps"
	"slices"
)

// A journal is the variables of a folder, with the changes of active branches and functions, so that
// undoing costs no more than the changes.
type journal struct {
	values  map[string]string
	changes []change // since the first open mark, the oldest first
	open    int      // how many marks there are
}

// A change is the value of a variable before it changed.
type change struct {
	name string
	old  binding
}

// A binding is a variable's value, if it has one.
type binding struct {
	value string
	set   bool
}

func newJournal(values map[string]string) *journal { return &journal{values: values} }

// clone returns a journal with the same values, of which no change is left.
func (j *journal) clone() *journal { return newJournal(maps.Clone(j.values)) }

// lookUp returns a variable's value, and whether it has one.
func (j *journal) lookUp(name string) (string, bool) {
	value, ok := j.values[name]
	return value, ok
}

// value returns a variable's value, or "".
func (j *journal) value(name string) string { return j.values[name] }

func (j *journal) set(name, value string) { j.bind(name, binding{value, true}) }

func (j *journal) unset(name string) { j.bind(name, binding{}) }

func (j *journal) bind(name string, to binding) {
	value, ok := j.values[name]
	if old := (binding{value, ok}); old == to {
		return
	} else if j.open > 0 {
		j.changes = append(j.changes, change{name, old})
	}
	if to.set {
		j.values[name] = to.value
	} else {
		delete(j.values, name)
	}
}

// begin opens a mark that rollback goes back to.
func (j *journal) begin() (mark int) {
	j.open++
	return len(j.changes)
}

// rollback undoes the changes since a mark, and closes it.
func (j *journal) rollback(mark int) {
	for _, c := range slices.Backward(j.changes[mark:]) {
		if c.old.set {
			j.values[c.name] = c.old.value
		} else {
			delete(j.values, c.name)
		}
	}
	j.changes = j.changes[:mark]
	j.open--
}

// An assignment is the value of a variable.
type assignment struct {
	name string
	binding
}

// since returns the values of the variables that have changed since a mark, sorted by their names.
func (j *journal) since(mark int) []assignment {
	changed := make([]assignment, 0, len(j.changes)-mark)
	for _, c := range j.changes[mark:] {
		value, set := j.lookUp(c.name)
		changed = append(changed, assignment{c.name, binding{value, set}})
	}
	slices.SortFunc(changed, func(a, b assignment) int { return cmp.Compare(a.name, b.name) })
	return slices.Compact(changed)
}

// before returns the value of a variable at a mark.
func (j *journal) before(mark int, name string) binding {
	for _, c := range j.changes[mark:] {
		if c.name == name {
			return c.old
		}
	}
	value, ok := j.values[name]
	return binding{value, ok}
}
