package threads

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// call runs a call.
func (m *machine) call(op *body.Op, s *state) value {
	if op.Special != sema.NoSpecial && op.Function == nil && len(op.Args) == 2 { // an assignment that the compiler defines
		p := m.place(op.Args[0], s)
		v := m.eval(op.Args[1], s)
		if v.kind == pointer {
			v = m.load(op, placeOf(v), s)
		}
		m.store(op, p, op.Args[0].Type, v, s)
		return p.pointer(s)
	}
	f := op.Function
	if name := functionName(f); name != "" {
		return m.library(op, name, s)
	} else if name := sema.LibraryName(f, op.Call()); name != "" && f == nil {
		return m.library(op, name, s)
	}
	object := op.Args[0]
	if object != nil && f != nil && f.Lambda != nil {
		return m.callClosure(op, s)
	}
	var this value
	if object != nil {
		if object.Category == sema.PRValue {
			this = m.temporary(object, s).pointer(s)
		} else {
			this = m.place(object, s).pointer(s)
		}
	}
	var def *sema.FuncDecl
	if f != nil && !f.IsVirtual() {
		def = f.Definition()
	}
	if f == nil || def == nil || !m.mayEnter(def) {
		m.traceCall(op, m.evalOperands(op, s), s)
		m.escape(this, s)
		m.mayOrder(s)
		s.awaited = true
		if f != nil && f.DoesNotReturn() {
			m.left = m.left.or(s.here)
			s.here = newSet(m.threads)
		}
		return value{}
	}
	args := m.arguments(op, s)
	return m.enter(op, body.Of(def), this, args, nil, s)
}

func (m *machine) arguments(op *body.Op, s *state) []value {
	var args []value
	for _, a := range op.Arguments() {
		if a == nil {
			args = append(args, value{})
			continue
		}
		args = append(args, m.eval(a, s))
	}
	return args
}

func (m *machine) mayEnter(def *sema.FuncDecl) bool {
	b := body.Of(def)
	if b == nil || m.frame.depth >= maxDepth {
		return false
	}
	for f := m.frame; f != nil; f = f.outer {
		if f.call != nil && f.call.Function != nil && f.call.Function.Definition() == def {
			return false
		}
	}
	return true
}

func (m *machine) callClosure(op *body.Op, s *state) value {
	f := op.Function
	v := m.eval(op.Args[0], s)
	if v.kind == pointer {
		t := *op
		t.Type = op.Args[0].Type
		v = m.load(&t, placeOf(v), s)
	}
	args := m.arguments(op, s)
	if v.kind != closure || len(f.Decls) == 0 || m.run.closures[v.lambda] == nil || !m.mayEnter(f.Decls[0]) {
		for _, a := range args {
			m.escape(a, s)
		}
		m.mayOrder(s)
		s.awaited = true
		return value{}
	}
	at := m.run.closures[v.lambda]
	return m.enter(op, body.Of(f.Decls[0]), at.this, args, at, s)
}

// enter runs the body of a function.
func (m *machine) enter(op *body.Op, b *body.Body, this value, args []value, lexical *frame, s *state) value {
	m.entered[b.Decl] = true
	outer, looping := m.frame, m.looping
	m.looping = false
	defer func() { m.looping = looping }()
	fr := &frame{call: op, outer: outer, lexical: lexical, depth: outer.depth + 1, objects: map[*sema.Variable]*object{}, gotos: map[*body.Op][]*state{}, args: args, this: this, loops: len(m.loops), root: b.Root}
	fr.isLast = outer.isLast && op.Kind == body.Call && outer.endsWith(op)
	fr.result = m.newObject(private, nil, "result")
	around := s.splits
	in := s.clone()
	in.private.set(fr.result, nothing)
	for i, p := range b.Params {
		o := m.newObject(private, p, p.Name)
		fr.objects[p] = o
		if i < len(args) {
			in.private.set(o, args[i].whole())
		} else {
			in.private.set(o, nothing)
		}
	}
	m.frame = fr
	end := m.exec(b.Root, in)
	m.frame = outer
	states := append(fr.returns, end)
	out := m.joinAll(states, worstOf(states, around), around)
	if out == nil {
		s.here = newSet(m.threads)
		return value{}
	}
	t := *op
	if b.Function != nil && b.Function.Result() != nil && b.Function.Result().IsReference() {
		t.Type = b.Function.Result()
	}
	result := m.loadCell(out, fr.result, 0, t.Type)
	out.private.set(fr.result, nil)
	for _, o := range fr.objects {
		if !result.refersTo(o) {
			out.private.set(o, nil)
		}
	}
	*s = *out
	return result
}

