package nvcc

import (
	"cmp"
	"strings"
)

// Aspects are the parts of a command line that affect the meaning of a source.
type Aspects uint8

const (
	Standard     Aspects = 1 << iota // -std
	Architecture                     // -arch, -gencode
	Macros                           // -D, -U, -include
	Includes                         // -I, -isystem
	Relocatable                      // -rdc, -dc
	Extensions                       // --extended-lambda, --expt-relaxed-constexpr

	All = Standard | Architecture | Macros | Includes | Relocatable | Extensions
)

var aspectNames = []string{"-std", "-arch", "-D", "-I", "-rdc", "--expt-…"}

// String returns the flags of the aspects, such as "-std, -D".
func (a Aspects) String() string {
	var names []string
	for i, name := range aspectNames {
		if a&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// AspectsOf returns the aspects of flags; inputs and others have none.
func AspectsOf(args []string) Aspects {
	var about Aspects
	for _, f := range Flags(args) {
		if f.Name == "compiler-options" {
			about |= hostAspects(f.Value)
			continue
		}
		about |= effects[f.Name].aspect
	}
	return about
}

// shapesLanguage reports whether a flag affects the language of a source: a command line with one has all those
// that the source needs.
func (f Flag) shapesLanguage() bool {
	switch f.Name {
	case "", "options-file":
		return false
	case "compiler-options":
		return hostAspects(f.Value)&Standard != 0
	case "language":
		return true
	}
	effect, heeded := effects[f.Name]
	const others = Macros | Includes
	return heeded && f.Name != "compiler-bindir" && (effect.aspect == 0 || effect.aspect&^others != 0)
}

// hostAspects returns the aspects of host compiler flags.
func hostAspects(value string) Aspects {
	var about Aspects
	for _, arg := range hostArgs(value) {
		switch arg = strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "/"); {
		case strings.HasPrefix(arg, "D") || strings.HasPrefix(arg, "U") || strings.HasPrefix(arg, "include"):
			about |= Macros
		case strings.HasPrefix(arg, "I") || strings.HasPrefix(arg, "isystem"):
			about |= Includes
		case strings.HasPrefix(arg, "std"):
			about |= Standard
		}
	}
	return about
}

// BuildFlags are the flags with which a source is compiled, as far as they are
// known.
type BuildFlags struct {
	Flags   []string
	Unknown Aspects // other possible aspects
	Reason  string  // why; empty if nothing is unknown
}

// Knows reports whether the aspects of the command line are known.
func (o *Options) Knows(a Aspects) bool { return o.Unknown&a == 0 }

// MayBeRelocatable reports whether the build has -rdc=true, or that is not known: code
// that needs other translation units is then built with it.
func (o *Options) MayBeRelocatable() bool { return o.RDC || !o.Given || !o.Knows(Relocatable) }

// ParseRule adds a build rule's command line. Later flags take precedence: a flag of [Options.Parse]
// makes its aspect known. A senseless value is treated as unknown.
func (o *Options) ParseRule(line BuildFlags) {
	unknown, reason := line.Unknown, line.Reason
	var sound []string
	for _, f := range Flags(line.Flags) {
		if f.Name == "options-file" {
			unknown |= All
			reason = cmp.Or(reason, "the flags of "+f.Value)
		}
		scratch := *o
		if err := scratch.Parse(f.Words); err != nil {
			unknown |= effects[f.Name].aspect
			reason = cmp.Or(reason, err.Error())
			continue
		}
		sound = append(sound, f.Words...)
	}
	_ = o.Parse(sound) // each is, and none depends on another
	o.Given = o.Given || len(line.Flags) > 0
	o.Unknown, o.Reason = unknown, reason
}
