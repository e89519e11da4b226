package headers

import (
	_ "embed"
	"strings"
	"sync"
)

//go:generate go run ./internal/removals -old 11.8=/usr/local/cuda-11.8/include -new 13.0=/usr/local/cuda-13.0/include

// A Removal is something of CUDA's that a release of the toolkit no longer has.
type Removal struct {
	Name        string
	Kind        RemovalKind
	Release     string // the first that lacks it, such as "13.0"; of what an architecture decides, such as "sm_70"
	Replacement string // a function that takes the same arguments and does the same; empty if there is none
	Source      string
}

// A RemovalKind says what was removed.
type RemovalKind string

const (
	RemovedFunction RemovalKind = "function"
	RemovedClass    RemovalKind = "class"          // a class template
	RemovedProperty RemovalKind = "cudaDeviceProp" // a member of that structure
	RemovedOrdinal  RemovalKind = "ordinal"        // the form of a function that takes the number of a device, not a cudaMemLocation
)

//go:embed removed.tsv
var removedTable string

// Removals lists what newer releases lack.
var Removals = sync.OnceValue(func() []Removal {
	var all []Removal
	for line := range strings.Lines(removedTable) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if !strings.HasPrefix(line, "#") && len(cells) == 5 {
			all = append(all, Removal{cells[0], RemovalKind(cells[1]), cells[2], cells[3], cells[4]})
		}
	}
	return all
})
