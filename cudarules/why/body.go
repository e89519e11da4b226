package why

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// bodies records known and unknown facts about the functions around the line, and about declarations
// on it.
func (e *examiner) bodies(tu *sema.TU) {
	inside, instances := false, false
	for _, b := range tu.Bodies() {
		u := tu.Unit(b.Node)
		if !e.spans(tu, b.Node.Start(), b.Node.End(), u) {
			continue
		}
		inside = true
		if b.NotCompiledInView() {
			continue
		}
		if b.IsUnclosed() {
			e.obstacle(u.Source.Origin(b.Node.Start()), "a syntax error hides where %s ends", name(b.Function))
			continue
		}
		instances = instances || !b.IsPattern()
		e.function(tu, b)
	}
	if inside && !instances {
		e.pattern(tu)
	}
	for _, u := range tu.Units {
		if !u.Prelude {
			e.declarations(tu, u)
		}
	}
}

// pattern notes a template around the line that nothing uses.
func (e *examiner) pattern(tu *sema.TU) {
	for _, b := range tu.Bodies() {
		if u := tu.Unit(b.Node); b.IsPattern() && !b.NotCompiledInView() && e.spans(tu, b.Node.Start(), b.Node.End(), u) {
			e.obstacle(u.Source.Origin(b.Node.Start()),
				"%s is a template, and no launch, call or explicit instantiation names its arguments", name(b.Function))
		}
	}
}

// function records known facts about a function around the line.
func (e *examiner) function(tu *sema.TU, b *sema.Body) {
	if b.Function.RunsOn(sema.Host) == sema.Unknown {
		e.unseen(b.Function)
	}
	at := tu.Unit(b.Node).Source.Origin(b.Node.Start())
	e.known(at, "the line stands in %s, %s", name(b.Function), side(b.Function))
	whole := body.Of(b.FuncDecl)
	if whole == nil {
		return
	}
	onLine := false
	for op := range whole.Root.All() {
		if op.Reason() == 0 || op.Node.IsZero() {
			continue
		}
		if slices.ContainsFunc(e.doubted, func(n syntax.Node) bool { return n.Tree() == op.Node.Tree() && n.Contains(op.Node) }) {
			onLine = true
			continue
		}
		if place, ok := e.onLine(tu, op.Node); ok {
			onLine = true
			e.obstacle(place, "%s: %s", oneLine(op.Node.Text()), op.Reason())
			e.doubted = append(e.doubted, op.Node)
		}
	}
	if op := whole.Partly; !onLine && op != nil && !op.Node.IsZero() {
		if u := tu.Unit(op.Node); u != nil && !u.Prelude {
			e.known(u.Source.Origin(op.Node.Start()), "%s is checked in part: %s: %s", name(b.Function), oneLine(op.Node.Text()), op.Reason())
		}
	}
	for _, use := range b.Uses() {
		if place, ok := e.onLine(tu, use.Node); ok {
			e.use(tu, place, &use)
		}
	}
}

// unseen notes that it is not known where a function runs.
func (e *examiner) unseen(f *sema.Function) {
	r := f.WhySpacesUnknown()
	e.obstacle(r.Pos(), "on which side %s runs is not known: %v", name(f), r.Cause)
}

// onLine returns where a node begins, and whether that is on the line.
func (e *examiner) onLine(tu *sema.TU, n syntax.Node) (source.Position, bool) {
	u := tu.Unit(n)
	if u == nil {
		return source.Position{}, false
	}
	at := u.Source.Origin(n.Start())
	return at, at.File == e.main && at.Line == e.Line
}

// use records a body's uses on the line.
func (e *examiner) use(tu *sema.TU, at source.Position, u *sema.Use) {
	text := oneLine(u.Node.Text())
	switch {
	case u.Kind == sema.Launches && u.Launch != nil:
		e.known(at, "%s launches a kernel", text)
	case u.Function != nil && u.Function.RunsOn(sema.Host) == sema.Unknown:
		e.unseen(u.Function)
	case u.Kind == sema.Calls && u.Function != nil:
		e.known(at, "%s calls %s, %s", text, name(u.Function), side(u.Function))
	case u.Kind == sema.Constructs && u.Record != nil:
		e.known(at, "%s constructs a %s", text, u.Record)
	case u.Variable != nil && (u.Kind == sema.Reads || u.Kind == sema.Writes || u.Kind == sema.TakesAddress || u.Kind == sema.Binds):
		e.variable(at, u.Variable)
	}
}

// declarations records known facts about declarations on the line outside of functions.
func (e *examiner) declarations(tu *sema.TU, u *sema.Unit) {
	for fd := range tu.FuncDecls(u) {
		at, ok := e.onLine(tu, fd.Node)
		if !ok {
			continue
		}
		if fd.Function.RunsOn(sema.Host) == sema.Unknown {
			e.unseen(fd.Function)
		} else {
			e.known(at, "%s is declared here, %s", name(fd.Function), side(fd.Function))
		}
		for _, p := range fd.Params() {
			if p.Type().Kind == sema.UnknownType {
				e.obstacle(at, "the type of parameter %s is not known: %s", p.Name, oneLine(p.Node.Text()))
				continue
			}
			e.known(at, "parameter %s is of type %v", p.Name, p.Type())
		}
	}
	for r := range tu.Records(u) {
		if at, ok := e.onLine(tu, r.Node()); ok && r.HasUnknownBase() {
			e.obstacle(at, "a base class of %v is not known", r)
		}
	}
	for v := range tu.Variables(u) {
		if at, ok := e.onLine(tu, v.Node); ok {
			e.variable(at, v)
		}
	}
}

func (e *examiner) variable(at source.Position, v *sema.Variable) {
	switch t := v.Type(); {
	case t.Kind == sema.UnknownType:
		e.obstacle(at, "the type of %s is not known", v)
	case v.WhyMemoryUnknown().Cause != sema.NoCause:
		r := v.WhyMemoryUnknown()
		e.obstacle(r.Pos(), "in which memory %s lies is not known: %v", v, r.Cause)
	case v.DeclaredMemory() != 0:
		e.known(at, "%s is of type %v, in %s memory", v, t, memories[v.DeclaredMemory()])
	default:
		e.known(at, "%s is of type %v", v, t)
	}
}

var memories = map[sema.MemorySpace]string{
	sema.DeviceMemory: "__device__", sema.SharedMemory: "__shared__", sema.ConstantMemory: "__constant__", sema.ManagedMemory: "__managed__",
}

// name returns a function's name for display.
func name(f *sema.Function) string {
	if f.Lambda != nil {
		return "the lambda"
	}
	return f.String()
}

// side says for which sides code is made of a function.
func side(f *sema.Function) string {
	if f.RunsOn(sema.Host) == sema.Unknown {
		return "on which side is not known"
	}
	words := strings.ReplaceAll(f.Spaces().String(), " ", " and ")
	if words == "" {
		words = "without an execution space"
	}
	return words
}
