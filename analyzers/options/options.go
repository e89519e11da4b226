// Package options holds the user's settings for a run: the rules that are reported and the compiler
// flags for every CUDA source. Drivers set them before the first package is analyzed, from
// command-line flags or from a configuration file; the names are the same in both.
package options

import (
	"cmp"
	"flag"
	"fmt"
	"os"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// Options are the settings of a run.
type Options struct {
	NVCCFlags string // nvcc's own flags, as one command line; they come after those of the build rules
	CUDA      string // toolkit release such as "12.4"; empty for the newest known
	Enable    string // comma-separated rule ids and classes to add to the default set
	Disable   string // comma-separated rule ids and classes to take away
	MSVC      bool   // the host compiler is Microsoft's
	Config    string // path of the configuration file; empty for the nearest [FileName], [NoFile] for none

	// Linked says that the driver lays out files as links: not a flag, but the [cgobridge.Settings]
	// field of the name.
	Linked bool

	// Overlay has texts that replace configuration files.
	Overlay regular.Overlay
}

// Register binds the options to flags of fs.
func (o *Options) Register(fs *flag.FlagSet) {
	fs.StringVar(&o.NVCCFlags, "nvccflags", o.NVCCFlags, "nvcc `flags` for every CUDA source")
	fs.StringVar(&o.CUDA, "cuda", o.CUDA, "CUDA toolkit `release` (default the newest known)")
	fs.StringVar(&o.Enable, "enable", o.Enable, "comma-separated `ids` or patterns of rules, classes or nvidia-guideline, to report as well")
	fs.StringVar(&o.Disable, "disable", o.Disable, "comma-separated `ids` or patterns of rules, or classes, not to report")
	fs.BoolVar(&o.MSVC, "msvc", o.MSVC, "the host compiler is Microsoft's")
}

// RegisterConfig binds the configuration file to a flag, for drivers that keep no results by the
// content of the nearest one.
func (o *Options) RegisterConfig(fs *flag.FlagSet) {
	fs.StringVar(&o.Config, "config", o.Config, "configuration `file`, or none (default the nearest "+FileName+" up to the repository's root)")
}

// Rules returns the rules that the run reports. The error names an id that
// is neither a rule nor a class.
func (o *Options) Rules() (rule.Set, error) {
	file, err := o.file()
	if err != nil {
		return rule.Set{}, err
	}
	set, err := file.rules()
	if err != nil {
		return set, err
	}
	return set.Then(o.Enable, o.Disable)
}

// Release returns the toolkit release that the user names, in the flags or in the file; empty for the
// newest known.
func (o *Options) Release() (string, error) {
	file, err := o.file()
	if err != nil {
		return "", err
	}
	return cmp.Or(o.CUDA, file.CUDA), nil
}

// Severity returns how findings of a class weigh, one of [Severities]; empty where nothing says so.
func (o *Options) Severity(class rule.Class) string {
	if file, err := o.file(); err == nil { // [Options.Validate] reports errors
		return file.Severity[class]
	}
	return ""
}

// Command returns the file's settings for runs of the command. The path of the baseline is absolute, and in the repository.
func (o *Options) Command() (Command, error) {
	file, err := o.file()
	if err != nil {
		return Command{}, err
	}
	command := file.Command
	if command.Baseline != "" {
		command.Baseline, err = file.inRepository(command.Baseline)
	}
	return command, err
}

// Tags returns the build tags that the file names, as the go command takes them.
func (o *Options) Tags() (string, error) {
	file, err := o.file()
	if err != nil {
		return "", err
	}
	return file.Tags.list(), nil
}

// Compiler returns the compiler options of a CUDA source whose build rule has the given flags. The
// flags of NVCC_PREPEND_FLAGS precede those, the file's, the run's own and those of NVCC_APPEND_FLAGS
// follow them, and the later of two contradicting flags takes precedence. A senseless flag is an
// error, except among the build rule's flags, which the user of this run did not write: there it is
// unknown.
func (o *Options) Compiler(rule nvcc.BuildFlags) (nvcc.Options, error) {
	compiler := nvcc.Default()
	compiler.MSVC = o.MSVC
	file, err := o.file()
	if err != nil {
		return compiler, err
	}
	if release := cmp.Or(o.CUDA, file.CUDA); release != "" {
		toolkit, err := nvcc.ParseVersion(release)
		if err != nil {
			return compiler, fmt.Errorf("-cuda: %w", err)
		}
		compiler.Toolkit = toolkit
	}
	add := func(from, flags string) error {
		args, err := nvcc.Split(flags)
		if err == nil {
			err = nvcc.Check(args)
		}
		if err == nil {
			err = compiler.Parse(args)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", from, err)
		}
		return nil
	}
	if err := add("NVCC_PREPEND_FLAGS", os.Getenv("NVCC_PREPEND_FLAGS")); err != nil {
		return compiler, err
	}
	compiler.ParseRule(rule)
	if err := file.compile(&compiler); err != nil {
		return compiler, err
	}
	if err := add("-nvccflags", o.NVCCFlags); err != nil {
		return compiler, err
	}
	if err := add("NVCC_APPEND_FLAGS", os.Getenv("NVCC_APPEND_FLAGS")); err != nil {
		return compiler, err
	}
	return compiler, nil
}

// Bridge returns the settings for the bridge, which analyses the CUDA sources and lies
// below this package.
func (o *Options) Bridge() (cgobridge.Settings, error) {
	rules, err := o.Rules()
	return cgobridge.Settings{Rules: rules, Compiler: o.Compiler, Linked: o.Linked}, err
}

// Validate reports whether the run can begin: the error names a senseless setting.
func (o *Options) Validate() error {
	if _, err := o.Rules(); err != nil {
		return err
	}
	_, err := o.Compiler(nvcc.BuildFlags{})
	return err
}
