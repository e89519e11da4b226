// Package ptx reads declarations in PTX: the kernels of a module with their parameters and the blocks
// that they are made for. Code in bodies is not analyzed (NVIDIA, Parallel Thread Execution ISA).
package ptx

import (
	"slices"
	"strconv"
	"strings"
)

// A Module has the declarations of a text of PTX.
type Module struct {
	Version     string // of the PTX ISA, such as "8.3"
	Target      string // such as "sm_80"
	AddressSize int64  // in bits; 0 if the text does not say

	Entries []Entry
	Funcs   []string // names of the functions that kernels call

	Dynamic bool // it has an array in shared memory whose size the launch gives
	Broken  bool // something was not understood: there may be more entries, or others
}

// An Entry is a kernel.
type Entry struct {
	Name    string
	Offset  int // of the name in the text
	Params  []Param
	Defined bool // it has a body here

	MaxThreads      [3]int64 // .maxntid; zero if it is not there
	RequiredThreads [3]int64 // .reqntid; zero if it is not there
	MinBlocks       int64    // .minnctapersm
}

// A Param is a parameter of a kernel.
type Param struct {
	Name  string
	Type  string // of an element, without the dot
	Size  int64  // in bytes; 0 if it is not known
	Align int64  // in bytes
	Array bool
}

// String spells a parameter as its declaration does.
func (p Param) String() string {
	if n := sizes[p.Type]; p.Array && n > 0 && p.Size > 0 {
		return "." + p.Type + "[" + strconv.FormatInt(p.Size/n, 10) + "]"
	}
	return "." + p.Type
}

// Same reports whether two kernels are declared in the same way.
func Same(a, b Entry) bool {
	return a.Name == b.Name && slices.Equal(a.Params, b.Params) && a.MaxThreads == b.MaxThreads && a.RequiredThreads == b.RequiredThreads
}

// List spells a kernel's parameters.
func (e Entry) List() string {
	list := make([]string, len(e.Params))
	for i, p := range e.Params {
		list[i] = p.String()
	}
	return "(" + strings.Join(list, ", ") + ")"
}

// Entry returns the kernel of a name.
func (m *Module) Entry(name string) (Entry, bool) {
	i := slices.IndexFunc(m.Entries, func(e Entry) bool { return e.Name == name })
	if i < 0 {
		return Entry{}, false
	}
	return m.Entries[i], true
}

// sizes of fundamental types, in bytes (PTX ISA, types). Textures, surfaces and
// samplers are opaque.
var sizes = map[string]int64{
	"b8": 1, "u8": 1, "s8": 1, "b16": 2, "u16": 2, "s16": 2, "f16": 2, "bf16": 2,
	"b32": 4, "u32": 4, "s32": 4, "f32": 4, "f16x2": 4, "bf16x2": 4, "tf32": 4,
	"b64": 8, "u64": 8, "s64": 8, "f64": 8, "b128": 16,
}

var opaque = []string{"texref", "samplerref", "surfref"}

// Parse reads a text up to its end, or to the character 0 that ends a string in
// C. It is nil if that is no PTX: that begins with .version and says a .target.
func Parse(text string) *Module {
	text, _, _ = strings.Cut(text, "\x00")
	p := parser{lexer: lexer{text: text}, module: &Module{}, known: map[string]int{}}
	p.advance()
	if p.token.text != ".version" {
		return nil
	}
	p.file()
	if p.module.Target == "" {
		return nil
	}
	return p.module
}

type parser struct {
	lexer
	token  token
	module *Module
	known  map[string]int // kernels by their names
}

func (p *parser) advance() { p.token = p.next() }

// is reports whether the token has a text, and skips it if so.
func (p *parser) is(text string) bool {
	if p.token.text != text {
		return false
	}
	p.advance()
	return true
}

// file reads the directives of the outermost scope.
func (p *parser) file() {
	for p.token.text != "" {
		switch {
		case p.is(".version"):
			p.module.Version = p.rest()
		case p.is(".target"):
			p.module.Target = p.token.text
			p.advance()
		case p.is(".address_size"):
			p.module.AddressSize = p.number()
		case p.is(".entry"):
			p.entry()
		case p.is(".func"):
			p.function()
		case p.token.text == "{": // of a function or a section
			p.block(nil)
		case p.is("}"): // of nothing
			p.module.Broken = true
		case p.is(".extern"):
			p.external()
		default:
			p.advance()
		}
	}
}

// rest returns a version, whose dot is a token of its own or begins one.
func (p *parser) rest() string {
	version := p.token.text
	p.advance()
	for strings.HasPrefix(p.token.text, ".") && len(p.token.text) > 1 && '0' <= p.token.text[1] && p.token.text[1] <= '9' {
		version += p.token.text
		p.advance()
	}
	return version
}

// external looks for the array in shared memory whose size the launch gives.
func (p *parser) external() {
	if !p.is(".shared") {
		return
	}
	for before := ""; p.token.text != "" && p.token.text != ";"; p.advance() {
		if p.token.text == "]" && before == "[" {
			p.module.Dynamic = true
		}
		before = p.token.text
	}
}

// function reads the head of a .func, which may have a list of results before its name.
func (p *parser) function() {
	for strings.HasPrefix(p.token.text, ".") { // .attribute(…) and the like
		p.advance()
		if p.token.text == "(" {
			p.parentheses()
		}
	}
	if p.token.text == "(" {
		p.parentheses()
	}
	if isName(p.token.text) {
		p.module.Funcs = append(p.module.Funcs, p.token.text)
	} else {
		p.module.Broken = true
	}
	p.advance()
}

