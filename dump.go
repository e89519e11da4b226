package main

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/dump"
	"github.com/cudavet/cudavet/internal/load"
)

// dumpCommand is the command that prints what the floors of package cudarules make of a
// source.
func dumpCommand(args []string, stdout, stderr io.Writer) int {
	fail := func(err error) int {
		fmt.Fprintln(stderr, "cudavet:", plain.Line(err.Error()))
		return statusFailed
	}
	var settings options.Options
	flags := flag.NewFlagSet("cudavet dump", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	settings.Register(flags)
	settings.RegisterConfig(flags)
	wanted := make([]bool, len(dump.Floors))
	for i, floor := range dump.Floors {
		flags.BoolVar(&wanted[i], floor.Name, false, "print "+floor.Doc)
	}
	views := map[string]source.View{"host": source.Host, "device": source.Device}
	viewed := flags.String("view", "device", "as the `side` sees it, host or device")
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(stdout, "usage: cudavet dump [flags] FILE…\n\nprints what cudavet makes of a CUDA source, for people who work on cudavet\n\n")
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return statusClean
	case err != nil:
		return fail(err)
	}
	if err := settings.Validate(); err != nil {
		return fail(err)
	}
	view, ok := views[*viewed]
	if !ok {
		return fail(fmt.Errorf("-view=%s is neither host nor device", *viewed))
	}
	var floors []dump.Floor
	for i, floor := range dump.Floors {
		if wanted[i] {
			floors = append(floors, floor)
		}
	}
	if len(floors) == 0 || flags.NArg() == 0 {
		return fail(errors.New("dump needs what to print and a file; 'cudavet dump -h' says more"))
	}
	run := check.NewRun(&settings, load.Config{Log: stderr})
	for _, file := range flags.Args() {
		compiler, err := run.Compiler(file)
		if err != nil {
			return fail(err)
		}
		for _, floor := range floors {
			if err := dump.Print(stdout, floor, file, compiler, view); err != nil {
				return fail(err)
			}
		}
	}
	return statusClean
}
