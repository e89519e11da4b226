package htmlreport

import (
	"cmp"
	"fmt"
	"path"
	"slices"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/bridgemap"
)

// A graph is the picture of a package's ways from Go to kernels: columns of Go functions, C functions
// and kernels, and the lines between them.
type graph struct {
	Package       string
	Width, Height int
	Heads         []*node // of the columns: their words and where these begin
	Nodes         []*node
	Edges         []edge
}

// A node is a function or kernel. Its corner is the upper left one.
type node struct {
	Kind  string // a class of the style sheet: go, c, kernel or lost
	Label string // as long as its box allows
	Title string // all that is known
	Href  string // "" if no page shows it
	X, Y  int
	Width int

	column int
}

// An edge is a line between two nodes, as SVG draws it.
type edge struct {
	Path, Title string
}

// In units of SVG's, which are pixels unless the picture is scaled.
const (
	boxHeight  = 26
	rowHeight  = 38
	columnGap  = 60
	margin     = 10
	charWidth  = 8 // at most, of the style sheet's monospaced font
	mostLetter = 38
	headHeight = 24
)

// center returns the middle of a node's height, where lines begin and end.
func (n *node) center() int { return n.Y + boxHeight/2 }

// TextX and TextY return where the label begins.
func (n *node) TextX() int { return n.X + margin }
func (n *node) TextY() int { return n.Y + boxHeight - margin + 1 }

// placesOf lists all places of a map.
func placesOf(m *bridgemap.Map) (places []string) {
	if m == nil {
		return nil
	}
	for _, r := range m.Routes {
		if isDrawn(r) {
			places = append(places, r.Call, r.Definition)
			for _, k := range r.Kernels {
				places = append(places, k.Place, k.Launch)
			}
		}
	}
	for _, l := range m.Unreached {
		places = append(places, l.Place)
	}
	return places
}

// isDrawn reports whether a route leads to a kernel, or is lost on the way. Functions of libraries and those
// that launch nothing are not drawn.
func isDrawn(r bridgemap.Route) bool {
	return len(r.Kernels) > 0 || r.LooksUp != "" || r.Unfollowed != "" && r.Unfollowed != bridgemap.OfLibrary
}

// A drawing is a graph that is being made.
type drawing struct {
	graph
	links links
	nodes map[string]*node
	joins []join
	rows  [3]int // nodes of each column
}

// A join is an edge before its nodes have their places.
type join struct {
	from, to *node
	title    string
}

// graphsOf returns a picture for each package, and how many calls of C are in none.
func graphsOf(m *bridgemap.Map, to links) (graphs []graph, other int) {
	byPackage := map[string]*drawing{}
	var order []string
	for _, r := range m.Routes {
		if !isDrawn(r) {
			other++
			continue
		}
		d := byPackage[r.Package]
		if d == nil {
			d = &drawing{graph: graph{Package: r.Package}, links: to, nodes: map[string]*node{}}
			byPackage[r.Package] = d
			order = append(order, r.Package)
		}
		d.add(r)
	}
	slices.Sort(order)
	for _, name := range order {
		byPackage[name].layOut()
		graphs = append(graphs, byPackage[name].graph)
	}
	return graphs, other
}

// add adds the stations of a route.
func (d *drawing) add(r bridgemap.Route) {
	from := d.node(0, "go", path.Base(r.Package)+"."+cmp.Or(r.In, "init"), r.Call, "")
	called, lost := r.Name, r.Unfollowed
	if r.LooksUp != "" {
		called = fmt.Sprintf("looks up %q", r.LooksUp)
		if len(r.Kernels) == 0 {
			lost = cmp.Or(lost, "no kernel of that name is known")
		}
	}
	if lost != "" {
		d.line(from, d.node(1, "lost", called, "", "not followed: "+lost), "call at "+r.Call)
		return
	}
	wrapper := d.node(1, "c", called, cmp.Or(r.Definition, r.Call), r.Tie)
	d.line(from, wrapper, "call at "+r.Call)
	for _, k := range r.Kernels {
		kind, title := "kernel", k.Tie
		if k.Launch != "" {
			title = "launched at " + k.Launch
		}
		if k.Name == "" {
			kind = "lost"
		}
		d.line(wrapper, d.node(2, kind, cmp.Or(k.Name, "unknown kernel"), cmp.Or(k.Place, k.Launch), ""), title)
	}
}

// node returns the node of a column with a name at a place.
func (d *drawing) node(column int, kind, name, place, remark string) *node {
	key := fmt.Sprint(column, kind, name, "\x00", place)
	if column == 0 {
		key = "0" + name // calls of one function at several places
	}
	if n := d.nodes[key]; n != nil {
		return n
	}
	title := plain.Line(name)
	for _, more := range []string{place, remark} {
		if more != "" {
			title += "\n" + plain.Line(more)
		}
	}
	label := []rune(plain.Line(name))
	if len(label) > mostLetter {
		label = append(label[:mostLetter-1], '…')
	}
	n := &node{Kind: kind, Label: string(label), Title: title, Href: d.links.at(place), column: column}
	n.Y = headHeight + margin + d.rows[column]*rowHeight
	d.rows[column]++
	d.nodes[key] = n
	d.Nodes = append(d.Nodes, n)
	return n
}

// line adds a line between two nodes, once.
func (d *drawing) line(from, to *node, title string) {
	if !slices.ContainsFunc(d.joins, func(j join) bool { return j.from == from && j.to == to }) {
		d.joins = append(d.joins, join{from, to, plain.Line(title)})
	}
}

// layOut gives nodes and lines their places.
func (d *drawing) layOut() {
	var widths, lefts [3]int
	for _, n := range d.Nodes {
		widths[n.column] = max(widths[n.column], len([]rune(n.Label))*charWidth+2*margin)
	}
	left := margin
	for i, width := range widths {
		lefts[i] = left
		left += width + columnGap
	}
	for i, title := range []string{"Go", "C", "kernels"} {
		if d.rows[i] > 0 {
			d.Heads = append(d.Heads, &node{Label: title, X: lefts[i] - margin, Y: 0})
		}
	}
	for _, n := range d.Nodes {
		n.X, n.Width = lefts[n.column], widths[n.column]
	}
	d.Width, d.Height = left-columnGap+margin, headHeight+margin+slices.Max(d.rows[:])*rowHeight
	for _, j := range d.joins {
		right, middle := j.from.X+j.from.Width, (j.from.X+j.from.Width+j.to.X)/2
		d.Edges = append(d.Edges, edge{
			Path: fmt.Sprintf("M%d %d C%d %d %d %d %d %d", right, j.from.center(), middle, j.from.center(), middle,
				j.to.center(), j.to.X, j.to.center()),
			Title: j.title,
		})
	}
}
