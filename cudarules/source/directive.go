package source

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
)

// A conditional is an #if whose #endif has not been reached.
type conditional struct {
	opened int  // offset of the #if
	taken  bool // one of the branches so far is read
	active bool // the branch at hand is read
	last   bool // #else was seen
	text   int  // start of the branch at hand in the unit's text

	undecided bool // one of the conditions so far is
	compiler  bool // and on a macro that only compilers and their headers define
	unseen    bool // and a header that was not seen may define the macro
	compared  bool // and it compares the macro's value: as that of no macro says nothing
	later     bool // a branch was before the one at hand
}

// directive carries out the file's next directive.
func (p *preprocessor) directive() {
	f := p.frame
	d := &f.directives[f.dir]
	f.dir++
	p.cut(int(d.start), int(d.end))
	f.ident = max(f.ident, int(d.ident))
	switch d.kind {
	case ifDirective, ifdefDirective, ifndefDirective:
		p.notePasses(d)
		value := p.condition(d)
		f.conds = append(f.conds, conditional{opened: int(d.start)})
		p.doubt(d, value)
		p.enterBranch(d, value.isTrue())
	case elifDirective, elifdefDirective, elifndefDirective, elseDirective, endifDirective:
		p.nextBranch(d)
	case includeDirective, includeNextDirective:
		p.include(d)
	case defineDirective:
		p.define(d)
	case undefDirective:
		p.undef(d)
	case pragmaDirective:
		text := strings.Join(strings.Fields(string(f.clean[d.operand:d.end])), " ")
		if text == "once" {
			p.set(f.once, onceRead)
		} else {
			p.unit.pragma(f.file, int(d.start), text)
		}
	case lineDirective:
		p.line(d)
	case errorDirective:
		text := bytes.Join(bytes.Fields(f.file.Text[d.operand:d.end]), []byte{' '})
		p.unit.problem(f.file, int(d.start), "#error "+string(text))
	}
}

// line executes a #line, which numbers the lines after it and may name the file. Positions remain
// those of the file itself.
func (p *preprocessor) line(d *directive) {
	f, made := p.frame, len(p.made)
	operand := p.expandOperand(p.operand(d))
	p.made = p.made[:made]
	if len(operand) == 0 || operand[0].kind != numberToken {
		return
	}
	number, err := strconv.Atoi(string(operand[0].text))
	if err != nil {
		return
	}
	f.lineShift = number - f.file.Position(int(d.end)).Line - 1
	if len(operand) > 1 && operand[1].kind == literalToken {
		if name, err := strconv.Unquote(string(operand[1].text)); err == nil {
			f.name = name
		}
	}
}

// onceRead is the meaning of a file's once symbol when it must not be read again.
var onceRead = &macro{kind: keptMacro}

// nextBranch deals with the #elif, #else or #endif d.
func (p *preprocessor) nextBranch(d *directive) {
	f := p.frame
	if len(f.conds) == 0 {
		p.unit.problem(f.file, int(d.start), "conditional directive without #if")
		return
	}
	c := &f.conds[len(f.conds)-1]
	p.leaveBranch(c, d)
	c.later = true
	switch d.kind {
	case endifDirective:
		f.conds = f.conds[:len(f.conds)-1]
		return
	case elseDirective:
		if c.last {
			p.unit.problem(f.file, int(d.start), "#else after #else")
		}
		c.last = true
		p.enterBranch(d, !c.taken)
		return
	}
	if c.taken {
		p.enterBranch(d, false)
		return
	}
	value := p.condition(d)
	p.doubt(d, value)
	p.enterBranch(d, value.isTrue())
}

// doubt notes in the innermost conditional that the condition of d is undecided, if
// it is.
func (p *preprocessor) doubt(d *directive, condition value) {
	if c := &p.frame.conds[len(p.frame.conds)-1]; condition.undecided {
		c.undecided = true
		c.compiler = c.compiler || p.asksCompiler(d)
		if p.consult(p.unseenHeader) != nil {
			c.unseen = true
			c.compared = c.compared || p.compares
		}
	}
}

// asksCompiler reports whether the condition of d names a macro that was not seen
// and that only compilers and their headers may define.
func (p *preprocessor) asksCompiler(d *directive) bool {
	text := p.frame.padded()
	for at, end := int(d.operand), int(d.end); ; {
		var t token
		t, at = lexToken(text, at, end, p.symbols)
		switch {
		case t.kind == endToken:
			return false
		case t.kind == identToken && t.sym != p.definedWord && isReserved(p.symbols.names[t.sym]) && p.consult(t.sym) == nil && p.mayBeDefined(t.sym):
			return true
		}
	}
}

