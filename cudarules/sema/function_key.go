package sema

import "fmt"

// Key identifies a function, across views and readings of a file: by the place of the name in the first
// declaration, and as [Function.String] writes it.
func (f *Function) Key() string {
	at := f.TU.Pos(f.First().Name())
	return fmt.Sprintf("%s:%d:%s", at.File.Name, at.Offset, f)
}
