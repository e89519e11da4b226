package source

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// A variant is the result of a file for one macro state: a unit, and the macros afterwards. It is a
// sequence of steps, one up to each header that is a unit of its own and one for the rest. A variant
// serves every state in which each step finds the same meanings again, whatever the headers between
// do.
type variant struct {
	unit      *Unit
	cost      int // of [limit.ExpansionSteps]
	steps     []step
	missing   []Include
	system    []string
	undecided bool // it is in a branch that is

	// incomplete: the text ends inside a declaration or bracket, and has to be spliced.
	incomplete bool
}

// A step is the part of a file between two headers.
type step struct {
	used    []binding // the meanings of symbols that the step depends on
	absent  []symbol  // those that meant nothing
	effects []binding // the meanings that the step changed

	counterFrom, counterTo int // __COUNTER__ before and after; -1: not used

	include   *File // read after the step; nil: none
	undecided bool  // the include is in a branch that is
}

// A binding is the meaning of a symbol.
type binding struct {
	sym   symbol
	macro *macro
}

// maxVariants limits how many variants of a file are kept.
const maxVariants = 32

// require makes the file a part of the translation unit, unless it was read
// and says not again. It returns false, having changed nothing, if the file
// has to be spliced.
func (p *preprocessor) require(file *File, undecided bool) bool {
	p.growTable()
	if p.open > 0 && p.isGuarded(file, p.meaning) { // of the include, not the file itself
		return true
	}
	if !p.descend(file) {
		return true
	}
	defer func() { p.open-- }()
	before := p.mark()
	v := p.known(file, undecided)
	isNew := v == nil
	if isNew {
		if v = p.newVariant(file, undecided); v == nil {
			return true
		}
		kept := append(p.variants[file], v)
		p.variants[file] = kept[max(0, len(kept)-maxVariants):]
	}
	if v.incomplete && p.open > 1 { // the file itself is a unit, whatever it ends in
		p.restore(before)
		return false
	}
	p.tu.Missing = append(p.tu.Missing, v.missing...)
	p.tu.System = append(p.tu.System, v.system...)
	if v.unit.serial != p.serial {
		v.unit.serial = p.serial
		p.tu.Units = append(p.tu.Units, v.unit)
		if p.text -= len(v.unit.Text); p.text < 0 {
			p.exceedText()
		}
		if !isNew {
			p.charge(v.cost)
		}
	}
	return true
}

// isGuarded reports whether the file was read and says not again.
func (p *preprocessor) isGuarded(file *File, meaning func(symbol) *macro) bool {
	if meaning(file.scan.once) != nil {
		return true
	}
	if file.scan.guard == noSymbol {
		return false
	}
	m := meaning(file.scan.guard)
	return m != nil && m.kind != absentMacro
}

// descend counts one more file to be read within those being read.
func (p *preprocessor) descend(file *File) bool {
	if most := limit.IncludeDepth.Value(); p.open >= most {
		p.exceed(limit.IncludeDepth, "#include nested more than %d files deep: %s includes itself without end", most, file.Name)
		return false
	}
	if p.count++; p.count > limit.Includes.Value() {
		p.exceed(limit.Includes, "more than %d files are included", limit.Includes.Value())
		return false
	}
	p.open++
	return true
}

// known looks for a variant of file that serves the present state and makes
// its changes, or returns nil and changes nothing.
//
// The result of a file depends on nothing but the state: variants that serve all steps so far agree on
// the next, so a header in between is read only once however many variants there are.
func (p *preprocessor) known(file *File, undecided bool) *variant {
	before := p.mark()
	candidates := make([]*variant, 0, maxVariants)
	for _, v := range p.variants[file] {
		if v.undecided == undecided {
			candidates = append(candidates, v)
		}
	}
	for i := 0; len(candidates) > 0 && p.err == nil; i++ {
		candidates = slices.DeleteFunc(candidates, func(v *variant) bool { return i >= len(v.steps) || !p.serves(&v.steps[i]) })
		if len(candidates) == 0 {
			break
		}
		v := candidates[0]
		s := &v.steps[i]
		for _, b := range s.effects {
			p.set(b.sym, b.macro)
		}
		if s.counterFrom >= 0 {
			p.counter = s.counterTo
		}
		if i == len(v.steps)-1 {
			return v
		}
		if s.include != nil && !p.require(s.include, s.undecided) {
			break
		}
	}
	p.restore(before)
	return nil
}

// serves reports whether the step would find the same meanings now.
func (p *preprocessor) serves(s *step) bool {
	if s.counterFrom >= 0 && s.counterFrom != p.counter {
		return false
	}
	for _, b := range s.used {
		if !sameMacro(p.table[b.sym], b.macro) {
			return false
		}
	}
	for _, sym := range s.absent {
		if p.table[sym] != nil {
			return false
		}
	}
	return true
}

// A mark is a state that can be restored.
type mark struct{ log, counter, units, missing, system, text, steps int }

func (p *preprocessor) mark() mark {
	return mark{len(p.log), p.counter, len(p.tu.Units), len(p.tu.Missing), len(p.tu.System), p.text, p.steps}
}

func (p *preprocessor) restore(m mark) {
	p.rollback(m.log)
	p.counter, p.text, p.steps = m.counter, m.text, m.steps
	for _, u := range p.tu.Units[m.units:] {
		u.serial = 0
	}
	p.tu.Units = p.tu.Units[:m.units]
	p.tu.Missing = p.tu.Missing[:m.missing]
	p.tu.System = p.tu.System[:m.system]
}

// newVariant reads file in the present state. It returns nil if that fails.
func (p *preprocessor) newVariant(file *File, undecided bool) *variant {
	outer := p.unit
	u := p.takeBuilder(file)
	if undecided {
		u.undecided = 1
	}
	p.unit = u
	u.beginStep(p)
	p.readFile(&frame{scan: file.scan, file: file, root: true})
	u.endStep(p, nil)
	p.unit = outer
	if p.err != nil {
		return nil
	}
	if undecided {
		u.branches = append(u.branches, Range{0, u.length()})
	}
	v := &variant{
		steps: u.steps, missing: u.missing, system: u.system, undecided: undecided,
		incomplete: !u.isComplete(),
		unit:       u.unit(p),
		cost:       u.cost,
	}
	p.builders = append(p.builders, u)
	return v
}

// takeBuilder returns an empty unitBuilder of a unit of file, with the memory of an
// earlier one.
func (p *preprocessor) takeBuilder(file *File) *unitBuilder {
	u := &unitBuilder{}
	if n := len(p.builders); n > 0 {
		u = p.builders[n-1]
		p.builders = p.builders[:n-1]
	}
	clear(u.numbers)
	*u = unitBuilder{
		numbers: u.numbers,
		out:     u.out[:0], segments: u.segments[:0], used: u.used[:0], absent: u.absent[:0], asked: u.asked,
		file: file, files: []*File{file},
		limit: p.text,
	}
	return u
}
