package rules

import (
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// calledOnDevice returns the function of the host that device code of a library
// calls because it is the call operator of an argument of the given use, a call of
// an algorithm; nil if there is none.
func (p *pass) calledOnDevice(u sema.Use, fromDevice bool) *sema.Function {
	if u.Kind != sema.Calls || u.Function != nil || u.Call == nil || u.Constant {
		return nil
	}
	switch headers.CallerSide(u.Call.UnseenName()) {
	case headers.NoSide:
		return nil
	case headers.SystemSide:
		if !fromDevice && !runsOnDevice(u) {
			return nil
		}
	}
	for _, a := range u.Call.Args {
		if t := u.Scope.Value(a).Type; t.Kind == sema.RecordType && t.Record.Closure == nil {
			if f := p.hostOperator(t.Record); f != nil {
				return f
			}
		}
	}
	return nil
}

// runsOnDevice reports whether an argument of an algorithm makes it run on the
// device: an execution policy, or an iterator of device memory.
func runsOnDevice(u sema.Use) bool {
	for _, a := range u.Call.Args {
		if u.Scope.IsSystemNamed(a, sema.NamesDeviceSystem) {
			return true
		}
	}
	return false
}

// hostOperator returns a call operator of a class, all of whose are functions of
// the host alone; nil for other classes.
func (p *pass) hostOperator(r *sema.Record) *sema.Function {
	if r.IsComplete() != sema.Yes || r.HasUnknownBase() {
		return nil
	}
	var found *sema.Function
	for _, e := range r.Find("operator()") {
		f, ok := e.(*sema.Function)
		if !ok || f.RunsOn(sema.Device) != sema.No || p.Unit(f.First().Node).Prelude ||
			f.IsConstexpr() && p.Options.MayRelaxConstexpr() {
			return nil
		}
		found = f
	}
	return found
}
