package command

import (
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"log"
	"os"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/inputs"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/analyzers/placement"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/gcpacing"
	"github.com/cudavet/cudavet/internal/identity"
	"github.com/cudavet/cudavet/internal/vetunit"
)

// isVetProtocol reports whether the arguments are those of the go command for a vet tool: print the
// version, print the flags, check this unit.
func isVetProtocol(args []string) bool {
	for _, arg := range args {
		if arg == "-V=full" || arg == "-flags" {
			return true
		}
	}
	return len(args) > 0 && strings.HasSuffix(args[len(args)-1], ".cfg")
}

// vet serves the go command. It does not return.
func vet(args []string) {
	log.SetFlags(0)
	log.SetPrefix("cudavet: ")
	for _, arg := range args {
		if arg == "-V=full" {
			id, err := toolID()
			if err != nil {
				log.Fatal(err)
			}
			fmt.Printf("cudavet version devel with CUDA inputs buildID=%s\n", id)
			os.Exit(0)
		}
	}
	if u := vetunit.Read(args, check.Units()); u != nil {
		if status, answered := u.Answer(); answered {
			os.Exit(status)
		}
	}
	var settings options.Options
	settings.Register(flag.CommandLine)
	noCache := flag.Bool(vetunit.NoCache, false,
		"analyze every package that the go command passes: neither use nor write the cache")
	gcpacing.Pace()
	unitchecker.Main(unitAnalyzers(&settings, noCache)...)
}

// toolID identifies the inputs of go vet's results besides the flags and the files that the go command
// knows: this program and the CUDA inputs around the current directory. The go command runs it once a
// run.
func toolID() (string, error) {
	program, err := identity.Program()
	if err != nil {
		return "", err
	}
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256([]byte(program + inputs.Hash(dir)))
	return hex.EncodeToString(sum[:]), nil
}

// unitAnalyzers returns the analyzers for go vet. It only prints their messages, so that these end
// with the rule's id; the go command requests JSON even if it prints text, which is why the ids are in
// both. Senseless settings also become diagnostics: the go command runs the tool for every dependency,
// and an error there would hide the actual fault.
func unitAnalyzers(settings *options.Options, noCache *bool) []*analysis.Analyzer {
	run := cgobridge.NewRun(func() (cgobridge.Settings, error) {
		bridge, err := settings.Bridge()
		if !*noCache {
			check.KeepSources(&bridge)
		}
		return bridge, err
	})
	run.Concerned = vetunit.Concerned
	return placement.Each(analyzers.New(settings, run).All, placement.WithID)
}
