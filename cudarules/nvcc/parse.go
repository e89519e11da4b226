package nvcc

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/spelling"
)

// Parse adds the flags of an nvcc command line to o: both "-std c++17" and
// "-std=c++17", short and long spellings, comma-separated lists and -Xcompiler
// arguments. Flags that change nothing here are skipped, and so are input
// files and @files. A flag whose value is missing or senseless is an error
// that names it, and leaves o half changed.
//
// The first flag that names an architecture replaces those of o; the further
// ones add to it.
func (o *Options) Parse(args []string) error {
	p := parser{options: o}
	for _, f := range Flags(args) {
		o.Given = o.Given || f.shapesLanguage()
		if err := p.flag(f); err != nil {
			return err
		}
		if f.Name != "compiler-options" && f.Name != "options-file" { // which may say anything
			o.Unknown &^= effects[f.Name].aspect
		}
	}
	if len(p.archs) > 0 {
		slices.Sort(p.archs)
		o.Archs = slices.Compact(p.archs)
		o.Arch = o.Archs[0]
	}
	return nil
}

// Check returns an error for the first argument that is no flag of nvcc's but
// looks like one, or that names an architecture which no release has.
func Check(args []string) error {
	flags := Flags(args)
	if slices.ContainsFunc(flags, func(f Flag) bool { return strings.HasPrefix(f.Name, "forward-unknown-") }) {
		return nil
	}
	for _, f := range flags {
		if err := checkArchitectures(f); err != nil {
			return err
		}
		if _, known := flagByName[f.Name]; known || f.Name == "" {
			continue
		}
		near := ""
		for name := range flagByName {
			if misspells(f.Name, name) && (near == "" || name < near) {
				near = name
			}
		}
		if near != "" {
			return fmt.Errorf("nvcc knows no flag %s; near: -%s", f.Words[0], near)
		}
	}
	return nil
}

// namedArchitecture matches the names of architectures in the values of flags.
var namedArchitecture = regexp.MustCompile(`\b(?:sm|compute|lto)_(\d+)[af]?\b`)

// checkArchitectures returns an error for the first architecture of a flag that no release of CUDA has; it names the nearest.
func checkArchitectures(f Flag) error {
	if f.Name != "gpu-architecture" && f.Name != "generate-code" && f.Name != "gpu-code" {
		return nil
	}
	for _, m := range namedArchitecture.FindAllStringSubmatch(f.Value, -1) {
		n, err := strconv.Atoi(m[1])
		near := nearestArchitecture(n)
		if err == nil && (n == near || n < architectures[0].arch) { // the latter are of releases before those that are known
			continue
		}
		prefix, _, _ := strings.Cut(m[0], "_")
		return fmt.Errorf("no release of CUDA has the architecture %s; near: %s_%d", m[0], prefix, near)
	}
	return nil
}

// nearestArchitecture returns the known compute capability, times ten, that is nearest to n.
func nearestArchitecture(n int) int {
	nearest := architectures[0].arch
	for _, a := range architectures {
		if max(a.arch-n, n-a.arch) < max(nearest-n, n-nearest) {
			nearest = a.arch
		}
	}
	return nearest
}

// misspells reports whether a word may be meant for a name: it differs from it in
// one letter, or in two of a long one.
func misspells(word, name string) bool {
	return len(name) > 2 && len(word) > 2 && spelling.Distance(word, name) <= 1+min(len(name)/8, 1)
}

type parser struct {
	options *Options
	archs   []int
}

// An effect is the effect of a supported flag's value.
type effect struct {
	aspect Aspects
	set    func(p *parser, value string) error
}

