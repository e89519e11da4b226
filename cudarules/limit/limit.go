// Package limit holds the bounds on the work for one file. Each bounds the analysis of a program that
// is unbounded, or whose analysis would be; anything beyond a limit is not checked, and that is
// reported.
//
// Numbers that are a rule of the language or of nvcc, or that only bound a message or a cache, are no
// limits of this kind and are declared where they are used.
package limit

import (
	"fmt"
	"iter"
	"math/bits"
)

// A Limit is one of the bounds.
type Limit uint8

// The limits, floor by floor.
const (
	FileBytes Limit = iota
	IncludeDepth
	Includes
	TextBytes
	ExpansionDepth
	ExpansionSteps
	ConditionDepth

	Tokens
	BracketDepth
	TreeDepth
	ParseTime
	ParseMemory
	HeadTokens
	ConfigurationTokens

	Steps
	QuestionDepth
	Redeclarations
	DroppedAnswers
	TemplateDepth
	TemplateInstances
	PackLength
	TypeParts
	FollowedNames
	Instances
	AlikeInstances
	ClassDepth
	BaseDepth
	ObjectBytes
	ClassParts
	AliasDepth
	ArrowDepth
	ConstantDepth
	ConstantCalls
	ConstantSteps

	BodyDepth
	Defaults
	DesignatorGap
	FlowVisits

	CallDepth
	ValueDepth

	ThreadSteps
	ThreadInstances

	GoDepth
	GoPaths
	HelperDepth
	GoSteps
	BuildFileBytes
	BuildEntries
	BuildSteps
	BuildBytes
	BuildDepth
	ScanBytes
	ScanSteps

	count
)

// An entry says everything of a limit.
type entry struct {
	name   string
	value  int
	unit   string // the counted thing
	effect string // the consequence of exceeding it
	reason string // why this value
}

const (
	wholeFile   = "the file is not checked"
	unknownType = "types beyond are unknown"
)

