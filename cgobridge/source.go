package cgobridge

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/buildrule"
	"github.com/cudavet/cudavet/cgobridge/fixpoint"
	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Source is a CUDA source that a package can be linked with.
type Source struct {
	Path    string
	Why     string          // the reason for linking it, such as "in the package's folder"
	Rule    buildrule.Place // of the build rule that compiles it; zero if none is known
	Options nvcc.Options
	Built   bool // a build rule puts it into a library of the package's #cgo lines

	// Owned reports whether this package reports the findings in the source. Several packages may be
	// linked with it.
	Owned bool

	Findings []finding.Finding
	Exceeded []cudarules.Exceeded // limits that kept something from being checked; none that another source of the package has
	TU       *sema.TU             // the host's view; nil where Err is set
	Device   *sema.TU             // the device's view; nil unless the settings ask for it
	Err      error                // why the source could not be analysed

	keepDevice bool

	functions map[string][]*Definition // by name
	cxx       map[string][]*Definition // those with C++ linkage, by qualified name
}

// A Definition is the definition of a C function.
type Definition struct {
	Func   *sema.Function
	Decl   *sema.FuncDecl
	Source *Source // nil if it is in the package's own C code

	isC bool // in a language where every function has C linkage
}

// HasCLinkage reports whether the linker knows the function by its plain name.
func (d *Definition) HasCLinkage() bool { return d.isC || d.Func.HasCLinkage() }

// A linkage is the C side of one package: its sources and their definitions.
type linkage struct {
	module   *module
	pkg      *Package
	settings Settings
	files    *regular.Folders // of the module and of include folders that flags name
	checker  *cudarules.Checker

	definitions map[string][]*Definition // by name, memoized
	ambiguous   map[string][]string      // sources that define a name, by a name that several define
	inC         map[string][]*Definition // by name, in the package's own C code
	isC         map[*sema.TU]bool        // translation units in plain C
	isText      map[*sema.TU]bool        // of the package's own C and C++ code
	inText      []*sema.FuncDecl         // definitions in these
	prototypes  []Prototype
	kernels     map[string][]Kernel // by name; computed on demand
	memory      *memory.Program
	summaries   map[*sema.FuncDecl]*Summary
	launches    map[*sema.FuncDecl][]*Launch
	statuses    *fixpoint.Solver[*sema.FuncDecl, bool]        // see returnsStatus
	unasked     *fixpoint.Solver[*sema.FuncDecl, *errorState] // see errorState
	threads     *fixpoint.Solver[*sema.FuncDecl, ThreadState] // see threadState
	saved       map[*sema.Variable]bool                       // that a call has stored the current device in
}

// ReadFile reads a file of the package's repository.
func (p *Package) ReadFile(path string) ([]byte, error) {
	if p.cSide == nil {
		return nil, fs.ErrNotExist
	}
	return p.cSide.files.ReadFile(path)
}

// readSources finds and analyses the sources that the package is linked with
// whatever it calls, and its own C code.
func (p *Package) readSources() error {
	settings, err := p.run.settings()
	if err != nil {
		return err
	}
	l := &linkage{
		module:      p.run.moduleOf(p.Dir),
		pkg:         p,
		settings:    settings,
		files:       &regular.Folders{Overlay: p.run.Overlay, Linked: settings.Linked},
		definitions: map[string][]*Definition{},
		ambiguous:   map[string][]string{},
		inC:         map[string][]*Definition{},
		isC:         map[*sema.TU]bool{},
		isText:      map[*sema.TU]bool{},
		summaries:   map[*sema.FuncDecl]*Summary{},
		launches:    map[*sema.FuncDecl][]*Launch{},
		saved:       map[*sema.Variable]bool{},
	}
	l.memory = memory.New(func(f *sema.Function) *sema.FuncDecl {
		if d := l.elsewhere(f); d != nil {
			return d.Decl
		}
		return nil
	})
	l.memory.Waits = true
	same := func(a, b bool) bool { return a == b }
	l.statuses = fixpoint.New(l.findReturnsStatus, same)
	l.unasked = fixpoint.New(l.findErrorState, (*errorState).same)
	l.threads = fixpoint.New(l.findThreadState, func(a, b ThreadState) bool { return a == b })
	l.files.Allow(l.module.repository)
	if user, err := settings.Compiler(nvcc.BuildFlags{}); err == nil { // flags of the repository open nothing else
		for _, name := range slices.Concat(user.Include, user.SystemInclude, user.ForcedInclude) {
			l.files.Allow(name)
		}
	}
	l.checker = cudarules.NewCheckerReading(settings.Rules, l.files.ReadFile)
	l.checker.LookElsewhere(l.module.headerNear)
	l.checker.Time(settings.Times)
	l.checker.KeepTrees(settings.Trees)
	p.cSide = l
	for _, planned := range l.module.plan(p.Dir, p.CgoFlags) {
		p.Sources = append(p.Sources, l.source(planned, p.Dir, p.CgoFlags))
	}
	l.examine(p.Sources)
	l.readC()
	return nil
}

