package main

import (
	"bytes"
	"fmt"
	"go/token"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"unicode/utf8"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/relative"
)

// writeSARIF prints findings as SARIF 2.1.0 with what help says of each rule,
// further places and fixes.
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
func writeSARIF(w io.Writer, findings []finding) error {
	run := sarif.NewRunWithInformationURI("cudavet", "https://github.com/cudavet/cudavet")
	run.WithColumnKind("unicodeCodePoints")
	for _, info := range rule.All() {
		run.AddRule(info.ID).
			WithShortDescription(sarif.NewMultiformatMessageString().WithText(info.Doc)).
			WithHelp(sarifHelp(info)).
			WithHelpURI(info.URL()).
			WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel(sarifLevel(info.Class)))
	}
	files := texts{}
	for _, f := range findings {
		result := run.CreateResultForRule(f.rule).WithMessage(sarif.NewTextMessage(f.message)).AddLocation(files.location(f.place))
		result.WithLevel(sarifLevel(f.class)).WithProperties(sarif.NewPropertyBag().Add("class", f.class))
		for i, r := range f.related {
			result.AddRelatedLocation(files.location(r).WithID(i + 1).WithMessage(sarif.NewTextMessage(r.message)))
		}
		for _, x := range f.fixes {
			result.AddFixe(files.fix(x))
		}
	}
	return sarif.NewReport().AddRun(run).PrettyWrite(w)
}

// sarifHelp says what cudavet help says of a rule.
func sarifHelp(info *rule.Info) *sarif.MultiformatMessageString {
	return sarif.NewMultiformatMessageString().
		WithText(fmt.Sprintf("%s\n%s\n\nBad:\n%s\n\nGood:\n%s", info.Doc, info.Section, info.Bad, info.Good)).
		WithMarkdown(fmt.Sprintf("%s\n\n%s\n\nBad:\n\n```cpp\n%s\n```\n\nGood:\n\n```cpp\n%s\n```\n", info.Doc, info.Section, info.Bad, info.Good))
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

func (t texts) of(name string) []byte {
	text, ok := t[name]
	if !ok {
		text, _ = os.ReadFile(name)
		t[name] = text
	}
	return text
}

func (t texts) location(p place) *sarif.Location {
	region := sarif.NewRegion().WithStartLine(p.pos.Line).WithStartColumn(t.column(p.pos))
	if p.end.Line >= p.pos.Line {
		region.WithEndLine(p.end.Line).WithEndColumn(t.column(p.end))
	}
	return sarif.NewLocationWithPhysicalLocation(sarif.NewPhysicalLocation().
		WithArtifactLocation(sarif.NewSimpleArtifactLocation(sarifURI(p.pos.Filename))).
		WithRegion(region))
}

func (t texts) fix(x fix) *sarif.Fix {
	fixed := sarif.NewFix().WithDescription(sarif.NewTextMessage(x.message))
	changes := map[string]*sarif.ArtifactChange{}
	for _, e := range x.edits {
		if changes[e.file] == nil {
			changes[e.file] = sarif.NewArtifactChange().WithArtifactLocation(sarif.NewSimpleArtifactLocation(sarifURI(e.file)))
			fixed.AddArtifactChange(changes[e.file])
		}
		start, end := t.position(e.file, e.start), t.position(e.file, e.end)
		changes[e.file].AddReplacement(sarif.NewReplacement().
			WithDeletedRegion(t.location(place{pos: start, end: end}).PhysicalLocation.Region).
			WithInsertedContent(sarif.NewArtifactContent().WithText(e.text)))
	}
	return fixed
}

// position returns the line and column of an offset.
func (t texts) position(name string, offset int) token.Position {
	before := t.of(name)
	before = before[:min(offset, len(before))]
	return token.Position{
		Filename: name, Offset: offset,
		Line: bytes.Count(before, []byte("\n")) + 1, Column: len(before) - bytes.LastIndexByte(before, '\n'),
	}
}

// column returns the column of a position in characters, from 1. Where the
// file is not at hand it is the column in bytes.
func (t texts) column(p token.Position) int {
	text := t.of(p.Filename)
	start := p.Offset - (p.Column - 1)
	if start < 0 || p.Offset > len(text) || start > p.Offset {
		return max(1, p.Column)
	}
	return utf8.RuneCount(text[start:p.Offset]) + 1
}

// sarifURI names a file, relative to the current directory if it lies there.
func sarifURI(name string) string {
	address := url.URL{Path: filepath.ToSlash(relative.Path(name))}
	if filepath.IsAbs(address.Path) {
		address.Scheme = "file"
	}
	return address.String()
}
