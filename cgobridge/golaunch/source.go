package golaunch

import (
	"bytes"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gotext"
	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/source"
)

// An imageKind is the origin of a module's image.
type imageKind uint8

const (
	loadedImage      imageKind = iota // it is PTX, or a program's
	compiledSource                    // the output of NVRTC for CUDA source without options
	configuredSource                  // of CUDA source with options, which may define macros
	imageFile                         // it is the name of a file with it
)

// compile records the effect of an NVRTC call on a program: its text, or the memory that receives its code, which represents
// the program.
func (f *Finder) compile(call *cgobridge.Call) {
	args := call.Expr.Args
	switch ofNVRTC(call.Name) {
	case "nvrtcCreateProgram":
		if len(args) != 6 {
			return
		}
		from := loaded{image: args[1], kind: compiledSource}
		if f.defines {
			from.kind = configuredSource
		}
		if n, ok := f.Constant(args[3]); !ok || n != 0 { // the text has headers of the program's own
			from.image = nil
		}
		for _, v := range f.addressed(args[0]) {
			f.loads[v] = append(f.loads[v], from)
		}
	case "nvrtcGetPTX", "nvrtcGetCUBIN", "nvrtcGetCode":
		if len(args) != 2 {
			return
		}
		if v := f.memoryIn(args[1]); v != nil {
			f.loads[v] = append(f.loads[v], loaded{image: args[0]})
		}
	}
}

// ofNVRTC returns NVRTC's name of a function of HIPRTC, which has the same parameters (HIP, porting from NVRTC); other names as they are.
func ofNVRTC(name string) string {
	if rest, ok := strings.CutPrefix(name, "hiprtc"); ok {
		return "nvrtc" + rest
	}
	return name
}

// configure notes whether the package gives NVRTC options.
func (f *Finder) configure(call *cgobridge.Call) {
	if ofNVRTC(call.Name) == "nvrtcCompileProgram" && len(call.Expr.Args) == 3 {
		n, ok := f.Constant(call.Expr.Args[1])
		f.defines = f.defines || !ok || n != 0
	}
}

// Lowers reports whether the package names a kernel to NVRTC by a name expression, which has another name in the program then.
func (f *Finder) Lowers(name string) bool {
	for _, call := range f.Calls {
		if ofNVRTC(call.Name) != "nvrtcAddNameExpression" || len(call.Expr.Args) != 2 {
			continue
		}
		texts, ok := f.texts.Of(call.Expr.Args[1])
		if index, isElement := ast.Unparen(call.Expr.Args[1]).(*ast.IndexExpr); !ok && isElement {
			texts, ok = f.texts.Among(index.X)
		}
		if !ok || slices.ContainsFunc(texts, func(t gotext.Text) bool { return t.Content == name }) {
			return true
		}
	}
	return false
}

// memoryIn returns the variable that holds, or points to, the memory that an expression is the address of.
func (f *Finder) memoryIn(e ast.Expr) *types.Var {
	for range maxRoots {
		switch x := ast.Unparen(e).(type) {
		case *ast.CallExpr:
			if len(x.Args) != 1 {
				return nil
			}
			e = x.Args[0]
		case *ast.UnaryExpr:
			e = x.X
		case *ast.IndexExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.Ident, *ast.SelectorExpr:
			if v := f.VariableOf(x); v != nil {
				return v.Origin()
			}
			return nil
		default:
			return nil
		}
	}
	return nil
}

// origins follows images to the PTX or the source that each is made from.
func (f *Finder) origins(modules []loaded, depth int) []loaded {
	var list []loaded
	for _, m := range modules {
		if m.image != nil && m.kind == loadedImage && depth > 0 {
			if from := f.modulesOf(m.image); len(from) > 0 {
				list = append(list, f.origins(from, depth-1)...)
				continue
			}
		}
		list = append(list, m)
	}
	return list
}

// maxOrigins bounds how often an image may be made from another.
const maxOrigins = 4

