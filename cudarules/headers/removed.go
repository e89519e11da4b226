package headers

import (
	_ "embed"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

//go:generate go run ./internal/removals 11.2=/usr/local/cuda-11.2/include 11.8=/usr/local/cuda-11.8/include 12.4=/usr/local/cuda-12.4/include 13.0=/usr/local/cuda-13.0/include

// A Removal is something of CUDA's that a release of the toolkit no longer has, or that one
// advises against.
type Removal struct {
	Name        string // of a member with its class, as in cudaDeviceProp::clockRate; of an architecture as in sm_35
	Kind        RemovalKind
	Release     string // the first that lacks it, such as "13.0"; of an intrinsic the architecture, such as "sm_70"; empty if all have it
	Deprecated  string // the first that advises against it, as far as is known
	Replacement string // the replacement; empty if unknown
	Source      string
}

// Word returns the word by which a program names the removed entity.
func (r Removal) Word() string { return r.Name[strings.LastIndex(r.Name, ":")+1:] }

// IsGone reports whether a release lacks it where code is compiled for an architecture, times ten,
// and newer ones.
func (r Removal) IsGone(toolkit nvcc.Version, arch int) bool {
	if since, ok := strings.CutPrefix(r.Release, "sm_"); ok {
		n, err := strconv.Atoi(since)
		return err == nil && arch >= n
	}
	release, err := nvcc.ParseVersion(r.Release)
	return err == nil && !toolkit.Before(release)
}

// InFlag reports whether a flag of nvcc's names it: an architecture or a flag.
func (r Removal) InFlag(f nvcc.Flag) bool {
	switch {
	case r.Kind == RemovedFlag:
		return r.Name == "-"+f.Name || r.Name == "--"+f.Name+"="+f.Value
	case r.Kind != RemovedArchitecture:
		return false
	case f.Name == "gpu-architecture" || f.Name == "gpu-code" || f.Name == "generate-code":
		for _, m := range architecture.FindAllStringSubmatch(f.Value, -1) {
			if r.Name == "sm_"+m[1] {
				return true
			}
		}
	}
	return false
}

// architecture matches the name of an architecture in nvcc's flags, real or virtual.
var architecture = regexp.MustCompile(`\b(?:sm|compute|lto)_(\d+)[af]?\b`)

// Message says since when it is gone, and names the replacement.
func (r Removal) Message() string {
	what := "'" + r.Name + "'"
	switch r.Kind {
	case RemovedMember:
		class, member, _ := strings.Cut(r.Name, "::")
		what = "member '" + member + "' of '" + class + "'"
	case RemovedClass:
		what = "class template " + what
	case RemovedOrdinal:
		what = "the form of " + what + " that takes a device number"
	case RemovedEnumerator, RemovedType, RemovedHeader, RemovedArchitecture, RemovedFlag:
		what = string(r.Kind) + " " + what
	}
	message := what + " was removed in CUDA " + r.Release
	if since, ok := strings.CutPrefix(r.Release, "sm_"); ok {
		message = fmt.Sprintf("%s is not available from compute capability %s.%s on", what, since[:len(since)-1], since[len(since)-1:])
	}
	switch {
	case r.Direct() != "" && r.Kind == RemovedFunction:
		message += "; use '" + r.Replacement + "', which takes the same arguments"
	case r.Replacement != "":
		message += "; use " + r.Replacement
	}
	return message
}

// Direct returns the name that replaces the removed one without other changes; empty if there is none.
func (r Removal) Direct() string {
	if strings.Contains(r.Replacement, " ") {
		return ""
	}
	return r.Replacement
}

// A RemovalKind is the kind of a removed entity.
type RemovalKind string

const (
	RemovedFunction     RemovalKind = "function"
	RemovedIntrinsic    RemovalKind = "intrinsic" // a function of the device that architectures lack
	RemovedEnumerator   RemovalKind = "enumerator"
	RemovedType         RemovalKind = "type"
	RemovedClass        RemovalKind = "class" // a class template
	RemovedMember       RemovalKind = "member"
	RemovedOrdinal      RemovalKind = "ordinal" // the form of a function that takes the number of a device, not a cudaMemLocation
	RemovedHeader       RemovalKind = "header"
	RemovedArchitecture RemovalKind = "architecture"
	RemovedFlag         RemovalKind = "flag" // of nvcc
)

//go:embed removed.tsv
var removedTable string

// Removals lists the entities that newer releases removed or deprecated.
var Removals = sync.OnceValue(func() []Removal {
	var all []Removal
	for line := range strings.Lines(removedTable) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if !strings.HasPrefix(line, "#") && len(cells) == 6 {
			all = append(all, Removal{cells[0], RemovalKind(cells[1]), cells[2], cells[3], cells[4], cells[5]})
		}
	}
	return all
})
