package process

import (
	"context"
	"fmt"
	"os"
	"slices"
	"sync/atomic"

	"golang.org/x/tools/go/packages"
)

// ForGo returns a runner for the go command.
func ForGo() *Runner { return newRunner(forGo) }

// ForBuild returns a runner for builds from sources that the module proxy has.
func ForBuild() *Runner { return newRunner(forBuild) }

// noStamp keeps the go command from asking git, or whatever the repository says that it is kept with, about a main package:
// the repository's configuration names programs.
const noStamp = "-buildvcs=false"

// Go returns the go command for a folder. The first argument is the subcommand.
func Go(dir string, args ...string) Command {
	if len(args) > 0 && (args[0] == "list" || args[0] == "build" || args[0] == "vet") {
		args = slices.Insert(slices.Clone(args), 1, noStamp)
	}
	return Command{Name: "go", Args: args, Dir: dir}
}

var marks atomic.Int64

// Load is [packages.Load] within the bounds.
func (r *Runner) Load(config packages.Config, patterns ...string) ([]*packages.Package, error) {
	mark := fmt.Sprintf("CUDAVET_STARTED=%d.%d", os.Getpid(), marks.Add(1))
	if config.Context == nil {
		config.Context = context.Background()
	}
	ctx, end := r.within(config.Context, "go")
	defer end(nil)
	if config.Env == nil {
		config.Env = Environ()
	}
	config.Context = ctx
	config.Env = append(slices.Clip(config.Env), mark, "GOPACKAGESDRIVER=off")
	config.BuildFlags = append([]string{noStamp}, config.BuildFlags...)
	w := r.watch(mark, end)
	defer w.stop()
	loaded, err := packages.Load(&config, patterns...)
	if cause := context.Cause(ctx); cause != nil && err != nil {
		err = cause
	}
	return loaded, err
}
