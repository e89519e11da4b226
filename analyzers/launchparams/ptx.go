package launchparams

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/golaunch"
	"github.com/cudavet/cudavet/cgobridge/gotext"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/ptx"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// lookUp checks the name under which a kernel is looked up: in the PTX that the module is
// loaded from, if that is known, else among the kernels of the linked sources.
func (c *checker) lookUp(l golaunch.LookUp) {
	images, known := c.ImagesOf(l)
	if !known && c.replaced {
		return
	}
	if !known {
		c.checkName(l.At.Pos(), l.At.End(), l.Name)
		return
	}
	if images[0].Source {
		c.sourceName(l, images)
		return
	}
	has := func(i *golaunch.Image) bool { _, ok := i.Entry(l.Name); return ok }
	if slices.ContainsFunc(images, has) {
		return
	}
	image := images[0]
	message := fmt.Sprintf("%s has no .entry '%s'", image.Name, l.Name)
	if near := nearestEntry(l.Name, images); near != "" {
		message += "; did you mean '" + near + "'?"
	}
	c.reporter.Report(ptxSignature, l.At.Pos(), l.At.End(), message, c.standsAt(image, 0, "PTX is here")...)
}

// sourceName checks the name of a kernel in source that NVRTC compiles. Mangled names, and name expressions of NVRTC, are not
// judged.
func (c *checker) sourceName(l golaunch.LookUp, images []*golaunch.Image) {
	if c.Lowers(l.Name) || strings.HasPrefix(l.Name, "_Z") {
		return
	}
	names := map[string][]cgobridge.Kernel{}
	for _, image := range images {
		if !image.Source || slices.Contains(image.Kernels, l.Name) {
			return
		}
		for _, name := range image.Kernels {
			names[name] = nil
		}
	}
	message := fmt.Sprintf("source compiled by NVRTC has no kernel with C linkage named '%s'", l.Name)
	if near := nearest(l.Name, names); near != "" {
		message += "; did you mean '" + near + "'?"
	}
	c.reporter.Report(nvrtcKernelName, l.At.Pos(), l.At.End(), message, c.standsAt(images[0], 0, "source is here")...)
}

// standsAt returns a remark about a place in an image; none if that is not in this package.
func (c *checker) standsAt(image *golaunch.Image, offset int, message string) []analysis.RelatedInformation {
	text, ok := image.Text()
	if !ok {
		return nil
	}
	pos, ok := text.Pos(offset)
	if !ok {
		return nil
	}
	return []analysis.RelatedInformation{{Pos: pos, End: pos, Message: message}}
}

// nearestEntry is nearest for the kernels of images.
func nearestEntry(name string, images []*golaunch.Image) string {
	names := map[string][]cgobridge.Kernel{}
	for _, image := range images {
		for _, e := range image.Entries {
			names[e.Name] = nil
		}
	}
	return nearest(name, names)
}

// entry compares a launch with the .entry of PTX that it launches, if no linked source
// defines that kernel.
func (c *checker) entry(l golaunch.Launch) {
	e, image, ok := c.EntryOf(l)
	if !ok || c.KernelOf(l) != nil {
		return
	}
	related := c.standsAt(image, e.Offset, "'"+e.Name+"' is declared here")
	if fault := blockFault(c.ConfigOf(l), e); fault != "" {
		c.reporter.Report(launchconfig.Rule, l.Call.Pos(), l.Call.End(), "launch fails: "+fault, related...)
	}
	values, ok := c.ValuesOf(l)
	if !ok || !l.GivesValues() {
		return
	}
	if fault := entryFault(values, e); fault != "" {
		c.reporter.Report(ptxSignature, l.Call.Pos(), l.Call.End(), fault, related...)
	}
}

