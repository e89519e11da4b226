// Package baseline keeps the findings that a repository had before anybody looked
// for them, so that only others are reported.
package baseline

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/output"
	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// A Baseline is the findings that were there when a repository began to be
// checked: how many of each kind. It knows a finding by its rule, its file and
// the text of its line, and so outlives changes of other lines.
type Baseline map[known]int

// known is the key of findings that a baseline does not distinguish.
type known struct {
	Rule string `json:"rule"`
	File string `json:"file"` // relative to the baseline's folder, with slashes
	Line string `json:"line"` // hash of the line's text without the blanks around it
}

// A document is how a baseline is kept: as JSON, sorted, an entry a line.
type document struct {
	Version  int     `json:"version"`
	Findings []entry `json:"findings"`
}

type entry struct {
	known
	Count int `json:"count"`
}

const version = 1

// Read reads a baseline from a file. The error names it.
func Read(name string) (Baseline, error) {
	data, err := regular.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var file document
	if err := json.Unmarshal(data, &file); err != nil {
		return nil, fmt.Errorf("%s is not a baseline: %w", name, err)
	}
	if file.Version != version {
		return nil, fmt.Errorf("%s is not a baseline of version %d", name, version)
	}
	b := Baseline{}
	for _, entry := range file.Findings {
		b[entry.known] += entry.Count
	}
	return b, nil
}

// Write writes findings as a baseline to a file. Texts has the lines that they are on.
func Write(name string, findings []report.Finding, texts *sourcetext.Reader) error {
	b := Baseline{}
	keys := newKeys(name, texts)
	for _, f := range findings {
		b[keys.of(f)]++
	}
	var lines []string
	for key, count := range b {
		line, err := plain.MarshalJSON(entry{key, count})
		if err != nil {
			return err
		}
		lines = append(lines, "\t"+line)
	}
	slices.Sort(lines)
	text := fmt.Sprintf("{\"version\": %d, \"findings\": [\n%s\n]}\n", version, strings.Join(lines, ",\n"))
	return output.WriteFile(name, []byte(text))
}

// Without returns the findings that a baseline read from a file does not have.
// Of more findings of a kind than it has, those on the first lines are the
// known ones.
func (b Baseline) Without(name string, findings []report.Finding, texts *sourcetext.Reader) []report.Finding {
	left := maps.Clone(b)
	keys := newKeys(name, texts)
	return slices.DeleteFunc(slices.Clone(findings), func(f report.Finding) bool {
		key := keys.of(f)
		left[key]--
		return left[key] >= 0
	})
}

// A Stale is a kind of findings of which a baseline has more than there are, or of which that is not known.
type Stale struct {
	Rule, File string // the file's name as the baseline has it
	Count      int    // of those that are gone
	Refused    bool   // the file is where none is opened: its existence is not revealed
}

// Stale returns the entries of a baseline read from a file that are no longer found, sorted: the file is gone, or has no such
// line, or it was checked, by its absolute path, without the finding. A name that leads to a place where no text is read is
// refused, whatever is there.
func (b Baseline) Stale(name string, findings []report.Finding, texts *sourcetext.Reader, counts func(rule, path string) bool,
	checked map[string]bool) (stale []Stale) {
	left := maps.Clone(b)
	keys := newKeys(name, texts)
	for _, f := range findings {
		left[keys.of(f)]--
	}
	lines := map[string]map[string]int{}
	for key, n := range left {
		path := filepath.Join(keys.folder, filepath.FromSlash(key.File))
		if n > 0 && !texts.Contains(path) {
			stale = append(stale, Stale{key.Rule, key.File, n, true})
			continue
		}
		if lines[path] == nil {
			lines[path] = keys.lines(path)
		}
		if n > 0 && (lines[path][key.Line] == 0 || checked[path] && counts(key.Rule, path)) {
			stale = append(stale, Stale{key.Rule, key.File, n, false})
		}
	}
	slices.SortFunc(stale, func(a, b Stale) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Rule, b.Rule), cmp.Compare(a.Count, b.Count))
	})
	return stale
}

// lines returns the number of occurrences of each line in a file, by its key in a baseline.
func (k keys) lines(path string) map[string]int {
	count := map[string]int{}
	for line := range bytes.Lines(k.files.Of(path)) {
		count[hashOf(line)]++
	}
	return count
}

// hashOf returns a baseline's key of a line.
func hashOf(line []byte) string {
	hash := sha256.Sum256(bytes.TrimSpace(line))
	return hex.EncodeToString(hash[:8])
}

// keys makes keys of report.Findings for a baseline in a folder.
type keys struct {
	folder string
	files  *sourcetext.Reader
}

func newKeys(name string, texts *sourcetext.Reader) keys {
	folder, err := filepath.Abs(filepath.Dir(name))
	if err != nil {
		folder = ""
	}
	return keys{folder, texts}
}

func (k keys) of(f report.Finding) known {
	file, err := filepath.Rel(k.folder, f.Path)
	if err != nil {
		file = f.Path
	}
	if !utf8.ValidString(file) { // JSON cannot spell it
		file = strconv.QuoteToASCII(file)
	}
	return known{f.Rule, filepath.ToSlash(file), hashOf(k.files.Line(f.Path, f.Pos))}
}