func (v *value) refersTo(o *object) bool { return v.at == o }

// construct returns the object that a constructor makes.
func (m *machine) construct(op *body.Op, s *state) value {
	f := op.Function
	if f == nil || f.Definition() == nil || m.tu.Unit(f.First().Node).Prelude {
		args := m.arguments(op, s)
		if op.Record != nil && op.Record.Name == "dim3" && len(args) == 3 {
			return value{kind: aggregate, parts: contentOf(args...)}
		}
		if len(args) == 1 && op.Type != nil && args[0].kind == pointer && op.Special == sema.NoSpecial && atomicClass(op.Type) != nil && atomicClass(op.Type).Name == "atomic_ref" {
			return value{kind: aggregate, parts: contentOf(args[0])}
		}
		isNumber := op.Record != nil && op.Record.Name == "aligned_size_t" // a number that is a multiple of one
		if len(args) == 1 && (op.Special == sema.CopyConstructor || op.Special == sema.MoveConstructor || f == nil || isNumber) {
			if args[0].kind == pointer {
				t := *op
				return m.load(&t, placeOf(args[0]), s)
			}
			return args[0]
		}
		for _, a := range args {
			m.escape(a, s)
		}
		return value{kind: aggregate, parts: nothing}
	}
	o := m.newObject(private, nil, "object")
	s.private.set(o, nothing)
	m.constructAt(op, place{at: o, off: known(0)}, s)
	return m.loadCell(s, o, 0, op.Type)
}

func (m *machine) constructAt(op *body.Op, p place, s *state) {
	def := op.Function.Definition()
	args := m.arguments(op, s)
	if !m.mayEnter(def) {
		for _, a := range args {
			m.escape(a, s)
		}
		return
	}
	m.enter(op, body.Of(def), p.pointer(s), args, nil, s)
}

