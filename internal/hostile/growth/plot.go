package main

import (
	"bytes"
	"fmt"
	"html"
	"math"
	"os"
)

// The plot: a grid of small charts, both axes logarithmic, each with a line of
// linear growth through its first point.
const (
	columns         = 6
	width, height   = 200.0, 150.0
	margin          = 28.0
	chartsFontSize  = 9
	linearAppearing = `stroke="#bbb" stroke-dasharray="3 3"`
)

// draw writes the curves to an SVG file.
func draw(name string, curves []curve) error {
	var svg bytes.Buffer
	rows := (len(curves) + columns - 1) / columns
	fmt.Fprintf(&svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" font-family=\"sans-serif\" font-size=\"%d\">\n", columns*width, float64(rows)*height, chartsFontSize)
	for i, c := range curves {
		fmt.Fprintf(&svg, "<g transform=\"translate(%.0f %.0f)\">\n", float64(i%columns)*width, float64(i/columns)*height)
		c.draw(&svg)
		fmt.Fprintln(&svg, "</g>")
	}
	fmt.Fprintln(&svg, "</svg>")
	return os.WriteFile(name, svg.Bytes(), 0o666)
}

func (c curve) draw(svg *bytes.Buffer) {
	if len(c.points) < 2 {
		fmt.Fprintf(svg, "<text x=\"%.0f\" y=\"12\">%s: no curve</text>\n", margin, html.EscapeString(c.Name))
		return
	}
	first, last := c.points[0], c.points[len(c.points)-1]
	lowest, highest := first.seconds, last.seconds
	for _, p := range c.points {
		lowest, highest = min(lowest, p.seconds), max(highest, p.seconds)
	}
	growth := float64(last.elements) / float64(first.elements)
	highest = max(highest, first.seconds*growth)
	x := func(n int) float64 {
		return margin + (width-2*margin)*math.Log(float64(n)/float64(first.elements))/math.Log(growth)
	}
	y := func(seconds float64) float64 {
		return height - margin - (height-2*margin)*math.Log(seconds/lowest)/math.Log(highest/lowest)
	}
	fmt.Fprintf(svg, "<text x=\"%.0f\" y=\"12\">%s (%.2f)</text>\n", margin, html.EscapeString(c.Name), c.exponent())
	fmt.Fprintf(svg, "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" %s/>\n", x(first.elements),
		y(first.seconds), x(last.elements), y(first.seconds*growth), linearAppearing)
	fmt.Fprint(svg, "<polyline fill=\"none\" stroke=\"#06c\" points=\"")
	for _, p := range c.points {
		fmt.Fprintf(svg, "%.1f,%.1f ", x(p.elements), y(p.seconds))
	}
	fmt.Fprint(svg, "\"/>\n")
	for _, p := range c.points {
		fmt.Fprintf(svg, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2\" fill=\"#06c\"><title>%d: %.2f s, %.0f MiB</title></circle>\n", x(p.elements), y(p.seconds), p.elements, p.seconds, p.memory)
	}
	fmt.Fprintf(svg, "<text x=\"2\" y=\"%.1f\">%.2g s</text><text x=\"%.0f\" y=\"%.1f\">%d</text><text x=\"%.0f\" y=\"%.1f\" text-anchor=\"end\">%d, %.2g s, %.0f MiB</text>\n",
		y(first.seconds), first.seconds, margin, height-8, first.elements, width-4, height-8, last.elements, last.seconds, last.memory)
}
