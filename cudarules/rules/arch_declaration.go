package rules

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on declarations that depend on __CUDA_ARCH__: CUDA C++ Guidelines 1.10.

func init() {
	register(archGuardedDeclaration, rule.Info{
		ID: "arch-guarded-declaration", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDA-1.10",
		Doc: "Whether a __global__ function or a variable in a memory space is declared, and with what type, does not depend on __CUDA_ARCH__. nvcc accepts it.",
		Bad: `#if __CUDA_ARCH__ >= 700
typedef double real;
#else
typedef float real;
#endif
__global__ void scale(real *x, real k) { x[threadIdx.x] *= k; }`,
		Good: `typedef float real;
__global__ void scale(real *x, real k) {
#if __CUDA_ARCH__ >= 700
    __nanosleep(10);
#endif
    x[threadIdx.x] *= k;
}`,
	})
}

// A deviceEntity is a declaration of an entity that the host names and the device holds, in one view:
// a kernel, or a variable in a memory space that is not local.
type deviceEntity struct {
	tu    *sema.TU
	name  syntax.Node
	what  string
	types []*sema.Type  // of the variable, or of the kernel's parameters
	parts []syntax.Node // that declare them: of the kernel the parameters
	names []string      // of the kernel's parameters
}

// A declarationKey identifies a declaration of a file in both views.
type declarationKey struct {
	at   source.Position
	what string
}

func (d deviceEntity) key() declarationKey { return declarationKey{d.tu.Pos(d.name), d.what} }

func archGuardedDeclaration(p *pass) {
	guards := archGuards{conditionalOn("__CUDA_ARCH__"), map[source.ArchBranch]map[string][]string{}}
	p.atEnd(func() {
		if p.onDevice() && !p.onHost {
			return // the host's view compares them
		}
		host, device := deviceEntities(p.TU), deviceEntities(p.deviceTU())
		inHost, inDevice := meanings(host), meanings(device)
		both := map[declarationKey]deviceEntity{}
		host, device = decided(host), decided(device)
		for _, d := range device {
			both[d.key()] = d
		}
		for _, h := range host {
			d, ok := both[h.key()]
			delete(both, h.key())
			switch {
			case guards.decideOn(h) || !ok && !inDevice[h.meaning()] && isLeftOut(h, p.deviceTU()):
				p.reportGuarded(h)
			case ok:
				p.reportDiffering(h, d)
			}
		}
		for _, d := range device {
			if _, alone := both[d.key()]; alone && (guards.decideOn(d) || !inHost[d.meaning()] && isLeftOut(d, p.TU)) {
				p.reportGuarded(d)
			}
		}
	})
}

// reportGuarded reports a declaration that some passes of the compiler see and others do not.
func (p *pass) reportGuarded(d deviceEntity) {
	r := p.reportAt(p.placeIn(d.tu, d.name), "declaration of %s depends on __CUDA_ARCH__", d.what)
	at := d.tu.Pos(d.name)
	p.relateConditional(r, d.tu, func(c *source.ArchConditional) bool { return c.Contains(at) })
}

// reportDiffering reports a declaration whose types are known to be others in the other view, or to have another size for the device.
func (p *pass) reportDiffering(h, d deviceEntity) {
	i := differing(h, d)
	if i < 0 {
		return
	}
	what := h.what
	if i < len(h.names) {
		what = fmt.Sprintf("parameter %s of %s", cmp.Or(quoted(h.names[i]), strconv.Itoa(i+1)), h.what)
	}
	onHost, onDevice := h.types[i].String(), d.types[i].String()
	text := fmt.Sprintf("type of %s is '%s' for the host, but '%s' for the device", what, onHost, onDevice)
	if onHost == onDevice {
		text = fmt.Sprintf("layout of '%s', the type of %s, depends on __CUDA_ARCH__", onHost, what)
	}
	r := p.reportAt(p.placeIn(h.tu, h.name), "%s", text)
	if i >= len(h.parts) {
		return
	}
	words := identifiersIn(h.parts[i].Child(syntax.FieldType))
	if len(words) == 0 {
		return
	}
	named := regexp.MustCompile(`\b(?:` + strings.Join(words, "|") + `)\b`)
	p.relateConditional(r, h.tu, func(c *source.ArchConditional) bool {
		return named.Match(c.File.Text[c.Branches[0].Start:c.Branches[len(c.Branches)-1].End])
	})
}

