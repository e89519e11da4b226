package command

import (
	"flag"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
)

const usageText = `cudavet checks repositories that mix Go, cgo and CUDA.

Usage:

	cudavet                            check everything below: Go packages and CUDA sources
	cudavet [flags] packages…          check Go packages and CUDA sources linked into them
	cudavet [flags] files or folders…  check CUDA sources alone
	cudavet help [command]             list the flags of a command, or everything
	cudavet help [rule or analyzer]    explain one
	cudavet help limits                list the bounds on the analysis of a file
	cudavet help nvidia-guideline      list the rules for NVIDIA's guidelines for safety-critical code
	cudavet -C folder …                run in another folder

`

// usage prints how the command is called.
func usage(w io.Writer, flags *flag.FlagSet) {
	fmt.Fprintf(w, "%sCommands:\n\n", usageText)
	columns := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, c := range commands {
		fmt.Fprintf(columns, "\tcudavet %s\t%s\n", c.name, c.title)
	}
	columns.Flush()
	fmt.Fprint(w, "\nFlags:\n\n")
	flags.SetOutput(w)
	flags.PrintDefaults()
	flags.SetOutput(io.Discard)
}

// help explains the commands, rules and analyzers that topics name, or lists all there
// are. The error names a topic that is neither.
func help(w io.Writer, flags *flag.FlagSet, topics []string) error {
	if len(topics) == 1 && isHelpFlag(topics[0]) {
		usage(w, flags)
		return nil
	}
	if len(topics) == 0 {
		usage(w, flags)
		list(w)
		return nil
	}
	for _, topic := range topics {
		if c := commandNamed(topic); c != nil {
			c.help(w)
		} else if topic == "limits" {
			listLimits(w)
		} else if topic == rule.NVIDIAGuideline {
			listGuidelines(w)
		} else if info := rule.Lookup(topic); info != nil {
			explain(w, info)
		} else if a := analyzerNamed(topic); a != nil {
			fmt.Fprintf(w, "%s: %s\n", a.Name, strings.TrimSpace(a.Doc))
		} else if near := rule.Near(topic); len(near) > 0 {
			return fmt.Errorf("no command, rule or analyzer %q; near: %s", topic, strings.Join(near, ", "))
		} else {
			return fmt.Errorf("no command, rule or analyzer %q; 'cudavet help' lists them", topic)
		}
	}
	return nil
}

func isHelpFlag(arg string) bool { return arg == "-h" || arg == "-help" || arg == "--help" }

// list prints the analyzers and, class by class, the rules.
func list(w io.Writer) {
	columns := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintf(columns, "\nAnalyzers:\n\n")
	for _, a := range allAnalyzers() {
		title, _, _ := strings.Cut(strings.TrimSpace(a.Doc), "\n")
		fmt.Fprintf(columns, "  %s\t%s\n", a.Name, title)
	}
	columns.Flush()
	fmt.Fprintf(w, "\nRules, all but those of classes %s and %s are on unless -disable names them or their class.\nOf class %[1]s these are also on: %[3]s\n",
		rule.Advice, rule.Safety, strings.Join(adviceThatIsOn(), ", "))
	for _, class := range rule.Classes {
		fmt.Fprintf(w, "\n%s: %s\n", class, class.Meaning())
		for _, info := range rule.All() {
			if info.Class == class {
				fmt.Fprintf(w, "\n  %s\n%s", info.ID, wrap(info.Doc, 92, "      "))
			}
		}
	}
}

// adviceThatIsOn returns the rules that are on by default though their class is not.
func adviceThatIsOn() (ids []string) {
	for _, info := range rule.All() {
		if info.On {
			ids = append(ids, info.ID)
		}
	}
	return ids
}

// listLimits prints the limits beyond which nothing is checked.
func listLimits(w io.Writer) {
	fmt.Fprintf(w, "Code beyond a limit is not checked, and a line on standard error reports it.\n")
	for l := range limit.All() {
		fmt.Fprintf(w, "\n%s: %d %s\n%s", l.Name(), l.Value(), strings.TrimSuffix(l.Unit(), ","),
			wrap("Beyond: "+l.Effect()+". Why: "+l.Reason()+".", 92, "    "))
	}
}

// listGuidelines prints which rules cover NVIDIA's guidelines.
func listGuidelines(w io.Writer) {
	fmt.Fprint(w, wrap("The rules of the CUDA C++ Guidelines for Robust and Safety-Critical Programming that cudavet covers, each with its rules. -enable="+rule.NVIDIAGuideline+" turns all of these on.", 92, ""))
	for _, g := range rule.Coverage() {
		var ids []string
		for _, r := range g.Rules {
			ids = append(ids, r.ID)
		}
		fmt.Fprintf(w, "\n%s\n%s", g.Name, wrap(strings.Join(ids, " "), 92, "    "))
	}
}

// wrap breaks a text into lines of at most width characters, if its words are
// no longer, and indents them.
func wrap(text string, width int, indent string) string {
	var lines strings.Builder
	line := ""
	for word := range strings.FieldsSeq(text) {
		if line != "" && len(line)+1+len(word) > width {
			fmt.Fprintf(&lines, "%s%s\n", indent, line)
			line = ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	fmt.Fprintf(&lines, "%s%s\n", indent, line)
	return lines.String()
}

// explain prints everything the catalogue knows of a rule.
func explain(w io.Writer, info *rule.Info) {
	fmt.Fprintf(w, "%s (%s: %s)\n\n%s\nSource: %s\n", info.ID, info.ClassNames(), info.Meaning(), wrap(info.Doc, 92, ""), info.Section)
	if info.Analyzer != "" {
		fmt.Fprintf(w, "Analyzer: %s\n", info.Analyzer)
	}
	for _, example := range []struct{ title, text string }{{"Wrong", info.Bad}, {"Right", info.Good}} {
		fmt.Fprintf(w, "\n%s:\n\n", example.title)
		for line := range strings.Lines(strings.Trim(example.text, "\n")) {
			fmt.Fprintf(w, "    %s\n", strings.TrimSuffix(line, "\n"))
		}
	}
}

// allAnalyzers returns the analyzers for their documentation.
func allAnalyzers() []*analysis.Analyzer { return analyzers.New(&options.Options{}, nil).All }

func analyzerNamed(name string) *analysis.Analyzer {
	for _, a := range allAnalyzers() {
		if a.Name == name {
			return a
		}
	}
	return nil
}
