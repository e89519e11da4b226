package launchconfig

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// A Launch is a launch with its known configuration.
type Launch struct {
	*sema.Launch
	Op     *body.Op
	Config Config

	// Choices are the configurations that the launch may have, each of which is known as far as it says: more than one where the
	// code chooses one of a few constants. OnDevice are those on a device of whose limits they are made; nil if they are not.
	Choices, OnDevice []Config

	// Arguments are those of the kernel as far as they are known integers, one for each that the launch gives.
	Arguments []Number

	// Certain is not set if the launch is in an instance of a template and not on every path: instances often
	// have branches that their arguments rule out, also through arguments of their callers. There only
	// constants decide.
	Certain bool

	// MayCooperate is set if the attributes of the launch, or unknown parts of them, may make it a cooperative one.
	MayCooperate bool

	StartsEarly bool     // it may start before the kernel in front of it is done, see [StartsEarly]
	Stream      *body.Op // see [Stream]
	HasStream   bool

	Outside string // the position of the code outside of the translation unit that makes it, if any
	in      *sema.Body
}

// In returns the launches that some way through a body leads to, once each. They are kept: several rules ask for those of
// all bodies.
func In(b *sema.Body) []*Launch {
	type key struct{}
	kept := b.Function.TU.Above(key{}, func() any { return map[*sema.Body][]*Launch{} }).(map[*sema.Body][]*Launch)
	all, ok := kept[b]
	if !ok {
		all = given(b, nil)
		kept[b] = all
	}
	return slices.Clone(all)
}

// given is In for a function whose parameters have constants.
func given(b *sema.Body, values map[*sema.Variable]sema.Constant) (all []*Launch) {
	if !mayLaunch(b) || !slices.ContainsFunc(b.Uses(), func(u sema.Use) bool { return u.Launch != nil }) {
		return nil
	}
	in := body.Of(b.FuncDecl)
	constants := flow.ConstantsGiven(in, values)
	all = launches(constants, b)
	if len(values) == 0 && constants.AsksDevice() {
		for _, c := range launches(flow.ConstantsOnDevices(in), b) {
			if i := slices.IndexFunc(all, func(l *Launch) bool { return l.Op == c.Op }); i >= 0 {
				all[i].OnDevice = c.Choices
			}
		}
	}
	return all
}

// launches returns the launches that some way through a body leads to, by the constants in it.
func launches(constants *flow.Constants, b *sema.Body) (all []*Launch) {
	seen := map[*body.Op]bool{}
	constants.Each(func(k *flow.Known, op *body.Op, always bool) {
		l := op.Launch()
		if l == nil || seen[op] {
			return
		}
		seen[op] = true
		l = behindPointer(k, op, l)
		given := choicesOf(k, op)
		c := &Launch{Launch: l, Op: op, Config: given.certain(), Certain: always ||
			!b.Instance, StartsEarly: StartsEarly(k, op), MayCooperate: mayCooperate(k, op)}
		if cluster, ok := ClusterOf(l.Kernel); ok {
			c.Config.Cluster = cluster
		}
		c.Choices = given.configs(c.Config)
		c.Stream, c.HasStream = Stream(k, op)
		c.Arguments = arguments(k, op, l)
		all = append(all, c)
	})
	return all
}

// behindPointer returns a launch through a pointer with the kernel that it leads to, if that is known.
func behindPointer(k *flow.Known, op *body.Op, l *sema.Launch) *sema.Launch {
	if l.Kernel != nil {
		return l
	}
	callee := op.Args[0]
	if op.Kind == body.Call {
		callee = parameter(op, headers.Function)
	}
	f := k.Function(callee)
	if f == nil || !f.IsKernel() || f.IsTemplate() {
		return l
	}
	known := *l
	known.Kernel = f
	return &known
}

// mayLaunch reports whether a body may launch kernels, by its text: few do, and the uses of the others need not be
// computed.
func mayLaunch(b *sema.Body) bool {
	// that all functions of the runtime's that launch begin with
	return len(b.Node.Launches()) > 0 || strings.Contains(b.Node.Text(), "cudaLaunch")
}

// arguments returns the known values of a launch's kernel arguments.
func arguments(k *flow.Known, op *body.Op, l *sema.Launch) (all []Number) {
	if op.Kind == body.LaunchKernel {
		for _, a := range op.Arguments() {
			all = append(all, number(valueOf(k, a)))
		}
		return all
	}
	for i, t := range l.Type().Params {
		c, ok := k.Argument(op, i)
		switch {
		case !ok || !c.Type.IsInteger() || !t.IsInteger():
			ok = false
		case l.ByAddress: // the bytes are copied
			from, _, isKnown := l.Scope.TU.SizeAlignOn(c.Type, false)
			to, _, isKnownToo := l.Scope.TU.SizeAlignOn(t, false)
			ok = isKnown && isKnownToo && from == to
		}
		if ok {
			c, ok = c.Convert(t)
		}
		all = append(all, number(c, ok))
	}
	return all
}

