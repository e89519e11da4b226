package command

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/rule"
)

const rulesText = `Prints the id of each rule, the class of its findings, whether it is on here, and its requirement;
with -json also its help text. Arguments are ids of rules, classes, and
nvidia-guideline; without them all rules are listed.`

// A ruleEntry is the description of a rule for other programs.
type ruleEntry struct {
	ID       string     `json:"id"`
	Class    rule.Class `json:"class"`
	Accepted rule.Class `json:"accepted,omitempty"` // the class where nvcc takes the program
	On       bool       `json:"on"`                 // here, by flags and configuration
	Doc      string     `json:"doc"`
	Section  string     `json:"section"`
	Analyzer string     `json:"analyzer,omitempty"`
	Bad      string     `json:"bad"`
	Good     string     `json:"good"`
	URL      string     `json:"url"`
}

// rulesCommand is the command that lists the rules.
func rulesCommand(flags *flag.FlagSet) action {
	var settings options.Options
	settings.Register(flags)
	settings.RegisterConfig(flags)
	asJSON := flags.Bool("json", false, "print JSON")
	return func(names []string, stdout, _ io.Writer) (int, error) {
		entries, err := ruleEntries(&settings, names)
		if err != nil {
			return StatusFailed, err
		}
		if *asJSON {
			encoder := json.NewEncoder(stdout)
			encoder.SetEscapeHTML(false)
			encoder.SetIndent("", "\t")
			return StatusClean, encoder.Encode(entries)
		}
		for _, e := range entries {
			state := "on"
			if !e.On {
				state = "off"
			}
			fmt.Fprintf(stdout, "%s (%s, %s)\n%s", e.ID, e.Class, state, wrap(e.Doc, 92, "    "))
		}
		return StatusClean, nil
	}
}

// ruleEntries returns the rules with some names, all if there are none.
func ruleEntries(settings *options.Options, names []string) ([]ruleEntry, error) {
	on, err := settings.Rules()
	if err != nil {
		return nil, err
	}
	if _, err := rule.NewSet(strings.Join(names, ","), ""); err != nil {
		return nil, err
	}
	entries := []ruleEntry{}
	for _, r := range rule.All() {
		if len(names) == 0 || slices.ContainsFunc(names, func(name string) bool { return stands(name, r) }) {
			entries = append(entries, ruleEntry{r.ID, r.Class, r.Accepted, on.Has(r), r.Doc, r.Section, r.Analyzer, r.Bad, r.Good, r.URL()})
		}
	}
	return entries, nil
}

// stands reports whether a name matches a rule: its own, its class's or that of a set.
func stands(name string, r *rule.Info) bool {
	return name == r.ID || name == string(r.Class) || name == rule.NVIDIAGuideline && len(r.Guidelines()) > 0
}