var table = [count]entry{
	FileBytes:    {"file-bytes", 1 << 27, "bytes of a file", wholeFile, "no more than a quarter of them could be parsed"},
	IncludeDepth: {"include-depth", 200, "files included within each other", wholeFile, "what compilers stop at"},
	Includes: {"includes", 1 << 16, "files included in one translation unit", wholeFile,
		"files that splice each other may double with each level"},
	TextBytes: {"text-bytes", 32 << 20, "bytes of preprocessed text, headers included,", wholeFile,
		"large files of libraries have a third; macros double theirs with each level, and a header has one for each meaning of its macros"},
	ExpansionDepth: {"expansion-depth", 200, "uses of macros in arguments of macros within each other", wholeFile,
		"each takes a part of the stack"},
	ExpansionSteps: {"expansion-steps", 1 << 23,
		"tokens read in expansions, 2 bytes that # or ## make and 16 of each file that is included counted as one,",
		wholeFile, "macros double their work with each level; large files of libraries take two fifths"},
	ConditionDepth: {"condition-depth", 1000, "operators and parentheses within each other after #if",
		"the condition counts as false", "each takes a part of the stack"},

	Tokens: {"tokens", 12_000_000, "tokens of preprocessed text", wholeFile,
		"a tree takes about a hundred bytes for each; text of 32 MB that is not all digits and commas has fewer"},
	BracketDepth: {"bracket-depth", 1000, "brackets within each other", wholeFile,
		"the parser goes down for each; code that machines write stays below 300"},
	TreeDepth: {"tree-depth", 20_000, "levels of a syntax tree", wholeFile, "walks go down for each"},
	ParseTime: {"parse-time", 3, "seconds, and as many for each MB of text, of parsing", wholeFile,
		"error recovery can take for ever; that is twenty times what ordinary text takes"},
	ParseMemory: {"parse-memory", 256 << 20,
		"bytes of memory, and as many for each MB of text up to the second, that the parser asks for", wholeFile,
		"error recovery makes ever more versions of a tree; ordinary text takes a tenth of the latter"},
	HeadTokens: {"head-tokens", 1024, "tokens of one declaration's head or template arguments",
		"what the grammar misreads behind them is not put right", "it is looked through again for each bracket in it"},
	ConfigurationTokens: {"configuration-tokens", 1000,
		"tokens of a launch configuration, a bracketed group counted as one,", "it is no launch", "every <<< is looked through"},

	Steps: {"steps", 1 << 24, "steps of one compilation (32 for a variable or function, 4 for an operation of a body, 12 for each argument of a new instance, 1 in a constant expression, for 64 threads, for 6 bytes of the arguments of an instance)", wholeFile, "what stays within all other limits may be there thousands of times; large files take a fifth, tables of 20 MB two thirds"},
	QuestionDepth: {"question-depth", 50_000, "questions about declarations within each other",
		"what is asked beyond is unknown", "each takes a part of the stack, of which there is 1 GiB"},
	Redeclarations: {"redeclarations", 200, "declarations of one variable",
		"those beyond are not compared with it", "each is compared with all others"},
	DroppedAnswers: {"dropped-answers", 10_000, "answers that depend on questions around them",
		"further ones are kept as if they were final", "each is asked for again"},
	TemplateDepth: {"template-depth", 100, "instantiations within each other", "instances beyond are unknown",
		"compilers stop at 900; libraries reach 60"},
	TemplateInstances: {"template-instances", 200_000, "instances of templates", "the others are not checked",
		"they may double with each that is looked into; large template libraries make a third"},
	Instances: {"instances", 32, "instances of one template", "the others are not looked into",
		"generated code makes hundreds, and the first show what the others do"},
	AlikeInstances: {"alike-instances", 8, "instances of one template that differ in values alone",
		"the others are not looked into", "generated code makes hundreds that differ in a tile size"},
	PackLength:    {"pack-length", 8192, "elements of a pack", "the pack is unknown", "packs may double with each instance"},
	TypeParts:     {"type-parts", 10_000, "parts of a function's type", "the type is unknown", "typedefs may double them over and over"},
	FollowedNames: {"followed-names", 900, "typedefs and variables of instances within each other", unknownType, "what compilers stop at"},
	ClassDepth: {"class-depth", 500, "classes within each other as members",
		"what is asked of those beyond is unknown", "there may be no end: template <int n> struct S { S<n + 1> next; }"},
	BaseDepth: {"base-depth", 256, "base classes of base classes", "bases beyond are unknown",
		"there may be no end: template <int n> struct S : S<n + 1> {}"},
	ObjectBytes: {"object-bytes", 1 << 48, "bytes of an object", "its size is unknown", "it exceeds every address space"},
	ClassParts: {"class-parts", 1000, "subobjects of a class", "its layout is unknown",
		"without virtual bases they may double with each level of a hierarchy"},
	AliasDepth: {"alias-depth", 16, "names of a header that is not seen, each an alias of the next,",
		"the name is unknown", "aliases may name each other"},
	ArrowDepth: {"arrow-depth", 100, "operators -> that lead to each other", unknownType, "there may be no end"},
	ConstantDepth: {"constant-depth", 100, "constant expressions within each other", "their values are unknown",
		"each takes a part of the stack"},
	ConstantCalls: {"constant-calls", 100, "calls within each other in a constant expression",
		"its value is unknown", "compilers stop at 512"},
	ConstantSteps: {"constant-steps", 100_000, "steps of a constant expression", "its value is unknown",
		"a loop may have no end; compilers stop at some millions"},

	BodyDepth: {"body-depth", 4_000, "operations within each other", "those beyond are unknown", "each takes a part of the stack"},
	Defaults: {"defaults", 10_000, "default arguments and initializers that those of one body ask for",
		"those beyond are unknown", "each may ask for two others"},
	DesignatorGap: {"designator-gap", 4096, "elements that a designator leaves out", "the initializer is unknown", "each is an operation"},
	FlowVisits: {"flow-visits", 1000, "rounds through a part of a body",
		"what the body does to memory is not known", "against facts that never settle"},

	CallDepth: {"call-depth", 200, "calls within each other that a value is followed through",
		"what the functions beyond do with it is not seen", "each takes a part of the stack"},
	ValueDepth: {"value-depth", 16, "constants, references and conditional expressions that lead to a value",
		"the value is unknown", "conditional expressions double with each"},

	ThreadInstances: {"thread-instances", 4, "instances of one kernel that are run for the threads of a block",
		"what threads do to each other in the others is not seen", "most differ in types and sizes alone"},
	ThreadSteps: {"thread-steps", 24_000, "operations of one kernel that are run for the threads of a block",
		"what its threads do to each other beyond is not seen", "each takes as long as it has threads; kernels that people write take a tenth"},

	GoDepth: {"go-depth", 20, "variables and functions of Go that lead to a value",
		"what the value is remains unknown", "functions may call themselves"},
	GoPaths: {"go-paths", 20_000, "expressions of Go that are looked at for one value",
		"what the value is remains unknown", "the paths to a value double with each variable that has two"},
	HelperDepth: {"helper-depth", 200, "Go functions that hand an argument on to each other",
		"what C does with the argument is not seen", "each takes a round through the package"},
	GoSteps:        {"go-steps", 2000, "steps (a statement of Go, and each 128 objects of which something is known there) that are made for one function", "what it does with memory is not known", "functions call functions, each of which is looked into at every call"},
	BuildFileBytes: {"build-file-bytes", 4 << 20, "bytes of a build file", "it is not read", "those that people write are small"},
	BuildEntries: {"build-entries", 200_000, "files and folders that build files are looked for among",
		"build files among the others are not read", "a search through all takes a while"},
	BuildSteps: {"build-steps", 2_500_000, "commands, lines and calls of a build file",
		"the flags that it gives are unknown", "the largest known takes three quarters"},
	BuildBytes: {"build-bytes", 512 << 20,
		"bytes that the expansions of a build file make (or 1 MiB that one variable has)",
		"the flags that it gives are unknown", "the largest known makes a quarter"},
	BuildDepth: {"build-depth", 50, "calls, lists and expansions within each other in a build file",
		"what lies beyond is unknown", "they may have no end"},
	ScanBytes: {"scan-bytes", 64 << 20, "bytes of all build files of a repository",
		"the other build files are not read", "a repository may have many names for one file; the largest known has a fifth"},
	ScanSteps: {"scan-steps", 25_000_000, "steps of all build files of a repository (a command, line or call, 256 bytes that expansions make, 8 entries of a folder that a pattern is compared with, 8 variables copied at a condition; a compiler's command counts as 100)", "the flags that the other build files give are unknown", "a repository may have any number of build files; those of the largest known take three tenths"},
}

