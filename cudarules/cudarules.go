// Package cudarules checks CUDA C++ sources against the language restrictions
// of the CUDA programming guide. It knows nothing of Go: a .cu file is all it
// needs, and no GPU, compiler or CUDA header.
//
// A file travels through the packages below this one, each of which imports
// only those before it:
//
//	source   lexes and preprocesses it, once for the host and once for the device
//	syntax   hides CUDA's words from a C++ grammar and keeps the tree as plain nodes
//	sema     names, types, layouts, execution spaces, launches
//	rules    one small function a rule, over the meaning of a translation unit
//
// rule holds the catalogue of rules, nvcc the compiler's flags, headers the contents of headers that
// are not read from disk, suppress the comments that silence findings.
package cudarules
