package golaunch

import (
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

// configure notes whether the package names kernels to NVRTC, or gives it options.
func (f *Finder) configure(call *cgobridge.Call) {
	switch ofNVRTC(call.Name) {
	case "nvrtcAddNameExpression", "nvrtcGetLoweredName":
		f.lowers = true
	case "nvrtcCompileProgram":
		if len(call.Expr.Args) == 3 {
			n, ok := f.Constant(call.Expr.Args[1])
			f.defines = f.defines || !ok || n != 0
		}
	}
}

// Lowers reports whether the package asks NVRTC for names of kernels that it has not itself.
func (f *Finder) Lowers() bool { return f.lowers }

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

// A Program is a text that NVRTC compiles.
type Program struct {
	gotext.Text
	Flags []string // that NVRTC is given
	Known bool     // these are all of them
}

// Programs returns the texts of the package that NVRTC compiles, each once, in their order in the files.
func (f *Finder) Programs() []Program {
	var list []Program
	add := func(e ast.Expr, flags []string, known bool) {
		rows := f.texts.Rows(e)
		if len(rows) == 0 {
			rows = []*gotext.Row{nil}
		}
		for _, row := range rows {
			texts, ok := f.texts.In(row, e)
			for _, text := range texts {
				same := func(other Program) bool { return other.Content == text.Content }
				if ok && !slices.ContainsFunc(list, same) {
					list = append(list, Program{text, flags, known})
				}
			}
		}
	}
	flags, known := f.settings()
	for _, call := range f.Calls {
		if call.Name == "nvrtcCreateProgram" && len(call.Expr.Args) == 6 {
			add(call.Expr.Args[1], flags, known)
		}
	}
	for _, call := range f.calls {
		if text := call.argument(call.helper.Source); text != nil && call.helper.decl == nil {
			add(text, nil, !call.helper.HasSettings)
		}
	}
	return list
}

// settings returns the options that the package gives NVRTC, the same in each call; known is false if they are not constants.
func (f *Finder) settings() (flags []string, known bool) {
	first := true
	for _, call := range f.Calls {
		if call.Name != "nvrtcCompileProgram" || len(call.Expr.Args) != 3 {
			continue
		}
		own, ok := f.settingsIn(call.Expr.Args[1], call.Expr.Args[2])
		if !ok || !first && !slices.Equal(own, flags) {
			return nil, false
		}
		flags, first = own, false
	}
	return flags, true
}

// settingsIn returns the options of one call: none, or that of which it is given the address.
func (f *Finder) settingsIn(count, options ast.Expr) ([]string, bool) {
	switch n, ok := f.Constant(count); {
	case ok && n == 0:
		return nil, true
	case ok && n == 1:
		address, isUnary := ast.Unparen(options).(*ast.UnaryExpr)
		if !isUnary || address.Op != token.AND {
			break
		}
		if _, isElement := ast.Unparen(address.X).(*ast.IndexExpr); isElement {
			break
		}
		text, ok := f.texts.One(nil, address.X)
		return []string{text}, ok
	}
	list, ok := f.pointers(f.tableOf(options))
	if n, isConstant := f.Constant(count); !ok || isConstant && n != int64(len(list)) {
		return nil, false
	}
	var flags []string
	for _, e := range list {
		text, ok := f.texts.One(nil, e)
		if !ok {
			return nil, false
		}
		flags = append(flags, text)
	}
	return flags, true
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
