package threads

import (
	"fmt"
	"io"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A step is a point that some threads reach in a traced run.
type step struct {
	op    *body.Op
	phase int
	here  Set
	what  string
}

func (m *machine) trace(op *body.Op, s *state, what string) {
	if m.mode.traced {
		m.run.steps = append(m.run.steps, step{op, s.phase, s.here, what})
	}
}

func (m *machine) traceAccess(a *access, s *state) {
	if !m.mode.traced {
		return
	}
	what := "reads"
	switch {
	case a.flags&isAtomic != 0:
		what = "changes atomically"
	case a.flags&isWrite != 0:
		what = "writes " + a.value.describe(s.here) + " to"
	}
	what += fmt.Sprintf(" %d bytes of %s at ", a.size, a.object.name)
	if m.isLost(&a.off) {
		what += "an unknown offset"
	} else {
		what += a.off.describe(s.here)
	}
	if a.vague {
		what += ", perhaps"
	}
	m.trace(a.op, s, what)
}

// traceCall notes a call that is not followed, with the values of its operands.
func (m *machine) traceCall(op *body.Op, operands []value, s *state) {
	if !m.mode.traced {
		return
	}
	var args []string
	for _, v := range operands[1:] {
		args = append(args, v.describe(s.here))
	}
	m.trace(op, s, fmt.Sprintf("calls %s: %s", op.Callee(), strings.Join(args, "; ")))
}

// describe writes the values of some threads, and the symbols that they share.
func (v *value) describe(here Set) string {
	var out strings.Builder
	switch v.kind {
	case number, pointer:
		first, last, n := here.First(), 0, 0
		even, by := true, int64(0)
		for i := range len(here) * 64 {
			if !here.Has(i) {
				continue
			}
			if n == 1 {
				by = v.of(i) - v.of(last)
			}
			even = even && (n < 2 || v.of(i)-v.of(last) == by)
			last, n = i, n+1
		}
		switch {
		case v.each == nil || n == 1:
			fmt.Fprint(&out, v.of(first))
		case even:
			fmt.Fprintf(&out, "%d, %d, … %d", v.of(first), v.of(first)+by, v.of(last))
		default:
			out.WriteString("{")
			for i, shown := 0, 0; i < len(here)*64; i++ {
				if !here.Has(i) {
					continue
				}
				if shown++; shown > 8 {
					out.WriteString(" …")
					break
				}
				if shown > 1 {
					out.WriteString(" ")
				}
				fmt.Fprint(&out, v.of(i))
			}
			out.WriteString("}")
		}
		for _, t := range v.sum {
			key := t.symbol.key
			if strings.HasPrefix(key, freshKey) { // their numbers are those of one run
				key = "fresh"
			}
			fmt.Fprintf(&out, " + %d (%s)", t.times, key)
		}
		if v.kind == pointer {
			return fmt.Sprintf("&%s at %s", v.at.name, out.String())
		}
		return out.String()
	case varies:
		return "a number of each thread"
	case test:
		return fmt.Sprintf("whether %s %s 0", v.cond.describe(here), v.operator)
	case aggregate:
		return "an object"
	case closure:
		return "a closure"
	}
	return "unknown"
}

// String writes a set as ranges.
func (s Set) String() string {
	var parts []string
	n := len(s) * 64
	for i := 0; i < n; i++ {
		if !s.Has(i) {
			continue
		}
		j := i
		for j+1 < n && s.Has(j+1) {
			j++
		}
		if i == j {
			parts = append(parts, fmt.Sprint(i))
		} else {
			parts = append(parts, fmt.Sprintf("%d-%d", i, j))
		}
		if i = j; len(parts) == 4 {
			parts = append(parts, "…")
			break
		}
	}
	if parts == nil {
		return "none"
	}
	return strings.Join(parts, ", ")
}

// Fprint writes the execution of a translation unit's kernels in readable form: for each launch with a known
// block, or else a block of 64, the operations between barriers, and the events.
func Fprint(w io.Writer, tu *sema.TU) error {
	var out strings.Builder
	launches := LaunchesOf(tu)
	for _, b := range tu.Bodies() {
		if !b.Function.IsKernel() || b.IsPattern() || b.NotCompiledInView() {
			continue
		}
		cases := 0
		if of := launches[b.Function]; of != nil {
			for _, l := range of.All {
				if n, ok := l.Config.Threads(); ok && n <= 1024 {
					cases++
					block := l.Config.Block
					fprint(&out, tu, b.FuncDecl, l, [3]int64{block[0].Value, block[1].Value, block[2].Value})
				}
			}
		}
		if cases == 0 {
			fprint(&out, tu, b.FuncDecl, nil, [3]int64{64, 1, 1})
		}
	}
	_, err := io.WriteString(w, out.String())
	return err
}

func fprint(out *strings.Builder, tu *sema.TU, fd *sema.FuncDecl, l *launchconfig.Launch, shape [3]int64) {
	r := of(tu, fd, l, shape, map[*sema.FuncDecl]bool{}, mode{traced: true})
	line := func(op *body.Op) string {
		at := tu.Pos(op.Node)
		return fmt.Sprintf("%d:%d", at.Line, at.Column)
	}
	fmt.Fprintf(out, "%s, a block of %dx%dx%d", fd.Function, shape[0], shape[1], shape[2])
	if l != nil {
		fmt.Fprintf(out, ", launched in line %d", tu.Pos(l.Node).Line)
	}
	out.WriteString("\n")
	intervals := map[int]int{}
	for i, s := range r.steps {
		n, ok := intervals[s.phase]
		if !ok {
			n = len(intervals)
			intervals[s.phase] = n
		}
		if i == 0 || r.steps[i-1].phase != s.phase {
			fmt.Fprintf(out, "  interval %d\n", n)
		}
		fmt.Fprintf(out, "    %s threads %v: %s\n", line(s.op), s.here, s.what)
	}
	for _, d := range r.Divergences {
		how := "do not come"
		if d.Exited {
			how = "have left before they come"
		}
		fmt.Fprintf(out, "  threads %s to the barrier at %s, by %s (one that does: %d, one that does not: %d)\n", how, line(d.At), line(d.Cond), d.In, d.Out)
	}
	for _, p := range r.Pairs {
		fmt.Fprintf(out, "  threads %d and %d at %s and %s: byte %d of %s", p.Threads[0], p.Threads[1], line(p.FirstAt), line(p.SecondAt), p.Element, p.Name)
		if p.InCluster {
			fmt.Fprintf(out, " of block %d of the cluster, by blocks %d and %d", p.Owner, p.Ranks[0], p.Ranks[1])
		}
		out.WriteString("\n")
	}
	for _, o := range r.Overruns {
		fmt.Fprintf(out, "  index %d of %d at %s in thread %d\n", o.Index, o.Len, line(o.At), o.Thread)
	}
	for _, f := range r.Fresh {
		fmt.Fprintf(out, "  %s is read at %s before it is written\n", f.Name, line(f.At))
	}
	for _, c := range r.Collectives {
		fmt.Fprintf(out, "  %s at %s by threads %v, mask %s, certain %v, uneven %v\n", c.Name, line(c.Op), c.Here, c.mask.describe(c.Here), c.Certain, c.Uneven)
	}
	for _, c := range r.Copies {
		switch {
		case c.Different != nil:
			fmt.Fprintf(out, "  threads give the copy at %s different arguments: %s\n", line(c.At), c.Different.Node.Text())
		case c.At != nil:
			fmt.Fprintf(out, "  threads do not come to the copy at %s, by %s\n", line(c.At), line(c.Cond))
		}
		if c.Early != nil {
			fmt.Fprintf(out, "  what the copy at %s writes is read at %s before anything waits\n", line(c.Call()), line(c.Read))
		}
		if c.Overlaps {
			fmt.Fprintf(out, "  source and destination of the copy at %s are %d bytes apart, size %d\n", line(c.Call()), c.Distance, c.Size)
		}
	}
	if u := r.Dynamic; u != nil {
		fmt.Fprintf(out, "  dynamic shared memory is used up to byte %d at %s\n", u.End, line(u.At))
	}
	if !r.Complete {
		out.WriteString("  not followed to the end\n")
	}
	out.WriteString("\n")
}
