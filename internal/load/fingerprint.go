package load

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/analyzers/inputs"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/internal/process"
)

// Fingerprint writes a key of all inputs of a check of the patterns, besides the program and its settings: the packages
// and their imports, by their files' contents or, in the module cache, by their versions; the repositories that contain
// them; the go command's environment; and the C compiler with its header folders, where added, removed and replaced
// files count. Nothing is built for it. It reports false if that is incomplete, as outside of modules.
func (c Config) Fingerprint(w io.Writer, patterns []string) bool {
	dir, err := c.here()
	if err != nil || c.System != "" || !inModule(dir) || len(c.Overlay) > 0 || len(unreadable(dir)) > 0 {
		return false
	}
	f := &fingerprint{dir: dir, to: w, runner: process.ForGo()}
	fmt.Fprintf(w, "%q %q %q %t %q\n", dir, patterns, c.Tags, c.Tests, c.CUDA)
	if !f.environment() {
		return false
	}
	listed, ok := f.packages(c, patterns)
	if !ok {
		return false
	}
	f.toolchain(listed)
	return f.repositories(listed)
}

// A fingerprint is written piece by piece.
type fingerprint struct {
	dir    string // in which the go command works
	env    map[string]string
	to     io.Writer
	runner *process.Runner
}

// run returns a program's standard output and standard error.
func (f *fingerprint) run(name string, args ...string) (stdout, stderr []byte, err error) {
	return f.runner.Output(context.Background(), process.Command{Name: name, Args: args, Dir: f.dir})
}

// goCommand returns the go command's standard output.
func (f *fingerprint) goCommand(args ...string) ([]byte, error) {
	text, _, err := f.runner.Output(context.Background(), process.Go(f.dir, args...))
	return text, err
}

// environment writes the go command's variables. Those for the C compiler hold a name that is another each time.
func (f *fingerprint) environment() bool {
	text, err := f.goCommand("env", "-json")
	if err != nil || json.Unmarshal(text, &f.env) != nil {
		return false
	}
	delete(f.env, "GOGCCFLAGS")
	for _, name := range slices.Sorted(maps.Keys(f.env)) {
		fmt.Fprintf(f.to, "%s=%q\n", name, f.env[name])
	}
	return true
}

// A listed package is the part of the go command's output that names further inputs.
type listed struct {
	Dir      string
	Standard bool
	Module   *struct{ Dir string }

	CgoCFLAGS, CgoCPPFLAGS, CgoCXXFLAGS, CgoPkgConfig []string
}

// listedFields are all that the go command is to say of a package: they are written as they come.
const listedFields = "ImportPath,Dir,Name,ForTest,Standard,Incomplete,Module,Imports,Error," +
	"GoFiles,CgoFiles,IgnoredGoFiles,TestGoFiles,XTestGoFiles,CFiles,CXXFiles,HFiles,SFiles,SysoFiles,EmbedFiles," +
	"CgoCFLAGS,CgoCPPFLAGS,CgoCXXFLAGS,CgoPkgConfig"

// packages writes the packages matched by patterns, and returns those that are not of the standard library.
func (f *fingerprint) packages(c Config, patterns []string) ([]listed, bool) {
	args := []string{"list", "-e", "-deps", "-json=" + listedFields, fmt.Sprintf("-test=%t", c.Tests)}
	if c.Tags != "" {
		args = append(args, "-tags="+c.Tags)
	}
	text, err := f.goCommand(append(append(args, "--"), patterns...)...)
	if err != nil {
		return nil, false
	}
	fmt.Fprintf(f.to, "%s\n", text)
	var all []listed
	for d := json.NewDecoder(bytes.NewReader(text)); ; {
		var p listed
		switch err := d.Decode(&p); {
		case err == io.EOF:
			return all, true
		case err != nil:
			return nil, false
		case !p.Standard:
			all = append(all, p)
		}
	}
}

// repositories writes the files of the repositories around packages, except for those in the module cache, which
// never change.
func (f *fingerprint) repositories(all []listed) bool {
	cache := f.env["GOMODCACHE"] + string(filepath.Separator)
	dirs := []string{f.dir}
	for _, p := range all {
		dir := p.Dir
		if p.Module != nil {
			dir = cmp.Or(p.Module.Dir, p.Dir)
		}
		if dir != "" && !strings.HasPrefix(dir, cache) && !slices.Contains(dirs, dir) {
			dirs = append(dirs, dir)
		}
	}
	return inputs.WriteAll(f.to, dirs)
}

// toolchain writes the version output of the C compiler and pkg-config, and the modification times of the folders that
// they name.
func (f *fingerprint) toolchain(all []listed) {
	folders := map[string]bool{}
	fields := func(text string) []string {
		words, err := nvcc.Split(text)
		if err != nil {
			return strings.Fields(text)
		}
		return words
	}
	search := func(flags []string) {
		for _, flag := range flags {
			for _, option := range []string{"-I", "-isystem", "-iquote", "-idirafter", ""} {
				if folder, ok := strings.CutPrefix(flag, option); ok && filepath.IsAbs(folder) {
					folders[folder] = true
				}
			}
		}
	}
	if cc := append(fields(f.env["CC"]), fields(f.env["CGO_CPPFLAGS"]+" "+f.env["CGO_CFLAGS"])...); len(cc) > 0 {
		_, text, err := f.run(cc[0], append(cc[1:], "-x", "c", "-E", "-v", os.DevNull)...)
		fmt.Fprintf(f.to, "%s %v\n", text, err)
		for line := range strings.Lines(string(text)) {
			if folder, ok := strings.CutPrefix(line, " "); ok && filepath.IsAbs(folder) {
				folders[strings.TrimSpace(folder)] = true
			}
		}
	}
	described := map[string]bool{}
	for _, p := range all {
		search(slices.Concat(p.CgoCPPFLAGS, p.CgoCFLAGS, p.CgoCXXFLAGS))
		names := strings.Join(p.CgoPkgConfig, " ")
		if names == "" || described[names] {
			continue
		}
		described[names] = true
		text, _, err := f.run(cmp.Or(f.env["PKG_CONFIG"], "pkg-config"), append([]string{"--cflags", "--"}, p.CgoPkgConfig...)...)
		fmt.Fprintf(f.to, "%s %v\n", text, err)
		search(fields(string(text)))
	}
	for _, folder := range slices.Sorted(maps.Keys(folders)) {
		changed := "none"
		if info, err := os.Stat(folder); err == nil {
			changed = info.ModTime().String()
		}
		fmt.Fprintf(f.to, "%q %s\n", folder, changed)
	}
}