// Settings are options of NVRTC.
type Settings struct {
	Flags []string
	Open  nvcc.Aspects // of options with a number that is known only at run time
	Known bool         // there are no other options
}

// A Program is a text that NVRTC compiles.
type Program struct {
	gotext.Text
	Settings
}

// Programs returns the texts of the package that NVRTC compiles, each once, in their order in the files.
func (f *Finder) Programs() []Program {
	var list []Program
	add := func(e ast.Expr, settings Settings) {
		rows := f.texts.Rows(e)
		if len(rows) == 0 {
			rows = []*gotext.Row{nil}
		}
		for _, row := range rows {
			texts, ok := f.texts.Partly(row, e)
			for _, text := range texts {
				same := func(other Program) bool { return other.Content == text.Content }
				if ok && !slices.ContainsFunc(list, same) {
					list = append(list, Program{text, settings})
				}
			}
		}
	}
	for _, call := range f.calls {
		h := call.helper
		text := call.argument(h.Source)
		switch {
		case text == nil:
		case h.Options != none:
			add(text, f.settingsBy(call))
		case h.decl == nil:
			add(text, h.Settings)
		}
	}
	for _, call := range f.Calls {
		if call.Name == "nvrtcCreateProgram" && len(call.Expr.Args) == 6 {
			add(call.Expr.Args[1], f.settingsFor(call))
		}
	}
	return list
}

// settingsFor returns the options with which a program is compiled: those in the function that creates it, else the same in each call.
func (f *Finder) settingsFor(create *cgobridge.Call) Settings {
	var all, here []*cgobridge.Call
	for _, call := range f.Calls {
		if call.Name != "nvrtcCompileProgram" || len(call.Expr.Args) != 3 {
			continue
		}
		all = append(all, call)
		if f.FunctionAround(call.Expr) == f.FunctionAround(create.Expr) {
			here = append(here, call)
		}
	}
	if len(here) > 0 {
		all = here
	}
	var settings Settings
	if f.compilesInC() {
		return settings
	}
	for i, call := range all {
		own := f.settingsIn(call.Expr.Args[1], call.Expr.Args[2])
		if !own.Known || i > 0 && (own.Open != settings.Open || !slices.Equal(own.Flags, settings.Flags)) {
			return Settings{}
		}
		settings = own
	}
	return settings
}

// compilesInC reports whether the package's C code may give NVRTC options.
func (f *Finder) compilesInC() bool {
	return slices.ContainsFunc(f.Preambles, func(p *cgobridge.Preamble) bool { return bytes.Contains(p.Text, []byte("nvrtcCompileProgram(")) })
}

// settingsIn returns the options of one call: none, or those that are given.
func (f *Finder) settingsIn(count, options ast.Expr) Settings {
	n, isConstant := f.Constant(count)
	if isConstant && n == 0 {
		return Settings{Known: true}
	}
	if isConstant && n == 1 {
		if address, ok := ast.Unparen(options).(*ast.UnaryExpr); ok && address.Op == token.AND {
			if _, isElement := ast.Unparen(address.X).(*ast.IndexExpr); !isElement {
				texts, ok := f.texts.ListOf([]ast.Expr{address.X})
				return settingsOf(texts, ok)
			}
		}
	}
	if list, ok := f.pointers(f.tableOf(options)); ok && (!isConstant || n == int64(len(list))) {
		if texts, ok := f.texts.ListOf(list); ok {
			return settingsOf(texts, true)
		}
	}
	texts, ok := f.texts.List(options)
	return settingsOf(texts, ok && (!isConstant || n == int64(len(texts))))
}

func settingsOf(texts []gotext.Text, known bool) Settings {
	s := Settings{Known: known}
	for _, t := range texts {
		flag, _, _ := strings.Cut(t.Content, "\x00")
		switch {
		case len(t.Holes) == 0 && !t.IsPossible:
			s.Flags = append(s.Flags, flag)
		case t.IsPossible && strings.Contains(flag, "device"): // -default-device
			return Settings{}
		default:
			s.Open |= nvcc.AspectsOf([]string{flag})
		}
	}
	if !known {
		return Settings{}
	}
	return s
}

