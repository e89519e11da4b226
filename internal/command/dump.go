package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/dump"
	"github.com/cudavet/cudavet/internal/load"
)

// dumpCommand is the command that prints intermediate results of package cudarules for a source.
func dumpCommand(flags *flag.FlagSet) action {
	var settings options.Options
	settings.Register(flags)
	settings.RegisterConfig(flags)
	wanted := make([]bool, len(dump.Floors))
	for i, floor := range dump.Floors {
		flags.BoolVar(&wanted[i], floor.Name, false, "print "+floor.Doc)
	}
	views := map[string]source.View{"host": source.Host, "device": source.Device}
	viewed := flags.String("view", "device", "the compilation of this `side`, host or device")
	return func(files []string, stdout, stderr io.Writer) (int, error) {
		if err := settings.Validate(); err != nil {
			return StatusFailed, err
		}
		view, ok := views[*viewed]
		if !ok {
			return StatusFailed, fmt.Errorf("-view=%s is neither host nor device", *viewed)
		}
		var floors []dump.Floor
		for i, floor := range dump.Floors {
			if wanted[i] {
				floors = append(floors, floor)
			}
		}
		if len(floors) == 0 || len(files) == 0 {
			return StatusFailed, errors.New("dump needs what to print and a file; 'cudavet dump -h' says more")
		}
		run := check.NewRun(&settings, load.Config{Log: stderr})
		for _, file := range files {
			compiler, err := run.Compiler(file)
			if err != nil {
				return StatusFailed, err
			}
			read := run.Readable([]string{file}, false).ReadFile
			for _, floor := range floors {
				var text strings.Builder
				if err := dump.Print(&text, floor, file, compiler, view, read, run.HeaderNear); err != nil {
					return StatusFailed, err
				}
				if _, err := io.WriteString(stdout, plain.Lines(text.String())); err != nil {
					return StatusFailed, err
				}
			}
		}
		return StatusClean, nil
	}
}
