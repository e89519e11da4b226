// Package bridgemap is the picture of a program's ways from Go to its kernels.
package bridgemap

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/load"
)

// A Map is the bridge's result for some packages: the routes from Go to kernels, and how complete they
// are.
type Map struct {
	Routes    []Route  `json:"routes"`
	Unreached []Launch `json:"unreached,omitempty"`
	Counts    Counts   `json:"counts"`
	Tags      string   `json:"tags,omitempty"`   // that the user did not name, and without which there was nothing
	System    string   `json:"system,omitempty"` // for which packages are looked at, if not this one
}

// A Route is the way of one call. Places are file:line.
type Route struct {
	Package    string   `json:"package"`
	In         string   `json:"in,omitempty"` // the Go function around the call
	Call       string   `json:"call"`
	Name       string   `json:"name"`              // of the C function, or the Go function that looks up a kernel
	LooksUp    string   `json:"looksUp,omitempty"` // the name of the kernel that is looked up
	Definition string   `json:"definition,omitempty"`
	Tie        string   `json:"tie,omitempty"` // the reason that links the definition's source with the package
	Kernels    []Kernel `json:"kernels,omitempty"`
	Unfollowed string   `json:"unfollowed,omitempty"` // why there is no definition
	Symbol     string   `json:"symbol,omitempty"`     // of one of CUDA's libraries, that is bound or called without cgo
	Differs    string   `json:"differs,omitempty"`    // how that contradicts the symbol's prototype
}

// A Kernel is a kernel at the end of a route. A kernel that is not known
// has neither a name nor a place.
type Kernel struct {
	Name   string `json:"name,omitempty"`
	Place  string `json:"place,omitempty"`
	Launch string `json:"launch,omitempty"` // where it is launched; none for one that is looked up
	Tie    string `json:"tie,omitempty"`    // of one that is looked up
}

// A Launch is a launch in a linked source that no call reaches.
type Launch struct {
	Place string `json:"place"`
	In    string `json:"in,omitempty"` // the function around it
}

// Counts say how many calls were followed.
type Counts struct {
	Calls            int `json:"calls"`            // of C functions
	CallsFollowed    int `json:"callsFollowed"`    // to a definition
	CallsOfLibraries int `json:"callsOfLibraries"` // of functions that the project does not declare
	CallsUnresolved  int `json:"callsUnresolved"`  // of functions of the project without a known definition
	Names            int `json:"names"`            // of C functions called
	NamesInCUDA      int `json:"namesInCUDA"`      // those that some .cu of the module seems to define
	NamesLinked      int `json:"namesLinked"`      // those with a definition in a linked .cu
	NamesUnknown     int `json:"namesUnknown"`     // after "C." of which nothing is known, whatever they are
	Sources          int `json:"sources"`          // linked .cu files
	Launches         int `json:"launches"`         // in the linked .cu files and their headers
	LaunchesReached  int `json:"launchesReached"`  // those of them that calls reach
	LaunchesInText   int `json:"launchesInText"`   // <<< in the text of the same files
	Kernels          int `json:"kernels"`          // reached from Go calls
	LookUps          int `json:"lookUps"`          // of kernels by name
	LookUpsFound     int `json:"lookUpsFound"`     // those of a kernel in the linked .cu files, or in PTX
	ByName           int `json:"byName"`           // launches from Go of kernels that are looked up by name
	ByNameFollowed   int `json:"byNameFollowed"`   // those whose kernel is known
	Symbols          int `json:"symbols"`          // of CUDA's libraries that Go binds or calls without cgo
	SymbolsMatching  int `json:"symbolsMatching"`  // those that agree with their prototypes
	SymbolCalls      int `json:"symbolCalls"`      // calls without cgo that are known to come to a function of CUDA's libraries
}

// ComeToCUDA reports whether packages are linked with CUDA sources, or launch kernels or call CUDA's libraries by names.
func (c Counts) ComeToCUDA() bool { return c.ComeByCgo() || c.Symbols > 0 }

