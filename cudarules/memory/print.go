package memory

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Fprint writes the memory effects of a body in readable form: an effect a line, "sometimes" if it is
// a may effect.
func Fprint(w io.Writer, a *Analysis) error {
	var out strings.Builder
	fmt.Fprintf(&out, "%s\n", a.Body.Name())
	if !a.solution.Complete {
		out.WriteString("  too much to follow\n")
	}
	for _, e := range a.Effects() {
		fmt.Fprintf(&out, "  %s\n", e)
	}
	_, err := io.WriteString(w, out.String())
	return err
}

func (e *Effect) String() string {
	var out strings.Builder
	if !e.Always {
		out.WriteString("sometimes ")
	}
	switch e.Kind {
	case Hands:
		fmt.Fprintf(&out, "hands %s to a kernel as argument %d", e.Value, e.Index)
		if e.Launch != nil && e.Launch.Kernel != nil {
			fmt.Fprintf(&out, " of %s", e.Launch.Kernel)
		}
	case Runs, Asks:
		name := e.API.Name
		if e.Kind == Asks {
			name = e.Function.String()
		}
		fmt.Fprintf(&out, "runs %s", name)
		for i, v := range e.Args {
			fmt.Fprintf(&out, "%s%s", [...]string{", ", ": "}[min(1, max(0, 1-i))], v)
		}
	case Takes:
		fmt.Fprintf(&out, "takes %s for the address of %s", e.Value, e.Type)
	case Launches:
		fmt.Fprintf(&out, "launches %s", e.Value)
	case Kernels:
		fmt.Fprintf(&out, "calls the kernel %s", e.Function)
	case Strays:
		out.WriteString("calls what is not followed")
	case Prints:
		fmt.Fprintf(&out, "prints in the format %s", e.Value)
	case Writes:
		fmt.Fprintf(&out, "writes %s to %s", e.Other, e.Value)
	default:
		fmt.Fprintf(&out, "%s %s", [...]string{Reads: "reads", Passes: "passes", Frees: "frees", Returns: "returns",
			Calls: "calls"}[e.Kind], e.Value)
	}
	if e.Settled {
		out.WriteString(", and may wait for it")
	}
	if e.Volatile {
		out.WriteString(", volatile")
	}
	if e.Inner != nil {
		fmt.Fprintf(&out, ", by %s", e.Op.Function)
	}
	return out.String()
}

func (v Value) String() string {
	if len(v.Parts) == 0 {
		return v.Whole.String()
	}
	words := []string{v.Whole.String()}
	for _, p := range v.Parts {
		words = append(words, p.Path+" = "+p.Set.String())
	}
	return "{" + strings.Join(words, ", ") + "}"
}

func (s Set) String() string {
	var words []string
	for _, x := range s.Atoms {
		words = append(words, x.String())
	}
	if s.Open {
		words = append(words, "?")
	}
	if len(words) == 0 {
		return "nothing"
	}
	return strings.Join(words, " or ")
}

func (x Atom) String() string {
	by := ""
	if x.Moved {
		by = " + n"
	}
	switch x.Kind {
	case Address:
		return "&" + x.Place.String() + by
	case Contents:
		return x.Place.String() + by
	case Null:
		return "null"
	case Integer:
		return strconv.FormatInt(x.N, 10)
	}
	return "a number"
}

func (p Place) String() string { return p.Object.String() + p.Path }

func (o *Object) String() string {
	switch {
	case o.Variable != nil && o.Variable.Name != "":
		return o.Variable.Name
	case o.Function != nil:
		return o.Function.String()
	case o.Kind == Pointee:
		return "(*" + o.Of.String() + ")"
	case o.Kind == Mapped:
		return "mapped(" + o.Of.String() + ")"
	case o.Kind == Parameter:
		return "this"
	}
	return "(" + o.Kind.String() + ")"
}