// choices are the possible numbers of a configuration.
type choices struct {
	grid, block, cluster [3][]Number // nil where that is not known
	shared               []Number
}

// Of returns the known configuration of a launch in state k: by <<<>>>, cudaLaunchKernel,
// cudaLaunchCooperativeKernel, cudaLaunchKernelEx or cudaLaunchKernelExC.
func Of(k *flow.Known, op *body.Op) Config { return choicesOf(k, op).certain() }

func choicesOf(k *flow.Known, op *body.Op) choices {
	if op.Kind != body.Call {
		config := of(k, argument(op, 1), argument(op, 2), argument(op, 3))
		if argument(op, 3) == nil {
			config.shared = []Number{{Known: true}}
		}
		return config
	}
	api, _ := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
	if api.Driver {
		return choices{}
	}
	if config := parameter(op, headers.Config); config != nil { // a cudaLaunchConfig_t
		member := func(path string) func(string) []sema.Constant {
			return func(axis string) []sema.Constant { return k.Pointees(config, path+axis) }
		}
		c := choices{grid: dimensions(member(".gridDim.")), block: dimensions(member(".blockDim.")),
			shared: numbers(member(".dynamicSmemBytes")(""))}
		for i, n := range cluster(k, op) {
			if n.Known {
				c.cluster[i] = []Number{n}
			}
		}
		return c
	}
	return of(k, parameter(op, headers.Grid), parameter(op, headers.Block), parameter(op, headers.Shared))
}

// certain returns the configuration with its certain parts only.
func (c choices) certain() (out Config) {
	for i := range 3 {
		out.Grid[i], out.Block[i], out.Cluster[i] = only(c.grid[i]), only(c.block[i]), only(c.cluster[i])
	}
	out.Shared = only(c.shared)
	return out
}

func only(n []Number) Number {
	if len(n) != 1 {
		return Number{}
	}
	return n[0]
}

// maxChoices bounds the configurations that are distinguished for one launch.
const maxChoices = 16

// configs returns the possible configurations that complete one with the certain parts.
func (c choices) configs(certain Config) []Config {
	all := []Config{certain}
	each := func(given []Number, number func(*Config) *Number) {
		if len(given) < 2 || len(given)*len(all) > maxChoices {
			return
		}
		var out []Config
		for _, config := range all {
			for _, n := range given {
				*number(&config) = n
				out = append(out, config)
			}
		}
		all = out
	}
	for i := range 3 {
		each(c.block[i], func(c *Config) *Number { return &c.Block[i] })
		each(c.grid[i], func(c *Config) *Number { return &c.Grid[i] })
	}
	each(c.shared, func(c *Config) *Number { return &c.Shared })
	return all
}

// The kinds of attributes of a launch that are looked at: cudaLaunchAttributeCooperative, cudaLaunchAttributeClusterDimension and
// cudaLaunchAttributeProgrammaticStreamSerialization of driver_types.h.
const (
	cooperative                     = 2
	clusterDimension                = 4
	programmaticStreamSerialization = 6
)

// maxAttributes bounds the attributes of a launch that are looked at: there are fewer kinds.
const maxAttributes = 32

// StartsEarly reports whether the kernel that is launched where k holds is known to be allowed to start before the one in
// front of it on its stream is done: by the attribute for programmatic stream serialization.
func StartsEarly(k *flow.Known, op *body.Op) bool {
	early := false
	eachAttribute(k, op, programmaticStreamSerialization, func(value func(string) (sema.Constant, bool)) {
		allowed, ok := value("programmaticStreamSerializationAllowed")
		early = ok && allowed.Int() != 0
	})
	return early
}

// mayCooperate reports whether a launch where k holds may be a cooperative one by its attributes.
func mayCooperate(k *flow.Known, op *body.Op) bool {
	config := parameter(op, headers.Config)
	if config == nil {
		return false
	}
	n, ok := k.Pointee(config, ".numAttrs")
	if !ok || n.Int() == 0 {
		return !ok
	}
	attributes := k.PointeeFrom(config, ".attrs")
	if attributes == nil {
		return true
	}
	for i := range min(n.Int(), maxAttributes) {
		if id, ok := k.Pointee(attributes, fmt.Sprintf("[%d].id", i)); !ok || id.Int() == cooperative {
			return true
		}
	}
	return false
}