// library applies a function of CUDA's libraries.
func (m *machine) library(op *body.Op, name string, s *state) value {
	group, method := "", name
	if i := strings.LastIndex(name, "::"); i >= 0 {
		method = name[i+2:]
		if rest, ok := strings.CutPrefix(name[:i], "cooperative_groups"); ok {
			group = strings.TrimPrefix(rest, "::")
			if group == "" {
				group = groupOf(op)
			}
		}
	}
	if builtin := clusterBuiltins[name]; builtin != "" {
		group, method = "cluster_group", builtin
	}
	switch {
	case group != "":
		return m.groupFunction(op, group, method, s)
	case name == "__syncthreads" || name == "__syncthreads_count" || name == "__syncthreads_and" || name == "__syncthreads_or" || name == "__barrier_sync":
		args := m.arguments(op, s)
		m.barrier(op, s)
		out := m.fresh()
		out.sum[0].symbol.from |= sourcesOf(args...) & ofTicket
		return out
	case strings.HasSuffix(name, "_sync") && strings.HasPrefix(name, "__") || name == "__syncwarp":
		return m.collective(op, name, s)
	case strings.HasPrefix(name, "atomic"):
		return m.atomic(op, name, s)
	case name == "__threadfence" || name == "__threadfence_system":
		s.fenced = m.number()
		m.fence(s, true)
		return value{}
	case name == "__threadfence_block":
		m.fence(s, false)
		return value{}
	case isCopyOfBytes[name] && len(op.Arguments()) == 3:
		return m.copyBytes(op, s)
	case strings.HasPrefix(name, "curand"):
		return m.draw(op, s)
	}
	if args := op.Arguments(); name == "__builtin_assume" && len(args) == 1 {
		if yes, _ := m.condition(args[0], s.clone()); yes != nil { // the others are in no block
			gone := s.here.minus(yes.here)
			yes.splits, yes.exited = s.splits, yes.exited.or(gone)
			*s = *yes
		}
		return value{}
	}
	if v, ok := m.atomicObject(op, name, s); ok {
		return v
	}
	args := m.arguments(op, s)
	if name == "cuda::memcpy_async" {
		before := s.pending
		defer func() { s.pending = append(slices.Clip(before), m.copy(op, args, s)...) }() // nothing has waited for them
	}
	if op.Args[0] != nil {
		m.escape(m.eval(op.Args[0], s), s)
		m.waits++
	}
	hasPointer := false
	for _, a := range args {
		hasPointer = hasPointer || a.kind == pointer || a.kind == aggregate || a.kind == closure
	}
	switch {
	case name == "printf" || name == "assert" || strings.HasPrefix(name, "__nv"):
		return value{}
	case name == "__trap" || name == "exit" || name == "abort" || name == "__assert_fail":
		s.here = newSet(m.threads)
		return value{}
	case name == "__activemask":
		if v, ok := m.active(known(1), known(0xffffffff), s); ok {
			return v
		}
		return value{}
	case name == "clock" || name == "clock64" || name == "globaltimer":
		return value{}
	case name == "__ldg" && len(args) == 1 && args[0].kind == pointer:
		return m.load(op, placeOf(args[0]), s)
	case (name == "min" || name == "max" || name == "std::min" || name == "std::max") && len(args) == 2:
		return m.extreme(name, op, args, s)
	case hasPointer, op.Args[0] != nil, op.Type != nil && op.Type.Kind == sema.Void: // it does more than to compute
		for _, a := range args {
			m.escape(a, s)
		}
		m.waits++
		m.mayOrder(s)
		return value{}
	}
	for i := range args {
		args[i] = m.asNumber(args[i])
	}
	if of := bitFunctions[name]; of != nil && len(args) == 1 && args[0].isConstant() {
		return perThread(&args[0], &args[0], func(x, _ int64) (int64, bool) { return of(uint64(x)), true })
	}
	if op.Type != nil && op.Type.Kind == sema.RecordType {
		return value{kind: aggregate, parts: nothing}
	}
	return m.combined(name, args...)
}

// extreme returns the smaller or the greater of two values.
func (m *machine) extreme(name string, op *body.Op, args []value, s *state) value {
	for i := range args {
		if args[i].kind == pointer {
			t := *op.Arguments()[i]
			args[i] = m.load(&t, placeOf(args[i]), s)
		}
		args[i] = m.asNumber(args[i])
	}
	if args[0].isConstant() && args[1].isConstant() {
		return perThread(&args[0], &args[1], func(x, y int64) (int64, bool) {
			if strings.HasSuffix(name, "min") {
				return min(x, y), true
			}
			return max(x, y), true
		})
	}
	if v, ok := m.least(args[0], args[1], strings.HasSuffix(name, "min")); ok {
		return v
	}
	return m.combined(name, args...)
}

// groupOf returns the class of the first argument of a cooperative groups function.
func groupOf(op *body.Op) string {
	for _, a := range op.Arguments() {
		if a == nil || a.Type == nil {
			continue
		}
		if r := a.Type.Record; r != nil {
			return r.Name
		}
		break
	}
	return "none"
}

// tileSize returns the number of threads of a thread_block_tile.
func tileSize(t *sema.Type) int64 {
	if t != nil && t.Record != nil && t.Record.Name == "thread_block_tile" && len(t.Record.Args) > 0 && t.Record.Args[0].Value != nil {
		return t.Record.Args[0].Value.Int()
	}
	return 0
}

func (m *machine) rank() value {
	m.askedThread = true
	v := value{kind: number, each: make([]int64, m.threads)}
	for i := range v.each {
		v.each[i] = int64(i)
	}
	return v.compact()
}

