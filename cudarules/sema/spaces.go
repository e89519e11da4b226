package sema

// Spaces returns the execution spaces of a function: those that its
// declarations write; those of the enclosing function for a lambda that writes
// none; __host__ for other functions that write none.
func (f *Function) Spaces() Space {
	if s := f.written(); s != 0 {
		return s
	}
	if f.Lambda != nil {
		if in := f.Lambda.Function(); in != nil {
			if s := in.Spaces(); s&GlobalSpace != 0 {
				return DeviceSpace
			} else {
				return s
			}
		}
	}
	return HostSpace
}
