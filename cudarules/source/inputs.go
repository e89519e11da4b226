package source

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"hash"
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// A Sum is a hash of a text: equal sums mean equal texts.
type Sum [sha256.Size]byte

// Inputs are all that two views of a file depend on, but for the options: files that were read, and where
// they were found. Everything is sorted and none twice.
type Inputs struct {
	Files   []Input
	Lookups []Lookup
}

// An Input is a file that was read.
type Input struct {
	Name string // cleaned
	Sum  Sum
}

// A Lookup is the search for a header, by an #include, a __has_include or -include.
type Lookup struct {
	Folder    string // of the includer; empty for a name in angle brackets
	Name      string
	Forced    bool   // by -include
	Elsewhere bool   // in no folder that is named
	Found     string // cleaned; empty if there is none
}

// lookups is a set.
type lookups map[Lookup]bool

func (s *lookups) add(x Lookup) {
	if *s == nil {
		*s = lookups{}
	}
	(*s)[x] = true
}

func compareLookups(a, b Lookup) int {
	return cmp.Or(cmp.Compare(a.Folder, b.Folder), cmp.Compare(a.Name, b.Name), cmp.Compare(a.Found, b.Found), cmp.Compare(truth(a.Forced), truth(b.Forced)), cmp.Compare(truth(a.Elsewhere), truth(b.Elsewhere)))
}

// Inputs returns the inputs of the views of a file that Load has made.
func (l *Loader) Inputs(views ...*TranslationUnit) Inputs {
	l.mu.Lock()
	defer l.mu.Unlock()
	files, all := map[string]Sum{}, lookups{}
	for _, tu := range views {
		for _, x := range tu.forced {
			all[x] = true
		}
		for _, u := range tu.Units {
			for _, f := range u.files {
				files[f.Name] = l.text(f.Name).sum
			}
			maps.Copy(all, u.lookups)
		}
	}
	for x := range all {
		if x.Found != "" {
			files[x.Found] = l.text(x.Found).sum
		}
	}
	in := Inputs{Lookups: slices.SortedFunc(maps.Keys(all), compareLookups)}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		in.Files = append(in.Files, Input{name, files[name]})
	}
	return in
}

// Has reports whether inputs are unchanged: with the options given, each search would have the same
// result, and each file has the same content.
func (l *Loader) Has(in Inputs, options nvcc.Options) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, f := range in.Files {
		if t := l.text(f.Name); t.err != nil || t.sum != f.Sum {
			return false
		}
	}
	s := l.searchOf(options)
	for _, x := range in.Lookups {
		if s.foundBy(l, x) != x.Found {
			return false
		}
	}
	return true
}

// Key identifies a unit across runs: two units have the same key only if they are equal in all
// contents, and name the same files.
func (u *Unit) Key() Sum {
	u.keyOnce.Do(func() {
		k := keyBuilder{h: sha256.New()}
		k.strings(u.File.Name, string(u.Text))
		k.numbers(len(u.files))
		for _, f := range u.files {
			k.strings(f.Name)
		}
		k.numbers(len(u.segments))
		for _, s := range u.segments {
			k.numbers(int(s.text), int(s.src), int(s.macro), int(s.file), truthOf(s.fixed))
		}
		k.numbers(len(u.names))
		k.strings(u.names...)
		for _, ranges := range [][]Range{u.branches, u.compilers, u.chosen, u.compared, u.alternatives, u.Undecided} {
			k.numbers(len(ranges))
			for _, r := range ranges {
				k.numbers(r.Start, r.End)
			}
		}
		k.numbers(len(u.Includes))
		for _, x := range u.Includes {
			k.position(x.Pos)
			k.numbers(x.Offset, truthOf(x.Angled), int(x.Kind), truthOf(x.File != nil))
			k.strings(x.Name)
			if x.File != nil {
				k.strings(x.File.Name)
			}
		}
		k.numbers(len(u.Macros))
		for _, m := range u.Macros {
			k.position(m.Pos)
			k.numbers(truthOf(m.Undef), truthOf(m.Function), truthOf(m.Undecided))
			k.strings(m.Name)
		}
		k.numbers(len(u.Pragmas))
		for _, x := range u.Pragmas {
			k.position(x.Pos)
			k.numbers(x.Offset)
			k.strings(x.Text)
		}
		k.numbers(len(u.Errors))
		for _, e := range u.Errors {
			k.position(e.Pos)
			k.strings(e.Message)
		}
		for _, c := range u.ArchConditionals {
			k.strings(c.File.Name)
			for _, b := range c.Branches {
				k.numbers(b.Start, b.End, int(b.Passes))
			}
		}
		for l := range u.Limits.All() {
			k.numbers(int(l))
		}
		k.flush()
		k.h.Sum(u.key[:0])
	})
	return u.key
}

func truthOf(b bool) int { return int(truth(b)) }

// A keyBuilder hashes values so that none can be taken for others.
type keyBuilder struct {
	h   hash.Hash
	buf []byte
}

func (k *keyBuilder) flush() {
	k.h.Write(k.buf)
	k.buf = k.buf[:0]
}

func (k *keyBuilder) numbers(all ...int) {
	for _, n := range all {
		k.buf = binary.AppendVarint(k.buf, int64(n))
	}
	if len(k.buf) > 1<<12 {
		k.flush()
	}
}

func (k *keyBuilder) strings(all ...string) {
	for _, s := range all {
		k.numbers(len(s))
		k.buf = append(k.buf, s...)
	}
}

func (k *keyBuilder) position(p Position) {
	name := ""
	if p.File != nil {
		name = p.File.Name
	}
	k.strings(name)
	k.numbers(p.Offset)
}