// enterBranch begins the branch after d, or skips it.
func (p *preprocessor) enterBranch(d *directive, active bool) {
	f := p.frame
	c := &f.conds[len(f.conds)-1]
	c.active = active
	c.taken = c.taken || active
	c.text = len(p.unit.out)
	if active {
		if c.undecided {
			p.unit.undecided++
		}
		return
	}
	next, end := len(f.directives), len(f.clean)
	if d.next > 0 {
		next, end = int(d.next), int(f.directives[d.next].start)
	}
	if c.undecided {
		p.doubtSkipped(f.directives[f.dir:next])
	}
	f.dir = next
	if next < len(f.directives) {
		f.ident = max(f.ident, int(f.directives[next].ident))
	} else {
		f.ident = len(f.idents)
	}
	p.cut(int(d.end), end)
}

// leaveBranch ends the branch before d.
func (p *preprocessor) leaveBranch(c *conditional, d *directive) {
	if c.undecided && c.active {
		p.unit.undecided--
		branch := Range{c.text, len(p.unit.out)}
		p.unit.branches = append(p.unit.branches, branch)
		if c.compiler {
			p.unit.compilers = append(p.unit.compilers, branch)
		}
		if c.later || d.kind != endifDirective {
			p.unit.alternatives = append(p.unit.alternatives, branch)
		}
		if c.compared {
			p.unit.compared = append(p.unit.compared, branch)
		}
		if c.unseen && (c.compared || c.later || d.kind != endifDirective) {
			p.unit.chosen = append(p.unit.chosen, branch)
		}
	}
}

// doubtSkipped applies the directives of an undecided branch that is not read as possibilities: macros
// that they define or undefine become undecided, and a header that they include may define anything.
// CUDA's own words remain: code that redefines them is not CUDA.
func (p *preprocessor) doubtSkipped(skipped []directive) {
	f := p.frame
	for i := range skipped {
		switch d := &skipped[i]; d.kind {
		case defineDirective, undefDirective:
			t, _ := lexToken(f.padded(), int(d.operand), int(d.end), p.symbols)
			if t.kind != identToken {
				continue
			}
			if m := p.consult(t.sym); m == nil || m.kind != keptMacro {
				p.set(t.sym, m.doubted())
			}
		case includeDirective, includeNextDirective:
			if name, _, ok := p.headerName(d); ok && !isSystemHeader(name) {
				p.set(p.unseenHeader, onceRead)
			}
		}
	}
}

func (p *preprocessor) define(d *directive) {
	f := p.frame
	m := d.macro
	if m == nil {
		var at int
		var err error
		m, at, err = p.definer.define(f.padded(), int(d.operand), int(d.end))
		if err != nil {
			p.unit.problem(f.file, at, err.Error())
			return
		}
		d.macro = m
		d.operand = int32(at)
	}
	p.unit.macros = append(p.unit.macros, MacroEvent{
		Pos: f.file.Position(int(d.operand)), Name: p.symbols.names[m.name], Function: m.function, Undecided: p.unit.undecided > 0,
	})
	if p.unit.undecided > 0 {
		m = m.doubted()
	}
	p.set(m.name, m)
}

func (p *preprocessor) undef(d *directive) {
	f := p.frame
	t, _ := lexToken(f.padded(), int(d.operand), int(d.end), p.symbols)
	if t.kind != identToken {
		p.unit.problem(f.file, int(d.start), "#undef without a macro name")
		return
	}
	p.unit.macros = append(p.unit.macros, MacroEvent{Pos: f.file.Position(int(t.src)), Name: string(t.text), Undef: true, Undecided: p.unit.undecided > 0})
	m := absent
	if p.unit.undecided > 0 {
		m = undecidedAbsent
	}
	p.set(t.sym, m)
}

// include carries out an #include.
func (p *preprocessor) include(d *directive) {
	f, u := p.frame, p.unit
	name, angled, ok := p.headerName(d)
	if !ok {
		u.problem(f.file, int(d.start), "#include expects a file name in quotes or angle brackets")
		return
	}
	if p.file {
		u.problem(f.file, int(d.start), "#include among the arguments of a macro")
		return
	}
	inc := Include{Pos: f.file.Position(int(d.start)), Offset: len(u.out), Name: name, Angled: angled}
	if d.kind == includeDirective {
		inc.File = p.find(name, angled)
	}
	if inc.File == nil {
		name = installed(name)
	}
	switch {
	case inc.File == nil && (isSystemHeader(name) || p.isHIP(name)):
		inc.Kind = System
		u.system = append(u.system, name)
		for _, m := range p.versionMacros(name) {
			p.set(m.name, m)
		}
	case inc.File == nil:
		inc.Kind = Missing
		u.missing = append(u.missing, inc)
		p.set(p.unseenHeader, onceRead)
		for _, m := range p.libraryMacros(name) {
			if p.consult(m.name) == nil {
				p.set(m.name, m)
			}
		}
	default:
		inc.Kind = p.includeFile(inc.File)
	}
	u.includes = append(u.includes, inc)
}

