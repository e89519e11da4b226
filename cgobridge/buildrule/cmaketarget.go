package buildrule

import (
	"cmp"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// A cmakeTarget is a library or program.
type cmakeTarget struct {
	name, kind string
	folder     *cmakeFolder
	sources    []string
	properties map[string]string
	own        requirements // what it is compiled with
	exported   requirements // what those are compiled with that link it
	place      Place
	maybe      bool
}

// Requirements are lists of arguments, with generator expressions and holes.
type requirements struct {
	includes, definitions, options, libraries, features []string
}

// targetProperties are properties that a target gets from the variable of its name
// behind CMAKE_.
var targetProperties = strings.Fields("CUDA_STANDARD CXX_STANDARD CUDA_ARCHITECTURES CUDA_SEPARABLE_COMPILATION")

// target returns the target of a name, or of an alias; nil if there is none.
func (c *cmake) target(name string) *cmakeTarget {
	if aliased, ok := c.aliases[name]; ok {
		name = aliased
	}
	return c.targets[name]
}

// addTarget follows add_library, add_executable and their kin.
func (s *cmakeScope) addTarget(args []string, c cmakeCommand) {
	name, rest := args[0], args[1:]
	if !known(name) {
		s.missing = cmp.Or(s.missing, s.rules.reason(name))
		return
	}
	if len(rest) == 2 && rest[0] == "ALIAS" {
		s.aliases[name] = rest[1]
		return
	}
	t := s.targets[name]
	if t == nil {
		t = &cmakeTarget{name: name, kind: "EXECUTABLE", folder: s.folder, properties: map[string]string{}, place: c.place, maybe: s.uncertain != ""}
		t.own.options, t.own.includes = slices.Clone(s.folder.options), slices.Clone(s.folder.includes)
		t.own.libraries = slices.Clone(s.folder.libraries)
		for _, property := range targetProperties {
			if value, ok := s.lookUp("CMAKE_" + property); ok {
				t.properties[property] = value
			}
		}
		s.targets[name] = t
		s.folder.targets = append(s.folder.targets, t)
	}
	if strings.Contains(c.name, "library") || strings.Contains(c.name, "module") {
		t.kind = "STATIC"
		if shared := s.value("BUILD_SHARED_LIBS"); constantTruth(shared) == yes {
			t.kind = "SHARED"
		}
		if strings.Contains(c.name, "module") {
			t.kind = "MODULE"
		}
		for len(rest) > 0 && slices.Contains([]string{"STATIC", "SHARED", "MODULE", "OBJECT", "INTERFACE", "UNKNOWN", "IMPORTED", "GLOBAL", "EXCLUDE_FROM_ALL"}, rest[0]) {
			if rest[0] != "IMPORTED" && rest[0] != "GLOBAL" && rest[0] != "EXCLUDE_FROM_ALL" {
				t.kind = rest[0]
			}
			rest = rest[1:]
		}
	}
	if strings.HasPrefix(c.name, "cuda_") { // of FindCUDA: the flags are a variable's
		t.own.options = append(t.own.options, items(s.value("CUDA_NVCC_FLAGS"))...)
		if s.rules.truthOfText(s.value("CUDA_SEPARABLE_COMPILATION")) == yes {
			t.properties["CUDA_SEPARABLE_COMPILATION"] = "ON"
		}
		delete(t.properties, "CUDA_ARCHITECTURES")
		delete(t.properties, "CXX_STANDARD")
		delete(t.properties, "CUDA_STANDARD")
		if i := slices.Index(rest, "OPTIONS"); i >= 0 { // after the files
			t.own.options = append(t.own.options, rest[i+1:]...)
			rest = rest[:i]
		}
	}
	t.sources = append(t.sources, s.sourceFiles(rest)...)
}

// sourceFiles returns the absolute paths of the sources that arguments name.
func (s *cmakeScope) sourceFiles(args []string) []string {
	var files []string
	for _, a := range args {
		if object, ok := strings.CutPrefix(a, "$<TARGET_OBJECTS:"); ok {
			files = append(files, "lib"+strings.TrimSuffix(object, ">"))
			continue
		}
		if strings.HasPrefix(a, "$<") {
			a = s.generate(a)
		}
		for _, a := range s.rules.allItems(items(a)) {
			switch {
			case !known(a) && isHole(firstRune(a)):
				files = append(files, a)
			case slices.Contains(inputExtensions, filepath.Ext(a)):
				files = append(files, absolute(a, s.folder.path))
			}
		}
	}
	return files
}

func (s *cmakeScope) targetSources(args []string) {
	if t := s.target(args[0]); t != nil {
		t.sources = append(t.sources, s.sourceFiles(slices.DeleteFunc(args[1:], isVisibility))...)
	}
}

func isVisibility(word string) bool {
	return word == "PUBLIC" || word == "PRIVATE" || word == "INTERFACE" || word == "LINK_PUBLIC" || word == "LINK_PRIVATE" || word == "LINK_INTERFACE_LIBRARIES"
}

// demand follows target_…(name [PRIVATE|PUBLIC|INTERFACE] arguments…): it gives
// arguments to a target, to those that link it, or to both.
func (s *cmakeScope) demand(args []string, add func(t *cmakeTarget, s *cmakeScope, to *requirements, args []string)) {
	t := s.target(args[0])
	if t == nil {
		return
	}
	args = args[1:]
	own, exported := true, true
	for len(args) > 0 {
		n := slices.IndexFunc(args, isVisibility)
		if n < 0 {
			n = len(args)
		}
		if part := s.maybe(args[:n]); len(part) > 0 {
			if own {
				add(t, s, &t.own, part)
			}
			if exported {
				add(t, s, &t.exported, part)
			}
		}
		if args = args[n:]; len(args) > 0 {
			own, exported = !strings.Contains(args[0], "INTERFACE"), !strings.Contains(args[0], "PRIVATE")
			args = args[1:]
		}
	}
}

// maybe returns arguments as they are in a branch that is taken, and as one hole in
// one that may not be.
func (s *cmakeScope) maybe(args []string) []string {
	if s.uncertain == "" || len(args) == 0 {
		return slices.Clone(args)
	}
	return []string{s.rules.either(s.uncertain, "", strings.Join(args, ";"))}
}

func (*cmakeTarget) link(_ *cmakeScope, to *requirements, args []string) {
	to.libraries = append(to.libraries, args...)
}

func (*cmakeTarget) include(s *cmakeScope, to *requirements, args []string) {
	to.includes = append(to.includes, s.includes(args)...)
}

func (*cmakeTarget) define(_ *cmakeScope, to *requirements, args []string) {
	to.definitions = append(to.definitions, args...)
}

// compile joins the arguments: an expression may go over several.
func (*cmakeTarget) compile(_ *cmakeScope, to *requirements, args []string) {
	if args[0] == "BEFORE" {
		args = args[1:]
	}
	to.options = append(to.options, strings.Join(args, ";"))
}

func (*cmakeTarget) feature(_ *cmakeScope, to *requirements, args []string) {
	to.features = append(to.features, args...)
}

// includes returns folders as absolute paths; expressions stay, with the folder
// that they count from in front of what they may name.
func (s *cmakeScope) includes(args []string) []string {
	var out []string
	for _, a := range args {
		switch {
		case a == "SYSTEM" || a == "BEFORE" || a == "AFTER":
		case strings.HasPrefix(a, "$<") || !known(a):
			out = append(out, a)
		default:
			out = append(out, absolute(a, s.folder.path))
		}
	}
	return out
}

func (s *cmakeScope) includeDirectories(args []string) {
	folders := s.maybe(s.includes(args))
	s.folder.includes = append(s.folder.includes, folders...)
	for _, t := range s.folder.targets {
		t.own.includes = append(t.own.includes, folders...)
	}
}

// addDefinitions follows add_definitions: -D goes among the definitions, the rest
// among the options.
func (s *cmakeScope) addDefinitions(args []string) {
	for _, a := range args {
		if strings.HasPrefix(a, "-D") {
			s.folder.definitions = append(s.folder.definitions, s.maybe([]string{a[2:]})...)
		} else {
			s.folder.options = append(s.folder.options, s.maybe(splitQuoted(a))...)
		}
	}
}

// properties follows set_…_properties(names… PROPERTIES name value …).
func (s *cmakeScope) properties(scope string, args []string, appending bool) {
	at := slices.IndexFunc(args, func(a string) bool { return a == "PROPERTIES" || a == "PROPERTY" })
	if at < 0 {
		return
	}
	names, pairs := args[:at], args[at+1:]
	if args[at] == "PROPERTY" {
		if len(pairs) == 0 {
			return
		}
		pairs = []string{pairs[0], strings.Join(pairs[1:], ";")}
	}
	for _, name := range names {
		for i := 0; i+1 < len(pairs); i += 2 {
			s.property(scope, name, pairs[i], pairs[i+1], appending)
		}
	}
}

func (s *cmakeScope) property(scope, name, property, value string, appending bool) {
	maybe := func(old string) string {
		if appending && old != "" {
			value = old + ";" + value
		}
		if s.uncertain != "" {
			return s.rules.merge(old, value, s.uncertain)
		}
		return value
	}
	switch scope {
	case "GLOBAL":
		s.global[property] = maybe(s.global[property])
	case "SOURCE":
		path := absolute(name, s.folder.path)
		if s.sources[path] == nil {
			s.sources[path] = map[string]string{}
		}
		s.sources[path][property] = maybe(s.sources[path][property])
	case "DIRECTORY":
		args := s.maybe(items(value))
		switch property {
		case "COMPILE_DEFINITIONS":
			s.folder.definitions = append(s.folder.definitions, args...)
		case "COMPILE_OPTIONS":
			s.folder.options = append(s.folder.options, args...)
		case "INCLUDE_DIRECTORIES":
			s.includeDirectories(items(value))
		}
	case "TARGET":
		t := s.target(name)
		if t == nil {
			return
		}
		args := s.maybe(items(value))
		switch property {
		case "COMPILE_DEFINITIONS":
			t.own.definitions = append(t.own.definitions, args...)
		case "INTERFACE_COMPILE_DEFINITIONS":
			t.exported.definitions = append(t.exported.definitions, args...)
		case "COMPILE_OPTIONS":
			t.own.options = append(t.own.options, strings.Join(args, ";"))
		case "COMPILE_FLAGS":
			t.own.options = append(t.own.options, s.maybe(splitQuoted(value))...)
		case "INTERFACE_COMPILE_OPTIONS":
			t.exported.options = append(t.exported.options, strings.Join(args, ";"))
		case "INCLUDE_DIRECTORIES":
			t.own.includes = append(t.own.includes, s.includes(args)...)
		case "INTERFACE_INCLUDE_DIRECTORIES":
			t.exported.includes = append(t.exported.includes, s.includes(args)...)
		case "LINK_LIBRARIES":
			t.own.libraries = append(t.own.libraries, args...)
		case "INTERFACE_LINK_LIBRARIES":
			t.exported.libraries = append(t.exported.libraries, args...)
		default:
			t.properties[property] = maybe(t.properties[property])
		}
	}
}

// setProperty follows set_property(scope names… [APPEND] PROPERTY name value…).
func (s *cmakeScope) setProperty(args []string) {
	appending := slices.Contains(args, "APPEND") || slices.Contains(args, "APPEND_STRING")
	rest := slices.DeleteFunc(slices.Clone(args[1:]), func(a string) bool { return a == "APPEND" || a == "APPEND_STRING" })
	if args[0] == "GLOBAL" || args[0] == "DIRECTORY" && len(rest) > 0 && rest[0] == "PROPERTY" {
		rest = append([]string{"."}, rest...)
	}
	s.properties(args[0], rest, appending)
}

func (s *cmakeScope) getProperty(args []string) {
	i := slices.Index(args, "PROPERTY")
	if i < 0 || i+1 >= len(args) || len(args) < 3 {
		return
	}
	switch {
	case args[1] == "GLOBAL":
		if value, ok := s.global[args[i+1]]; ok || !isUpper(args[i+1]) {
			s.set(args[0], value)
			return
		}
	case args[1] == "TARGET":
		s.getTargetProperty([]string{args[0], args[2], args[i+1]})
		return
	}
	s.unknown(nvcc.All, "the property "+args[i+1], args[0])
}

// isUpper reports whether a property may be one of cmake's own.
func isUpper(name string) bool { return name == strings.ToUpper(name) }

func (s *cmakeScope) getTargetProperty(args []string) {
	if len(args) < 3 {
		return
	}
	t := s.target(args[1])
	if t == nil {
		s.unknown(nvcc.All, "a property of "+args[1], args[0])
		return
	}
	switch args[2] {
	case "NAME":
		s.set(args[0], t.name)
	case "TYPE":
		kind := t.kind + "_LIBRARY"
		if t.kind == "EXECUTABLE" {
			kind = t.kind
		}
		s.set(args[0], kind)
	case "SOURCES":
		s.set(args[0], strings.Join(t.sources, ";"))
	default:
		value, ok := t.properties[args[2]]
		if !ok {
			s.unknown(nvcc.All, "the property "+args[2]+" of "+args[1], args[0])
			return
		}
		s.set(args[0], value)
	}
}

// steps returns the steps of a target: what it is made from, and that other
// targets are linked into it; and one for each source with properties of its own.
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

// flags returns what words make of a compiler's command line.
func (c *cmake) flags(words []string, t *cmakeTarget) nvcc.BuildFlags {
	line := slices.Concat([]string{"nvcc"}, words, []string{"x.cu"})
	for _, s := range c.rules.parseCommand(line, t.folder.path) {
		return s.BuildFlags
	}
	return nvcc.BuildFlags{}
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
	build := strings.ToUpper(t.folder.vars["CMAKE_BUILD_TYPE"])
	for _, name := range []string{"CMAKE_CUDA_FLAGS", "CMAKE_CUDA_FLAGS_" + build} {
		words = append(words, splitQuoted(strings.ReplaceAll(t.folder.vars[name], ";", " "))...)
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
	if std := cmp.Or(t.properties["CUDA_STANDARD"], t.properties["CXX_STANDARD"]); std != "" {
		words = append(words, "-std=c++"+c.standard(std, features))
	} else if std := c.standard("", features); std != "" {
		words = append(words, "-std=c++"+std)
	}
	switch on := t.properties["CUDA_SEPARABLE_COMPILATION"]; c.rules.truthOfText(on) {
	case yes:
		words = append(words, "-rdc=true")
	case unknown:
		words = append(words, c.rules.about(nvcc.Relocatable, c.rules.reason(on)))
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

// standard returns the standard of a target that asks for one, and has features
// that need others: the newest. Without one of its own it is the compiler's, if
// that is enough.
func (c *cmake) standard(own string, features []string) string {
	if !known(own) {
		return own
	}
	newest := own
	if own == "98" {
		newest = "03"
	}
	for _, f := range features {
		std, ok := strings.CutPrefix(f, "cuda_std_")
		if ok && std != "98" && std != "03" && std > newest && (own != "" || std > "17") {
			newest = std
		}
	}
	return newest
}
