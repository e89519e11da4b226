package htmlreport

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

const (
	// pagePrefix begins the names of the pages of sources.
	pagePrefix = "source-"

	// around is the number of context lines.
	around = 5
)

// A page shows the parts of a source that findings or ways lead to.
type page struct {
	Name     string // of the file, as seen from the root of the repository
	Href     string
	Findings []*note
	Excerpts [][]line

	path   string       // absolute
	wanted map[int]bool // lines that something leads to
}

// A line of a source has its notes.
type line struct {
	Number int
	Parts  []part
	Notes  []*note
}

// A part of a line is marked where a finding is about it.
type part struct {
	Text   string
	Marked bool
}

// A note is a finding as a page shows it.
type note struct {
	Class   rule.Class
	Rule    string
	URL     string // of the rule's page
	Demand  string // the rule's requirement
	Message string
	Line    int
	Href    string
	Related []stop

	finding report.Finding
}

// A stop is a place that something leads to.
type stop struct {
	Label, Place, Href string
}

// rulesOf returns the rules by which something was found, each once.
func rulesOf(findings []report.Finding) []string {
	var ids []string
	for _, f := range findings {
		ids = append(ids, f.Rule)
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// pages returns the pages of all sources that the report leads to, by their names.
func (r *Report) pages() []*page {
	byPath := map[string]*page{}
	want := func(path string, line int) *page {
		path, err := filepath.Abs(path)
		if err != nil || line < 1 {
			return nil
		}
		if byPath[path] == nil {
			byPath[path] = &page{Name: report.InRepository(path), path: path, wanted: map[int]bool{}}
		}
		byPath[path].wanted[line] = true
		return byPath[path]
	}
	for _, f := range r.Findings {
		if p := want(f.Path, f.Pos.Line); p != nil {
			p.Findings = append(p.Findings, &note{Class: f.Class, Rule: f.Rule, Message: f.Message, finding: f})
		}
		for _, other := range f.Related {
			want(other.Pos.Filename, other.Pos.Line)
		}
	}
	for _, place := range placesOf(r.Ways) {
		want(splitPlace(place))
	}
	pages := make([]*page, 0, len(byPath))
	for _, p := range byPath {
		pages = append(pages, p)
	}
	slices.SortFunc(pages, func(a, b *page) int { return cmp.Or(strings.Compare(a.Name, b.Name), strings.Compare(a.path, b.path)) })
	for i, p := range pages {
		p.Href = fmt.Sprintf("%s%d.html", pagePrefix, i+1)
	}
	links := linksTo(pages)
	for _, p := range pages {
		for _, n := range p.Findings {
			n.complete(links)
		}
		p.read(r.Texts)
	}
	return pages
}

// splitPlace takes file:line apart; the line is 0 if there is none.
func splitPlace(place string) (file string, line int) {
	i := strings.LastIndexByte(place, ':')
	if i < 0 {
		return place, 0
	}
	line, err := strconv.Atoi(place[i+1:])
	if err != nil {
		return place, 0
	}
	return place[:i], line
}

// links lead to the lines of pages, by the absolute paths of their files.
type links map[string]*page

func linksTo(pages []*page) links {
	all := links{}
	for _, p := range pages {
		all[p.path] = p
	}
	return all
}

// to returns the link to a line; "" if no page shows it.
func (l links) to(path string, line int) string {
	path, err := filepath.Abs(path)
	if err != nil || l[path] == nil || line < 1 {
		return ""
	}
	return fmt.Sprintf("%s#L%d", l[path].Href, line)
}

// at returns the link to a file:line.
func (l links) at(place string) string { return l.to(splitPlace(place)) }

// complete adds to a note the content besides the finding's own words.
func (n *note) complete(to links) {
	f := n.finding
	if info := rule.Lookup(f.Rule); info != nil {
		n.URL, n.Demand = info.URL(), info.Doc
	}
	n.Line = f.Pos.Line
	n.Href = to.to(f.Path, f.Pos.Line)
	for _, other := range f.Related {
		place := fmt.Sprintf("%s:%d", report.InRepository(other.Pos.Filename), other.Pos.Line)
		n.Related = append(n.Related, stop{Label: other.Message, Place: place, Href: to.to(other.Pos.Filename, other.Pos.Line)})
	}
}

// read takes the excerpts from the file. Of one that cannot be read there are none but the findings' lines, empty.
func (p *page) read(texts *sourcetext.Reader) {
	text := texts.Of(p.path)
	lines := strings.Split(strings.TrimSuffix(strings.ReplaceAll(string(text), "\r\n", "\n"), "\n"), "\n")
	notes := map[int][]*note{}
	for _, n := range p.Findings {
		notes[n.finding.Pos.Line] = append(notes[n.finding.Pos.Line], n)
	}
	last := 0
	for number := range p.shown(len(lines)) {
		l := line{Number: number, Notes: notes[number]}
		if number <= len(lines) {
			l.Parts = parts(lines[number-1], l.Notes)
		}
		if number != last+1 || last == 0 {
			p.Excerpts = append(p.Excerpts, nil)
		}
		e := &p.Excerpts[len(p.Excerpts)-1]
		*e = append(*e, l)
		last = number
	}
}

// shown yields the lines of a file that are shown, in order.
func (p *page) shown(count int) func(func(int) bool) {
	all := map[int]bool{}
	for wanted := range p.wanted {
		all[wanted] = true
		for number := max(1, wanted-around); number <= min(count, wanted+around); number++ {
			all[number] = true
		}
	}
	sorted := make([]int, 0, len(all))
	for number := range all {
		sorted = append(sorted, number)
	}
	slices.Sort(sorted)
	return slices.Values(sorted)
}

// parts cuts a line at the beginnings and ends of findings.
func parts(text string, notes []*note) []part {
	marked := make([]bool, len(text))
	for _, n := range notes {
		from, to := n.finding.Pos.Column-1, len(text)
		if end := n.finding.End; end.Line == n.finding.Pos.Line {
			to = end.Column - 1
		}
		for i := max(from, 0); i < min(max(to, from+1), len(text)); i++ {
			marked[i] = true
		}
	}
	var all []part
	for start := 0; start < len(text); {
		end := start + 1
		for end < len(text) && marked[end] == marked[start] {
			end++
		}
		all = append(all, part{plain.Line(text[start:end]), marked[start]})
		start = end
	}
	return all
}
