package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"go/types"
	"io"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/cudavet/cudavet/analyzers/launchparams"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/relative"
)

// A bridgeMap is what the bridge found in some packages: the routes from Go to
// kernels, and how complete they are.
type bridgeMap struct {
	Routes    []bridgeRoute  `json:"routes"`
	Unreached []bridgeLaunch `json:"unreached,omitempty"`
	Counts    bridgeCounts   `json:"counts"`
}

// A bridgeRoute is the way of one call. Places are file:line.
type bridgeRoute struct {
	Package    string         `json:"package"`
	In         string         `json:"in,omitempty"` // the Go function around the call
	Call       string         `json:"call"`
	Name       string         `json:"name"`              // of the C function, or the Go function that looks up a kernel
	LooksUp    string         `json:"looksUp,omitempty"` // the name of the kernel that is looked up
	Definition string         `json:"definition,omitempty"`
	Tie        string         `json:"tie,omitempty"` // what ties the definition's source to the package
	Kernels    []bridgeKernel `json:"kernels,omitempty"`
}

// A bridgeKernel is a kernel at the end of a route. A kernel that is not known
// has neither a name nor a place.
type bridgeKernel struct {
	Name   string `json:"name,omitempty"`
	Place  string `json:"place,omitempty"`
	Launch string `json:"launch,omitempty"` // where it is launched; none for one that is looked up
	Tie    string `json:"tie,omitempty"`    // of one that is looked up
}

// A bridgeLaunch is a launch in a linked source that no call reaches.
type bridgeLaunch struct {
	Place string `json:"place"`
	In    string `json:"in,omitempty"` // the function around it
}

// bridgeCounts tell how much of the way was found.
type bridgeCounts struct {
	Calls           int `json:"calls"`           // of C functions
	Names           int `json:"names"`           // of C functions called
	NamesInCUDA     int `json:"namesInCUDA"`     // those that some .cu of the module seems to define
	NamesLinked     int `json:"namesLinked"`     // those with a definition in a linked .cu
	Sources         int `json:"sources"`         // linked .cu files
	Launches        int `json:"launches"`        // in the linked .cu files and their headers
	LaunchesReached int `json:"launchesReached"` // those of them that calls reach
	LaunchesInText  int `json:"launchesInText"`  // <<< in the text of the same files
	Kernels         int `json:"kernels"`         // reached from Go calls
	LookUps         int `json:"lookUps"`         // of kernels by name
	LookUpsFound    int `json:"lookUpsFound"`    // those of a kernel in the linked .cu files
}

// bridge is the command that shows how Go calls reach kernels.
func bridge(args []string, stdout, stderr io.Writer) int {
	var (
		loading       = load.Config{Log: stderr}
		asJSON, asDot bool
		unreached     bool
	)
	flags := flag.NewFlagSet("cudavet bridge", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	options.Register(flags)
	loading.Register(flags)
	flags.BoolVar(&asJSON, "json", false, "print JSON")
	flags.BoolVar(&asDot, "dot", false, "print a graph for Graphviz")
	flags.BoolVar(&unreached, "unreached", false, "list the launches in linked sources that no call reaches, too")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(stdout, "usage: cudavet bridge [flags] packages…\n\nprints the way of every cgo call to the kernels that it launches\n\n")
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return statusClean
	case err != nil:
		fmt.Fprintln(stderr, "cudavet:", err)
		return statusFailed
	}
	if err := options.Current.Validate(); err != nil {
		fmt.Fprintln(stderr, "cudavet:", err)
		return statusFailed
	}
	patterns := flags.Args()
	if len(patterns) == 0 {
		patterns = []string{"."}
	}
	found, failures := findRoutes(patterns, loading)
	for _, line := range failures {
		fmt.Fprintln(stderr, line)
	}
	if !unreached {
		found.Unreached = nil
	}
	write := found.writeText
	switch {
	case asJSON:
		write = found.writeJSON
	case asDot:
		write = found.writeDot
	}
	if err := write(stdout); err != nil {
		fmt.Fprintln(stderr, "cudavet:", err)
		return statusFailed
	}
	if len(failures) > 0 {
		return statusFailed
	}
	return statusClean
}

