// Package memory tells what expressions point at, and what functions do with what they
// are given.
//
// An [Analysis] follows addresses through one body on all of its ways: through
// variables, members and elements, conditional expressions, loops, and the functions
// that are called. What a function does to its callers is its [Summary]: its effects in
// terms of its parameters, each on every way or on some.
//
// Memory is told apart by [Object]; a part of one is a [Place]. What an expression may
// be is a [Value]: a set of addresses, and of contents that places had when the function
// began. So the value of a parameter that is handed on unchanged is "the contents of the
// parameter", and what a pointer parameter points at is an object of its own. What is not
// followed is unknown.
//
// Two things are taken for granted: what a parameter points at is, while the function
// runs, changed through that parameter alone, unless it was handed on; and what is not a
// pointer or a class holds no address.
package memory
