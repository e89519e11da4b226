package command

import (
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/report"
)

const completionText = `The shell runs cudavet to complete commands, flags, rules, classes and formats.

	bash        source <(cudavet completion bash), in ~/.bashrc
	zsh         source <(cudavet completion zsh), in ~/.zshrc after compinit
	fish        cudavet completion fish | source, in ~/.config/fish/config.fish
	powershell  cudavet completion powershell | Out-String | Invoke-Expression, in $PROFILE`

// completeWord is the argument after which shells pass the words of the line, the word to be completed
// last.
const completeWord = "__complete"

// shells has the completion script of each shell, by its name. If cudavet has no candidates, the shell
// offers files. bash splits words at = and :, so that the part before the last one is cut off.
var shells = map[string]string{
	"bash": `_cudavet() {
	local line=${COMP_LINE:0:COMP_POINT} words word cut
	read -ra words <<<"$line"
	[[ $line == *[[:space:]] ]] && words+=("")
	word=${words[${#words[@]}-1]}
	cut=${word%"${word##*[=:]}"}
	mapfile -t COMPREPLY < <("${words[0]}" ` + completeWord + ` "${words[@]:1}" 2>/dev/null)
	COMPREPLY=("${COMPREPLY[@]#"$cut"}")
}
complete -o default -o nospace -F _cudavet cudavet
`,
	"zsh": `_cudavet() {
	local -a found
	found=("${(@f)$("${words[1]}" ` + completeWord + ` "${(@)words[2,CURRENT]}" 2>/dev/null)}")
	if [[ -n "${found[1]}" ]]; then
		compadd -Q -S '' -a found
	else
		_files
	fi
}
compdef _cudavet cudavet
`,
	"fish": `complete -c cudavet -a '(cudavet ` + completeWord + ` (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
`,
	"powershell": `Register-ArgumentCompleter -Native -CommandName cudavet -ScriptBlock {
	param($word, $line, $cursor)
	$words = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
	if ($word -eq '') { $words += '""' }
	& cudavet ` + completeWord + ` @words 2>$null | ForEach-Object {
		[System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
	}
}
`,
}

func shellNames() []string { return slices.Sorted(maps.Keys(shells)) }

// completionCommand is the command that prints a shell's completion script.
func completionCommand(*flag.FlagSet) action {
	return func(args []string, stdout, _ io.Writer) (int, error) {
		if len(args) != 1 || shells[args[0]] == "" {
			return StatusFailed, fmt.Errorf("completion needs one of %s", strings.Join(shellNames(), ", "))
		}
		_, err := io.WriteString(stdout, shells[args[0]])
		return StatusClean, err
	}
}

// complete prints the candidates for the last word, a line each. Main are the flags without a command.
func complete(w io.Writer, main *flag.FlagSet, words []string) {
	if len(words) == 0 {
		return
	}
	before, word := words[:len(words)-1], words[len(words)-1]
	if word == `""` { // PowerShell before 7.3 drops an argument without text
		word = ""
	}
	flags, follow := main, commandNames
	if len(before) > 0 {
		follow = nil
		if c := commandNamed(before[0]); c != nil {
			flags, _ = c.flagSet()
			follow = c.words
		} else if before[0] == "help" {
			flags, follow = flag.NewFlagSet("", flag.ContinueOnError), topics
		}
	}
	for _, found := range candidates(flags, follow, before, word) {
		if strings.HasPrefix(found, word) {
			plain.Fprintln(w, found)
		}
	}
}

// candidates returns the candidates for a word.
func candidates(flags *flag.FlagSet, follow func() []string, before []string, word string) (found []string) {
	name, value, valued := strings.Cut(strings.TrimLeft(word, "-"), "=")
	switch {
	case strings.HasPrefix(word, "-") && valued:
		start := strings.TrimSuffix(word, value)
		if i := strings.LastIndexByte(value, ','); i >= 0 {
			start += value[:i+1]
		}
		for _, v := range flagValues(name) {
			found = append(found, start+v)
		}
	case strings.HasPrefix(word, "-"):
		dashes := word[:len(word)-len(strings.TrimLeft(word, "-"))]
		flags.VisitAll(func(f *flag.Flag) { found = append(found, dashes+f.Name) })
	case len(before) > 0 && takesValue(flags, before[len(before)-1]):
		found = flagValues(strings.TrimLeft(before[len(before)-1], "-"))
	case follow != nil:
		found = follow()
	}
	return found
}

// takesValue reports whether a word is a flag whose value is the next word.
func takesValue(flags *flag.FlagSet, word string) bool {
	if !strings.HasPrefix(word, "-") || strings.Contains(word, "=") {
		return false
	}
	f := flags.Lookup(strings.TrimLeft(word, "-"))
	if f == nil {
		return false
	}
	boolean, ok := f.Value.(interface{ IsBoolFlag() bool })
	return !ok || !boolean.IsBoolFlag()
}

// flagValues returns the possible values of a flag; none if they are unbounded.
func flagValues(name string) []string {
	switch name {
	case "enable", "disable":
		return RuleNames()
	case "format":
		return report.FormatNames()
	case "o":
		var outputs []string
		for _, format := range report.FormatNames() {
			outputs = append(outputs, format+"=")
		}
		return outputs
	case "fail-on":
		return append(classNames(), string(never))
	case "color":
		return []string{"auto", "always", "never"}
	}
	return nil
}

func commandNames() []string {
	names := []string{"help"}
	for _, c := range commands {
		names = append(names, c.name)
	}
	return names
}

// topics are the topics of help.
func topics() []string {
	names := append(commandNames()[1:], "limits", rule.NVIDIAGuideline)
	for _, a := range allAnalyzers() {
		names = append(names, a.Name)
	}
	return append(names, ruleIDs()...)
}

func ruleIDs() (ids []string) {
	for _, info := range rule.All() {
		ids = append(ids, info.ID)
	}
	return ids
}

func classNames() (names []string) {
	for _, class := range rule.Classes {
		names = append(names, string(class))
	}
	return names
}

// RuleNames returns the names of rules: their classes, sets of them, and their ids.
func RuleNames() []string {
	return slices.Concat(classNames(), []string{rule.NVIDIAGuideline}, ruleIDs())
}
