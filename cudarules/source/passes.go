package source

import (
	"regexp"
	"slices"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// nvcc compiles a file once for the host and once for each architecture. A conditional on __CUDA_ARCH__ that takes the
// same branch each time decides on nothing, and that depends on which architectures there are.

// An ArchConditional is a conditional that names __CUDA_ARCH__.
type ArchConditional struct {
	File     *File
	Branches []ArchBranch
}

// An ArchBranch is a branch of such a conditional.
type ArchBranch struct {
	Range         // in the file
	Passes uint64 // that take the branch: the first bit is the host's, others are for the architectures of the release
}

// Contains reports whether a place lies in the conditional.
func (c *ArchConditional) Contains(at Position) bool {
	return at.File == c.File && c.Branches[0].Start <= at.Offset && at.Offset < c.Branches[len(c.Branches)-1].End
}

// Taken returns the branches that some pass takes, and whether each pass takes one.
func (c *ArchConditional) Taken(passes uint64) (taken []ArchBranch, always bool) {
	var all uint64
	for _, b := range c.Branches {
		if b.Passes != 0 {
			taken = append(taken, b)
		}
		all |= b.Passes
	}
	return taken, all == passes
}

// Passes returns the passes of a release, a bit each.
func Passes(release nvcc.Version) uint64 { return 1<<(len(release.Architectures())+1) - 1 }

var namesArch = regexp.MustCompile(`\b__CUDA_ARCH__\b`)

// notePasses notes in which passes the branches of the conditional that d begins are taken, if one of them asks for
// the architecture by name.
func (p *preprocessor) notePasses(d *directive) {
	f := p.frame
	chain := []*directive{d}
	for last := d; last.next > 0; {
		last = &f.directives[last.next]
		chain = append(chain, last)
		if last.kind == endifDirective {
			break
		}
	}
	if chain[len(chain)-1].kind != endifDirective ||
		!slices.ContainsFunc(chain, func(d *directive) bool { return namesArch.Match(f.clean[d.start:d.end]) }) {
		return
	}
	c := ArchConditional{File: f.file}
	for i, d := range chain[:len(chain)-1] {
		c.Branches = append(c.Branches, ArchBranch{Range: Range{int(d.end), int(chain[i+1].start)}})
	}
	arch, problems := p.consult(p.arch.name), len(p.unit.errors)
	length, changed := len(p.log), p.changed[p.arch.name]
	for pass, number := range append([]int{0}, p.options.Toolkit.Architectures()...) {
		p.table[p.arch.name] = nil
		if number > 0 {
			p.table[p.arch.name] = &macro{name: p.arch.name, body: []token{numberOf(10 * number)}}
		}
		for i, d := range chain[:len(chain)-1] {
			if d.kind == elseDirective || p.condition(d).isTrue() {
				c.Branches[i].Passes |= 1 << pass
				break
			}
		}
	}
	p.table[p.arch.name], p.changed[p.arch.name] = arch, changed
	p.log = p.log[:length]
	p.unit.errors = p.unit.errors[:problems]
	p.unit.passes = append(p.unit.passes, c)
}

// Code returns a part of a file without comments and directives.
func (f *File) Code(part Range) []byte {
	text := slices.Clone(f.scan.clean[part.Start:part.End])
	for i := range f.scan.directives {
		d := &f.scan.directives[i]
		for at := max(int(d.start), part.Start); at < min(int(d.end), part.End); at++ {
			if text[at-part.Start] != '\n' {
				text[at-part.Start] = ' '
			}
		}
	}
	return text
}

func equalConditionals(a, b []ArchConditional) bool {
	return slices.EqualFunc(a, b, func(a, b ArchConditional) bool { return a.File == b.File && slices.Equal(a.Branches, b.Branches) })
}
