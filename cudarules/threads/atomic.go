package threads

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// The atomic objects of libcu++: cuda::atomic, which holds a value, and cuda::atomic_ref, which refers to one. Both are atomic for
// the threads of their scope (libcu++, thread scopes).

// atomicClass returns the class of atomic objects that a type is, without references; nil if it is none.
func atomicClass(t *sema.Type) *sema.Record {
	if t = t.NonReference(); t != nil && t.Kind == sema.RecordType && t.Record != nil && (t.Record.Name == "atomic" || t.Record.Name == "atomic_ref") {
		return t.Record
	}
	return nil
}

// scopeOfBlock is cuda::thread_scope_block; greater ones are of fewer threads.
const scopeOfBlock = 2

// isOfBlockScope reports whether an operation calls a function of an atomic object for the threads of a block alone.
func isOfBlockScope(op *body.Op) bool {
	if op.Kind != body.Call || op.Args[0] == nil || op.Args[0].Type == nil {
		return false
	}
	r := atomicClass(op.Args[0].Type)
	return r != nil && len(r.Args) > 1 && r.Args[1].Value != nil && r.Args[1].Value.Int() >= scopeOfBlock
}

// atomicObject applies a function of an atomic object of libcu++; false if op is none. Whatever the order that it asks for, it may
// order what stands around it.
func (m *machine) atomicObject(op *body.Op, name string, s *state) (value, bool) {
	object := op.Args[0]
	if object == nil || object.Type == nil || !strings.HasPrefix(name, "cuda::") {
		return value{}, false
	}
	class := atomicClass(object.Type)
	if class == nil {
		return value{}, false
	}
	p := m.atomicPlace(object, class, s)
	args := m.arguments(op, s)
	for _, a := range args {
		if a.kind == pointer {
			m.escape(a, s) // what compare_exchange expected
		}
	}
	if p.at == nil || p.at.choice || p.at.space == private {
		return value{}, false
	}
	flags := isAtomic
	method := name[strings.LastIndex(name, ":")+1:]
	if method != "load" && method != "wait" && !strings.HasPrefix(method, "operator ") {
		flags |= isWrite
	}
	m.access(op, p, class.Args[0].Type, s, flags, &value{})
	p.at.atomic = true
	m.waits++
	m.mayOrder(s)
	out := value{from: anything}
	if s.here.count() > 1 {
		out.kind = varies
	}
	return out, true
}

// atomicPlace returns the place that an atomic object holds or refers to.
func (m *machine) atomicPlace(object *body.Op, class *sema.Record, s *state) place {
	v := m.eval(object, s)
	if class.Name == "atomic" {
		return placeOf(v)
	}
	if v.kind == pointer && v.at.space == private {
		v = m.loadCell(s, v.at, v.base, nil)
	}
	if v.kind == aggregate {
		if held := v.parts.at(0); held != nil {
			v = *held
		}
	}
	return placeOf(v)
}