// effects are looked up by a flag's long spelling.
var effects = map[string]effect{
	"std":              {Standard, (*parser).std},
	"gpu-architecture": {Architecture, (*parser).arch},
	"generate-code":    {Architecture, (*parser).gencode},
	"relocatable-device-code": {Relocatable, func(p *parser, value string) (err error) {
		p.options.RDC, err = boolean(value)
		return err
	}},
	"device-c": {Relocatable, func(p *parser, _ string) error {
		p.options.RDC = true
		return nil
	}},
	"ptx": {0, (*parser).deviceOnly}, "cubin": {0, (*parser).deviceOnly}, "fatbin": {0, (*parser).deviceOnly},
	"optix-ir": {0, (*parser).deviceOnly}, "ltoir": {0, (*parser).deviceOnly},
	"extended-lambda": {Extensions, func(p *parser, value string) (err error) {
		p.options.ExtendedLambda, err = boolean(value)
		return err
	}},
	"expt-relaxed-constexpr": {Extensions, func(p *parser, value string) (err error) {
		p.options.RelaxedConstexpr, err = boolean(value)
		return err
	}},
	"include-path": {Includes, func(p *parser, value string) error {
		p.options.Include = append(p.options.Include, list(value)...)
		return nil
	}},
	"system-include": {Includes, func(p *parser, value string) error {
		p.options.SystemInclude = append(p.options.SystemInclude, list(value)...)
		return nil
	}},
	"pre-include": {Macros, func(p *parser, value string) error {
		p.options.ForcedInclude = append(p.options.ForcedInclude, list(value)...)
		return nil
	}},
	"define-macro": {Macros, func(p *parser, value string) error {
		p.options.Define = append(p.options.Define, list(value)...)
		return nil
	}},
	"undefine-macro": {Macros, func(p *parser, value string) error {
		for _, name := range list(value) {
			p.options.Define = append(p.options.Define, "!"+name)
		}
		return nil
	}},
	"compiler-options": {Standard | Macros | Includes, (*parser).host},
	"compiler-bindir": {0, func(p *parser, value string) error {
		name := strings.ToLower(path.Base(strings.ReplaceAll(value, `\`, "/")))
		p.options.MSVC = p.options.MSVC || name == "cl" || name == "cl.exe"
		return nil
	}},
	"options-file": {aspect: All},
}

// flag reads a flag.
func (p *parser) flag(f Flag) error {
	if f.Name == "" {
		return nil
	}
	effect := effects[f.Name]
	spec, known := flagByName[f.Name]
	switch {
	case f.HasValue && f.Value != "":
	case known && spec.value == hasValue && (effect.set != nil || !f.HasValue):
		return fmt.Errorf("nvcc flag %s: value expected", f.Words[0])
	default:
		f.Value = "true"
	}
	if effect.set == nil {
		return nil
	}
	if err := effect.set(p, f.Value); err != nil {
		return fmt.Errorf("nvcc flag %s: %w", f.Words[0], err)
	}
	return nil
}

func boolean(value string) (bool, error) {
	switch value {
	case "true":
		return true, nil
	case "false":
		return false, nil
	}
	return false, fmt.Errorf("%q is neither true nor false", value)
}

// deviceOnly says that code of the host is not compiled.
func (p *parser) deviceOnly(string) error {
	p.options.DeviceOnly = true
	return nil
}

// std sets the C++ standard.
func (p *parser) std(value string) error {
	std, ok := standards[strings.Replace(value, "gnu++", "c++", 1)]
	if !ok {
		return fmt.Errorf("%q is no C++ standard that nvcc knows", value)
	}
	p.options.Std = std
	return nil
}

var standards = map[string]int{
	"c++98": 3, "c++03": 3, "c++0x": 11, "c++11": 11, "c++1y": 14, "c++14": 14, "c++1z": 17, "c++17": 17,
	"c++2a": 20, "c++20": 20, "c++2b": 23, "c++23": 23, "c++latest": 23,
}

// arch adds the architecture of -arch. The value native depends on a machine and changes nothing.
func (p *parser) arch(value string) error {
	known := p.options.Toolkit.Architectures()
	switch value {
	case "native":
		return nil
	case "all":
		p.archs = append(p.archs, known...)
		return nil
	case "all-major":
		// The first of every generation, and the oldest of all.
		for i, arch := range known {
			if i == 0 || arch%10 == 0 {
				p.archs = append(p.archs, arch)
			}
		}
		return nil
	}
	for _, name := range list(value) {
		if err := p.addArch(name); err != nil {
			return err
		}
	}
	return nil
}

// gencode adds the architecture of "arch=compute_75,code=[sm_75,compute_75]":
// it is arch, not code, that the preprocessor sees.
func (p *parser) gencode(value string) error {
	for part := range strings.SplitSeq(strings.Trim(value, `"'`), ",") {
		if name, ok := strings.CutPrefix(part, "arch="); ok {
			return p.addArch(name)
		}
	}
	return fmt.Errorf("%q names no arch", value)
}

// addArch adds sm_75, compute_75 or the like. The letter of sm_90a and
// sm_100f changes no compute capability.
func (p *parser) addArch(name string) error {
	name = strings.Trim(name, `"'[]`)
	digits, ok := strings.CutPrefix(name, "sm_")
	if !ok {
		if digits, ok = strings.CutPrefix(name, "compute_"); !ok {
			digits, ok = strings.CutPrefix(name, "lto_")
		}
	}
	digits = strings.TrimRight(digits, "af")
	n, err := strconv.ParseUint(digits, 10, 10)
	if !ok || err != nil || n < 10 {
		return fmt.Errorf("%q is no architecture", name)
	}
	p.archs = append(p.archs, int(n))
	return nil
}

// hostArgs cuts the value of -Xcompiler into flags: it may hold several, separated by
// commas or, in quotes, by blanks.
func hostArgs(value string) []string {
	args := list(strings.Trim(value, `"'`))
	if len(args) == 1 {
		if split, err := Split(args[0]); err == nil {
			return split
		}
	}
	return args
}

// host reads flags for the host compiler: those that define macros or name
// the standard.
func (p *parser) host(value string) error {
	args := hostArgs(value)
	for i := 0; i < len(args); i++ {
		arg := args[i]
		if rest, ok := strings.CutPrefix(arg, "/"); ok && !strings.Contains(rest, "/") {
			arg = "-" + rest // Microsoft's spelling, no path
		}
		if (arg == "-D" || arg == "-U") && i+1 < len(args) {
			i++
			arg += args[i]
		}
		o := p.options
		if name, ok := strings.CutPrefix(arg, "-D"); ok && name != "" {
			o.Define = append(o.Define, name)
		} else if name, ok := strings.CutPrefix(arg, "-U"); ok && name != "" {
			o.Define = append(o.Define, "!"+name)
		} else if name, ok := strings.CutPrefix(arg, "-I"); ok && name != "" {
			o.Include = append(o.Include, name)
		} else if std, ok := strings.CutPrefix(strings.Replace(arg, "-std:", "-std=", 1), "-std="); ok && strings.Contains(std, "++") {
			if err := p.std(std); err != nil {
				return err
			}
		}
	}
	return nil
}
