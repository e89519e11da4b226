package threads

import "github.com/cudavet/cudavet/cudarules/body"

// A DynamicUse is an element of dynamic shared memory that a thread reads or writes
// whatever the arguments of the kernel are.
type DynamicUse struct {
	At     *body.Op
	Stack  []*body.Op // the calls that lead to it from the kernel, and At
	Name   string     // of the extern __shared__ array
	Thread int
	End    int64 // of the element, in bytes from the beginning of dynamic shared memory; 0 if it is not known
}

// use records an access to shared memory for the amount that a launch has to provide.
func (m *machine) use(a *access) {
	if a.object != m.dynamic {
		if a.flags&(isWrite|isAtomic) != isWrite { // the compiler may drop stores without reads
			m.run.static[a.object] = true
		}
		return
	}
	for x := a.splits; x != nil; x = x.outer {
		if x.kind != exact || x.loose {
			return
		}
	}
	u := &DynamicUse{At: a.op, Stack: a.stack, Name: a.object.name, Thread: a.here.First()}
	if a.size > 0 && a.off.isConstant() {
		for t := range m.threads {
			if end := a.off.of(t) + a.size; a.here.Has(t) && a.off.of(t) >= 0 && end > u.End {
				u.Thread, u.End = t, end
			}
		}
	}
	if m.run.Dynamic == nil || u.End > m.run.Dynamic.End {
		m.run.Dynamic = u
	}
}

// Static returns how many bytes of static shared memory the kernel has at least: the variables
// that are read.
func (r *Run) Static() (n int64) {
	for o := range r.static {
		n += o.size
	}
	return n
}
