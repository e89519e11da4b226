package golaunch

import (
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gotext"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/ptx"
)

// An Image is PTX that a module is loaded from.
type Image struct {
	Name    string // for people: of the file, or of the constant
	Entries []ptx.Entry
	Partial bool // there may be other entries

	Source  bool     // it is CUDA source that NVRTC compiles
	Kernels []string // of source, those with C linkage

	text gotext.Text // zero for an image of another package's
}

// Text returns the image's text, if it is in this package.
func (i *Image) Text() (gotext.Text, bool) { return i.text, i.text.Content != "" }

// Entry returns the kernel of a name.
func (i *Image) Entry(name string) (ptx.Entry, bool) {
	m := ptx.Module{Entries: i.Entries}
	return m.Entry(name)
}

// A lookUp is the lookup of a kernel by its name in a module.
type lookUp struct {
	name   ast.Expr
	module ast.Expr // nil where a helper is given no module
	image  ast.Expr // that a helper is given to load the module from; nil without
	kind   imageKind
	fixed  *Image      // that a helper always loads the module from
	row    *gotext.Row // the round of a loop in which that is so; nil outside of one
}

// A loaded module is one with its image.
type loaded struct {
	image ast.Expr // nil if it is fixed, or not known
	kind  imageKind
	fixed *Image
}

// load notes the image of a module that a call of the API loads.
func (f *Finder) load(call *cgobridge.Call) {
	f.compile(call)
	api, ok := headers.Lookup(call.Name)
	if !ok || api.Operation != headers.Load {
		return
	}
	var from loaded
	if i, ok := api.Param(headers.Data); ok && i < len(call.Expr.Args) {
		from.image = call.Expr.Args[i]
	} else if len(call.Expr.Args) > 1 {
		from.image, from.kind = call.Expr.Args[1], imageFile
	}
	if i, ok := api.Param(headers.Result); ok && i < len(call.Expr.Args) {
		for _, v := range f.addressed(call.Expr.Args[i]) {
			f.loads[v] = append(f.loads[v], from)
		}
	}
}

// lookUp returns how a helper that looks up kernels does so for a call; it has no name if
// the helper is none.
func (call helperCall) lookUp() lookUp {
	h := call.helper
	return lookUp{name: call.argument(h.Name), module: call.argument(h.Module), image: call.argument(h.Image),
		kind: imageKind(h.ImageKind), fixed: h.Fixed}
}

// lookUpBy returns how a call of a helper looks up the kernel that it yields as its result
// with the given index.
func (f *Finder) lookUpBy(call *ast.CallExpr, result int) (lookUp, bool) {
	h := f.helperOf(call)
	if h == nil || h.Name < 0 || h.Function != result || h.Name >= len(call.Args) {
		return lookUp{}, false
	}
	return helperCall{CallExpr: call, helper: h}.lookUp(), true
}

// loadedBy returns the image of the module that a call of a helper yields as, or in, its
// result with the given index.
func (f *Finder) loadedBy(call *ast.CallExpr, result int) (loaded, bool) {
	h := f.helperOf(call)
	if h == nil || h.Loaded != result {
		return loaded{}, false
	}
	from := loaded{image: helperCall{CallExpr: call, helper: h}.argument(h.LoadedImage), kind: imageKind(h.LoadedKind), fixed: h.LoadedFixed}
	return from, from.image != nil || from.fixed != nil
}

// modulesFor records which parameters of the function around a kernel's look-up are the module, or its
// image.
func (f *Finder) modulesFor(in ast.Node, from lookUp) {
	if from.name == nil && from.module == nil && from.image == nil {
		return
	}
	if from.module != nil {
		f.passesOn(in, from.module, func(h *helper, i int) { h.Module = i })
	}
	if from.image != nil {
		f.passesOn(in, from.image, func(h *helper, i int) { h.Image, h.ImageKind = i, uint8(from.kind) })
	} else if from.module != nil {
		for _, m := range f.origins(f.modulesOf(from.module), maxOrigins) {
			if m.image != nil {
				f.passesOn(in, m.image, func(h *helper, i int) { h.Image, h.ImageKind = i, uint8(m.kind) })
			}
		}
	}
	decl := f.FunctionAround(in)
	if decl == nil {
		return
	}
	fn, _ := f.Info.Defs[decl.Name].(*types.Func)
	if h := f.helpers[fn]; h != nil && h.Image == none {
		if images, ok := f.imagesFor(from); ok && len(images) == 1 {
			h.Fixed = images[0]
		}
	}
}

