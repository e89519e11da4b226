package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"strings"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// writeSARIF prints findings as SARIF 2.1.0 with the help text of each rule, related places, the paths from one to the next,
// and fixes, and failures to check as notifications. Files are named relative to the root of the repository, wherever that is.
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
func writeSARIF(w io.Writer, run Run) error {
	out := sarif.NewRunWithInformationURI("cudavet", "https://github.com/cudavet/cudavet")
	out.Tool.Driver.WithVersion(run.Version)
	out.WithColumnKind("unicodeCodePoints")
	root := sarif.NewArtifactLocation().WithDescription(sarif.NewTextMessage("the root of the repository"))
	out.WithOriginalUriBaseIds(map[string]sarif.ArtifactLocation{sarifRoot: *root})
	for _, info := range rule.All() {
		out.AddRule(info.ID).
			WithShortDescription(sarif.NewMultiformatMessageString().WithText(info.Doc)).
			WithFullDescription(sarif.NewMultiformatMessageString().WithText(info.Doc + " " + info.Section + ".")).
			WithHelp(sarifHelp(info)).
			WithHelpURI(info.URL()).
			WithProperties(sarif.NewPropertyBag().Add("tags", []string{"cuda", string(info.Class)}).Add("precision", precision(info.Class))).
			WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel(run.severity(info.Class)).WithEnabled(info.IsDefault()))
	}
	if len(run.Failures) > 0 {
		told := sarif.NewMultiformatMessageString().WithText(notCheckedDoc)
		out.AddRule(notChecked).WithShortDescription(told).WithFullDescription(told).WithHelp(told).
			WithDefaultConfiguration(sarif.NewReportingConfiguration().WithLevel(Severity(rule.Undefined)))
	}
	files, prints := run.Texts, fingerprints{}
	for _, f := range run.all() {
		result := out.CreateResultForRule(f.Rule).WithMessage(sarifMessage(f)).AddLocation(sarifLocation(files, f.Place))
		result.WithLevel(run.weight(f))
		if f.Class != "" {
			result.WithProperties(sarif.NewPropertyBag().Add("class", f.Class))
		}
		result.WithPartialFingerprints(map[string]string{"cudavet/v1": prints.of(f)})
		for i, r := range f.allPlaces() {
			result.AddRelatedLocation(sarifLocation(files, r).WithID(i + 1).WithMessage(sarif.NewTextMessage(r.Message)))
		}
		if len(f.Related) > 0 {
			result.AddCodeFlow(sarifFlow(files, f))
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

// precision says how many findings of a class are true, in the words of code scanning: those of classes that are on by default are
// certain.
func precision(class rule.Class) string {
	switch class {
	case rule.Advice, rule.Safety:
		return "medium"
	}
	return "high"
}

// sarifMessage returns the message of a finding, with links to its further places (section 3.11.6).
func sarifMessage(f Finding) *sarif.Message {
	text := f.Message
	if strings.Contains(text, "](") { // it would be a link
		text = linkText.Replace(text)
	}
	for i, p := range f.allPlaces() {
		text += fmt.Sprintf("\n[%s](%d)", linkText.Replace(p.Message), i+1)
	}
	return sarif.NewTextMessage(text)
}

// linkText escapes characters that end the text of a link.
var linkText = strings.NewReplacer(`\`, `\\`, "[", `\[`, "]", `\]`)

// sarifFlow returns the path of a finding: the place itself, and those to which it leads.
func sarifFlow(files *sourcetext.Reader, f Finding) *sarif.CodeFlow {
	flow := sarif.NewThreadFlow()
	for _, p := range append([]Place{f.Place}, f.Related...) {
		flow.AddLocation(sarif.NewThreadFlowLocation().WithLocation(sarifLocation(files, p).WithMessage(sarif.NewTextMessage(p.Message))))
	}
	return sarif.NewCodeFlow().AddThreadFlow(flow)
}

// sarifRoot represents the root of the repository.
const sarifRoot = "%SRCROOT%"

// sarifInvocation reports failures to check.
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

// sarifHelp returns the text of cudavet help for a rule.
func sarifHelp(info *rule.Info) *sarif.MultiformatMessageString {
	return sarif.NewMultiformatMessageString().
		WithText(fmt.Sprintf("%s\n%s\n\nBad:\n%s\n\nGood:\n%s", info.Doc, info.Section, info.Bad, info.Good)).
		WithMarkdown(fmt.Sprintf("%s\n\n%s\n\nBad:\n\n```cpp\n%s\n```\n\nGood:\n\n```cpp\n%s\n```\n", info.Doc,
			info.Section, info.Bad, info.Good))
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