// link adds the sources that define the functions called by the package, and determines which of them
// the package owns.
func (l *linkage) link() {
	p := l.pkg
	l.configure(l.module.plan(p.Dir, p.CgoFlags))
	l.searchModule()
	for _, s := range p.Sources {
		if s.Owned = filepath.Dir(s.Path) == p.Dir; !s.Owned {
			owner := l.module.owner(s.Path, s.defines)
			s.Owned = owner == p.Dir || owner == ""
		}
	}
	l.leaveHeaders()
}

// source returns a source as its build rule and the run's flags compile it, for a package in a folder.
// A source that can be analyzed has no Err yet.
func (l *linkage) source(planned planned, dir string, flags CgoFlags) *Source {
	source := &Source{Path: planned.path, Why: planned.why, Rule: planned.rule, Built: planned.built, keepDevice: l.settings.KeepDevice}
	source.Options, source.Err = l.settings.Compiler(planned.flags)
	if source.Err != nil {
		return source
	}
	source.Options.Whole = planned.rule != buildrule.Place{}
	for _, dir := range l.module.includeFolders(dir, flags) {
		if !slices.Contains(source.Options.Include, dir) {
			source.Options.Include = append(source.Options.Include, dir)
		}
	}
	return source
}

// analyse reads the source by a checker's Check, or its Load, which checks no
// rules. A fault of the analysis itself costs the one source.
func (s *Source) analyse(read cudarules.CheckFunc) {
	if s.Err != nil {
		return
	}
	defer func() {
		if fault := recover(); fault != nil {
			s.Err = fmt.Errorf("%s: cudavet failed, please report this: %v", s.Path, fault)
		}
	}()
	analysis, err := read(s.Path, s.Options)
	if err != nil {
		s.Err = err
		return
	}
	s.Findings, s.Exceeded, s.TU = analysis.Findings, analysis.Exceeded, analysis.Host
	if s.keepDevice {
		s.Device = analysis.Device
	}
}

// CheckLaunched returns the findings about launches of a source that follow from Go code, in addition to the source's own
// Findings. There are none if rules are disabled, or the source could not be analyzed.
func (p *Package) CheckLaunched(s *Source, outside []*launchconfig.Outside) []finding.Finding {
	l := p.cSide
	if l.settings.NoRules || s.Err != nil || s.TU == nil {
		return nil
	}
	found, err := l.checker.CheckLaunched(s.Path, s.Options, outside)
	if err != nil {
		return nil // it could be analysed before
	}
	return slices.DeleteFunc(found, func(f finding.Finding) bool {
		return slices.ContainsFunc(s.Findings, func(g finding.Finding) bool {
			return f.Rule == g.Rule && f.Pos.File.Name == g.Pos.File.Name && f.Pos.Offset == g.Pos.Offset
		})
	})
}

// withRules returns a checker's Check for the linked sources, and its Load if rules are disabled.
func (l *linkage) withRules(check cudarules.CheckFunc) cudarules.CheckFunc {
	if l.settings.NoRules {
		return l.checker.Load
	}
	return check
}

