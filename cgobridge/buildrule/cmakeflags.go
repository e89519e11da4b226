package buildrule

import (
	"cmp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// steps returns the steps of a target: one for its sources and linked targets, and one for each source
// with properties of its own.
func (c *cmake) steps(t *cmakeTarget) []Step {
	var inputs, loose, special []string
	for _, source := range t.sources {
		switch {
		case !known(source):
			loose = append(loose, source)
		case isOtherLanguage(c.sources[source]["LANGUAGE"]): // another compiler's, which CUDA words are defined away for
		case c.sources[source] != nil:
			special = append(special, source)
		default:
			inputs = append(inputs, source)
		}
	}
	words := c.words(t)
	flags := c.flags(words, t)
	for _, l := range t.own.libraries {
		for _, name := range c.rules.allItems(items(c.evaluate(l, t))) {
			if linked := c.target(name); linked != nil {
				name = linked.name
			}
			inputs = append(inputs, "lib"+name)
		}
	}
	inputs = slices.DeleteFunc(inputs, func(in string) bool { return !known(in) })
	maybe := t.maybe && c.mode != openMode
	step := Step{Output: "lib" + t.name, Inputs: slices.Concat(inputs, special), BuildFlags: flags, Rule: t.place, maybe: maybe}
	if len(loose) > 0 {
		reason := c.rules.reason(loose[0])
		c.rules.loose = append(c.rules.loose, Step{Inputs: loose, Rule: t.place, BuildFlags: nvcc.BuildFlags{Unknown: nvcc.All, Reason: reason}})
	}
	steps := []Step{step}
	if output := t.properties["OUTPUT_NAME"]; output != "" && output != t.name && known(output) {
		step.Output = "lib" + output
		steps = append(steps, step)
	}
	for _, source := range special {
		own := c.sources[source]
		more := slices.Concat(words, optionWords(c.evaluate(own["COMPILE_OPTIONS"], t)), splitQuoted(c.evaluate(own["COMPILE_FLAGS"], t)), splitQuoted(own["NVCC_FLAGS"]))
		more = append(more, c.definitionWords(items(c.evaluate(own["COMPILE_DEFINITIONS"], t)))...)
		more = append(more, c.includeWords(items(c.evaluate(own["INCLUDE_DIRECTORIES"], t)), t.folder.path)...)
		compile := step
		compile.Output, compile.Inputs, compile.BuildFlags = "lib"+t.name, []string{source}, c.flags(more, t)
		steps = append([]Step{compile}, steps...)
	}
	return steps
}

// isOtherLanguage reports whether the property LANGUAGE of a source names another
// language than CUDA.
func isOtherLanguage(language string) bool {
	return language != "" && language != "CUDA" && known(language)
}

// flags returns the flags in words of a compiler's command line.
func (c *cmake) flags(words []string, t *cmakeTarget) nvcc.BuildFlags {
	key := t.folder.path + "\x00" + strings.Join(words, "\x00")
	flags, ok := c.lines[key]
	if !ok {
		line := slices.Concat([]string{"nvcc"}, words, []string{"x.cu"})
		for _, s := range c.rules.parseCommand(line, t.folder.path) {
			flags = s.BuildFlags
			break
		}
		c.lines[key] = flags
	}
	return flags
}

// words returns the arguments with which a target's CUDA sources are compiled.
func (c *cmake) words(t *cmakeTarget) []string {
	all := c.requirements(t)
	var words []string
	if t.kind == "SHARED" || t.kind == "MODULE" {
		words = append(words, "-D"+cmp.Or(t.properties["DEFINE_SYMBOL"], t.name+"_EXPORTS"))
	}
	for _, d := range slices.Concat(t.folder.definitions, all.definitions) {
		words = append(words, c.definitionWords(items(c.evaluate(d, t)))...)
	}
	for _, i := range all.includes {
		words = append(words, c.includeWords(items(c.evaluate(i, t)), t.folder.path)...)
	}
	build := strings.ToUpper(t.folder.vars.value("CMAKE_BUILD_TYPE"))
	for _, name := range []string{"CMAKE_CUDA_FLAGS", "CMAKE_CUDA_FLAGS_" + build} {
		words = append(words, splitQuoted(strings.ReplaceAll(t.folder.vars.value(name), ";", " "))...)
	}
	words = append(words, c.propertyWords(t, all.features)...)
	for _, o := range all.options {
		words = append(words, optionWords(c.evaluate(o, t))...)
	}
	return words
}

// definitionWords spells definitions as flags.
func (c *cmake) definitionWords(definitions []string) []string {
	return c.prefixed(definitions, func(d string) string { return "-D" + strings.TrimPrefix(d, "-D") })
}

// includeWords spells folders as flags.
func (c *cmake) includeWords(folders []string, dir string) []string {
	folders = slices.DeleteFunc(slices.Clone(folders), func(f string) bool { return !known(f) && c.rules.isForeign(f) })
	return c.prefixed(folders, func(folder string) string {
		if isHole(firstRune(folder)) {
			return "-I" + folder
		}
		return "-I" + absolute(folder, dir)
	})
}

// prefixed makes flags of the items of a list, and of all that they may be.
func (c *cmake) prefixed(list []string, flag func(string) string) []string {
	var words []string
	for _, item := range list {
		readings := c.rules.readings(item)
		if readings == nil {
			words = append(words, flag(item))
			continue
		}
		for i, reading := range readings {
			var flags []string
			for _, part := range items(reading) {
				flags = append(flags, quoteWord(flag(part)))
			}
			readings[i] = strings.Join(flags, " ")
		}
		if text := c.rules.either(c.rules.reason(item), readings...); known(text) {
			words = append(words, splitQuoted(text)...)
		} else {
			words = append(words, text)
		}
	}
	return words
}

// quoteWord returns a word as [splitQuoted] reads it.
func quoteWord(word string) string {
	if !strings.ContainsAny(word, " \t'\"\\;&|<>()") {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

// optionWords returns the words of options: SHELL: ones are split.
func optionWords(options string) []string {
	var words []string
	for _, o := range items(options) {
		if line, ok := strings.CutPrefix(o, "SHELL:"); ok {
			words = append(words, splitQuoted(line)...)
		} else if o = strings.TrimSpace(o); o != "" {
			words = append(words, o)
		}
	}
	return words
}

// propertyWords spells a target's properties as flags.
func (c *cmake) propertyWords(t *cmakeTarget, features []string) []string {
	var words []string
	if std := c.standard(t, features); std != "" {
		words = append(words, "-std=c++"+std)
	}
	switch on := t.properties["CUDA_SEPARABLE_COMPILATION"]; c.rules.truthOfText(on) {
	case yes:
		words = append(words, "-rdc=true")
	case unknown:
		words = append(words, c.rules.about(nvcc.Relocatable, c.rules.reason(on)))
	}
	for _, format := range []string{"PTX", "CUBIN", "FATBIN", "OPTIX"} {
		if c.rules.truthOfText(t.properties["CUDA_"+format+"_COMPILATION"]) == yes {
			words = append(words, map[string]string{"PTX": "-ptx", "CUBIN": "-cubin", "FATBIN": "-fatbin", "OPTIX": "-optix-ir"}[format])
		}
	}
	for _, arch := range items(t.properties["CUDA_ARCHITECTURES"]) {
		number, _, _ := strings.Cut(arch, "-")
		switch {
		case !known(arch):
			if h := c.rules.first(arch); h.about != 0 || h.texts != nil {
				words = append(words, c.rules.about(nvcc.Architecture, h.reason))
			}
		case number == "native" || number == "all":
			words = append(words, "-arch="+arch)
		case constantTruth(arch) != no:
			words = append(words, "-gencode=arch=compute_"+number+",code=sm_"+number)
		}
	}
	return words
}

// standard returns the standard of a target's CUDA sources: that of CUDA, or, if
// nothing asks for one of CUDA's, that of C++. It is empty if it is the compiler's own.
func (c *cmake) standard(t *cmakeTarget, features []string) string {
	asksForCUDA := slices.ContainsFunc(features, func(f string) bool { return strings.HasPrefix(f, "cuda_std_") })
	if own := t.properties["CUDA_STANDARD"]; own != "" || asksForCUDA {
		return newestStandard(own, "cuda_std_", features)
	}
	return newestStandard(t.properties["CXX_STANDARD"], "cxx_std_", features)
}

// newestStandard returns the newest of the standard that a target asks for and those
// that its features need. Without one of its own it is the compiler's, if that is
// enough.
func newestStandard(own, prefix string, features []string) string {
	if !known(own) {
		return own
	}
	newest := own
	if own == "98" {
		newest = "03"
	}
	for _, f := range features {
		std, ok := strings.CutPrefix(f, prefix)
		if ok && std != "98" && std != "03" && std > newest && (own != "" || std > "17") {
			newest = std
		}
	}
	return newest
}
