package buildrule

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// Scans cache the build files read by a program, from one run to the next. An entry is valid as long as all folders and files
// that the scan has read are unchanged. A nil *Scans keeps nothing. It is safe for concurrent use, also by several processes.
type Scans struct {
	dir     *cache.Dir
	salt    string
	overlay regular.Overlay
}

// NewScans returns the part of a folder that belongs to a program, identified by identity.
func NewScans(dir *cache.Dir, identity string) *Scans { return &Scans{dir: dir, salt: identity} }

// With returns scans for which texts replace files, and those without a text are absent. Their results are cached separately.
func (s *Scans) With(overlay regular.Overlay) *Scans {
	if len(overlay) == 0 {
		return s
	}
	if s == nil {
		return &Scans{overlay: overlay}
	}
	return &Scans{s.dir, s.salt + " with texts", overlay}
}

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
		return newRules(root, toolkit, nil).scan(below, modules...)
	}
	if s.dir == nil {
		return newRules(root, toolkit, s.overlay).scan(below, modules...)
	}
	key := s.key(toolkit, below, root, modules)
	if data, ok := s.dir.Read(key); ok {
		if r := newRules(root, toolkit, s.overlay); r.restore(data) {
			return r
		}
	}
	r := newRules(root, toolkit, s.overlay)
	seen := r.disk
	r.scan(below, modules...)
	s.dir.Write(key, r.encode(seen))
	return r
}

func (s *Scans) key(toolkit nvcc.Version, below bool, root string, modules []string) string {
	return fmt.Sprintf("%x", sha256.Sum256(fmt.Appendf(nil, "build rules %q %v %t %q %q", s.salt, toolkit, below, root, modules)))
}

// encode returns the rules and their inputs as bytes.
func (r *Rules) encode(seen *disk) []byte {
	folders, files := slices.Sorted(maps.Keys(seen.folders)), slices.Sorted(maps.Keys(seen.files))
	w := &cache.Writer{}
	w.Strings(folders)
	w.Strings(files)
	sum := seen.sum(folders, files)
	w.Bytes(sum[:])
	for _, steps := range [][]Step{r.Steps, r.loose} {
		w.Int(len(steps))
		for _, s := range steps {
			w.String(s.Output)
			w.Strings(s.Inputs)
			w.String(s.Rule.File)
			w.Int(s.Rule.Line)
			w.Strings(s.Flags)
			w.Int(int(s.Unknown))
			w.String(s.Reason)
			w.Bool(s.maybe)
			w.Bool(s.dependency)
		}
	}
	w.Int(len(r.all))
	for _, h := range r.all {
		w.String(h.reason)
		w.Int(int(h.about))
		w.Strings(h.texts)
		w.Bool(h.there)
	}
	w.Int(len(r.exceeded))
	for _, name := range slices.Sorted(maps.Keys(r.exceeded)) {
		w.String(name)
		w.Int(int(r.exceeded[name].Bits()))
	}
	return w.Written()
}

// restore has new rules be those that an earlier scan has left. It reports false if a scan would see something else now.
func (r *Rules) restore(data []byte) bool {
	in := cache.NewReader(data)
	folders, files := in.Strings(), in.Strings()
	if now := r.disk.sum(folders, files); !bytes.Equal(now[:], in.Bytes(len(now))) {
		return false
	}
	for _, steps := range []*[]Step{&r.Steps, &r.loose} {
		for range in.Int() {
			*steps = append(*steps, Step{
				Output: in.String(), Inputs: in.Strings(), Rule: Place{in.String(), in.Int()},
				BuildFlags: nvcc.BuildFlags{Flags: in.Strings(), Unknown: nvcc.Aspects(in.Int()), Reason: in.String()},
				maybe:      in.Bool(), dependency: in.Bool(),
			})
		}
	}
	for range in.Int() {
		r.holes.restore(hole{reason: in.String(), about: nvcc.Aspects(in.Int()), texts: in.Strings(), there: in.Bool()})
	}
	for range in.Int() {
		r.exceed(in.String(), limit.SetOf(uint64(in.Int())))
	}
	r.end()
	return in.Err() == nil
}

// sum returns a hash of the content of some folders and files.
func (d *disk) sum(folders, files []string) (all [sha256.Size]byte) {
	h := sha256.New()
	for _, path := range folders {
		sum := d.list(path).sum
		h.Write(sum[:])
	}
	for _, path := range files {
		sum := d.read(path).sum
		h.Write(sum[:])
	}
	h.Sum(all[:0])
	return all
}
