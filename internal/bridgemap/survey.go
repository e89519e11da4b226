package bridgemap

import (
	"fmt"
	"go/ast"
	"go/types"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/gosymbol"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/internal/relative"
)

// A Survey gathers the routes of packages, each once: a package's variants for
// tests have its calls as well.
type Survey struct {
	routes   map[string]Route     // by the call's place and the function
	names    map[string]nameState // by package and C name
	sources  map[string]bool
	launches map[string]Launch // in sources, by place
	reached  map[string]bool   // places of launches
	texts    map[string]int    // <<< by file
	kernels  map[string]bool
	calls    map[string]callState // by place and name
	unknown  map[string]bool      // names of package C, by package
	byName   map[string]bool      // launches of kernels by name, by place: whether the kernel is known
	bySymbol int                  // calls of symbols
}

// A callState says how far a call was followed.
type callState uint8

const (
	callFollowed   callState = iota // to a definition
	callOfLibrary                   // the callee is declared outside of the project
	callUnresolved                  // the callee is the project's, without a known definition
)

// A nameState says where a C function is defined.
type nameState struct{ inCUDA, linked bool }

func NewSurvey() *Survey {
	return &Survey{map[string]Route{}, map[string]nameState{}, map[string]bool{}, map[string]Launch{},
		map[string]bool{}, map[string]int{}, map[string]bool{}, map[string]callState{}, map[string]bool{}, map[string]bool{}, 0}
}

// Add adds a package that uses cgo.
func (s *Survey) Add(path string, pkg *cgobridge.Package) {
	pkg.Ask(func() { s.add(path, pkg) })
}

func (s *Survey) add(path string, pkg *cgobridge.Package) {
	for _, r := range pkg.Routes() {
		if r.Call.BySymbol != nil {
			s.bySymbol++
			continue
		}
		pos := pkg.Fset.PositionFor(r.Call.Expr.Pos(), false)
		route := Route{Package: path, In: functionName(pkg, r.Call.Expr),
			Call: relative.Path(fmt.Sprintf("%s:%d", pos.Filename, pos.Line)), Name: "C." + r.Call.Name}
		linked := false
		state := callFollowed
		if o := pkg.Obstacle(r.Call.Name); o != nil {
			route.Unfollowed = unfollowed(o)
			state = callUnresolved
			if o.Kind == cgobridge.OfLibrary {
				state = callOfLibrary
			}
		}
		if d := r.Definition; d != nil {
			route.Definition = line(d.Pos())
			if d.Source != nil {
				linked = true
				route.Tie = tie(d.Source)
			}
		}
		for _, launch := range r.Launches {
			s.reached[placeKey(launch.Pos)] = true
			k := Kernel{Launch: line(launch.Pos)}
			if launch.Kernel != nil {
				k.Name, k.Place = launch.Kernel.Name, line(cgobridge.KernelPos(launch.Kernel))
				s.kernels[k.Name+" "+k.Place] = true
			}
			if !slices.Contains(route.Kernels, k) {
				route.Kernels = append(route.Kernels, k)
			}
		}
		place := fmt.Sprintf("%s:%08d %s", pos.Filename, pos.Offset, r.Call.Name)
		s.routes[place] = route
		s.calls[place] = state
		key := path + " " + r.Call.Name
		if _, ok := s.names[key]; !ok {
			s.names[key] = nameState{linked || pkg.MayBeDefined(r.Call.Name), linked}
		}
	}
	for _, name := range pkg.UnknownNames() {
		s.unknown[path+" "+name] = true
	}
	s.addSources(pkg.Sources)
}

// OfLibrary is why a call of a function that the project does not declare is not followed.
const OfLibrary = "a function of a library"

// unfollowed spells why a call is not followed to a definition.
func unfollowed(o *cgobridge.Obstacle) string {
	places := make([]string, len(o.Places))
	for i, at := range o.Places {
		places[i] = relative.Path(at)
	}
	all := strings.Join(places, " and ")
	switch o.Kind {
	case cgobridge.OfLibrary:
		return OfLibrary
	case cgobridge.CxxLinkage:
		return all + " defines it with C++ linkage"
	case cgobridge.Several:
		return "it is defined at " + all
	case cgobridge.Unlinked:
		return "it is defined in " + all + ", and no build rule tells which of them the package is linked with"
	case cgobridge.Unread:
		return fmt.Sprintf("%s, which may define it, could not be analysed: %v", all, o.Err)
	case cgobridge.Elsewhere:
		return "it is defined in " + all + ", which is not compiled with the package"
	case cgobridge.Nowhere:
		return "declared at " + all + ", and no CUDA source of the module defines it"
	}
	return "the C side of the package is not known"
}

func (s *Survey) addSources(sources []*cgobridge.Source) {
	for _, source := range sources {
		s.sources[source.Path] = true
		written, inText := source.Launches()
		for _, l := range written {
			s.launches[placeKey(l.Pos)] = Launch{line(l.Pos), l.In}
		}
		for file, n := range inText {
			s.texts[file.Name] = n
		}
	}
}

// Links reports whether a package of the survey is linked with a CUDA source.
func (s *Survey) Links(path string) bool { return s.sources[path] }

// placeKey sorts places by their files and the order in them.
func placeKey(p source.Position) string { return fmt.Sprintf("%s:%08d", p.File.Name, p.Offset) }

// AddLookUps adds the kernels that a package looks up by their names.
func (s *Survey) AddLookUps(path string, found *gofact.Package) {
	found.Ask(func() { s.addLookUps(path, found) })
}