// Name is the limit's name in messages.
func (l Limit) Name() string { return table[l].name }

// Value is the most that is within the limit, in [Limit.Unit].
func (l Limit) Value() int { return table[l].value }

// Unit names the counted thing.
func (l Limit) Unit() string { return table[l].unit }

// Reason says why the limit has its value.
func (l Limit) Reason() string { return table[l].reason }

// Effect describes the consequence of exceeding it.
func (l Limit) Effect() string { return table[l].effect }

// String is the line that reports that a file exceeds the limit, without the file.
func (l Limit) String() string {
	return fmt.Sprintf("more than %d %s: %s [limit %s]", l.Value(), l.Unit(), l.Effect(), l.Name())
}

// IsSample reports whether exceeding the limit is harmless: the part within represents the part
// beyond, or no limit would make that known.
func (l Limit) IsSample() bool {
	return l == Instances || l == AlikeInstances || l == ThreadSteps || l == ThreadInstances || l == GoDepth ||
		l == GoPaths || l == GoSteps || l == BuildDepth
}

// GivesUpFile reports whether a file that exceeds the limit is not checked at all.
func (l Limit) GivesUpFile() bool { return table[l].effect == wholeFile }

// All are the limits in their order.
func All() iter.Seq[Limit] {
	return func(yield func(Limit) bool) {
		for l := range count {
			if !yield(l) {
				return
			}
		}
	}
}

// An Error says that a file was given up at a limit.
type Error struct {
	Limit Limit
	Text  string
}

// Errorf returns the error of a file that is given up at the limit.
func (l Limit) Errorf(format string, args ...any) error {
	return &Error{l, fmt.Sprintf(format, args...)}
}

func (e *Error) Error() string { return fmt.Sprintf("%s [limit %s]", e.Text, e.Limit.Name()) }

// A Set is the limits that something has exceeded. The zero Set is empty.
type Set struct{ bits uint64 }

var _ [64 - count]struct{} // a Set holds them all

// Exceed notes that a limit was exceeded.
func (s *Set) Exceed(l Limit) { s.bits |= 1 << l }

// Allows reports whether n is within a limit, and notes the limit if it is not.
func (s *Set) Allows(l Limit, n int) bool {
	if n <= l.Value() {
		return true
	}
	s.Exceed(l)
	return false
}

// Has reports whether a limit was exceeded.
func (s Set) Has(l Limit) bool { return s.bits>>l&1 != 0 }

// Union returns the limits that are in one of the sets.
func (s Set) Union(t Set) Set { return Set{s.bits | t.bits} }

// IsEmpty reports whether no limit was exceeded.
func (s Set) IsEmpty() bool { return s.bits == 0 }

// Bits returns the set as a number, from which SetOf makes it again.
func (s Set) Bits() uint64 { return s.bits }

// SetOf returns the set represented by a number.
func SetOf(bits uint64) Set { return Set{bits & (1<<count - 1)} }

// All are the limits in the set, in their order.
func (s Set) All() iter.Seq[Limit] {
	return func(yield func(Limit) bool) {
		for b := s.bits; b != 0; b &= b - 1 {
			if !yield(Limit(bits.TrailingZeros64(b))) {
				return
			}
		}
	}
}
