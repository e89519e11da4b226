package cgobridge

// An Extent says on how many of the ways through a function something happens.
type Extent uint8

const (
	Never     Extent = iota
	Unknown          // unknown code may do it
	Sometimes        // on some way
	Always           // on every way that comes to the function's end
)
