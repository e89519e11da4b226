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
// rule holds the catalogue of rules, nvcc the compiler's flags.
package cudarules

import (
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
)

// A Finding is one breach of a rule in a CUDA source or one of its headers.
type Finding struct {
	Rule     *rule.Info
	Pos, End source.Position
	Message  string // one sentence in lower case, without the rule's id
	Related  []Related
	Fixes    []Fix
}

// Related points at another place that a finding speaks of.
type Related struct {
	Pos, End source.Position
	Message  string
}

// A Fix is a change that mends a finding.
type Fix struct {
	Message string
	Edits   []Edit
}

// An Edit replaces the bytes from Pos to End of Pos.File with New.
type Edit struct {
	Pos, End source.Position
	New      string
}

// A Checker checks files one after another and keeps what they share: a
// header is read, parsed and checked once however many files include it.
// It is safe for concurrent use.
type Checker struct{ /* unexported */ }

// NewChecker returns a checker that reports the rules in set.
func NewChecker(set rule.Set) *Checker { panic("to be written") }

// An Analysis is what a checker learned of one file.
type Analysis struct {
	Host, Device *sema.TU  // the two views; the same pointer where both see the same text
	Findings     []Finding // sorted by file, line, column, rule; none twice, also not across files of one checker
}

// Check analyses the file with the given compiler options. The error names
// the file; findings of a file that cannot be read in whole are left out.
func (c *Checker) Check(path string, options nvcc.Options) (*Analysis, error) { panic("to be written") }
