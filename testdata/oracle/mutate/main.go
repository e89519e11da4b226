// Command mutate breaks CUDA programs that compile, each mutant in one place,
// and compares what nvcc says of the mutants with what cudavet says.
//
//	mutate gen [-seed N] [-max N] [-perfile N] [-operators REGEXP] ROOT >mutants.jsonl
//	mutate ask -nvcc PATH [flags] ROOT mutants.jsonl verdicts.jsonl
//	mutate score [-v] ROOT mutants.jsonl verdicts.jsonl
//
// ROOT is a folder of programs. gen chooses the mutants, needs cudavet alone,
// and gives the same list for the same tree and seed. ask runs where nvcc is; it
// goes on where it was stopped. score prints a table by operator and the
// differences; it needs cudavet alone again.
package main

import (
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"regexp"
	"slices"
	"strings"
	"time"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("mutate: ")
	if len(os.Args) < 2 {
		usage()
	}
	command, args := os.Args[1], os.Args[2:]
	var err error
	switch command {
	case "gen":
		err = genCommand(args, os.Stdout)
	case "ask":
		err = askCommand(args)
	case "score":
		err = scoreCommand(args, os.Stdout)
	case "operators":
		for _, o := range operators {
			fmt.Printf("%-26s %s\n", o.name, o.doc)
		}
	default:
		usage()
	}
	if err != nil {
		log.Fatal(err)
	}
}

func usage() {
	fmt.Fprint(os.Stderr, `usage: mutate gen [-seed N] [-max N] [-perfile N] [-operators REGEXP] ROOT >mutants.jsonl
       mutate ask -nvcc PATH [-flags FLAGS] [-j N] [-limit DURATION] ROOT mutants.jsonl verdicts.jsonl
       mutate score [-v] ROOT mutants.jsonl verdicts.jsonl
       mutate operators
`)
	os.Exit(2)
}

// parse reads the flags of a command and its operands.
func parse(flags *flag.FlagSet, args []string, operands ...string) ([]string, error) {
	if err := flags.Parse(args); err != nil {
		return nil, err
	}
	if flags.NArg() != len(operands) {
		return nil, fmt.Errorf("%s wants %s", flags.Name(), strings.Join(operands, " "))
	}
	return flags.Args(), nil
}

func genCommand(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gen", flag.ExitOnError)
	seed := flags.Uint64("seed", 1, "chooses among the possible mutants")
	most := flags.Int("max", 1000, "how many mutants to choose")
	perFile := flags.Int("perfile", 12, "how many of them may break the same file")
	only := flags.String("operators", "", "a regular expression: the operators whose names it matches; all if it is empty")
	operands, err := parse(flags, args, "ROOT")
	if err != nil {
		return err
	}
	named, err := regexp.Compile(*only)
	if err != nil {
		return err
	}
	operators = slices.DeleteFunc(operators, func(o *operator) bool { return !named.MatchString(o.name) })
	candidates, err := candidates(operands[0], *seed)
	if err != nil {
		return err
	}
	return writeMutants(out, choose(candidates, *seed, *most, *perFile))
}

func askCommand(args []string) error {
	flags := flag.NewFlagSet("ask", flag.ExitOnError)
	var c compiler
	flags.StringVar(&c.path, "nvcc", "nvcc", "the compiler")
	extra := flags.String("flags", "-arch=compute_75 -code=compute_75", "the compiler's flags besides those that a program is found to need")
	jobs := flags.Int("j", 1, "compilations at the same time")
	limit := flags.Duration("limit", 0, "time after which no compilation is begun; 0: none")
	flags.DurationVar(&c.timeout, "timeout", 2*time.Minute, "time that one compilation may take")
	operands, err := parse(flags, args, "ROOT", "MUTANTS", "VERDICTS")
	if err != nil {
		return err
	}
	c.flags = strings.Fields(*extra)
	mutants, err := readMutants(operands[1])
	if err != nil {
		return err
	}
	return ask(operands[0], mutants, operands[2], &c, *jobs, *limit)
}

func scoreCommand(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("score", flag.ExitOnError)
	verbose := flags.Bool("v", false, "list also what both speak of, but not of the same line")
	operands, err := parse(flags, args, "ROOT", "MUTANTS", "VERDICTS")
	if err != nil {
		return err
	}
	mutants, err := readMutants(operands[1])
	if err != nil {
		return err
	}
	verdicts, err := readVerdicts(operands[2])
	if err != nil {
		return err
	}
	results, err := score(operands[0], mutants, verdicts)
	if err != nil {
		return err
	}
	return report(out, results, *verbose)
}