// groupFunction applies a function of a cooperative group.
func (m *machine) groupFunction(op *body.Op, group, method string, s *state) value {
	args := m.arguments(op, s)
	object := op.Args[0]
	if object != nil {
		m.eval(object, s)
	} else if given := op.Arguments(); len(given) > 0 {
		object = given[0]
	}
	var tile int64
	if object != nil {
		tile = tileSize(object.Type)
	}
	switch group {
	case "cluster_group":
		if v, ok := m.clusterFunction(op, method, args, s); ok {
			return v
		}
	case "grid_group":
		if v, ok := m.gridFunction(op, method, s); ok {
			return v
		}
	}
	isBlock := group == "thread_block"
	switch method {
	case "sync", "barrier_wait":
		switch {
		case isBlock && method == "sync":
			m.barrier(op, s)
			return value{}
		case tile > 0 && tile <= 32, group == "coalesced_group":
			s.epoch++
			return value{}
		}
		m.waitForGrid(s)
		return value{}
	case "thread_rank":
		switch {
		case isBlock:
			return m.rank()
		case tile > 0 && tile <= 32:
			return m.binary(syntax.Mod, m.rank(), known(tile), op.Type)
		}
		return value{}
	case "size", "num_threads":
		switch {
		case isBlock && m.mode.firstThread:
			return ofSymbol(m.symbol("threads of the block"))
		case isBlock:
			return known(int64(m.threads))
		case tile > 0:
			return known(tile)
		}
		return value{}
	case "thread_index":
		if isBlock {
			return m.builtin("threadIdx", s)
		}
	case "group_index":
		if isBlock {
			return m.builtin("blockIdx", s)
		}
	case "group_dim", "dim_threads":
		if isBlock {
			return m.builtin("blockDim", s)
		}
	case "meta_group_rank":
		if tile > 0 && tile <= 32 {
			return m.binary(syntax.Div, m.rank(), known(tile), op.Type)
		}
		return value{}
	case "meta_group_size":
		if tile > 0 && tile <= 32 && !m.mode.firstThread {
			return known((int64(m.threads) + tile - 1) / tile)
		}
		return value{}
	case "this_thread_block", "tiled_partition", "this_grid", "coalesced_threads", "this_cluster", "binary_partition", "labeled_partition":
		return value{kind: aggregate, parts: nothing}
	}
	s.epoch++
	isWide := group != "coalesced_group" && (tile == 0 || tile > 32) // more than a warp may wait for each other
	for _, a := range args {
		if a.kind == pointer {
			m.escape(a, s)
			isWide = true
		}
	}
	if isWide {
		m.mayOrder(s)
	}
	return value{}
}

// atomic applies an atomic function: the place that its first argument points at is written.
func (m *machine) atomic(op *body.Op, name string, s *state) value {
	args := m.arguments(op, s)
	if len(args) > 0 && args[0].kind == pointer {
		p := placeOf(args[0])
		if p.at.space == private {
			m.escape(args[0], s)
		} else {
			v := value{}
			flags := isWrite | isAtomic
			if m.unused == op && strings.HasPrefix(name, "atomicExch") {
				flags |= isBlind
			}
			if len(args) == 2 {
				m.operand = &args[1]
			}
			m.checkPlace(op, p, op.Type, s)
			p = m.withinBorders(p, s)
			m.access(op, p, op.Type, s, flags, &v)
			m.operand = nil
			m.changeLock(p.at, name, s)
			p.at.atomic = true
			p.at.holds |= sourcesOf(args[1:]...)
			for i := range args[1:] {
				m.takes(&args[1+i], p.at.space, s)
			}
		}
	}
	if m.unused != op {
		m.waits++
	}
	out := value{from: anything}
	if m.unused != op && len(args) > 0 && args[0].kind == pointer && args[0].at.space == global && !strings.HasSuffix(name, "_block") {
		m.takeTicket(op, s)
		out.from |= ofTicket
	}
	if s.here.count() > 1 {
		out.kind = varies
		if isAdding(name) && len(args) == 2 && args[1].isZeroIn(s.here) {
			out.marks = isElement | isNested | isFound
		}
	}
	return out
}

func isAdding(name string) bool {
	return strings.HasPrefix(name, "atomicAdd") || strings.HasPrefix(name, "atomicSub")
}

// isZeroIn reports whether a number is known and zero in one of some threads.
func (v *value) isZeroIn(here Set) bool {
	if !v.isConstant() {
		return false
	}
	for i := range here.all {
		if v.of(i) == 0 {
			return true
		}
	}
	return false
}