// analyse returns an analysed source.
func (l *linkage) analyse(planned planned, dir string, flags CgoFlags, read cudarules.CheckFunc) *Source {
	source := l.source(planned, dir, flags)
	source.analyse(read)
	return source
}

// includeFolders returns the folders of the module in which the own C code of a
// package finds its headers: a source of the package looks for them there last.
func (m *module) includeFolders(dir string, flags CgoFlags) []string {
	var folders []string
	for i, w := range flags.CFLAGS {
		folder, ok := strings.CutPrefix(w, "-I")
		if !ok {
			continue
		}
		if folder == "" && i+1 < len(flags.CFLAGS) {
			folder = flags.CFLAGS[i+1]
		}
		if folder = inFolder(folder, dir); m.contains(folder) {
			folders = append(folders, folder)
		}
	}
	return folders
}

// defines reports whether the source defines a function of the given name
// that the linker can see.
func (s *Source) defines(name string) bool { return len(s.definitionsOf(name)) > 0 }

// definitionsOf returns the definitions of a name in a source that the linker can see: functions of
// the global namespace, C++ overloads included, and those with C linkage in any namespace.
func (s *Source) definitionsOf(name string) []*Definition {
	if s.TU == nil {
		return nil
	}
	if s.functions == nil {
		s.functions = map[string][]*Definition{}
		for _, u := range s.TU.Units {
			for d := range s.TU.FuncDecls(u) {
				f := d.Function
				if d.Body().IsZero() || d.Specifiers().Has(syntax.Static) || f.IsTemplate() || f.Class != nil {
					continue
				}
				if f.Scope == s.TU.Global || f.HasCLinkage() {
					s.functions[f.Name] = append(s.functions[f.Name], &Definition{Func: f, Decl: d, Source: s})
				}
			}
		}
	}
	return s.functions[name]
}