// identifiersIn returns the names in a node.
func identifiersIn(n syntax.Node) (names []string) {
	for x := range n.All() {
		if x.Is(syntax.Identifier, syntax.TypeIdentifier) {
			names = append(names, x.Text())
		}
	}
	return names
}

// relateConditional adds the first conditional on __CUDA_ARCH__ to a report that is wanted.
func (p *pass) relateConditional(r *report, tu *sema.TU, wants func(*source.ArchConditional) bool) {
	for _, u := range tu.Units {
		for i := range u.Source.ArchConditionals {
			if c := &u.Source.ArchConditionals[i]; wants(c) {
				directive := strings.TrimRight(string(c.File.Text[:c.Branches[0].Start]), "\n")
				at := c.File.Position(strings.LastIndexByte(directive, '\n') + 1)
				r.related(finding.Span{Pos: at, End: at}, "conditional on __CUDA_ARCH__")
				return
			}
		}
	}
}

// meaning identifies the declared entity, independent of the place.
func (d deviceEntity) meaning() string {
	text := d.what
	for _, t := range d.types {
		text += ", " + t.String()
	}
	return text
}

// meanings returns the declared entities.
func meanings(list []deviceEntity) map[string]bool {
	all := map[string]bool{}
	for _, d := range list {
		all[d.meaning()] = true
	}
	return all
}

// archGuards are the conditionals on __CUDA_ARCH__ around declarations.
type archGuards struct {
	parts  *conditionalParts
	inside map[source.ArchBranch]map[string][]string // declarations in branches, by name
}

// decideOn reports whether a conditional around a declaration leaves it out in some pass of the compiler: another branch that is
// taken does not declare the same.
func (g *archGuards) decideOn(d deviceEntity) bool {
	at := d.tu.Pos(d.name)
	if !g.parts.contain(at) {
		return false
	}
	judged := false
	for i := range d.tu.Unit(d.name).Source.ArchConditionals {
		c := &d.tu.Unit(d.name).Source.ArchConditionals[i]
		if !c.Contains(at) {
			continue
		}
		judged = true
		taken, always := c.Taken(source.Passes(d.tu.Options.Toolkit))
		if !always || len(taken) == 0 {
			return true
		}
		first := g.declared(at.File, taken[0])[d.name.Text()]
		for _, b := range taken[1:] {
			if other := g.declared(at.File, b)[d.name.Text()]; len(first) == 0 || !slices.Equal(first, other) {
				return true
			}
		}
	}
	return !judged
}

// declared returns the kernels and variables that the text of a branch declares, by name, each as written without irrelevant
// parts: the names of parameters, bodies and initializers.
func (g *archGuards) declared(f *source.File, b source.ArchBranch) map[string][]string {
	if known, ok := g.inside[b]; ok {
		return known
	}
	all := map[string][]string{}
	g.inside[b] = all
	tree, err := syntax.Parse(f.Code(b.Range))
	if err != nil {
		return all
	}
	for n := range tree.Root().All() {
		if !n.Is(syntax.FunctionDefinition, syntax.Declaration) {
			continue
		}
		head := ""
		for _, m := range n.DeclMarks() {
			if m.Word == syntax.Global || m.Word == syntax.Device || m.Word == syntax.Constant || m.Word == syntax.Managed || m.Word == syntax.Shared {
				head += m.Word.String() + " "
			}
		}
		head += spelled(n.Child(syntax.FieldType)) + " "
		for declarator := range n.ChildrenIn(syntax.FieldDeclarator) {
			if declarator.Is(syntax.InitDeclarator) {
				declarator = declarator.Child(syntax.FieldDeclarator)
			}
			if name := nameDeclared(declarator); !name.IsZero() {
				all[name.Text()] = append(all[name.Text()], head+shape(declarator))
			}
		}
	}
	for name := range all {
		slices.Sort(all[name])
	}
	return all
}