// cluster returns the dimensions of a cluster that the attributes of a launch give where k holds.
func cluster(k *flow.Known, op *body.Op) (dims [3]Number) {
	eachAttribute(k, op, clusterDimension, func(value func(string) (sema.Constant, bool)) {
		for i, given := range dimensions(func(axis string) []sema.Constant {
			if c, ok := value("clusterDim." + axis); ok {
				return []sema.Constant{c}
			}
			return nil
		}) {
			dims[i] = only(given)
		}
	})
	return dims
}

// ClusterOf returns the dimensions of a cluster that a kernel demands.
func ClusterOf(kernel *sema.Function) (dims [3]Number, ok bool) {
	if kernel == nil {
		return dims, false
	}
	for _, d := range kernel.Decls {
		if given, isKnown := d.ClusterDims(); isKnown {
			for i := range dims {
				dims[i] = Number{Value: given[i], Known: true}
			}
			ok = true
		}
	}
	return dims, ok
}

// eachAttribute has visit look at the attributes of a kind that a launch has where k holds: value returns a member of one.
func eachAttribute(k *flow.Known, op *body.Op, kind int64, visit func(value func(string) (sema.Constant, bool))) {
	config := parameter(op, headers.Config)
	if config == nil {
		return
	}
	n, ok := k.Pointee(config, ".numAttrs")
	attributes := k.PointeeFrom(config, ".attrs")
	if !ok || attributes == nil {
		return
	}
	for i := range min(n.Int(), maxAttributes) {
		at := fmt.Sprintf("[%d]", i)
		if id, ok := k.Pointee(attributes, at+".id"); ok && id.Int() == kind {
			visit(func(member string) (sema.Constant, bool) { return k.Pointee(attributes, at+".val."+member) })
		}
	}
}

// Stream returns the expression for the stream of a launch where k holds: nil for the default stream, where
// none is given. False if it is not known.
func Stream(k *flow.Known, op *body.Op) (*body.Op, bool) {
	if op.Kind != body.Call {
		return argument(op, 4), true
	}
	if config := parameter(op, headers.Config); config != nil {
		if c, ok := k.Pointee(config, ".stream"); ok && c.Int() == 0 {
			return nil, true
		}
		given := k.PointeeFrom(config, ".stream")
		return given, given != nil
	}
	return parameter(op, headers.Stream), true
}

// parameter returns the argument of a call of CUDA's API for a role; nil if there is none.
func parameter(op *body.Op, r headers.Role) *body.Op {
	if op.Kind != body.Call {
		return nil
	}
	api, _ := headers.Lookup(sema.LibraryName(op.Function, op.Call()))
	if i, ok := api.Param(r); ok {
		return argument(op, i+1)
	}
	return nil
}

func argument(op *body.Op, i int) *body.Op {
	if i < len(op.Args) {
		return op.Args[i]
	}
	return nil
}

func of(k *flow.Known, grid, block, shared *body.Op) choices {
	member := func(of *body.Op) func(string) []sema.Constant {
		return func(axis string) []sema.Constant { return k.Members(of, axis) }
	}
	return choices{grid: dimensions(member(grid)), block: dimensions(member(block)), shared: numbers(k.Values(shared))}
}

// dimensions returns the members of a dim3. Negative numbers are shown as they were before
// they became unsigned.
func dimensions(member func(axis string) []sema.Constant) (dims [3][]Number) {
	for i, axis := range []string{"x", "y", "z"} {
		for _, c := range member(axis) {
			dims[i] = append(dims[i], Number{Value: int64(int32(c.Int())), Known: true})
		}
	}
	return dims
}

// numbers returns the possible values of an amount; nil if unknown.
func numbers(given []sema.Constant) (all []Number) {
	for _, c := range given {
		if !c.Type.IsInteger() {
			return nil
		}
		all = append(all, Number{Value: c.Int(), Known: true})
	}
	return all
}

func valueOf(k *flow.Known, op *body.Op) (sema.Constant, bool) {
	if op == nil {
		return sema.Constant{}, false
	}
	return k.Value(op)
}

func number(c sema.Constant, ok bool) Number {
	if !ok || !c.Type.IsInteger() {
		return Number{}
	}
	return Number{Value: c.Int(), Known: true}
}

// Threads returns how many threads a block has.
func (c Config) Threads() (n int64, ok bool) {
	n = 1
	for _, b := range c.Block {
		if !b.Known || b.Value <= 0 {
			return 0, false
		}
		n *= b.Value
	}
	return n, true
}
