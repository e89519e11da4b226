package main

import (
	"fmt"
	"hash/fnv"
	"iter"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A program is a .cu file with the headers below the root that it includes, as
// operators see it: in one view of the compiler's two.
type program struct {
	root, main string
	tu         *sema.TU
	random     *rand.Rand // for an operator's own choices

	functions []*sema.FuncDecl // of the program's own text
	variables []*sema.Variable // likewise
	scopes    map[*sema.Unit]int
}

// flags are those that most programs understand; ask finds out what each needs.
var flags = []string{"-std=c++17", "--extended-lambda", "--expt-relaxed-constexpr"}

// load returns the views of a program: one if both are the same, and none if a
// header is missing, without which nvcc would not compile it.
func load(root, main string, seed uint64) ([]*program, error) {
	opts, err := options(root, main, flags)
	if err != nil {
		return nil, err
	}
	checker := cudarules.NewChecker(rule.Set{})
	a, err := checker.Load(filepath.Join(root, main), opts)
	if err != nil {
		return nil, err
	}
	if len(a.Host.Source.Missing) > 0 {
		return nil, nil
	}
	var views []*program
	for _, tu := range slices.Compact([]*sema.TU{a.Host, a.Device}) {
		p := &program{root: root, main: main, tu: tu, random: random(seed, main), scopes: map[*sema.Unit]int{}}
		p.list()
		views = append(views, p)
	}
	return views, nil
}

// random returns a generator that depends on the seed and a name alone.
func random(seed uint64, name string) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(name))
	return rand.New(rand.NewPCG(seed, h.Sum64()))
}

func (p *program) list() {
	for i, u := range p.units() {
		p.scopes[u] = i
		p.functions = slices.AppendSeq(p.functions, p.tu.FuncDecls(u))
		p.variables = slices.AppendSeq(p.variables, p.tu.Variables(u))
	}
}

// units returns the program's own texts, headers before those that include them.
func (p *program) units() []*sema.Unit {
	return slices.DeleteFunc(slices.Clone(p.tu.Units), func(u *sema.Unit) bool {
		return u.Prelude || p.tu.IsSystem(u.Source.File) || !inside(p.root, u.Source.File.Name)
	})
}

func inside(root, name string) bool {
	rel, err := filepath.Rel(root, name)
	return err == nil && !strings.HasPrefix(rel, "..")
}

// A place is an edit of a file.
type place struct {
	file *source.File
	Edit
}

// replace returns the edit that puts text in the place of [start, end) of the
// tree that n belongs to. There is none where a macro wrote that, or where it
// is not in one piece of a file below the root.
func (p *program) replace(n syntax.Node, start, end int, text string) []place {
	u := p.tu.Unit(n)
	if u == nil || u.Prelude {
		return nil
	}
	at := u.Source.Origin(start)
	if !inside(p.root, at.File.Name) {
		return nil
	}
	last := max(end-1, start)
	if behind := u.Source.Origin(last); behind.File != at.File || behind.Offset-at.Offset != last-start {
		return nil
	}
	for _, offset := range []int{start, last} {
		if _, macro := u.Source.FromMacro(offset); macro {
			return nil
		}
	}
	if at.Offset+end-start > len(at.File.Text) || string(at.File.Text[at.Offset:at.Offset+end-start]) != string(u.Source.Text[start:end]) {
		return nil
	}
	return []place{{at.File, Edit{Offset: at.Offset, Cut: end - start, Insert: text}}}
}

// insert returns the edit that puts text before the byte at offset.
func (p *program) insert(n syntax.Node, offset int, text string) []place {
	return p.replace(n, offset, offset, text)
}

// join makes one change of several; none if one of them cannot be made.
func join(parts ...[]place) []place {
	var all []place
	for _, part := range parts {
		if len(part) == 0 {
			return nil
		}
		all = append(all, part...)
	}
	return all
}

// word returns the edit that puts text in the place of the first mark of a
// word.
func (p *program) word(n syntax.Node, marks []syntax.Mark, w syntax.Word, text string) []place {
	for _, m := range marks {
		if m.Word == w {
			return p.replace(n, m.Start, m.End, text)
		}
	}
	return nil
}

// seenFrom reports whether a declaration stands before the byte at offset in
// the text that n belongs to, or in a header.
func (p *program) seenFrom(declared, n syntax.Node, offset int) bool {
	u, at := p.tu.Unit(declared), p.tu.Unit(n)
	if u == at {
		return declared.End() <= offset
	}
	return p.scopes[u] < p.scopes[at]
}

// nodes yields the nodes of the program's own text that are of a kind.
func (p *program) nodes(kind syntax.Kind) iter.Seq[syntax.Node] {
	return func(yield func(syntax.Node) bool) {
		for _, u := range p.units() {
			for n := range u.Tree.Root().All() {
				if n.Kind() == kind && !yield(n) {
					return
				}
			}
		}
	}
}

// mutants lists what the operators can make of a program. Each operator's own
// choices depend on the seed, the program and the operator.
func mutants(root, main string, seed uint64) ([]*Mutant, error) {
	views, err := load(root, main, seed)
	if err != nil {
		return nil, err
	}
	var list []*Mutant
	for _, p := range views {
		for _, o := range operators {
			p.random = random(seed, main+" "+o.name)
			o.make(p, func(change []place) {
				if m := p.mutant(o.name, change); m != nil {
					list = append(list, m)
				}
			})
		}
	}
	return list, nil
}

// mutant makes a mutant of a change, or nil if it cannot be made.
func (p *program) mutant(operator string, change []place) *Mutant {
	if len(change) == 0 {
		return nil
	}
	file := change[0].file
	m := &Mutant{Operator: operator, Main: p.main, Line: file.Position(change[0].Offset).Line}
	m.File, _ = filepath.Rel(p.root, file.Name)
	for _, c := range change {
		if c.file != file {
			return nil
		}
		m.Edits = append(m.Edits, c.Edit)
	}
	slices.SortFunc(m.Edits, func(a, b Edit) int { return a.Offset - b.Offset })
	for i, e := range m.Edits[1:] {
		if e.Offset < m.Edits[i].end() {
			return nil
		}
	}
	if !keepsLines(file.Text, m.Edits) {
		return nil
	}
	return m
}

// candidates lists the mutants of all programs below root. A change of a header
// that several programs include is one mutant, of the first of them.
func candidates(root string, seed uint64) ([]*Mutant, error) {
	root, err := filepath.Abs(root)
	if err != nil {
		return nil, err
	}
	mains, err := sources(root)
	if err != nil {
		return nil, err
	}
	var all []*Mutant
	seen := map[string]bool{}
	for _, main := range mains {
		list, err := mutants(root, main, seed)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", main, err)
		}
		for _, m := range list {
			if !seen[m.key()] {
				seen[m.key()] = true
				all = append(all, m)
			}
		}
	}
	return all, nil
}
