package main

import (
	"encoding/json"
	"go/token"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"unicode/utf8"

	"github.com/cudavet/cudavet/cudarules/rule"
)

// The part of SARIF 2.1.0 that findings need.
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool struct {
			Driver sarifDriver `json:"driver"`
		} `json:"tool"`
		ColumnKind string        `json:"columnKind"`
		Results    []sarifResult `json:"results"`
	}
	sarifDriver struct {
		Name           string      `json:"name"`
		InformationURI string      `json:"informationUri"`
		Rules          []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID                   string       `json:"id"`
		ShortDescription     sarifMessage `json:"shortDescription"`
		HelpURI              string       `json:"helpUri"`
		DefaultConfiguration struct {
			Level string `json:"level"`
		} `json:"defaultConfiguration"`
	}
	sarifMessage struct {
		Text string `json:"text"`
	}
	sarifResult struct {
		RuleID           string          `json:"ruleId"`
		RuleIndex        int             `json:"ruleIndex"`
		Level            string          `json:"level"`
		Message          sarifMessage    `json:"message"`
		Locations        []sarifLocation `json:"locations"`
		RelatedLocations []sarifLocation `json:"relatedLocations,omitempty"`
	}
	sarifLocation struct {
		ID               int           `json:"id,omitempty"`
		PhysicalLocation sarifPhysical `json:"physicalLocation"`
		Message          *sarifMessage `json:"message,omitempty"`
	}
	sarifPhysical struct {
		ArtifactLocation struct {
			URI string `json:"uri"`
		} `json:"artifactLocation"`
		Region sarifRegion `json:"region"`
	}
	sarifRegion struct {
		StartLine   int `json:"startLine"`
		StartColumn int `json:"startColumn"`
		EndLine     int `json:"endLine"`
		EndColumn   int `json:"endColumn"`
	}
)

func writeSARIF(w io.Writer, findings []finding) error {
	run := sarifRun{ColumnKind: "unicodeCodePoints", Results: []sarifResult{}}
	files := texts{}
	driver := &run.Tool.Driver
	driver.Name = "cudavet"
	driver.InformationURI = "https://github.com/cudavet/cudavet"
	driver.Rules = []sarifRule{}
	index := map[string]int{}
	for i, info := range rule.All() {
		described := sarifRule{ID: info.ID, ShortDescription: sarifMessage{info.Doc}, HelpURI: info.URL()}
		described.DefaultConfiguration.Level = sarifLevel(info.Class)
		driver.Rules = append(driver.Rules, described)
		index[info.ID] = i
	}
	for _, f := range findings {
		result := sarifResult{
			RuleID:    f.rule,
			RuleIndex: index[f.rule],
			Level:     driver.Rules[index[f.rule]].DefaultConfiguration.Level,
			Message:   sarifMessage{f.message},
			Locations: []sarifLocation{files.location(f.place)},
		}
		for i, r := range f.related {
			location := files.location(r)
			location.ID = i + 1
			location.Message = &sarifMessage{r.message}
			result.RelatedLocations = append(result.RelatedLocations, location)
		}
		run.Results = append(run.Results, result)
	}
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	return encoder.Encode(sarifLog{
		Schema:  "https://json.schemastore.org/sarif-2.1.0.json",
		Version: "2.1.0",
		Runs:    []sarifRun{run},
	})
}

// sarifLevel says how a breach of a rule of the class weighs.
func sarifLevel(class rule.Class) string {
	switch class {
	case rule.IllFormed, rule.Undefined:
		return "error"
	case rule.Conditional:
		return "warning"
	}
	return "note"
}

// texts keeps the files that findings stand in: their columns are counted in
// bytes, SARIF's in characters.
type texts map[string][]byte

func (t texts) location(p place) sarifLocation {
	var location sarifLocation
	location.PhysicalLocation.ArtifactLocation.URI = sarifURI(p.pos.Filename)
	location.PhysicalLocation.Region = sarifRegion{
		StartLine:   p.pos.Line,
		StartColumn: t.column(p.pos),
		EndLine:     max(p.pos.Line, p.end.Line),
		EndColumn:   t.column(p.end),
	}
	return location
}

// column returns the column of a position in characters, from 1. Where the
// file is not at hand it is the column in bytes.
func (t texts) column(p token.Position) int {
	text, ok := t[p.Filename]
	if !ok {
		text, _ = os.ReadFile(p.Filename)
		t[p.Filename] = text
	}
	start := p.Offset - (p.Column - 1)
	if start < 0 || p.Offset > len(text) || start > p.Offset {
		return max(1, p.Column)
	}
	return utf8.RuneCount(text[start:p.Offset]) + 1
}

// sarifURI names a file, relative to the current directory if it lies there.
func sarifURI(name string) string {
	address := url.URL{Path: filepath.ToSlash(relative(name))}
	if filepath.IsAbs(address.Path) {
		address.Scheme = "file"
	}
	return address.String()
}
