package sema

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
)

// handed returns the call operators that a library calls on the device because a use
// in b hands it function objects: an algorithm of which no declaration is seen. Those
// that are templates are instantiated for the elements, if their type is known.
func (b *Body) handed(u *Use) []*Function {
	if u.Kind != Calls || u.Function != nil || u.Call == nil || u.Constant {
		return nil
	}
	c := u.Call
	name := c.UnseenName()
	side := headers.CallerSide(name)
	if side == headers.NoSide {
		return nil
	}
	onDevice := side == headers.DeviceSide || b.Function.RunsOn(Device) == Yes || c.namesDeviceSystem()
	var list []*Function
	for _, a := range c.Args {
		t := u.Scope.Value(a).Type
		if t.Kind != RecordType || t.Record.Closure != nil || t.Record.IsComplete() != Yes || t.Record.HasUnknownBase() {
			continue
		}
		for _, f := range t.Record.functions("operator()") {
			if f.IsTemplate() {
				f = f.forElements(c.elements(name))
			}
			if f != nil && f.RunsOn(Device) == Yes && (onDevice || f.RunsOn(Host) == No) {
				list = append(list, f)
			}
		}
	}
	return list
}

// namesDeviceSystem reports whether an argument makes an algorithm run on the device.
func (c *Call) namesDeviceSystem() bool {
	for _, a := range c.Args {
		if c.Scope.IsSystemNamed(a, NamesDeviceSystem) {
			return true
		}
	}
	return false
}

// elements returns the type of the elements that a library's algorithm works on: of the
// first argument that is one, or points at them; nil if that is not known.
func (c *Call) elements(name string) *Type {
	args := c.Args
	if strings.HasPrefix(name, "cub::Device") {
		args = args[min(2, len(args)):] // room for the algorithm's own
	}
	for _, a := range args {
		t := c.Scope.Value(a).Type.NonReference()
		if t.Kind == Pointer || t.Kind == Array {
			t = t.Elem
		}
		switch {
		case t.IsArithmetic(), t.Kind == EnumType:
			return t.Unqualified()
		case t.Kind == RecordType && !t.IsDependent() && len(t.Record.Find("operator()")) == 0:
			return t.Unqualified()
		}
	}
	return nil
}

// forElements returns the instance of a template that a call with elements of a type
// calls; nil if that is not known.
func (f *Function) forElements(t *Type) *Function {
	if t == nil {
		return nil
	}
	var values []Value
	for range f.First().Params() {
		values = append(values, lvalue(t))
	}
	return f.deduced(nil, values)
}