// nameDeclared returns the name that a declarator declares.
func nameDeclared(declarator syntax.Node) syntax.Node {
	for !declarator.IsZero() && !declarator.Is(syntax.Identifier, syntax.QualifiedIdentifier, syntax.FieldIdentifier) {
		inner := declarator.Child(syntax.FieldDeclarator)
		if inner.IsZero() {
			inner = declarator.First()
		}
		declarator = inner
	}
	return declarator
}

// shape returns a declarator as it is written, without the names of parameters.
func shape(declarator syntax.Node) string {
	params := declarator.Child(syntax.FieldParameters)
	if params.IsZero() {
		return spelled(declarator)
	}
	text := spelled(declarator.Child(syntax.FieldDeclarator)) + "("
	for param := range params.Children() {
		name := nameDeclared(param.Child(syntax.FieldDeclarator))
		whole := param.Text()
		if !name.IsZero() {
			from := name.Start() - param.Start()
			whole = whole[:from] + whole[from+len(name.Text()):]
		}
		text += strings.Join(strings.Fields(whole), "") + ","
	}
	return text + ")"
}

// spelled returns the text of a node without blanks that do not matter.
func spelled(n syntax.Node) string { return strings.Join(strings.Fields(n.Text()), " ") }

// deviceEntities returns the declarations of kernels and of variables in memory spaces that
// are in focus, in the order of the text.
func deviceEntities(tu *sema.TU) []deviceEntity {
	var out []deviceEntity
	for _, u := range tu.Focus {
		for fd := range tu.FuncDecls(u) {
			if fd.DeclaredSpaces()&sema.GlobalSpace == 0 || fd.HasError() {
				continue
			}
			d := deviceEntity{tu: tu, name: fd.Name(), what: "__global__ function " + quoted(fd.Function.Name)}
			for _, param := range fd.Params() {
				d.types, d.parts, d.names = append(d.types, param.Type()), append(d.parts, param.Node), append(d.names, param.Name)
			}
			out = append(out, d)
		}
		for v := range tu.Variables(u) {
			if v.DeclaredMemory() != 0 && !v.IsLocal() && !v.Parameter && !v.Node.HasError() {
				out = append(out, deviceEntity{tu: tu, name: v.NameNode(), what: memoryWord(v) + " variable " + quoted(v.Name), types: []*sema.Type{v.Type()}, parts: []syntax.Node{v.Node}})
			}
		}
	}
	return out
}

// decided returns those declarations that are in no undecided branch.
func decided(list []deviceEntity) []deviceEntity {
	return slices.DeleteFunc(list, func(d deviceEntity) bool { return d.tu.Unit(d.name).Source.IsUndecided(d.name.Start()) })
}

// isLeftOut reports whether the text of the other view has nothing from the line of a declaration, not
// even code that was not understood.
func isLeftOut(d deviceEntity, other *sema.TU) bool {
	at := d.tu.Pos(d.name)
	holds := func(u *sema.Unit) bool { return u.Source.File == at.File }
	return slices.ContainsFunc(d.tu.Units, holds) &&
		!slices.ContainsFunc(other.Units, func(u *sema.Unit) bool { return holds(u) && u.Source.Has(at.Line, at.Line) })
}

// differing returns the index of the first type of a declaration that is known to be another one in the other view, or to have another
// size for the device; -1 if there is none.
func differing(h, d deviceEntity) int {
	if len(h.types) != len(d.types) {
		return -1
	}
	for i, t := range h.types {
		other := d.types[i]
		if t.IsDependent() || other.IsDependent() {
			continue
		}
		size, align, ok := h.tu.SizeAlignOn(t, true)
		otherSize, otherAlign, otherOK := d.tu.SizeAlignOn(other, true)
		if t.String() != other.String() || ok && otherOK && (size != otherSize || align != otherAlign) {
			return i
		}
	}
	return -1
}
