package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"path/filepath"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// writeSARIF prints findings as SARIF 2.1.0 with what help says of each rule, further places and
// fixes, and what could not be checked as notifications. Files are named as seen from the root
// of the repository.
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
func writeSARIF(w io.Writer, run Run) error {
	out := sarif.NewRunWithInformationURI("cudavet", "https://github.com/cudavet/cudavet")
	out.Tool.Driver.WithVersion(run.Version)
	out.WithColumnKind("unicodeCodePoints")
	root := url.URL{Scheme: "file", Path: filepath.ToSlash(repositoryRoot()) + "/"}
	out.WithOriginalUriBaseIds(map[string]sarif.ArtifactLocation{sarifRoot: *sarif.NewSimpleArtifactLocation(root.String())})
	for _, info := range rule.All() {
		out.AddRule(info.ID).
			WithShortDescription(sarif.NewMultiformatMessageString().WithText(info.Doc)).
			WithFullDescription(sarif.NewMultiformatMessageString().WithText(info.Doc + " " + info.Section + ".")).
			WithHelp(sarifHelp(info)).
			WithHelpURI(info.URL()).
			WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel(run.severity(info.Class)))
	}
	if len(run.Failures) > 0 {
		told := sarif.NewMultiformatMessageString().WithText(notCheckedDoc)
		out.AddRule(notChecked).WithShortDescription(told).WithFullDescription(told).WithHelp(told).
			WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel(Severity(rule.Undefined)))
	}
	files, prints := run.Texts, fingerprints{}
	for _, f := range run.all() {
		result := out.CreateResultForRule(f.Rule).WithMessage(sarif.NewTextMessage(f.Message)).AddLocation(sarifLocation(files, f.Place))
		result.WithLevel(run.weight(f))
		if f.Class != "" {
			result.WithProperties(sarif.NewPropertyBag().Add("class", f.Class))
		}
		result.WithPartialFingerprints(map[string]string{"cudavet/v1": prints.of(f)})
		for i, r := range f.allPlaces() {
			result.AddRelatedLocation(sarifLocation(files, r).WithID(i + 1).WithMessage(sarif.NewTextMessage(r.Message)))
		}
		for _, x := range f.Fixes {
			result.AddFixe(sarifFix(files, x))
		}
	}
	out.AddInvocation(sarifInvocation(run))
	var text bytes.Buffer
	if err := sarif.NewReport().AddRun(out).PrettyWrite(&text); err != nil {
		return err
	}
	return writeWithoutDefaults(w, text.Bytes())
}

// sarifRoot stands for the root of the repository.
const sarifRoot = "%SRCROOT%"

// sarifInvocation says what could not be checked.
func sarifInvocation(run Run) *sarif.Invocation {
	invocation := sarif.NewInvocation().WithExecutionSuccessful(len(run.Failures) == 0)
	notify := func(level string, lines []string) {
		for _, line := range lines {
			invocation.AddToolExecutionNotification(sarif.NewNotification().WithLevel(level).WithMessage(sarif.NewTextMessage(plain.Line(line))))
		}
	}
	notify("error", run.Failures)
	notify("warning", run.Partial)
	return invocation
}

// writeWithoutDefaults prints SARIF without the numbers that are -1, by which the standard means that
// there are none, and services that there are such.
func writeWithoutDefaults(w io.Writer, text []byte) error {
	var log any
	if err := json.Unmarshal(text, &log); err != nil {
		return err
	}
	dropDefaults(log)
	return plain.EncodeJSON(w, log, "  ")
}

func dropDefaults(value any) {
	switch value := value.(type) {
	case []any:
		for _, v := range value {
			dropDefaults(v)
		}
	case map[string]any:
		for key, v := range value {
			if v == float64(-1) {
				delete(value, key)
			}
			dropDefaults(v)
		}
	}
}

// sarifHelp says what cudavet help says of a rule.
func sarifHelp(info *rule.Info) *sarif.MultiformatMessageString {
	return sarif.NewMultiformatMessageString().
		WithText(fmt.Sprintf("%s\n%s\n\nBad:\n%s\n\nGood:\n%s", info.Doc, info.Section, info.Bad, info.Good)).
		WithMarkdown(fmt.Sprintf("%s\n\n%s\n\nBad:\n\n```cpp\n%s\n```\n\nGood:\n\n```cpp\n%s\n```\n", info.Doc, info.Section, info.Bad, info.Good))
}

func sarifLocation(files *sourcetext.Reader, p Place) *sarif.Location {
	start := files.Column(p.Pos)
	region := sarif.NewRegion().WithStartLine(p.line()).WithStartColumn(start)
	switch end := files.Column(p.End); {
	case p.End.Line == p.line():
		region.WithEndLine(p.End.Line).WithEndColumn(max(start, end))
	case p.End.Line > p.line():
		region.WithEndLine(p.End.Line).WithEndColumn(end)
	}
	return sarif.NewLocationWithPhysicalLocation(sarif.NewPhysicalLocation().
		WithArtifactLocation(sarifArtifact(p.Pos.Filename)).
		WithRegion(region))
}

func sarifFix(files *sourcetext.Reader, x Fix) *sarif.Fix {
	fixed := sarif.NewFix().WithDescription(sarif.NewTextMessage(x.Message))
	changes := map[string]*sarif.ArtifactChange{}
	for _, e := range x.Edits {
		if changes[e.File] == nil {
			changes[e.File] = sarif.NewArtifactChange().WithArtifactLocation(sarifArtifact(e.File))
			fixed.AddArtifactChange(changes[e.File])
		}
		start, end := files.Position(e.File, e.Start), files.Position(e.File, e.End)
		changes[e.File].AddReplacement(sarif.NewReplacement().
			WithDeletedRegion(sarifLocation(files, Place{Pos: start, End: end}).PhysicalLocation.Region).
			WithInsertedContent(sarif.NewArtifactContent().WithText(e.Text)))
	}
	return fixed
}

// sarifArtifact names a file: as seen from the root of the repository if it lies there.
func sarifArtifact(name string) *sarif.ArtifactLocation {
	path := InRepository(name)
	if filepath.IsAbs(path) {
		return sarif.NewSimpleArtifactLocation((&url.URL{Scheme: "file", Path: path}).String())
	}
	return sarif.NewSimpleArtifactLocation((&url.URL{Path: path}).String()).WithURIBaseID(sarifRoot)
}
