// Package memory computes points-to sets of expressions, and summaries of functions.
//
// An [Analysis] follows addresses through one body on all of its ways: through variables, members and
// elements, conditional expressions, loops, and the functions that are called. The effects of a
// function on its callers are its [Summary], in terms of its parameters, each on all paths (must) or
// on some (may).
//
// Memory is divided into [Object]s; a part of one is a [Place]. The possible values of an expression
// are a [Value]: a set of addresses, and of initial contents of places. So the value of a parameter
// that is passed on unchanged is "the contents of the parameter", and the pointee of a pointer
// parameter is an object of its own. Anything that is not followed is unknown.
//
// Two assumptions: while the function runs, the pointee of a parameter is changed only through that
// parameter, unless it has escaped; and only pointers and classes hold addresses.
package memory