// parentheses skips a list in parentheses.
func (p *parser) parentheses() {
	for depth := 0; p.token.text != ""; {
		switch p.token.text {
		case "(":
			depth++
		case ")":
			depth--
		}
		p.advance()
		if depth == 0 {
			return
		}
	}
}

// block skips the block that the token begins. See, unless nil, is called at each .param of it that
// declares one.
func (p *parser) block(see func()) {
	for depth := 0; p.token.text != ""; {
		switch p.token.text {
		case "{":
			depth++
		case "}":
			depth--
		case ".param":
			if see != nil && depth == 1 {
				p.advance()
				see()
				continue
			}
		}
		p.advance()
		if depth == 0 {
			return
		}
	}
	p.module.Broken = true
}

// entry reads a kernel after its .entry.
func (p *parser) entry() {
	e := Entry{Name: p.token.text, Offset: p.token.offset}
	if !isName(e.Name) {
		p.module.Broken = true
		return
	}
	p.advance()
	listed := p.token.text == "("
	if listed {
		e.Params = p.params()
	}
	p.tuning(&e)
	switch p.token.text {
	case ";":
	case "{":
		e.Defined = true
		p.block(func() {
			if !listed { // PTX ISA 1.0 to 1.3 declare parameters in the body
				e.Params = append(e.Params, p.param())
			}
		})
	default:
		p.module.Broken = true
	}
	p.add(e)
}

// add adds a kernel, which may have a declaration besides the definition.
func (p *parser) add(e Entry) {
	i, isKnown := p.known[e.Name]
	switch {
	case !isKnown:
		p.known[e.Name] = len(p.module.Entries)
		p.module.Entries = append(p.module.Entries, e)
	case e.Defined:
		p.module.Entries[i] = e
	}
}

// tuning reads the performance directives between a kernel's parameters and its body.
func (p *parser) tuning(e *Entry) {
	for {
		switch {
		case p.token.text == "{" || p.token.text == ";" || p.token.text == "" || p.token.text == ".entry" || p.token.text == ".func":
			return
		case p.is(".maxntid"):
			e.MaxThreads = p.dimensions()
		case p.is(".reqntid"):
			e.RequiredThreads = p.dimensions()
		case p.is(".minnctapersm"):
			e.MinBlocks = p.number()
		case p.is(".pragma"):
			for p.token.text != "" && !p.is(";") {
				p.advance()
			}
		default:
			p.advance()
		}
	}
}

// dimensions reads one to three numbers; those that are not written are 1.
func (p *parser) dimensions() [3]int64 {
	dims := [3]int64{1, 1, 1}
	for i := range dims {
		if dims[i] = p.number(); dims[i] <= 0 {
			return [3]int64{}
		}
		if !p.is(",") {
			break
		}
	}
	return dims
}

// number reads an integer; it is 0 if there is none.
func (p *parser) number() int64 {
	n, err := strconv.ParseInt(strings.TrimRight(p.token.text, "U"), 0, 64)
	p.advance()
	if err != nil {
		return 0
	}
	return n
}

// params reads a list of parameters in parentheses.
func (p *parser) params() []Param {
	var list []Param
	p.advance()
	for p.token.text != ")" {
		if !p.is(".param") {
			p.module.Broken = true
			return list
		}
		list = append(list, p.param())
		if !p.is(",") && p.token.text != ")" {
			p.module.Broken = true
			return list
		}
	}
	p.advance()
	return list
}

// param reads a parameter after its .param, up to the separator before the next.
func (p *parser) param() Param {
	var param Param
	lanes, pointee := int64(1), false
	for strings.HasPrefix(p.token.text, ".") {
		word := p.token.text[1:]
		p.advance()
		switch {
		case word == "align" && pointee: // the pointee's alignment
			p.number()
		case word == "align":
			param.Align = p.number()
		case word == "ptr":
			pointee = true
		case word == "v2" || word == "v4" || word == "v8":
			lanes = int64(word[1] - '0')
		case sizes[word] > 0 || slices.Contains(opaque, word):
			param.Type = word
		}
	}
	param.Name = p.token.text
	if !isName(param.Name) || param.Type == "" {
		p.module.Broken = true
	} else {
		p.advance()
	}
	param.Size = sizes[param.Type] * lanes
	if param.Align == 0 {
		param.Align = param.Size
	}
	for p.is("[") {
		param.Array = true
		if p.is("]") {
			param.Size = 0
			break
		}
		if n := p.number(); 0 < n && n <= maxSize && param.Size <= maxSize {
			param.Size *= n
		} else {
			param.Size = 0
		}
		if !p.is("]") {
			p.module.Broken = true
			break
		}
	}
	return param
}

// maxSize is more than the parameters of a kernel have together (PTX ISA, kernel function parameters: 32,764 bytes).
const maxSize = 1 << 20

// isName reports whether a token is an identifier.
func isName(text string) bool {
	return text != "" && isWord(text[0]) && (text[0] < '0' || text[0] > '9')
}

// until returns the length of a text through an end, of all of it without one.
func until(text, end string) int {
	if i := strings.Index(text, end); i >= 0 {
		return i + len(end)
	}
	return len(text)
}