// entryFault describes the mismatch of a launch's values and an .entry; "" if there is none.
func entryFault(values []golaunch.Value, e ptx.Entry) string {
	if len(values) != len(e.Params) {
		return fmt.Sprintf("%d arguments are passed for the %d parameters of .entry '%s'%s", len(values), len(e.Params), e.Name, e.List())
	}
	for i, p := range e.Params {
		k := values[i].Kind
		switch {
		case p.Size == 0 || k.Size == 0:
		case k.Copied > 0 && k.Copied < p.Size:
			return fmt.Sprintf("argument %d (%s, of which %d bytes are copied) is passed for parameter '%s' of .entry '%s' (%s, %d bytes)",
				i+1, k.Type, k.Copied, p.Name, e.Name, p, p.Size)
		case k.Size != p.Size, k.Float && isOfKind(p, "us"), k.Integer && isOfKind(p, "f"):
			return fmt.Sprintf("argument %d (%s, %d bytes) is passed for parameter '%s' of .entry '%s' (%s, %d bytes)",
				i+1, k.Type, k.Size, p.Name, e.Name, p, p.Size)
		}
	}
	return ""
}

// isOfKind reports whether a parameter is one number of a kind of PTX: u and s for integers, f for floating-point numbers.
func isOfKind(p ptx.Param, kinds string) bool {
	return !p.Array && p.Type != "" && strings.IndexByte(kinds, p.Type[0]) >= 0
}

// blockFault says why a block is not one that an .entry is compiled for; "" if it may be.
func blockFault(config launchconfig.Config, e ptx.Entry) string {
	threads, known := config.Threads()
	if !known {
		return ""
	}
	if most := e.MaxThreads[0] * e.MaxThreads[1] * e.MaxThreads[2]; most > 0 && threads > most {
		return fmt.Sprintf("block has %d threads, but .entry '%s' is compiled for at most %d (.maxntid)", threads, e.Name, most)
	}
	if required := e.RequiredThreads; required[0] > 0 {
		for i, axis := range []string{"x", "y", "z"} {
			if config.Block[i].Value != required[i] {
				return fmt.Sprintf("block has %d threads in %s, but .entry '%s' is compiled for %d (.reqntid)",
					config.Block[i].Value, axis, e.Name, required[i])
			}
		}
	}
	return ""
}

// stale reports PTX that declares a kernel otherwise than the CUDA source from which it is
// made, one kernel for each text.
func (c *checker) stale() {
	for _, image := range c.Images() {
		text, _ := image.Text()
		for _, e := range image.Entries {
			kernel := c.besideImage(text, e)
			if kernel == nil {
				continue
			}
			list, differs := c.differs(e, kernel)
			pos, ok := text.Pos(e.Offset)
			if !differs || !ok || text.Embedded != nil && text.Embedded.Pkg() != c.Types {
				continue
			}
			at := cgobridge.KernelPos(kernel)
			c.reporter.Report(ptxSignature, pos, pos,
				fmt.Sprintf("%s is stale: its .entry '%s'%s is '%s'%s in '%s'", image.Name, e.Name, e.List(), kernel.Name,
					list, filepath.Base(at.File.Name)), c.reporter.Related(at, "'"+kernel.Name+"' is defined here"))
			break
		}
	}
}

// besideImage returns the kernel with C linkage that an .entry was compiled from: the only one of its
// name in a source next to the PTX or compiled by a build rule.
func (c *checker) besideImage(text gotext.Text, e ptx.Entry) *sema.Function {
	folder := c.Dir
	if text.File != "" {
		folder = filepath.Dir(text.File)
	}
	list := slices.DeleteFunc(c.KernelsNamed(e.Name), func(k cgobridge.Kernel) bool {
		return !k.Func.HasCLinkage() || filepath.Dir(k.Source.Path) != folder && k.Source.Rule.File == ""
	})
	if len(list) != 1 {
		return nil
	}
	return list[0].Func
}

// differs reports whether a kernel has other parameters than an .entry, in number or size,
// and spells them.
func (c *checker) differs(e ptx.Entry, kernel *sema.Function) (list string, differs bool) {
	params := kernel.First().Params()
	if len(params) == 0 && kernel.First().Type().Kind != sema.FunctionType {
		return "", false
	}
	var words []string
	differs = len(params) != len(e.Params)
	for i, p := range params {
		words = append(words, fmt.Sprint(p.Type()))
		size, _, ok := kernel.TU.SizeAlign(p.Type())
		if i < len(e.Params) && ok && e.Params[i].Size > 0 && size != e.Params[i].Size {
			differs = true
		}
	}
	return "(" + strings.Join(words, ", ") + ")", differs
}