// isHIP reports whether a header is one of HIP's that is known: in code for a host compiler alone.
func (p *preprocessor) isHIP(name string) bool {
	return headers.IsOfHIP(name) && slices.Contains(p.options.Define, "!__CUDACC__")
}

// headerName reads the operand of an #include, which a macro may have made.
func (p *preprocessor) headerName(d *directive) (name string, angled, ok bool) {
	f := p.frame
	text := string(bytes.TrimSpace(f.clean[d.operand:d.end]))
	if text != "" && text[0] != '"' && text[0] != '<' {
		outer, made := p.useAt, len(p.made)
		p.useAt = int(d.start)
		text = strings.TrimSpace(spell(p.expandAll(p.operand(d))))
		p.useAt, p.made = outer, p.made[:made]
	}
	if name, ok = strings.CutPrefix(text, "<"); ok {
		angled = true
		name, _, ok = strings.Cut(name, ">")
	} else if name, ok = strings.CutPrefix(text, `"`); ok {
		name, _, ok = strings.Cut(name, `"`)
	}
	return strings.TrimSpace(name), angled, ok && name != ""
}

// operand returns the tokens after the directive's name.
func (p *preprocessor) operand(d *directive) []token {
	tokens := p.tokens.take(16)
	text := p.frame.padded()
	for at, end := int(d.operand), int(d.end); ; {
		var t token
		t, at = lexToken(text, at, end, p.symbols)
		if t.kind == endToken {
			return tokens
		}
		tokens = append(tokens, t)
	}
}

// spell returns the text of tokens.
func spell(tokens []token) string {
	var text []byte
	for _, t := range tokens {
		if t.flags&spaceBefore != 0 {
			text = append(text, ' ')
		}
		text = append(text, t.text...)
	}
	return string(text)
}

// includeFile reads a project file: as a unit of its own where a declaration
// may begin, else into the text of this unit.
func (p *preprocessor) includeFile(file *File) IncludeKind {
	u := p.unit
	if u.atFileScope() {
		u.endStep(p, file)
		complete := p.require(file, u.undecided > 0)
		u.beginStep(p)
		if complete {
			return Project
		}
		u.steps[len(u.steps)-1].include = nil
	}
	if p.isGuarded(file, p.consult) {
		return Project
	}
	if p.descend(file) {
		p.readFile(&frame{scan: file.scan, file: file, index: u.fileIndex(file)})
		p.open--
	}
	return Spliced
}

// condition evaluates the condition of d.
func (p *preprocessor) condition(d *directive) value {
	f := p.frame
	p.compares = false
	switch d.kind {
	case ifdefDirective, ifndefDirective, elifdefDirective, elifndefDirective:
		t, _ := lexToken(f.padded(), int(d.operand), int(d.end), p.symbols)
		if t.kind != identToken {
			p.unit.problem(f.file, int(d.start), "#ifdef without a macro name")
			return value{}
		}
		v := p.defined(t.sym)
		if v.undecided && d.kind == ifndefDirective {
			v.undecided = !p.isDefault(d, t.sym)
		}
		if d.kind == ifndefDirective || d.kind == elifndefDirective {
			v = v.not()
		}
		return v
	}
	outer, made := p.useAt, len(p.made)
	p.useAt = int(d.start)
	tokens := p.operand(d)
	denied := p.deniedName(tokens)
	v, err := p.evaluate(tokens)
	if v.undecided && denied != noSymbol && d.kind == ifDirective {
		v.undecided = !p.isDefault(d, denied)
	}
	p.useAt, p.made = outer, p.made[:made]
	if !p.file {
		p.tokens.reset()
	}
	if err != nil {
		p.unit.problem(f.file, int(d.start), fmt.Sprintf("#if: %v", err))
	}
	return v
}

// defined is the value of the operator defined.
func (p *preprocessor) defined(sym symbol) value {
	m := p.consult(sym)
	if m == nil {
		isVersion := p.unseenVersion(sym) != nil
		return value{bits: truth(isVersion), undecided: !isVersion && p.mayBeDefined(sym)}
	}
	return value{bits: truth(m.kind != absentMacro), undecided: m.undecided}
}
