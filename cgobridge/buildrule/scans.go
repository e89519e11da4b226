package buildrule

import (
	"bytes"
	"crypto/sha256"
	"encoding/gob"
	"fmt"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// Scans keep what one program has read of build files, from one run to the next. What was read counts while all that
// the scan has listed and read is as it was. A nil *Scans keeps nothing. It is safe for concurrent use, also by several processes.
type Scans struct {
	dir  *cache.Dir
	salt string
}

// NewScans returns the part of a folder that is of a program, which identity stands for.
func NewScans(dir *cache.Dir, identity string) *Scans { return &Scans{dir, identity} }

// Scan is [Scan].
func (s *Scans) Scan(toolkit nvcc.Version, root string, modules ...string) *Rules {
	return s.scan(toolkit, true, root, modules)
}

// ScanFolder is [ScanFolder].
func (s *Scans) ScanFolder(toolkit nvcc.Version, dir string) *Rules {
	return s.scan(toolkit, false, dir, nil)
}

func (s *Scans) scan(toolkit nvcc.Version, below bool, root string, modules []string) *Rules {
	if s == nil {
		return newRules(root, toolkit).scan(below, modules...)
	}
	key := s.key(toolkit, below, root, modules)
	if data, ok := s.dir.Read(key); ok {
		if r := newRules(root, toolkit); r.restore(data) {
			return r
		}
	}
	r := newRules(root, toolkit)
	seen := r.disk
	r.scan(below, modules...)
	if data, err := r.encode(seen); err == nil {
		s.dir.Write(key, data)
	}
	return r
}

func (s *Scans) key(toolkit nvcc.Version, below bool, root string, modules []string) string {
	return fmt.Sprintf("%x", sha256.Sum256(fmt.Appendf(nil, "build rules %q %v %t %q %q", s.salt, toolkit, below, root, modules)))
}

// A kept is what a scan leaves for the next.
type kept struct {
	Folders, Files []string // that it has listed and read, sorted
	Sum            []byte   // of what was in them
	Steps, Loose   []keptStep
	Holes          []keptHole
	Exceeded       []keptLimits
}

type keptStep struct {
	Output            string
	Inputs            []string
	Rule              Place
	Flags             nvcc.BuildFlags
	Maybe, Dependency bool
}

type keptHole struct {
	Reason string
	About  nvcc.Aspects
	Texts  []string
	There  bool
}

type keptLimits struct {
	Name string
	Bits uint64
}

func (r *Rules) encode(seen *disk) ([]byte, error) {
	k := kept{Folders: slices.Sorted(maps.Keys(seen.folders)), Files: slices.Sorted(maps.Keys(seen.files)), Steps: keepSteps(r.Steps), Loose: keepSteps(r.loose)}
	k.Sum = seen.sum(k.Folders, k.Files)
	for _, h := range r.all {
		k.Holes = append(k.Holes, keptHole{h.reason, h.about, h.texts, h.there})
	}
	for _, name := range slices.Sorted(maps.Keys(r.exceeded)) {
		k.Exceeded = append(k.Exceeded, keptLimits{name, r.exceeded[name].Bits()})
	}
	var out bytes.Buffer
	err := gob.NewEncoder(&out).Encode(k)
	return out.Bytes(), err
}

// restore has new rules be those that an earlier scan has left. It reports false if a scan would see something else now.
func (r *Rules) restore(data []byte) bool {
	var k kept
	if gob.NewDecoder(bytes.NewReader(data)).Decode(&k) != nil || !bytes.Equal(k.Sum, r.disk.sum(k.Folders, k.Files)) {
		return false
	}
	r.Steps, r.loose = restoreSteps(k.Steps), restoreSteps(k.Loose)
	for _, h := range k.Holes {
		r.holes.restore(hole{h.Reason, h.About, h.Texts, h.There})
	}
	for _, e := range k.Exceeded {
		r.exceed(e.Name, limit.SetOf(e.Bits))
	}
	r.end()
	return true
}

func keepSteps(steps []Step) (kept []keptStep) {
	for _, s := range steps {
		kept = append(kept, keptStep{s.Output, s.Inputs, s.Rule, s.BuildFlags, s.maybe, s.dependency})
	}
	return kept
}

func restoreSteps(kept []keptStep) (steps []Step) {
	for _, s := range kept {
		steps = append(steps, Step{s.Output, s.Inputs, s.Rule, s.Flags, s.Maybe, s.Dependency})
	}
	return steps
}

// sum stands for what is in some folders and files.
func (d *disk) sum(folders, files []string) []byte {
	h := sha256.New()
	for _, path := range folders {
		sum := d.list(path).sum
		h.Write(sum[:])
	}
	for _, path := range files {
		sum := d.read(path).sum
		h.Write(sum[:])
	}
	return h.Sum(nil)
}