// settingsBy returns the options that a call gives a helper for the program.
func (f *Finder) settingsBy(call helperCall) Settings {
	h := call.helper
	var texts []gotext.Text
	known := false
	sig, _ := f.TypeOf(call.Fun).(*types.Signature)
	switch {
	case sig != nil && sig.Variadic() && h.Options == sig.Params().Len()-1 && !call.Ellipsis.IsValid() && h.Options <= len(call.Args):
		texts, known = f.texts.ListOf(call.Args[h.Options:])
	case h.Options >= 0 && h.Options < len(call.Args):
		arg := call.Args[h.Options]
		if f.Info.Types[arg].IsNil() {
			known = true
		} else {
			texts, known = f.texts.List(arg)
		}
	}
	s := settingsOf(texts, known && h.Settings.Known)
	s.Flags, s.Open = append(slices.Clone(h.Settings.Flags), s.Flags...), s.Open|h.Settings.Open
	return s
}

// compilesBy notes that a helper compiles a parameter as source by a call of another.
func (f *Finder) compilesBy(h *helper, source int, call helperCall) {
	h.Source, h.HasSettings, h.Settings = source, call.helper.HasSettings, call.helper.Settings
	if call.helper.Options == none {
		return
	}
	h.Settings = f.settingsBy(call)
	if h.Settings.Known || call.helper.Options >= len(call.Args) {
		return
	}
	v := f.VariableOf(call.Args[call.helper.Options])
	fn, ok := f.Info.Defs[h.decl.Name].(*types.Func)
	for i := 0; ok && i < fn.Signature().Params().Len(); i++ {
		if v != nil && fn.Signature().Params().At(i) == v {
			h.Options, h.Settings = i, call.helper.Settings
		}
	}
}

// optionsOf notes which parameter of the helper that creates a program, in a call, has the options, and the others.
func (f *Finder) optionsOf(h *helper, create *cgobridge.Call) {
	h.Settings = f.settingsFor(create)
	if h.Settings.Known {
		return
	}
	fn, ok := f.Info.Defs[h.decl.Name].(*types.Func)
	if !ok {
		return
	}
	for _, call := range f.Calls {
		if call.Name != "nvrtcCompileProgram" || len(call.Expr.Args) != 3 || f.FunctionAround(call.Expr) != h.decl {
			continue
		}
		for i := range fn.Signature().Params().Len() {
			v := fn.Signature().Params().At(i)
			if _, isSlice := v.Type().Underlying().(*types.Slice); !isSlice {
				continue
			}
			if texts, uses, ok := f.texts.ListWith(call.Expr.Args[2], v); ok && uses {
				h.Options, h.Settings = i, settingsOf(texts, true)
			}
		}
	}
}

// kernelsIn returns the names that NVRTC gives to the kernels of a text: those with C linkage. It is not known where the text rests
// on headers or macros that are not seen.
func (f *Finder) kernelsIn(text string, defines bool) (names []string, known bool) {
	if defines && (strings.Contains(text, "#if") || strings.Contains(text, "##")) {
		return nil, false
	}
	const name = "/program.cu"
	options := nvcc.Default()
	options.Define = append(options.Define, "__CUDACC_RTC__=1")
	a, err := cudarules.NewCheckerReading(rule.Set{}, source.Alone(name, []byte(text))).Load(name, options)
	if err != nil || len(a.Device.Source.Missing) > 0 || len(a.Device.Broken()) > 0 {
		return nil, false
	}
	tu := a.Device
	for _, u := range tu.Units {
		for d := range tu.FuncDecls(u) {
			fn := d.Function
			if !fn.IsKernel() || d.Body().IsZero() {
				continue
			}
			if defines && fn.Name == strings.ToUpper(fn.Name) { // -D may rename it
				return nil, false
			}
			if fn.HasCLinkage() && !fn.IsTemplate() {
				names = append(names, fn.Name)
			}
		}
	}
	return names, true
}