// findRoutes runs the bridge over the packages that patterns name.
func findRoutes(patterns []string, loading load.Config) (*bridgeMap, []string) {
	packages, failures := load.Packages(patterns, loading)
	graph, err := checker.Analyze([]*analysis.Analyzer{cgobridge.Analyzer, launchparams.Analyzer}, packages, nil)
	if err != nil {
		return &bridgeMap{Routes: []bridgeRoute{}}, append(failures, "cudavet: "+err.Error())
	}
	s := newSurvey()
	for _, action := range graph.Roots {
		if action.Err != nil {
			failures = append(failures, fmt.Sprintf("%s: %v", action.Package.PkgPath, action.Err))
			continue
		}
		switch result := action.Result.(type) {
		case *cgobridge.Package:
			if result != nil {
				s.add(action.Package.PkgPath, result)
			}
		case *launchparams.Found:
			if result != nil {
				s.addLookUps(action.Package.PkgPath, result)
			}
		}
	}
	slices.Sort(failures)
	return s.result(), slices.Compact(failures)
}

// A survey gathers the routes of packages, each once: a package's variants for
// tests have its calls as well.
type survey struct {
	routes   map[string]bridgeRoute // by the call's place and the function
	names    map[string]nameState   // by package and C name
	sources  map[string]bool
	launches map[string]bridgeLaunch // in sources, by place
	reached  map[string]bool         // places of launches
	texts    map[string]int          // <<< by file
	kernels  map[string]bool
}

// A nameState says where a C function is defined.
type nameState struct{ inCUDA, linked bool }

func newSurvey() *survey {
	return &survey{map[string]bridgeRoute{}, map[string]nameState{}, map[string]bool{}, map[string]bridgeLaunch{}, map[string]bool{}, map[string]int{}, map[string]bool{}}
}

func (s *survey) add(path string, pkg *cgobridge.Package) {
	pkg.Lock()
	defer pkg.Unlock()
	for _, r := range pkg.Routes() {
		pos := pkg.Fset.Position(r.Call.Expr.Pos())
		route := bridgeRoute{Package: path, In: functionName(pkg, r.Call.Expr), Call: relative.Path(fmt.Sprintf("%s:%d", pos.Filename, pos.Line)), Name: "C." + r.Call.Name}
		linked := false
		if d := r.Definition; d != nil {
			route.Definition = line(d.Pos())
			if d.Source != nil {
				linked = true
				route.Tie = tie(d.Source)
			}
		}
		for _, launch := range r.Launches {
			s.reached[placeKey(launch.Pos)] = true
			k := bridgeKernel{Launch: line(launch.Pos)}
			if launch.Kernel != nil {
				k.Name, k.Place = launch.Kernel.Name, line(cgobridge.KernelPos(launch.Kernel))
				s.kernels[k.Name+" "+k.Place] = true
			}
			if !slices.Contains(route.Kernels, k) {
				route.Kernels = append(route.Kernels, k)
			}
		}
		s.routes[fmt.Sprintf("%s:%08d %s", pos.Filename, pos.Offset, r.Call.Name)] = route
		key := path + " " + r.Call.Name
		if _, ok := s.names[key]; !ok {
			s.names[key] = nameState{linked || pkg.MayBeDefined(r.Call.Name), linked}
		}
	}
	s.addSources(pkg.Sources)
}

func (s *survey) addSources(sources []*cgobridge.Source) {
	for _, source := range sources {
		s.sources[source.Path] = true
		written, inText := source.Launches()
		for _, l := range written {
			s.launches[placeKey(l.Pos)] = bridgeLaunch{line(l.Pos), l.In}
		}
		for file, n := range inText {
			s.texts[file.Name] = n
		}
	}
}

// placeKey sorts places by their files and the order in them.
func placeKey(p source.Position) string { return fmt.Sprintf("%s:%08d", p.File.Name, p.Offset) }

func (s *survey) addLookUps(path string, found *launchparams.Found) {
	found.Package.Lock()
	defer found.Package.Unlock()
	for _, l := range found.LookUps {
		pos := found.Package.Fset.Position(l.Call.Pos())
		route := bridgeRoute{
			Package: path, In: functionName(found.Package, l.Call), Call: relative.Path(fmt.Sprintf("%s:%d", pos.Filename, pos.Line)),
			Name: types.ExprString(l.Call.Fun), LooksUp: l.Name,
		}
		for _, k := range found.Package.Kernels()[l.Name] {
			kernel := bridgeKernel{Name: l.Name, Place: line(cgobridge.KernelPos(k.Func)), Tie: tie(k.Source)}
			route.Kernels = append(route.Kernels, kernel)
			s.kernels[kernel.Name+" "+kernel.Place] = true
		}
		s.routes[fmt.Sprintf("%s:%08d looks up %s", pos.Filename, pos.Offset, l.Name)] = route
	}
	s.addSources(found.Package.Sources)
}