// ComeByCgo is ComeToCUDA without the calls that use no cgo.
func (c Counts) ComeByCgo() bool { return c.Sources+c.LookUps > 0 }

// Elsewhere returns the configuration under which packages with these counts have more to do with CUDA: build tags that bring cgo files or,
// where there is nothing of CUDA, the build for Windows. Taken is zero if there is none.
func (c Counts) Elsewhere(loading load.Config) (better load.Config, taken load.Untagged) {
	switch {
	case c.ComeByCgo():
		return loading, load.Untagged{}
	case c.ComeToCUDA():
		return loading.WithTags()
	}
	return loading.Elsewhere()
}

// WriteText prints a line for each station of each route, deeper ones further
// in, and the counts.
func (m *Map) WriteText(w io.Writer) error {
	var text strings.Builder
	if m.Tags != "" {
		plain.Fprintf(&text, "with -tags %s:\n", m.Tags)
	}
	if m.System != "" {
		plain.Fprintf(&text, "with GOOS=%s:\n", m.System)
	}
	for _, r := range m.Routes {
		if r.Symbol != "" {
			plain.Fprintf(&text, "%s: %s gets the symbol %s\n", r.Call, r.Name, r.Symbol)
			if r.Differs != "" {
				plain.Fprintf(&text, "\tdiffers: %s\n", r.Differs)
			}
		} else if r.LooksUp != "" {
			plain.Fprintf(&text, "%s: %s looks up %q\n", r.Call, r.Name, r.LooksUp)
		} else {
			plain.Fprintf(&text, "%s: %s\n", r.Call, r.Name)
		}
		if r.Unfollowed != "" {
			plain.Fprintf(&text, "\tnot followed: %s\n", r.Unfollowed)
		}
		if r.Definition != "" {
			plain.Fprintf(&text, "\t%s: %s", r.Definition, strings.TrimPrefix(r.Name, "C."))
			if r.Tie != "" {
				plain.Fprintf(&text, ", %s", r.Tie)
			}
			text.WriteString("\n")
		}
		for _, k := range r.Kernels {
			switch {
			case k.Launch == "":
				plain.Fprintf(&text, "\t\t%s: kernel %s, %s\n", k.Place, k.Name, k.Tie)
			case k.Name == "":
				plain.Fprintf(&text, "\t\tunknown kernel, launched at %s\n", k.Launch)
			default:
				plain.Fprintf(&text, "\t\t%s: kernel %s, launched at %s\n", k.Place, k.Name, k.Launch)
			}
		}
	}
	for _, l := range m.Unreached {
		plain.Fprintf(&text, "%s: launch in %s, which no call reaches\n", l.Place, cmp.Or(l.In, "no function"))
	}
	c := m.Counts
	plain.Fprintf(&text, "%d cgo calls of %d C functions; %d linked to a definition in a .cu, of %d that some .cu of the module defines; ",
		c.Calls, c.Names, c.NamesLinked, c.NamesInCUDA)
	plain.Fprintf(&text, "%d launches in %d linked .cu files, whose text has <<< %d times, %d of them reached; ",
		c.Launches, c.Sources, c.LaunchesInText, c.LaunchesReached)
	plain.Fprintf(&text, "%d kernels looked up by name, %d of them found; %d kernels reached from Go", c.LookUps, c.LookUpsFound, c.Kernels)
	if c.ByName > 0 {
		plain.Fprintf(&text, "; %d launches by name, %d followed", c.ByName, c.ByNameFollowed)
	}
	if c.Symbols > 0 {
		plain.Fprintf(&text, "; %d symbols without cgo, %d match; %d calls of them", c.Symbols, c.SymbolsMatching, c.SymbolCalls)
	}
	text.WriteString("\n")
	_, err := io.WriteString(w, text.String())
	return err
}

func (m *Map) WriteJSON(w io.Writer) error {
	return plain.EncodeJSON(w, m, "\t")
}

// WriteDot prints the routes that end in a CUDA source as a graph: Go
// functions, wrappers, kernels. Calls that lead nowhere are left out.
func (m *Map) WriteDot(w io.Writer) error {
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
