// Package rule is the catalogue of rules: their names, requirements, sources and severity. Help texts,
// SARIF output, the pages in docs/rules and the -enable and -disable flags are all made from it. It
// does not depend on the checks.
package rule

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// A Class is the consequence of a violation for the program.
type Class string

const (
	IllFormed   Class = "ill-formed"  // nvcc rejects the program, or it cannot work
	Undefined   Class = "undefined"   // it compiles, and its behavior is undefined
	Conditional Class = "conditional" // it is wrong under certain compiler flags, hosts or architectures
	Advice      Class = "advice"      // it is permitted and usually a mistake; off unless enabled, except for rules that nvcc also warns about
	Safety      Class = "safety"      // it is allowed, and NVIDIA's subset for safety-critical programs does without it; off unless enabled
)

// Classes lists every class, the gravest first.
var Classes = []Class{IllFormed, Undefined, Conditional, Advice, Safety}

// Meaning describes the consequence of a violation of the class in a few words.
func (c Class) Meaning() string {
	switch c {
	case IllFormed:
		return "nvcc rejects it, or it cannot work"
	case Undefined:
		return "compiles, but its behavior is undefined"
	case Conditional:
		return "wrong under some flags, hosts or architectures; reported only for these"
	case Safety:
		return "allowed, outside of NVIDIA's safety subset; off unless -enable names it"
	}
	return "allowed, usually a mistake; off unless -enable names it"
}

// Info describes one rule.
type Info struct {
	ID      string // unique, lower-case words joined by '-'
	Class   Class  // of its findings
	Section string // document and section that the demand comes from
	Doc     string // the demand in one sentence
	Bad     string // source that breaks the rule
	Good    string // the same purpose without the breach

	// Accepted is the class of findings in code that nvcc accepts and runs, if it differs from the
	// rule's own class; else empty.
	Accepted Class

	// On enables the rule by default though its class is off: nvcc warns of the same.
	On bool

	// Nvcc lists the warnings of nvcc that correspond to findings of the rule. Pragmas that silence
	// one of them silence the rule; they do not silence errors of nvcc.
	Nvcc []Warning

	// ByMessage says that a message names a kind of breach, such as a function that is gone: statistics
	// count them apart.
	ByMessage bool

	// CompiledAsCUDA says that the rule is about the language of files that nvcc compiles as CUDA, without any of CUDA's words:
	// it does not apply to C and C++ for other compilers.
	CompiledAsCUDA bool

	// Analyzer names the Go analyzer that reports the rule. It is empty
	// for a rule that is checked on CUDA sources alone.
	Analyzer string
}

// A Warning is one of nvcc's, as #pragma nv_diag_suppress names it.
type Warning struct {
	Number int
	Tag    string // empty if it is not known
}

// Meaning describes the consequence of a finding of the rule in a few words, and whether it is on.
func (r *Info) Meaning() string {
	if r.On {
		return "allowed, usually a mistake; on, since nvcc warns about it"
	}
	return r.Class.Meaning()
}

// IsDefault reports whether the rule is on where nothing says otherwise.
func (r *Info) IsDefault() bool { return r.On || r.Class != Advice && r.Class != Safety }

// URL returns the address of the rule's documentation.
func (r *Info) URL() string {
	return "https://github.com/cudavet/cudavet/blob/main/docs/rules/" + r.ID + ".md"
}

var catalogue = map[string]*Info{}

// ClassNames names the classes of a rule's findings.
func (r *Info) ClassNames() string {
	if r.Accepted == "" {
		return string(r.Class)
	}
	return fmt.Sprintf("%s; %s where nvcc accepts it", r.Class, r.Accepted)
}

// Register adds a rule to the catalogue. It panics if the id is taken or the
// entry is incomplete: both are programming errors.
func Register(r *Info) *Info {
	if catalogue[r.ID] != nil {
		panic("rule " + r.ID + " registered twice")
	}
	if r.ID == "" || r.Doc == "" || r.Section == "" || r.Bad == "" || r.Good == "" || !slices.Contains(Classes, r.Class) ||
		r.Accepted != "" && slices.Index(Classes, r.Accepted) <= slices.Index(Classes, r.Class) {
		panic(fmt.Sprintf("rule %q is incomplete", r.ID))
	}
	catalogue[r.ID] = r
	return r
}

// Lookup returns the rule with the given id, or nil.
func Lookup(id string) *Info { return catalogue[id] }

// All returns every registered rule, sorted by id.
func All() []*Info {
	all := make([]*Info, 0, len(catalogue))
	for _, r := range catalogue {
		all = append(all, r)
	}
	slices.SortFunc(all, func(a, b *Info) int { return cmp.Compare(a.ID, b.ID) })
	return all
}

// ClassList names all classes, as flags take them.
func ClassList() string {
	names := make([]string, len(Classes))
	for i, c := range Classes {
		names[i] = string(c)
	}
	return strings.Join(names, ",")
}