func (s *survey) result() *bridgeMap {
	m := &bridgeMap{Routes: []bridgeRoute{}}
	for _, key := range slices.Sorted(maps.Keys(s.routes)) {
		r := s.routes[key]
		m.Routes = append(m.Routes, r)
		switch {
		case r.LooksUp == "":
			m.Counts.Calls++
		default:
			m.Counts.LookUps++
			if len(r.Kernels) > 0 {
				m.Counts.LookUpsFound++
			}
		}
	}
	m.Counts.Names, m.Counts.Sources = len(s.names), len(s.sources)
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
	for _, n := range s.texts {
		m.Counts.LaunchesInText += n
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

// tie says what ties a source to a package, with the build rule's place.
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

// writeText prints a line for each station of each route, deeper ones further
// in, and the counts.
func (m *bridgeMap) writeText(w io.Writer) error {
	var text strings.Builder
	for _, r := range m.Routes {
		if r.LooksUp != "" {
			fmt.Fprintf(&text, "%s: %s looks up %q\n", r.Call, r.Name, r.LooksUp)
		} else {
			fmt.Fprintf(&text, "%s: %s\n", r.Call, r.Name)
		}
		if r.Definition != "" {
			fmt.Fprintf(&text, "\t%s: %s", r.Definition, strings.TrimPrefix(r.Name, "C."))
			if r.Tie != "" {
				fmt.Fprintf(&text, ", %s", r.Tie)
			}
			text.WriteString("\n")
		}
		for _, k := range r.Kernels {
			switch {
			case k.Launch == "":
				fmt.Fprintf(&text, "\t\t%s: kernel %s, %s\n", k.Place, k.Name, k.Tie)
			case k.Name == "":
				fmt.Fprintf(&text, "\t\tunknown kernel, launched at %s\n", k.Launch)
			default:
				fmt.Fprintf(&text, "\t\t%s: kernel %s, launched at %s\n", k.Place, k.Name, k.Launch)
			}
		}
	}
	for _, l := range m.Unreached {
		fmt.Fprintf(&text, "%s: launch in %s, which no call reaches\n", l.Place, cmp.Or(l.In, "no function"))
	}
	c := m.Counts
	fmt.Fprintf(&text, "%d cgo calls of %d C functions; %d linked to a definition in a .cu, of %d that some .cu of the module defines; %d launches in %d linked .cu files, whose text has <<< %d times, %d of them reached; %d kernels looked up by name, %d of them found; %d kernels reached from Go\n",
		c.Calls, c.Names, c.NamesLinked, c.NamesInCUDA, c.Launches, c.Sources, c.LaunchesInText, c.LaunchesReached, c.LookUps, c.LookUpsFound, c.Kernels)
	_, err := io.WriteString(w, text.String())
	return err
}

func (m *bridgeMap) writeJSON(w io.Writer) error {
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "\t")
	return encoder.Encode(m)
}

// writeDot prints the routes that end in a CUDA source as a graph: Go
// functions, wrappers, kernels. Calls that lead nowhere are left out.
func (m *bridgeMap) writeDot(w io.Writer) error {
	nodes := map[string]string{} // by id, their attributes
	edges := map[string]bool{}
	node := func(kind, name, place, attributes string) string {
		id := fmt.Sprintf("%q", kind+" "+name+" "+place)
		nodes[id] = fmt.Sprintf("label=%q, %s", cmp.Or(name, "unknown kernel")+"\n"+place, attributes)
		return id
	}
	edge := func(from, to, label string) {
		attributes := ""
		if label != "" {
			attributes = fmt.Sprintf(" [label=%q]", label)
		}
		edges[from+" -> "+to+attributes] = true
	}
	for _, r := range m.Routes {
		if len(r.Kernels) == 0 && r.Tie == "" {
			continue
		}
		from := node("go", path.Base(r.Package)+"."+r.In, r.Call, "shape=box")
		if r.Definition != "" {
			wrapper := node("c", strings.TrimPrefix(r.Name, "C."), r.Definition, "shape=ellipse")
			edge(from, wrapper, r.Tie)
			from = wrapper
		}
		for _, k := range r.Kernels {
			edge(from, node("kernel", k.Name, cmp.Or(k.Place, k.Launch), "shape=component"), k.Tie)
		}
	}
	var text strings.Builder
	text.WriteString("digraph bridge {\n\trankdir=LR\n\tnode [fontname=\"sans-serif\", fontsize=11]\n\tedge [fontname=\"sans-serif\", fontsize=9]\n")
	for _, id := range slices.Sorted(maps.Keys(nodes)) {
		fmt.Fprintf(&text, "\t%s [%s]\n", id, nodes[id])
	}
	for _, e := range slices.Sorted(maps.Keys(edges)) {
		fmt.Fprintf(&text, "\t%s\n", e)
	}
	text.WriteString("}\n")
	_, err := io.WriteString(w, text.String())
	return err
}
