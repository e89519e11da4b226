// Package baseline keeps the findings that a repository had before anybody looked
// for them, so that only others are reported.
package baseline

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// A Baseline is the findings that were there when a repository began to be
// checked: how many of each kind. It knows a finding by its rule, its file and
// the text of its line, and so outlives changes of other lines.
type Baseline map[known]int

// known is a kind of report.Findings that a baseline cannot tell apart.
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

// Write writes findings as a baseline to a file.
func Write(name string, findings []report.Finding) error {
	b := Baseline{}
	keys := newKeys(name)
	for _, f := range findings {
		b[keys.of(f)]++
	}
	var lines []string
	for key, count := range b {
		line, err := json.Marshal(entry{key, count})
		if err != nil {
			return err
		}
		lines = append(lines, "\t"+string(line))
	}
	slices.Sort(lines)
	text := fmt.Sprintf("{\"version\": %d, \"findings\": [\n%s\n]}\n", version, strings.Join(lines, ",\n"))
	return replace(name, []byte(text))
}

// replace gives a file a text, or leaves it as it is.
func replace(name string, text []byte) error {
	mode := fs.FileMode(0o666)
	switch info, err := os.Stat(name); {
	case err == nil && !info.Mode().IsRegular():
		return fmt.Errorf("%s: not a regular file", name)
	case err == nil:
		mode = info.Mode().Perm()
	}
	if target, err := filepath.EvalSymlinks(name); err == nil {
		name = target // the link stays
	}
	fresh, err := os.OpenFile(fmt.Sprintf("%s.%d", name, os.Getpid()), os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	_, err = fresh.Write(text)
	if err := errors.Join(err, fresh.Close()); err != nil {
		return errors.Join(err, os.Remove(fresh.Name()))
	}
	return os.Rename(fresh.Name(), name)
}

// Without returns the findings that a baseline read from a file does not have.
// Of more findings of a kind than it has, those on the first lines are the
// known ones.
func (b Baseline) Without(name string, findings []report.Finding) []report.Finding {
	left := maps.Clone(b)
	keys := newKeys(name)
	return slices.DeleteFunc(slices.Clone(findings), func(f report.Finding) bool {
		key := keys.of(f)
		left[key]--
		return left[key] >= 0
	})
}

// A Stale is a kind of findings of which a baseline has more than there are.
type Stale struct {
	Rule, File string // the file's name as the baseline has it
	Count      int    // of those that are gone
}

// Stale returns what of a baseline read from a file is not found any more, sorted: its file is gone, or has no
// such line, or it is a finding that counts and its file was checked, by its absolute path.
func (b Baseline) Stale(name string, findings []report.Finding, counts func(rule, path string) bool, checked map[string]bool) (stale []Stale) {
	left := maps.Clone(b)
	keys := newKeys(name)
	for _, f := range findings {
		left[keys.of(f)]--
	}
	lines := map[string]map[string]int{}
	for key, n := range left {
		path := filepath.Join(keys.folder, filepath.FromSlash(key.File))
		if lines[path] == nil {
			lines[path] = keys.lines(path)
		}
		if n > 0 && (lines[path][key.Line] == 0 || checked[path] && counts(key.Rule, path)) {
			stale = append(stale, Stale{key.Rule, key.File, n})
		}
	}
	slices.SortFunc(stale, func(a, b Stale) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Rule, b.Rule), cmp.Compare(a.Count, b.Count))
	})
	return stale
}

// lines returns how often each line is in a file, by what a baseline has of it.
func (k keys) lines(path string) map[string]int {
	count := map[string]int{}
	for line := range bytes.Lines(k.files.Of(path)) {
		count[hashOf(line)]++
	}
	return count
}

// hashOf returns what a baseline has of a line.
func hashOf(line []byte) string {
	hash := sha256.Sum256(bytes.TrimSpace(line))
	return hex.EncodeToString(hash[:8])
}

// keys makes keys of report.Findings for a baseline in a folder.
type keys struct {
	folder string
	files  sourcetext.Cache
}

func newKeys(name string) keys {
	folder, err := filepath.Abs(filepath.Dir(name))
	if err != nil {
		folder = ""
	}
	return keys{folder, sourcetext.Cache{}}
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