// Definitions returns the definitions of a C name: those in the package's own
// C code, which hide all others, else those in its sources, the ones with C
// linkage first. None comes from a source that could not be analysed.
func (p *Package) Definitions(name string) []*Definition {
	l := p.cSide
	if l == nil {
		return nil
	}
	if list, ok := l.definitions[name]; ok {
		return list
	}
	list := l.inC[name]
	if len(list) == 0 {
		for _, s := range p.Sources {
			list = append(list, s.definitionsOf(name)...)
		}
		slices.SortStableFunc(list, func(a, b *Definition) int {
			return b2i(b.HasCLinkage()) - b2i(a.HasCLinkage())
		})
	}
	l.definitions[name] = list
	return list
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Definition returns the one definition with C linkage of a C function, and
// nil if there is none or more than one.
func (p *Package) Definition(name string) *Definition {
	list := p.Definitions(name)
	if len(list) == 0 || !list[0].HasCLinkage() || len(list) > 1 && list[1].HasCLinkage() {
		return nil
	}
	return list[0]
}

// cxxDefinition returns the one definition in the sources of a function with
// C++ linkage: the one of its qualified name that takes as many parameters.
func (p *Package) cxxDefinition(f *sema.Function) *Definition {
	var found *Definition
	for _, s := range p.Sources {
		for _, d := range s.cxxDefinitions()[qualifiedName(f)] {
			if len(d.Decl.Params()) != len(f.First().Params()) {
				continue
			}
			if found != nil {
				return nil
			}
			found = d
		}
	}
	return found
}

// cxxDefinitions returns the source's functions with C++ linkage by their qualified names: those of
// namespaces and of classes in them, and explicit instantiations.
func (s *Source) cxxDefinitions() map[string][]*Definition {
	if s.cxx != nil || s.TU == nil {
		return s.cxx
	}
	s.cxx = map[string][]*Definition{}
	add := func(f *sema.Function, d *sema.FuncDecl) {
		if name := qualifiedName(f); name != "" {
			s.cxx[name] = append(s.cxx[name], &Definition{Func: f, Decl: d, Source: s})
		}
	}
	for _, u := range s.TU.Units {
		for d := range s.TU.FuncDecls(u) {
			f := d.Function
			if !d.Body().IsZero() && !d.Specifiers().Has(syntax.Static) && !f.IsTemplate() && !f.HasCLinkage() {
				add(f, d)
			}
		}
		for i := range s.TU.Instantiations(u) {
			if d := i.Function.Definition(); d != nil && !d.Body().IsZero() && !i.Specifiers().Has(syntax.Extern) {
				add(i.Function, d)
			}
		}
	}
	return s.cxx
}

// qualifiedName returns the name of a function with the namespaces and classes
// around it, and its template arguments; "" for one that no other source can
// name.
func qualifiedName(f *sema.Function) string {
	for s := f.Scope; s != nil && s != f.TU.Global; s = s.Parent {
		named := s.Kind == sema.NamespaceScope && s.Name != "" || s.Kind == sema.ClassScope && s.Record.Name != ""
		if !named && s.Kind != sema.TemplateScope {
			return ""
		}
	}
	return f.String()
}

// undefined returns the names of functions that the package calls and that
// nothing of it defines.
func (l *linkage) undefined() []string {
	var names []string
	for _, call := range l.pkg.Calls {
		if !slices.Contains(names, call.Name) && len(l.pkg.Definitions(call.Name)) == 0 {
			names = append(names, call.Name)
		}
	}
	return names
}

// configure reads sources anew that the build can compile in several ways, such
// as with or without a -D, if only another one than the first defines functions
// that the package calls: the package is linked with a build that has them.
func (l *linkage) configure(plan []planned) {
	wanted := l.undefined()
	for i, s := range l.pkg.Sources {
		if len(wanted) == 0 || len(plan[i].others) == 0 {
			continue
		}
		text, err := l.pkg.run.Overlay.ReadFile(s.Path)
		if err != nil || !slices.ContainsFunc(wanted, func(name string) bool { return mayDefine(text, name) }) {
			continue
		}
		best, most := plan[i], 0
		for _, step := range plan[i].others {
			other := plan[i]
			other.flags, other.rule = step.BuildFlags, step.Rule
			defined := 0
			source := l.analyse(other, l.pkg.Dir, l.pkg.CgoFlags, l.checker.Load)
			for _, name := range wanted {
				defined += b2i(source.defines(name))
			}
			if defined > most {
				best, most = other, defined
			}
		}
		if most > 0 {
			l.pkg.Sources[i] = l.analyse(best, l.pkg.Dir, l.pkg.CgoFlags, l.withRules(l.checker.Check))
			clear(l.definitions)
			wanted = l.undefined()
		}
	}
	clear(l.definitions)
}

// A Kernel is a __global__ function of a source that the package can be
// linked with.
type Kernel struct {
	Func   *sema.Function
	Source *Source
}

// Kernels returns the kernels of the package's sources by their names,
// templates apart. A kernel that several sources share through a header comes
// once for each.
func (p *Package) Kernels() map[string][]Kernel {
	found := map[string][]Kernel{}
	for name, list := range p.kernels() {
		list = slices.DeleteFunc(slices.Clone(list), func(k Kernel) bool { return k.Func.IsTemplate() })
		if len(list) > 0 {
			found[name] = list
		}
	}
	return found
}

// KernelsLike returns the kernels whose name without namespaces is the given one, templates
// included.
func (p *Package) KernelsLike(name string) []Kernel { return p.kernels()[name] }

// kernels returns all kernels of the package's sources by their names.
func (p *Package) kernels() map[string][]Kernel {
	l := p.cSide
	if l.kernels != nil {
		return l.kernels
	}
	l.kernels = map[string][]Kernel{}
	for _, s := range p.Sources {
		if s.TU == nil {
			continue
		}
		for _, u := range s.TU.Units {
			for d := range s.TU.FuncDecls(u) {
				if f := d.Function; f.IsKernel() && !d.Body().IsZero() &&
					!slices.ContainsFunc(l.kernels[f.Name], func(k Kernel) bool { return k.Func == f }) {
					l.kernels[f.Name] = append(l.kernels[f.Name], Kernel{f, s})
				}
			}
		}
	}
	return l.kernels
}
