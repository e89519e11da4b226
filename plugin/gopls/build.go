package gopls

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"

	"golang.org/x/mod/modfile"

	"github.com/cudavet/cudavet/internal/output"
	"github.com/cudavet/cudavet/internal/process"
)

// Version is the release of gopls that is built: one that Go 1.26 can build.
const Version = "v0.23.0"

const (
	module      = "github.com/cudavet/cudavet"
	goplsModule = "golang.org/x/tools/gopls"
	toolsModule = "golang.org/x/tools"
	importLine  = "\n\nimport cudavet \"" + module + "/plugin/gopls\"\n"
)

// edits are the changes to gopls' source. Each replaces the only occurrence of
// a text in a file.
var edits = []struct{ file, before, after string }{
	// One more analyzer, which is on unless the setting "analyses" says otherwise.
	{"internal/settings/analysis.go", "package settings\n", "package settings" + importLine},
	{"internal/settings/analysis.go", "= initAnalyzers()", "= append(initAnalyzers(), &Analyzer{analyzer: cudavet.Analyzer})"},

	// Files that a client watches, and whose changes make gopls load packages
	// anew and forget its keys.
	{"internal/settings/default.go", "package settings\n", "package settings" + importLine},
	{"internal/settings/default.go", "WorkspaceFiles:          []string{}", "WorkspaceFiles: cudavet.Watched()"},

	// Keys of results.
	{"internal/cache/analysis.go", "package cache\n", "package cache" + importLine},
	{"internal/cache/analysis.go", "var enqueue func(", "var inputs cudavet.Keys\n\tvar enqueue func("},
	{"internal/cache/analysis.go", "key = an.cacheKey()", "key = inputs.Extend(an.cacheKey(), an.ph.mp.Module)"},

	// Diagnostics in CUDA sources, their columns in bytes.
	{"internal/cache/analysis.go", "if allowDeps {", "if allowDeps || cudavet.IsForeign(tokFile.Name()) {"},

	// Fixes in CUDA sources, for editors that also connect these with gopls. It would take them for Go
	// files.
	{"internal/cache/snapshot.go", "package cache\n", "package cache" + importLine},
	{
		"internal/cache/snapshot.go", "// and now what? This should never happen",
		"if cudavet.IsForeign(fh.URI().Path()) {\n\t\treturn file.UnknownKind\n\t}\n\t// and now what? This should never happen",
	},
	{
		"internal/server/code_action.go", "// Unsupported file kind for a code action.\n\t\treturn nil, nil",
		"return s.codeActionsMatchingDiagnostics(ctx, uri, snapshot, params.Context.Diagnostics, enabled)",
	},
}

// Build makes a gopls with this cudavet in it and writes the program to a file. It needs the go
// command, a C compiler and, unless the modules are in the module cache, the module proxy. The error
// names the missing tool in one line.
func Build(name string) error {
	if enabled, err := goCommand("", "env", "CGO_ENABLED"); err != nil {
		return err
	} else if strings.TrimSpace(string(enabled)) != "1" {
		return errors.New("cudavet's parser is written in C: install a C compiler and leave cgo enabled (CGO_ENABLED=1)")
	}
	dir, err := os.MkdirTemp("", "cudavet-gopls-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	original, err := download(dir)
	if err != nil {
		return fmt.Errorf("cannot download gopls %s: %w", Version, err)
	}
	source := filepath.Join(dir, "gopls")
	if err := os.CopyFS(source, os.DirFS(original)); err != nil {
		return err
	}
	if err := edit(source); err != nil {
		return err
	}
	if err := require(filepath.Join(source, "go.mod")); err != nil {
		return err
	}
	built := filepath.Join(dir, "built")
	if _, err := goCommand(source, "build", "-mod=mod", "-o", built, "."); err != nil {
		return fmt.Errorf("gopls %s with cudavet does not build: %w", Version, err)
	}
	program, err := os.ReadFile(built)
	if err != nil {
		return err
	}
	return output.Write(name, program, 0o777)
}

// download returns the folder of gopls' source in the module cache. The
// working directory dir must lie outside of modules.
func download(dir string) (string, error) {
	// The go command describes failures on both of its outputs.
	out, err := goCommand(dir, "mod", "download", "-json", goplsModule+"@"+Version)
	var downloaded struct{ Dir, Error string }
	if json.Unmarshal(out, &downloaded) == nil && downloaded.Error != "" {
		return "", errors.New(downloaded.Error)
	}
	return downloaded.Dir, err
}

// edit applies the edits to gopls' source.
func edit(source string) error {
	for _, e := range edits {
		name := filepath.Join(source, filepath.FromSlash(e.file))
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if n := bytes.Count(text, []byte(e.before)); n != 1 {
			return fmt.Errorf("gopls %s: %s has %q %d times, want once", Version, e.file, e.before, n)
		}
		text = bytes.Replace(text, []byte(e.before), []byte(e.after), 1)
		if err := os.WriteFile(name, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// require makes gopls' module require this cudavet. The version of x/tools
// stays gopls' own, even if cudavet asks for a later one: gopls uses internal
// packages of the x/tools that it was released with.
func require(name string) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	file, err := modfile.Parse(name, data, nil)
	if err != nil {
		return err
	}
	for _, r := range file.Require {
		if r.Mod.Path == toolsModule {
			if err := file.AddReplace(toolsModule, "", toolsModule, r.Mod.Version); err != nil {
				return err
			}
		}
	}
	version, checkout, err := self()
	if err != nil {
		return err
	}
	if err := file.AddRequire(module, version); err != nil {
		return err
	}
	if checkout != "" {
		if err := file.AddReplace(module, "", checkout, ""); err != nil {
			return err
		}
	}
	if data, err = file.Format(); err != nil {
		return err
	}
	return os.WriteFile(name, data, 0o644)
}

// self returns the version of the running cudavet. If it was not built from the module proxy it also
// returns the checkout.
func self() (version, checkout string, err error) {
	info, ok := debug.ReadBuildInfo()
	if ok && info.Main.Path == module && info.Main.Sum != "" {
		return info.Main.Version, "", nil
	}
	_, name, _, _ := runtime.Caller(0)
	checkout = filepath.Dir(filepath.Dir(filepath.Dir(name)))
	if !filepath.IsAbs(checkout) {
		return "", "", errors.New("this cudavet was built with -trimpath and does not know its source; build it without, or install a release")
	}
	if _, err := os.Stat(filepath.Join(checkout, "go.mod")); err != nil {
		return "", "", fmt.Errorf("this cudavet was built in a checkout that is gone: %w", err)
	}
	return "v0.0.0", checkout, nil
}

// goCommand runs the go command in a folder, outside of workspaces, and
// returns its standard output. The error is the first line that the go command
// has to say of it.
func goCommand(dir string, args ...string) ([]byte, error) {
	command := process.Go(dir, args...)
	command.Env = append(process.Environ(), "GOWORK=off")
	out, complaint, err := process.ForBuild().Output(context.Background(), command)
	if err != nil {
		for line := range strings.Lines(string(complaint)) {
			line = strings.TrimSpace(line)
			if line != "" && !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "go: downloading ") {
				return out, errors.New(strings.TrimPrefix(line, "go: "))
			}
		}
	}
	return out, err
}