// returnedModules finds the helpers that return the module that they load.
func (f *Finder) returnedModules() {
	for _, file := range f.Files {
		for _, d := range file.Decls {
			decl, ok := d.(*ast.FuncDecl)
			if !ok || decl.Body == nil || decl.Type.Results == nil || !f.mayLoad(decl) {
				continue
			}
			if fn, ok := f.Info.Defs[decl.Name].(*types.Func); ok {
				f.returnedModule(fn, decl)
			}
		}
	}
}

// mayLoad reports whether a function may load a module: it does so itself, or calls a function that returns one.
func (f *Finder) mayLoad(decl *ast.FuncDecl) bool {
	for n := range ast.Preorder(decl.Body) {
		switch x := n.(type) {
		case *ast.Ident:
			if v, ok := f.Info.Uses[x].(*types.Var); ok && len(f.loads[v.Origin()]) > 0 {
				return true
			}
		case *ast.CallExpr:
			if h := f.helperOf(x); h != nil && h.Loaded >= 0 {
				return true
			}
		}
	}
	return false
}

func (f *Finder) returnedModule(fn *types.Func, decl *ast.FuncDecl) {
	for i := range fn.Signature().Results().Len() {
		var from []loaded
		if name := resultName(decl, i); name != nil {
			from = f.modulesOf(name)
		}
		for _, r := range cgobridge.ReturnsOf(decl.Body) {
			if i < len(r.Results) && len(r.Results) == fn.Signature().Results().Len() && !f.Info.Types[r.Results[i]].IsNil() {
				from = append(from, f.modulesOf(r.Results[i])...)
			}
		}
		from = f.origins(from, maxOrigins)
		for _, m := range from {
			if m.image != nil && f.parameterOf(decl, m.image) != none {
				h := f.helperFor(fn, decl)
				h.Loaded, h.LoadedImage, h.LoadedKind = i, f.parameterOf(decl, m.image), uint8(m.kind)
				return
			}
		}
		if images, ok := f.imagesOf(from, nil); ok && len(images) == 1 {
			h := f.helperFor(fn, decl)
			h.Loaded, h.LoadedFixed = i, images[0]
			return
		}
	}
}

// helperFor returns the helper record of a function of the package.
func (f *Finder) helperFor(fn *types.Func, decl *ast.FuncDecl) *helper {
	if f.helpers[fn] == nil {
		f.helpers[fn] = &helper{Helps: noHelp(), decl: decl}
	}
	return f.helpers[fn]
}

// resultName returns the name of a result, by index, or nil.
func resultName(decl *ast.FuncDecl, index int) *ast.Ident {
	i := 0
	for _, field := range decl.Type.Results.List {
		for _, name := range field.Names {
			if i == index {
				return name
			}
			i++
		}
	}
	return nil
}

// lookUpsFor returns how the kernel of a launch may be looked up.
func (f *Finder) lookUpsFor(l Launch) []lookUp {
	if l.Name != nil || l.Constant != "" {
		from := l.from
		from.name = l.Name
		return []lookUp{from}
	}
	return f.kernelLookUps(l.Kernel)
}

// ImagesOf returns the images in which a look-up may look, if all of them are known to be PTX.
func (f *Finder) ImagesOf(l LookUp) ([]*Image, bool) { return f.imagesFor(l.from) }

// EntryOf returns the kernel of PTX that a launch launches, and the image that has it: the
// only one of all images that the kernel may come from.
func (f *Finder) EntryOf(l Launch) (ptx.Entry, *Image, bool) {
	lookUps := f.lookUpsFor(l)
	name := f.constantName(l, lookUps)
	if name == "" || len(lookUps) == 0 {
		return ptx.Entry{}, nil, false
	}
	var found ptx.Entry
	var in *Image
	for _, from := range lookUps {
		images, ok := f.imagesFor(from)
		if !ok {
			return ptx.Entry{}, nil, false
		}
		for _, image := range images {
			e, ok := image.Entry(name)
			if !ok || in != nil && !slices.Equal(e.Params, found.Params) {
				return ptx.Entry{}, nil, false
			}
			found, in = e, image
		}
	}
	return found, in, in != nil
}

// A ByName is a launch of a kernel that is looked up by its name.
type ByName struct {
	Launch   Launch
	Followed bool // the kernel is known: one of a linked source, or of PTX
}

