package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A baseline is the findings that were there when a repository began to be
// checked: how many of each kind. It knows a finding by its rule, its file and
// the text of its line, and so outlives changes of other lines.
type baseline map[known]int

// known is a kind of findings that a baseline cannot tell apart.
type known struct {
	Rule string `json:"rule"`
	File string `json:"file"` // relative to the baseline's folder, with slashes
	Line string `json:"line"` // hash of the line's text without the blanks around it
}

// A baselineFile is how a baseline is kept: as JSON, sorted, an entry a line.
type baselineFile struct {
	Version  int             `json:"version"`
	Findings []baselineEntry `json:"findings"`
}

type baselineEntry struct {
	known
	Count int `json:"count"`
}

const baselineVersion = 1

// readBaseline reads a baseline from a file. The error names it.
func readBaseline(name string) (baseline, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var file baselineFile
	if err := json.Unmarshal(data, &file); err != nil {
		return nil, fmt.Errorf("%s is not a baseline: %w", name, err)
	}
	if file.Version != baselineVersion {
		return nil, fmt.Errorf("%s is not a baseline of version %d", name, baselineVersion)
	}
	b := baseline{}
	for _, entry := range file.Findings {
		b[entry.known] += entry.Count
	}
	return b, nil
}

// writeBaseline writes findings as a baseline to a file.
func writeBaseline(name string, findings []finding) error {
	b := baseline{}
	keys := newKeys(name)
	for _, f := range findings {
		b[keys.of(f)]++
	}
	var lines []string
	for key, count := range b {
		line, err := json.Marshal(baselineEntry{key, count})
		if err != nil {
			return err
		}
		lines = append(lines, "\t"+string(line))
	}
	slices.Sort(lines)
	text := fmt.Sprintf("{\"version\": %d, \"findings\": [\n%s\n]}\n", baselineVersion, strings.Join(lines, ",\n"))
	return os.WriteFile(name, []byte(text), 0o666)
}

// without returns the findings that a baseline read from a file does not have.
// Of more findings of a kind than it has, those on the first lines are the
// known ones.
func (b baseline) without(name string, findings []finding) []finding {
	left := maps.Clone(b)
	keys := newKeys(name)
	return slices.DeleteFunc(slices.Clone(findings), func(f finding) bool {
		key := keys.of(f)
		left[key]--
		return left[key] >= 0
	})
}

// keys makes keys of findings for a baseline in a folder.
type keys struct {
	folder string
	files  texts
}

func newKeys(name string) keys {
	folder, err := filepath.Abs(filepath.Dir(name))
	if err != nil {
		folder = ""
	}
	return keys{folder, texts{}}
}

func (k keys) of(f finding) known {
	file, err := filepath.Rel(k.folder, f.path)
	if err != nil {
		file = f.path
	}
	hash := sha256.Sum256(bytes.TrimSpace(k.files.line(f.path, f.pos)))
	return known{f.rule, filepath.ToSlash(file), hex.EncodeToString(hash[:8])}
}

// line returns the line of a file that a position is on.
func (t texts) line(name string, at token.Position) []byte {
	text := t.of(name)
	start := at.Offset - (at.Column - 1)
	if start < 0 || start > len(text) {
		return nil
	}
	line, _, _ := bytes.Cut(text[start:], []byte("\n"))
	return line
}
