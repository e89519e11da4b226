// Package sema gives CUDA C++ its meaning: scopes and names, types and their
// layout, classes and their special members, constant expressions, execution
// and memory spaces, launches, lambdas, and templates as far as a launch, a
// call or an explicit instantiation names their arguments.
//
// Everything is computed lazily, for one translation unit in one view. Only the syntax of a header is
// shared between units.
//
// Every question has three answers: [Yes], [No] and [Unknown]. A declaration with a syntax error in
// it, a dependent type, a name that comes from an unseen header make an answer unknown. The unknown
// type has kind [UnknownType]; it equals nothing, not even itself.
//
// A template is instantiated by building the same scopes once more, with the
// template's parameters bound to arguments. A [Function] or [Record] is hence
// either a pattern, whose types may be dependent, or an instance.
//
// The files have the prefix of their subject: names_ (scopes and lookup), decl_ (functions, variables,
// lambdas), types_, class_, layout_, template_, expr_ (values, calls, overload resolution), consteval_
// (constant expressions), use_ (uses by bodies, and the bodies that exist), answer_ (queries, and the
// reasons for unknown answers), cache_.
package sema

import (
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Unit is the parsed text of one file under one macro state. It is shared
// by all translation units that see the same text.
type Unit struct {
	Source  *source.Unit
	Tree    *syntax.Tree
	Prelude bool // built-in knowledge, not a file of the user's

	root     *region
	outside  map[string][]*decl // out-of-class definitions by their last name
	explicit []syntax.Node      // explicit instantiations
	typedefs []string           // names of typedefs of function types
	marks    uint64             // the words of CUDA's in its code, a bit each
	sealed   bool               // indexed: shared by translation units, and never written to again
	levels   []level            // of a declaration of a library

	templates func() map[string]bool // names of the functions defined in templates, found once
	deduced   func() map[string]bool // see [Unit.Deduced], found once
	cudaNames func() map[string]bool // see [Unit.CUDANames], found once
	above     sync.Map               // see [Unit.Above]
}

// NewUnit indexes the names that a parsed text declares.
func NewUnit(src *source.Unit, tree *syntax.Tree) *Unit {
	u := &Unit{Source: src, Tree: tree, outside: map[string][]*decl{}}
	u.root = u.index(tree.Root(), nil)
	for _, m := range tree.Marks {
		u.marks |= 1 << m.Word
	}
	u.templates = sync.OnceValue(u.findTemplates)
	u.deduced = sync.OnceValue(u.findDeduced)
	u.cudaNames = sync.OnceValue(u.findCUDANames)
	u.sealed = true
	return u
}

// HasMark reports whether a word of CUDA's is in the unit's code.
func (u *Unit) HasMark(w syntax.Word) bool { return u.marks&(1<<w) != 0 }

// Above returns the value that a higher package keeps about the unit under a key: the result of make
// for the first call. Translation units share it, so that make may only use the text and the tree.
func (u *Unit) Above(key any, make func() any) any {
	once, ok := u.above.Load(key)
	if !ok {
		once, _ = u.above.LoadOrStore(key, sync.OnceValue(make))
	}
	return once.(func() any)()
}

// A TU is one translation unit in one view. It is not safe for concurrent use.
type TU struct {
	View    source.View
	Options nvcc.Options
	Source  *source.TranslationUnit
	Units   []*Unit // of the user's files, the main file last
	Both    bool    // both views see this text, so that this is the host's and the device's
	Focus   []*Unit // those to check: neither system headers nor those checked with other translation units
	Global  *Scope

	// Trace receives each unanswered query, the first time; it may be nil.
	Trace func(Doubt)

	declarationTables
	instanceTables
	directiveTables
	bodyTables
	questions

	reader Reader
	above  map[any]any // see Above
}

// declarationTables hold the declarations of the units.
type declarationTables struct {
	units          map[*syntax.Tree]*Unit
	system         map[*source.File]bool // headers that call themselves system headers
	inclusions     map[inclusion]int     // where a unit includes a header first; -1: nowhere
	scopes         map[key]*Scope
	openedScopes   map[place]*Scope // by nodes that open scopes: blocks, classes, functions
	variables      map[key]*Variable
	records        map[key]*Record
	enums          map[key]*Enum
	aliases        map[key]*Alias
	lambdas        map[key]*Lambda
	funcDecls      map[key]*FuncDecl
	classRegions   map[syntax.Node]*region // the members of classes
	outside        map[string][]*decl      // out-of-class definitions by their last name
	outsideIndices map[string]*outsideIndex
	declared       map[*Unit]*declared
	functionTypes  map[string]bool // names that some typedef gives to a function type
	broken         []syntax.Node   // see Broken; nil until computed
	nodeCaches     map[*syntax.Tree]*nodeCache
	lastCache      *nodeCache // that shared was called for
}

// instanceTables hold the instances of templates and the entities made by the compiler itself.
type instanceTables struct {
	classInstances    map[string]*Record
	funcInstances     map[string]*Function
	aliasInstances    map[string]*Type
	variableInstances map[string]*Variable
	specials          map[key][]*Record // specializations of class templates
	specialIndices    map[*Record]*specialIndex
	templateParams    map[templateAt][]*TypeParam
	implicit          map[implicitMember]*callees
	makers            map[maker]*Function // implicit constructors with default member initializers
	defaults          map[defaulted]*Body
	instanceCount     int
}

// directiveTables hold the effects of pragmas and arguments of attributes.
type directiveTables struct {
	silences  map[*source.Unit][]silence
	unchecked map[unitPragma][]int           // where checks of execution spaces are disabled
	offloaded map[*Unit]map[syntax.Node]bool // statements that run on a device
	packs     map[*source.Unit][]packState
	operands  map[textKey]syntax.Node // parsed arguments of attributes
}

// bodyTables hold the bodies that exist, and the functions that they reach.
type bodyTables struct {
	bodiesOf         map[*FuncDecl]*Body
	listings         map[*Unit]*listing
	initializerUses  map[*Variable][]Use
	bodyList         []*Body                   // of the units in focus
	admitted         map[*FuncDecl]bool        // instances, by the listings of units in focus
	further          further                   // how far the listings of units in focus follow code that is not checked
	instancesSettled bool                      // the instances that the units in focus name are known
	dependent        map[syntax.Node]*Body     // of those in terms of template parameters, one for each definition
	compiled         func(*Function) bool      // whether emitted ones reach a function; nil until computed
	templates        map[string]bool           // names of the program's own; nil until computed
	overriders       map[*Function][]*Function // direct ones; nil until computed
	overloadIndices  map[overloadKey]*overloadIndex
	indexed          int // how many functions they have in sum
	redeclarations   int // how often a function was declared once more

	spareValues []*page[Value] // room for those of the next body
	spareCalls  []*page[*Call] // likewise
}

// questions are those that are being asked, and how deep they lie within each other.
type questions struct {
	inquiry            inquiry
	limits             limit.Set // that were exceeded
	steps              int       // of [limit.Steps] that were spent
	instantiationDepth int
	aliasDepth         int // typedefs and variables of instances
	classQueryDepth    int
	constantDepth      int
	defaulting         []templateDefault // default arguments that are being computed
}

// NewTU joins units, and the libraries that they see, into a translation unit. The reader finds the
// uses in bodies and initializers; nil if they are not needed.
func NewTU(src *source.TranslationUnit, view source.View, options nvcc.Options, units []*Unit, reader Reader, libraries ...*Library) *TU {
	tu := &TU{
		View: view, Options: options, Source: src, reader: reader,
		declarationTables: declarationTables{
			units:        map[*syntax.Tree]*Unit{},
			system:       map[*source.File]bool{},
			scopes:       map[key]*Scope{},
			openedScopes: map[place]*Scope{},
			variables:    map[key]*Variable{},
			records:      map[key]*Record{},
			enums:        map[key]*Enum{},
			aliases:      map[key]*Alias{},
			lambdas:      map[key]*Lambda{},
			funcDecls:    map[key]*FuncDecl{},
			classRegions: map[syntax.Node]*region{},
			outside:      map[string][]*decl{},
			declared:     map[*Unit]*declared{},
			nodeCaches:   map[*syntax.Tree]*nodeCache{},
		},
		instanceTables: instanceTables{
			classInstances:    map[string]*Record{},
			funcInstances:     map[string]*Function{},
			aliasInstances:    map[string]*Type{},
			variableInstances: map[string]*Variable{},
			specials:          map[key][]*Record{},
			templateParams:    map[templateAt][]*TypeParam{},
			implicit:          map[implicitMember]*callees{},
			makers:            map[maker]*Function{},
			defaults:          map[defaulted]*Body{},
		},
		directiveTables: directiveTables{
			unchecked: map[unitPragma][]int{},
			offloaded: map[*Unit]map[syntax.Node]bool{},
		},
		bodyTables: bodyTables{
			bodiesOf:        map[*FuncDecl]*Body{},
			admitted:        map[*FuncDecl]bool{},
			listings:        map[*Unit]*listing{},
			initializerUses: map[*Variable][]Use{},
			dependent:       map[syntax.Node]*Body{},
		},
		questions: questions{inquiry: newInquiry()},
	}
	tu.Global = &Scope{TU: tu, Kind: NamespaceScope}
	for _, l := range libraries {
		tu.Global.link().libraries = append(tu.Global.link().libraries, l.global)
	}
	for _, u := range units {
		tu.join(u)
		tu.Units = append(tu.Units, u)
		tu.Global.regions = append(tu.Global.regions, u.root)
		if tu.markSystem(u.Source); !tu.IsSystem(u.Source.File) {
			tu.Focus = append(tu.Focus, u)
		}
	}
	return tu
}

// markSystem remembers the headers that call themselves system headers.
func (tu *TU) markSystem(u *source.Unit) {
	for _, p := range u.Pragmas {
		switch p.Text {
		case "GCC system_header", "clang system_header", "system_header":
			tu.system[p.Pos.File] = true
		}
	}
}

// IsSystem reports whether a file is a system header, which compilers give no
// warnings for: it says so, or lies in a folder of -isystem.
func (tu *TU) IsSystem(f *source.File) bool {
	if f == tu.Source.Main {
		return false
	}
	return tu.system[f] || slices.ContainsFunc(tu.Options.SystemInclude, func(folder string) bool {
		return strings.HasPrefix(f.Name, filepath.Clean(folder)+string(filepath.Separator))
	})
}

// join makes the nodes of a unit known to the translation unit.
func (tu *TU) join(u *Unit) {
	tu.units[u.Tree] = u
	for name, decls := range u.outside {
		tu.outside[name] = append(tu.outside[name], decls...)
	}
	for _, name := range u.typedefs {
		if tu.functionTypes == nil {
			tu.functionTypes = map[string]bool{}
		}
		tu.functionTypes[name] = true
	}
}

// Unit returns the unit that a node belongs to.
func (tu *TU) Unit(n syntax.Node) *Unit { return tu.units[n.Tree()] }

// Before reports whether node a precedes b in the translation unit.
func (tu *TU) Before(a, b syntax.Node) bool {
	if a.Tree() == b.Tree() {
		return a.Start() < b.Start()
	}
	for _, u := range tu.Units { // a header precedes its includers
		switch u.Tree {
		case a.Tree():
			at, ok := tu.firstInclude(u.Source.File, tu.Unit(b))
			return !ok || at <= b.Start()
		case b.Tree():
			at, ok := tu.firstInclude(u.Source.File, tu.Unit(a))
			return ok && a.Start() < at
		}
	}
	return false
}

// firstInclude returns the offset where u first includes a header, directly or through others.
func (tu *TU) firstInclude(header *source.File, u *Unit) (offset int, ok bool) {
	k := inclusion{header, u}
	at, known := tu.inclusions[k]
	if !known {
		if tu.inclusions == nil {
			tu.inclusions = map[inclusion]int{}
		}
		at = -1
		if offset, ok := tu.include(header, u, map[*source.File]bool{}); ok {
			at = offset
		}
		tu.inclusions[k] = at
	}
	return at, at >= 0
}

// An inclusion is that of a header by a unit, itself or by way of others.
type inclusion struct {
	header *source.File
	by     *Unit
}

// include is firstInclude without memory. seen holds the files that do not lead to the header.
func (tu *TU) include(header *source.File, u *Unit, seen map[*source.File]bool) (offset int, ok bool) {
	for _, i := range u.Source.Includes {
		if i.File == header {
			return i.Offset, true
		}
		if i.File == nil || seen[i.File] {
			continue
		}
		seen[i.File] = true
		for _, v := range tu.Units {
			if v.Source.File != i.File {
				continue
			}
			if _, ok := tu.include(header, v, seen); ok {
				return i.Offset, true
			}
		}
	}
	return 0, false
}

// isUndecided reports whether the declaration n is in a branch of an undecided conditional: another
// may declare otherwise.
func (tu *TU) isUndecided(n syntax.Node) bool {
	u := tu.Unit(n)
	return u != nil && u.Source.IsUndecided(n.Start())
}

// isChosen reports whether the declaration n is one of several among which a missing header chooses: a macro of its
// own decides on the branch. Facts that code outside of such a branch derives from it are unknown.
func (tu *TU) isChosen(n syntax.Node) bool {
	return tu.lacks(n, func(u *source.Unit) bool { return u.IsChosen(n.Start()) })
}

// isChosenFor reports whether the declaration n is one of several for code at a place.
func (tu *TU) isChosenFor(n, at syntax.Node) bool { return tu.isChosen(n) && !tu.isChosen(at) }

// isOfUndecided reports whether n comes from a macro that depends on a missing header.
func (tu *TU) isOfUndecided(n syntax.Node) bool {
	return tu.lacks(n, func(u *source.Unit) bool { return u.IsMadeByUndecided(n.Start()) })
}

// MayBeOther reports whether a header that is missing may put something else at an offset of the tree of n: it
// defines a macro of which nothing is known but that its value is compared, or one that the text comes from.
func (tu *TU) MayBeOther(n syntax.Node, offset int) bool {
	return tu.lacks(n, func(u *source.Unit) bool { return u.IsCompared(offset) || u.IsMadeByUndecided(offset) })
}

// lacks reports the result of says for the unit of n, if a header is missing.
func (tu *TU) lacks(n syntax.Node, says func(*source.Unit) bool) bool {
	if len(tu.Source.Missing) == 0 || n.IsZero() {
		return false
	}
	u := tu.Unit(n)
	return u != nil && says(u.Source)
}

// Main returns the unit of the main file.
func (tu *TU) Main() *Unit { return tu.Units[len(tu.Units)-1] }

// Pos returns where a node begins in its source file.
func (tu *TU) Pos(n syntax.Node) source.Position {
	return tu.Unit(n).Source.Origin(n.Start())
}
