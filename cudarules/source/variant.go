package source

// A variant is what one macro state makes of a file: a unit, the headers
// before it, and what becomes of the macros. It serves every state that gives
// the same meaning to the symbols that the unit asked for.
type variant struct {
	unit    *Unit
	parts   []*variant
	missing []Include
	system  []string

	arch    bool // it stands under a conditional that depends on __CUDA_ARCH__
	used    []binding
	absent  symbolSet
	effects []binding

	counterFrom, counterTo int // __COUNTER__ before and after; -1: not asked for

	// incomplete tells that the text ends inside a declaration or bracket:
	// it has to be spliced.
	incomplete bool

	added int // serial of the last translation unit that it became part of
}

// maxVariants limits how many variants of a file are kept.
const maxVariants = 32

// variant returns what the present state makes of file. The state stays as it
// is: replay makes the changes.
func (p *preprocessor) variant(file *File) *variant {
	for _, v := range p.variants[file] {
		if p.matches(v) {
			return v
		}
	}
	v := p.newVariant(file)
	if p.err != nil {
		return nil
	}
	kept := append(p.variants[file], v)
	if len(kept) > maxVariants {
		kept = kept[1:]
	}
	p.variants[file] = kept
	return v
}

// matches reports whether v serves the present state.
func (p *preprocessor) matches(v *variant) bool {
	if v.arch != p.underArch() || v.counterFrom >= 0 && v.counterFrom != p.counter {
		return false
	}
	for _, b := range v.used {
		if !sameMacro(p.meaning(b.sym), b.macro) {
			return false
		}
	}
	for _, c := range p.log {
		if v.absent.has(c.sym) && p.table[c.sym] != nil {
			return false
		}
	}
	return true
}

func (p *preprocessor) underArch() bool { return p.unit != nil && p.unit.arch > 0 }

// newVariant reads file in the present state.
func (p *preprocessor) newVariant(file *File) *variant {
	outer := p.unit
	u := p.takeDraft(file)
	if p.underArch() {
		u.arch = 1
	}
	p.steps += maxGrowth * len(file.Text)
	p.unit = u
	p.readFile(&frame{scan: file.scan, file: file, root: true})
	p.unit = outer
	if p.err != nil {
		return nil
	}
	if u.arch > 0 {
		u.region(file, Range{0, len(file.Text)}, Range{0, u.length()})
	}
	v := &variant{
		parts: u.parts, missing: u.missing, system: u.system,
		arch: u.arch > 0, used: u.used, absent: u.absent,
		counterFrom: u.counter, counterTo: p.counter,
		incomplete: p.open > 0 && !u.isComplete(),
		unit:       u.unit(p),
	}
	p.drafts = append(p.drafts, u)
	for i, c := range p.log[u.start:] {
		if int(p.changed[c.sym]) == u.start+i+1 {
			v.effects = append(v.effects, binding{c.sym, p.table[c.sym]})
		}
	}
	p.rollback(u.start)
	if u.counter >= 0 {
		p.counter = u.counter
	}
	// A symbol that means something here and was not asked for does not
	// matter, though the file mentions it in a branch that is not read.
	for _, c := range p.log {
		if p.table[c.sym] != nil {
			v.absent.remove(c.sym)
		}
	}
	for _, b := range v.used {
		v.absent.remove(b.sym)
	}
	return v
}

// replay makes the changes that reading v's file makes.
func (p *preprocessor) replay(v *variant) {
	for _, b := range v.effects {
		p.set(b.sym, b.macro)
	}
	if v.counterFrom >= 0 {
		p.counter = v.counterTo
	}
}

// length returns the length of the text.
func (u *draft) length() int {
	if u.whole {
		return len(u.file.scan.clean)
	}
	return len(u.out)
}

// isComplete reports whether another declaration may follow the text. A name
// or a closing parenthesis at its end is taken for a macro of an unseen header.
func (u *draft) isComplete() bool {
	if u.whole {
		u.scope.read(u.file.scan.clean[:len(u.file.scan.clean)+padding], len(u.file.scan.clean))
	} else {
		u.atFileScope()
	}
	switch u.scope.last {
	case 0, ';', '}', ')', 'a':
		return u.scope.outermost()
	}
	return false
}

// takeDraft returns an empty draft of a unit of file, with the memory of an
// earlier one.
func (p *preprocessor) takeDraft(file *File) *draft {
	u := &draft{}
	if n := len(p.drafts); n > 0 {
		u = p.drafts[n-1]
		p.drafts = p.drafts[:n-1]
	}
	clear(u.usedSet)
	*u = draft{
		out: u.out[:0], segments: u.segments[:0], usedSet: u.usedSet,
		file: file, files: []*File{file}, start: len(p.log), counter: -1,
		limit: min(maxTextLimit, max(minTextLimit, maxGrowth*len(file.Text))),
	}
	return u
}
