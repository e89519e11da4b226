package report

import (
	"fmt"
	"io"
	"net/url"
	"path/filepath"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/relative"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// writeSARIF prints findings as SARIF 2.1.0 with what help says of each rule,
// further places and fixes.
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
func writeSARIF(w io.Writer, findings []Finding) error {
	run := sarif.NewRunWithInformationURI("cudavet", "https://github.com/cudavet/cudavet")
	run.WithColumnKind("unicodeCodePoints")
	for _, info := range rule.All() {
		run.AddRule(info.ID).
			WithShortDescription(sarif.NewMultiformatMessageString().WithText(info.Doc)).
			WithHelp(sarifHelp(info)).
			WithHelpURI(info.URL()).
			WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel(sarifLevel(info.Class)))
	}
	files := sourcetext.Cache{}
	for _, f := range findings {
		result := run.CreateResultForRule(f.Rule).WithMessage(sarif.NewTextMessage(f.Message)).AddLocation(sarifLocation(files, f.Place))
		result.WithLevel(sarifLevel(f.Class)).WithProperties(sarif.NewPropertyBag().Add("class", f.Class))
		for i, r := range f.allPlaces() {
			result.AddRelatedLocation(sarifLocation(files, r).WithID(i + 1).WithMessage(sarif.NewTextMessage(r.Message)))
		}
		for _, x := range f.Fixes {
			result.AddFixe(sarifFix(files, x))
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

func sarifLocation(files sourcetext.Cache, p Place) *sarif.Location {
	region := sarif.NewRegion().WithStartLine(p.Pos.Line).WithStartColumn(files.Column(p.Pos))
	if p.End.Line >= p.Pos.Line {
		region.WithEndLine(p.End.Line).WithEndColumn(files.Column(p.End))
	}
	return sarif.NewLocationWithPhysicalLocation(sarif.NewPhysicalLocation().
		WithArtifactLocation(sarif.NewSimpleArtifactLocation(sarifURI(p.Pos.Filename))).
		WithRegion(region))
}

func sarifFix(files sourcetext.Cache, x Fix) *sarif.Fix {
	fixed := sarif.NewFix().WithDescription(sarif.NewTextMessage(x.Message))
	changes := map[string]*sarif.ArtifactChange{}
	for _, e := range x.Edits {
		if changes[e.File] == nil {
			changes[e.File] = sarif.NewArtifactChange().WithArtifactLocation(sarif.NewSimpleArtifactLocation(sarifURI(e.File)))
			fixed.AddArtifactChange(changes[e.File])
		}
		start, end := files.Position(e.File, e.Start), files.Position(e.File, e.End)
		changes[e.File].AddReplacement(sarif.NewReplacement().
			WithDeletedRegion(sarifLocation(files, Place{Pos: start, End: end}).PhysicalLocation.Region).
			WithInsertedContent(sarif.NewArtifactContent().WithText(e.Text)))
	}
	return fixed
}

// sarifURI names a file, relative to the current directory if it lies there.
func sarifURI(name string) string {
	address := url.URL{Path: filepath.ToSlash(relative.Path(name))}
	if filepath.IsAbs(address.Path) {
		address.Scheme = "file"
	}
	return address.String()
}