func (s *Survey) addLookUps(path string, found *gofact.Package) {
	for _, l := range found.Launcher.LookUps() {
		pos := found.Fset.PositionFor(l.Call.Pos(), false)
		route := Route{
			Package: path, In: functionName(found.Package, l.Call), Call: relative.Path(fmt.Sprintf("%s:%d", pos.Filename, pos.Line)),
			Name: types.ExprString(l.Call.Fun), LooksUp: l.Name,
		}
		for _, k := range found.KernelsNamed(l.Name) {
			name := l.Name
			if !k.Func.HasCLinkage() { // the name is mangled
				name = k.Func.String()
			}
			kernel := Kernel{Name: name, Place: line(cgobridge.KernelPos(k.Func)), Tie: tie(k.Source)}
			route.Kernels = append(route.Kernels, kernel)
			s.kernels[kernel.Name+" "+kernel.Place] = true
		}
		if images, ok := found.Launcher.ImagesOf(l); ok && len(route.Kernels) == 0 {
			for _, image := range images {
				if _, ok := image.Entry(l.Name); ok {
					kernel := Kernel{Name: l.Name, Place: image.Name, Tie: "in PTX"}
					route.Kernels = append(route.Kernels, kernel)
					s.kernels[kernel.Name+" "+kernel.Place] = true
				}
			}
		}
		s.routes[fmt.Sprintf("%s:%08d looks up %s", pos.Filename, pos.Offset, l.Name)] = route
	}
	for _, l := range found.Launcher.LaunchesByName() {
		pos := found.Fset.PositionFor(l.Launch.Call.Pos(), false)
		s.byName[fmt.Sprintf("%s:%08d", pos.Filename, pos.Offset)] = l.Followed
	}
	s.addSources(found.Sources)
}

// AddSymbols adds the symbols of CUDA's libraries that a package looks up without cgo.
func (s *Survey) AddSymbols(path string, found *gosymbol.Finder) {
	found.Ask(func() {
		for _, b := range found.Bindings {
			if fault, ok := found.Fault(b); ok {
				s.addSymbol(path, found, b.At, "a Go function", b.Symbol, fault)
			}
		}
		for _, call := range found.Calls {
			if fault, ok := found.CallFault(call); ok && !call.Again {
				s.addSymbol(path, found, call.At, types.ExprString(call.At.Fun), call.Symbol, fault)
			}
		}
	})
}

func (s *Survey) addSymbol(path string, found *gosymbol.Finder, at ast.Node, name, symbol, fault string) {
	pos := found.Fset.PositionFor(at.Pos(), false)
	s.routes[fmt.Sprintf("%s:%08d gets %s", pos.Filename, pos.Offset, symbol)] = Route{
		Package: path, In: functionName(found.Package, at), Call: relative.Path(fmt.Sprintf("%s:%d", pos.Filename, pos.Line)),
		Name: name, Symbol: symbol, Differs: fault,
	}
}

func (s *Survey) Result() *Map {
	m := &Map{Routes: []Route{}}
	for _, key := range slices.Sorted(maps.Keys(s.routes)) {
		r := s.routes[key]
		m.Routes = append(m.Routes, r)
		switch {
		case r.Symbol != "":
			m.Counts.Symbols++
			if r.Differs == "" {
				m.Counts.SymbolsMatching++
			}
		case r.LooksUp == "":
			m.Counts.Calls++
		default:
			m.Counts.LookUps++
			if len(r.Kernels) > 0 {
				m.Counts.LookUpsFound++
			}
		}
	}
	m.Counts.SymbolCalls = s.bySymbol
	m.Counts.Names, m.Counts.Sources = len(s.names), len(s.sources)
	m.Counts.NamesUnknown = len(s.unknown)
	for _, state := range s.names {
		if state.inCUDA {
			m.Counts.NamesInCUDA++
		}
		if state.linked {
			m.Counts.NamesLinked++
		}
	}
	m.Counts.Launches, m.Counts.Kernels = len(s.launches), len(s.kernels)
	for _, place := range slices.Sorted(maps.Keys(s.launches)) {
		if s.reached[place] {
			m.Counts.LaunchesReached++
		} else {
			m.Unreached = append(m.Unreached, s.launches[place])
		}
	}
	for _, followed := range s.byName {
		m.Counts.ByName++
		if followed {
			m.Counts.ByNameFollowed++
		}
	}
	for _, n := range s.texts {
		m.Counts.LaunchesInText += n
	}
	for _, state := range s.calls {
		switch state {
		case callFollowed:
			m.Counts.CallsFollowed++
		case callOfLibrary:
			m.Counts.CallsOfLibraries++
		case callUnresolved:
			m.Counts.CallsUnresolved++
		}
	}
	return m
}

// functionName returns the name of the Go function declaration around a node,
// a method's after its receiver's type.
func functionName(pkg *cgobridge.Package, n ast.Node) string {
	for _, file := range pkg.Files {
		for _, decl := range file.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok || n.Pos() < fn.Pos() || n.Pos() >= fn.End() {
				continue
			}
			if fn.Recv != nil && len(fn.Recv.List) == 1 {
				return strings.TrimPrefix(types.ExprString(fn.Recv.List[0].Type), "*") + "." + fn.Name.Name
			}
			return fn.Name.Name
		}
	}
	return ""
}

// tie names the reason that links a source with a package, with the build rule's place.
func tie(s *cgobridge.Source) string {
	if s.Rule.File == "" {
		return s.Why
	}
	place := relative.Path(s.Rule.File)
	if s.Rule.Line > 0 {
		place = fmt.Sprintf("%s:%d", place, s.Rule.Line)
	}
	if s.Why == "by "+filepath.Base(s.Rule.File) {
		return "by " + place
	}
	return s.Why + ", compiled by " + place
}

func line(p source.Position) string {
	if p.File == nil {
		return ""
	}
	return relative.Path(fmt.Sprintf("%s:%d", p.File.Name, p.Line))
}
