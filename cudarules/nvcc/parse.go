package nvcc

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
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
	p := parser{options: o, args: args}
	o.Given = o.Given || len(args) > 0
	for p.next < len(args) {
		if err := p.flag(); err != nil {
			return err
		}
	}
	if len(p.archs) > 0 {
		slices.Sort(p.archs)
		o.Archs = slices.Compact(p.archs)
		o.Arch = o.Archs[0]
	}
	return nil
}

type parser struct {
	options *Options
	args    []string
	next    int
	archs   []int
}

// An option is one that cudavet heeds, or that it has to know because its
// value may look like a flag.
type option struct {
	names []string // without dashes
	value bool     // it takes a value
	set   func(p *parser, value string) error
}

// options are looked up by name. A name of one letter may have its value
// attached, as in -DNAME.
var options = []option{
	{[]string{"std"}, true, (*parser).std},
	{[]string{"arch", "gpu-architecture"}, true, (*parser).arch},
	{[]string{"gencode", "generate-code"}, true, (*parser).gencode},
	{[]string{"code", "gpu-code"}, true, nil},
	{[]string{"rdc", "relocatable-device-code"}, true, func(p *parser, value string) (err error) {
		p.options.RDC, err = boolean(value)
		return err
	}},
	{[]string{"dc", "device-c"}, false, func(p *parser, _ string) error {
		p.options.RDC = true
		return nil
	}},
	{[]string{"ptx", "cubin", "fatbin", "optix-ir", "ltoir"}, false, func(p *parser, _ string) error {
		p.options.DeviceOnly = true
		return nil
	}},
	{[]string{"extended-lambda", "expt-extended-lambda"}, false, func(p *parser, value string) (err error) {
		p.options.ExtendedLambda, err = boolean(value)
		return err
	}},
	{[]string{"expt-relaxed-constexpr"}, false, func(p *parser, value string) (err error) {
		p.options.RelaxedConstexpr, err = boolean(value)
		return err
	}},
	{[]string{"I", "include-path"}, true, func(p *parser, value string) error {
		p.options.Include = append(p.options.Include, list(value)...)
		return nil
	}},
	{[]string{"isystem", "system-include"}, true, func(p *parser, value string) error {
		p.options.SystemInclude = append(p.options.SystemInclude, list(value)...)
		return nil
	}},
	{[]string{"include", "pre-include"}, true, func(p *parser, value string) error {
		p.options.ForcedInclude = append(p.options.ForcedInclude, list(value)...)
		return nil
	}},
	{[]string{"D", "define-macro"}, true, func(p *parser, value string) error {
		p.options.Define = append(p.options.Define, list(value)...)
		return nil
	}},
	{[]string{"U", "undefine-macro"}, true, func(p *parser, value string) error {
		for _, name := range list(value) {
			p.options.Define = append(p.options.Define, "!"+name)
		}
		return nil
	}},
	{[]string{"Xcompiler", "compiler-options"}, true, (*parser).host},
	{[]string{"ccbin", "compiler-bindir"}, true, func(p *parser, value string) error {
		name := strings.ToLower(path.Base(strings.ReplaceAll(value, `\`, "/")))
		p.options.MSVC = p.options.MSVC || name == "cl" || name == "cl.exe"
		return nil
	}},

	{[]string{"o", "output-file"}, true, nil},
	{[]string{"odir", "output-directory"}, true, nil},
	{[]string{"x", "language"}, true, nil},
	{[]string{"l", "library"}, true, nil},
	{[]string{"L", "library-path"}, true, nil},
	{[]string{"O", "optimize"}, true, nil},
	{[]string{"MF", "dependency-output"}, true, nil},
	{[]string{"MT", "dependency-target-name"}, true, nil},
	{[]string{"optf", "options-file"}, true, nil},
	{[]string{"Xlinker", "linker-options"}, true, nil},
	{[]string{"Xarchive", "archive-options"}, true, nil},
	{[]string{"Xptxas", "ptxas-options"}, true, nil},
	{[]string{"Xnvlink", "nvlink-options"}, true, nil},
	{[]string{"Xcudafe", "cudafe-options"}, true, nil},
	{[]string{"Xfatbin", "fatbin-options"}, true, nil},
	{[]string{"Xopencc"}, true, nil},
}

var optionByName = func() map[string]*option {
	byName := map[string]*option{}
	for i := range options {
		for _, name := range options[i].names {
			byName[name] = &options[i]
		}
	}
	return byName
}()

// flag reads the next argument and, if it has one, its value.
func (p *parser) flag() error {
	arg := p.args[p.next]
	p.next++
	name, dashed := strings.CutPrefix(arg, "-")
	if !dashed {
		return nil
	}
	name = strings.TrimPrefix(name, "-")
	name, value, attached := strings.Cut(name, "=")
	opt := optionByName[name]
	if opt == nil && len(arg) > 2 && arg[1] != '-' {
		// -DNAME=VALUE, -Ifolder
		if opt = optionByName[arg[1:2]]; opt != nil {
			value, attached = arg[2:], true
		}
	}
	if opt == nil {
		return nil
	}
	switch {
	case opt.value && !attached:
		if opt.isOptional() && (p.next == len(p.args) || strings.HasPrefix(p.args[p.next], "-")) {
			return nil
		}
		if p.next == len(p.args) {
			return fmt.Errorf("nvcc flag %s: value expected", arg)
		}
		value = p.args[p.next]
		p.next++
	case !opt.value && !attached:
		value = "true"
	}
	if opt.set == nil {
		return nil
	}
	if value == "" {
		return fmt.Errorf("nvcc flag %s: value expected", arg)
	}
	if err := opt.set(p, value); err != nil {
		return fmt.Errorf("nvcc flag %s: %w", arg, err)
	}
	return nil
}

// isOptional reports whether the option may stand without the value that it
// can take, as -O may.
func (opt *option) isOptional() bool { return opt.names[0] == "O" }

func boolean(value string) (bool, error) {
	switch value {
	case "true":
		return true, nil
	case "false":
		return false, nil
	}
	return false, fmt.Errorf("%q is neither true nor false", value)
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

// arch adds the architecture of -arch. What native means depends on a
// machine: it changes nothing.
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

// host reads flags for the host compiler: those that define macros or name
// the standard.
func (p *parser) host(value string) error {
	// A value may hold several flags, separated by commas or, in quotes, by blanks.
	args := list(strings.Trim(value, `"'`))
	if len(args) == 1 {
		if split, err := Split(args[0]); err == nil {
			args = split
		}
	}
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
