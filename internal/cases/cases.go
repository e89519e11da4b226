// Package cases reads the cases of rules: archives in txtar form, named after a rule,
// whose lines say which findings they want.
//
//	__global__ void k(int &x); // want kernel-param-reference
//	__global__ int k();        // want kernel-return-type "returns int" kernel-member
//
// A text after a rule is a regular expression that the message of a finding must match.
package cases

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/txtar"
)

// An Archive has cases of one rule.
type Archive struct {
	Rule  string
	Files []File
}

// A File is one file of an archive.
type File struct {
	Name  string // in the archive
	Text  []byte // without the comments of wanted findings
	Flags string // nvcc's, which the first line names; "" if it names none
	Wants []Want
}

// A Place is the key of a finding: its place and its rule.
type Place struct {
	File string
	Line int // from 1
	Rule string
}

func (p Place) String() string { return fmt.Sprintf("%s:%d %s", p.File, p.Line, p.Rule) }

func (p Place) compare(other Place) int {
	return cmp.Or(cmp.Compare(p.File, other.File), cmp.Compare(p.Line, other.Line), cmp.Compare(p.Rule, other.Rule))
}

// A Want is a finding that a line wants.
type Want struct {
	Place
	Message *regexp.Regexp // nil if any will do
}

// A Finding is a finding at a place.
type Finding struct {
	Place
	Message string
}

// ReadAll reads the archives of a folder, in order. Choose says whether the cases of a rule
// are wanted; nil takes all.
func ReadAll(folder string, choose func(rule string) bool) ([]Archive, error) {
	names, err := filepath.Glob(filepath.Join(folder, "*.txtar"))
	if err != nil {
		return nil, err
	}
	var archives []Archive
	for _, name := range names {
		rule := strings.TrimSuffix(filepath.Base(name), ".txtar")
		if choose != nil && !choose(rule) {
			continue
		}
		a, err := Read(name)
		if err != nil {
			return nil, err
		}
		archives = append(archives, a)
	}
	return archives, nil
}

// Read reads an archive. The places of its wants are RULE/FILE.
func Read(name string) (Archive, error) {
	parsed, err := txtar.ParseFile(name)
	if err != nil {
		return Archive{}, err
	}
	a := Archive{Rule: strings.TrimSuffix(filepath.Base(name), ".txtar")}
	for _, f := range parsed.Files {
		file, err := NewFile(path.Join(a.Rule, f.Name), f.Data)
		if err != nil {
			return Archive{}, fmt.Errorf("%s: %w", name, err)
		}
		file.Name = f.Name
		a.Files = append(a.Files, file)
	}
	return a, nil
}

var (
	mark  = regexp.MustCompile("\\s*//\\s*want((?:\\s+[a-z0-9-]+(?:\\s+(?:\"(?:[^\"\\\\]|\\\\.)*\"|`[^`]*`))?)+)\\s*$")
	wants = regexp.MustCompile("([a-z0-9-]+)(?:\\s+(\"(?:[^\"\\\\]|\\\\.)*\"|`[^`]*`))?")
	flags = regexp.MustCompile(`(?m)^//\s*flags:(.*)$`)
)

// NewFile removes the comments of wanted findings from a text. The places are in the file of the given
// name.
func NewFile(name string, text []byte) (File, error) {
	file := File{Name: name}
	if m := flags.FindSubmatch(text); m != nil {
		file.Flags = strings.TrimSpace(string(m[1]))
	}
	var plain bytes.Buffer
	number := 0
	for line := range bytes.Lines(text) {
		number++
		if m := mark.FindSubmatchIndex(line); m != nil {
			for _, w := range wants.FindAllSubmatch(line[m[2]:m[3]], -1) {
				want := Want{Place: Place{name, number, string(w[1])}}
				if w[2] != nil {
					pattern, err := strconv.Unquote(string(w[2]))
					if err == nil {
						want.Message, err = regexp.Compile(pattern)
					}
					if err != nil {
						return File{}, fmt.Errorf("%s: %s: %w", want.Place, w[2], err)
					}
				}
				file.Wants = append(file.Wants, want)
			}
			line = append(line[:m[0]:m[0]], '\n')
		}
		plain.Write(line)
	}
	file.Text = plain.Bytes()
	return file, nil
}

// Write writes the archive's files below a folder, in one of the rule's name.
func (a Archive) Write(folder string) error {
	for _, f := range a.Files {
		name := filepath.Join(folder, a.Rule, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(name, f.Text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// Wants returns the wanted findings of all files of the archive.
func (a Archive) Wants() []Want {
	var list []Want
	for _, f := range a.Files {
		list = append(list, f.Wants...)
	}
	return list
}

// Line returns the text of the line of a place in the archive, "" if it is none.
func (a Archive) Line(at Place) string {
	for _, f := range a.Files {
		if lines := bytes.Split(f.Text, []byte("\n")); path.Join(a.Rule, f.Name) == at.File && at.Line <= len(lines) {
			return string(bytes.TrimSpace(lines[at.Line-1]))
		}
	}
	return ""
}

// A Difference is a missing or an unwanted finding.
type Difference struct {
	Place
	What string // such as "missed"
}

// Compare returns the differences between wanted and actual findings, in order.
func Compare(wanted []Want, found []Finding) []Difference {
	messages := map[Place][]string{}
	for _, f := range found {
		messages[f.Place] = append(messages[f.Place], f.Message)
	}
	differences := map[Place]string{}
	isWanted := map[Place]bool{}
	for _, w := range wanted {
		isWanted[w.Place] = true
		switch list := messages[w.Place]; {
		case len(list) == 0:
			differences[w.Place] = "missed"
		case w.Message != nil && !slices.ContainsFunc(list, w.Message.MatchString):
			differences[w.Place] = fmt.Sprintf("not worded %q but %q:", w.Message, list)
		}
	}
	for place := range messages {
		if !isWanted[place] {
			differences[place] = fmt.Sprintf("false %q:", messages[place])
		}
	}
	var list []Difference
	for place, what := range differences {
		list = append(list, Difference{place, what})
	}
	slices.SortFunc(list, func(a, b Difference) int { return a.compare(b.Place) })
	return list
}

// Archives about Microsoft's compiler as the host's, and archives whose units have other
// extensions than .cu.
var (
	msvcRules   = []string{"msvc-class-layout", "lambda-msvc", "variable-template-const", "alloca-windows", "trigraph-digraph"}
	headerRules = []string{"file-extension", "kernel-in-header"}
)

// IsMSVC reports whether the host compiler of the cases is Microsoft's.
func (a Archive) IsMSVC() bool { return slices.Contains(msvcRules, a.Rule) }

// Units returns the files of an archive of CUDA sources that are checked by themselves.
func (a Archive) Units() []File {
	if slices.Contains(headerRules, a.Rule) {
		return a.Files
	}
	return slices.DeleteFunc(slices.Clone(a.Files), func(f File) bool { return filepath.Ext(f.Name) != ".cu" })
}

// Words reads a list, a word a line, with comments after '#'.
func Words(name string) ([]string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var list []string
	for line := range strings.Lines(string(data)) {
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line != "" {
			list = append(list, line)
		}
	}
	return list, nil
}