// LaunchesByName returns the launches of kernels that are looked up. A launch whose kernel is a parameter counts at the callers.
func (f *Finder) LaunchesByName() []ByName {
	var list []ByName
	for _, l := range f.Launches() {
		if l.Runtime {
			continue
		}
		_, _, known := f.EntryOf(l)
		known = known || f.KernelOf(l) != nil
		if decl := f.FunctionAround(l.Call); !known && decl != nil {
			fn, _ := f.Info.Defs[decl.Name].(*types.Func)
			if h := f.helpers[fn]; h != nil && (h.Kernel != none || h.Launched != none) {
				continue
			}
		}
		list = append(list, ByName{l, known})
	}
	return list
}

// imagesFor returns the images of the module in which a look-up looks.
func (f *Finder) imagesFor(from lookUp) ([]*Image, bool) {
	switch {
	case from.image != nil:
		return f.imagesOf([]loaded{{image: from.image, kind: from.kind}}, from.row)
	case from.fixed != nil:
		return []*Image{from.fixed}, true
	case from.module != nil:
		return f.imagesOf(f.modulesOf(from.module), from.row)
	}
	return nil, false
}

// imagesOf returns the images of modules, each once, if all of them are known.
func (f *Finder) imagesOf(modules []loaded, row *gotext.Row) ([]*Image, bool) {
	var list []*Image
	for _, m := range f.origins(modules, maxOrigins) {
		if m.fixed != nil {
			list = append(list, m.fixed)
			continue
		}
		texts, ok := f.textsIn(row, m)
		if !ok {
			return nil, false
		}
		for _, text := range texts {
			image := f.imageOf(text)
			if m.kind == compiledSource || m.kind == configuredSource {
				image = f.sourceOf(text, m.kind == configuredSource)
			}
			if image == nil || image.Partial {
				return nil, false
			}
			if !slices.ContainsFunc(list, func(other *Image) bool { return other.text.Content == text.Content }) {
				list = append(list, image)
			}
		}
	}
	return list, len(list) > 0
}

// textsIn returns the texts that a module is loaded from: an image, or the file of a name.
func (f *Finder) textsIn(row *gotext.Row, m loaded) ([]gotext.Text, bool) {
	if m.kind == imageFile {
		text, ok := f.texts.Read(row, m.image)
		return []gotext.Text{text}, ok
	}
	return f.texts.In(row, m.image)
}

// imageOf returns the image that a text is, nil if it is no PTX, or has no certain kernels.
func (f *Finder) imageOf(text gotext.Text) *Image {
	m, ok := f.modules[text.Content]
	if !ok {
		m = ptx.Parse(text.Content)
		if other := ptx.Parse(text.Filled('9')); m != nil && len(text.Holes) > 0 && (other == nil || !slices.EqualFunc(m.Entries, other.Entries, ptx.Same)) {
			m = nil
		}
		f.modules[text.Content] = m
	}
	if m == nil {
		return nil
	}
	return &Image{Name: text.Name(), Entries: m.Entries, Partial: m.Broken, text: text}
}

// sourceOf returns the image that NVRTC makes of a text, nil if its kernels are not known.
func (f *Finder) sourceOf(text gotext.Text, defines bool) *Image {
	key := sourceKey{text.Content, defines}
	image, ok := f.sources[key]
	if !ok {
		names, known := f.kernelsIn(text.Content, defines)
		if len(text.Holes) > 0 {
			others, also := f.kernelsIn(text.Filled('9'), defines)
			known = known && also && slices.Equal(names, others)
		}
		if known {
			image = &Image{Name: text.Name(), Source: true, Kernels: names, text: text}
		}
		f.sources[key] = image
	}
	return image
}

// A sourceKey is a text that NVRTC compiles, and whether options are passed.
type sourceKey struct {
	text    string
	defines bool
}

// Images returns the PTX of this package that it loads modules from, each text once.
func (f *Finder) Images() []*Image {
	var list []*Image
	add := func(e ast.Expr) {
		texts, _ := f.TextsOf(e)
		for _, text := range texts {
			same := func(other *Image) bool { return other.text.Content == text.Content }
			if image := f.imageOf(text); image != nil && !slices.ContainsFunc(list, same) {
				list = append(list, image)
			}
		}
	}
	for _, call := range f.Calls {
		api, ok := headers.Lookup(call.Name)
		if !ok || api.Operation != headers.Load {
			continue
		}
		if i, ok := api.Param(headers.Data); ok && i < len(call.Expr.Args) {
			add(call.Expr.Args[i])
		}
	}
	for _, call := range f.calls {
		for _, i := range []int{call.helper.Image, call.helper.LoadedImage} {
			if e := call.argument(i); e != nil {
				add(e)
			}
		}
	}
	slices.SortFunc(list, func(a, b *Image) int { return strings.Compare(a.text.Content, b.text.Content) })
	return list
}
