package command

import (
	"flag"
	"fmt"
	"strings"

	"github.com/cudavet/cudavet/cudarules/spelling"
)

// parse parses flags in any position, up to an argument --, and returns the other arguments. The error suggests flags similar
// to an unknown one.
func parse(flags *flag.FlagSet, args []string) (others []string, err error) {
	for len(args) > 0 {
		if err := flags.Parse(args); err != nil {
			return nil, withNearFlag(flags, err)
		}
		rest := flags.Args()
		if read := args[:len(args)-len(rest)]; len(read) > 0 && read[len(read)-1] == "--" {
			return append(others, rest...), nil
		}
		if len(rest) == 0 {
			break
		}
		others, args = append(others, rest[0]), rest[1:]
	}
	return others, nil
}

// notDefined begins the error of package flag for a flag that there is not.
const notDefined = "flag provided but not defined: -"

func withNearFlag(flags *flag.FlagSet, err error) error {
	name, ok := strings.CutPrefix(err.Error(), notDefined)
	if !ok {
		return err
	}
	var names []string
	flags.VisitAll(func(f *flag.Flag) { names = append(names, f.Name) })
	near := spelling.Near(name, names)
	if len(near) == 0 {
		return fmt.Errorf("no flag -%s", name)
	}
	return fmt.Errorf("no flag -%s; near: -%s", name, strings.Join(near, ", -"))
}
