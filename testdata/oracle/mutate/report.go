package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"
)

// A row counts the mutants of an operator.
type row struct {
	rejected, rejectedFound int
	warned, warnedFound     int
	other                   int
	silent, silentFound     int
}

func (r *row) add(x *result) {
	found := 0
	if len(x.findings) > 0 {
		found = 1
	}
	switch x.nvcc {
	case rejects:
		r.rejected++
		r.rejectedFound += found
	case warns:
		r.warned++
		r.warnedFound += found
	case other:
		r.other++
	case silent:
		r.silent++
		r.silentFound += found
	}
}

// report prints the table by operator and the differences.
func report(out io.Writer, results []*result, verbose bool) error {
	total := &row{}
	byOperator := map[string]*row{}
	for _, x := range results {
		if byOperator[x.Operator] == nil {
			byOperator[x.Operator] = &row{}
		}
		byOperator[x.Operator].add(x)
		total.add(x)
	}
	if err := table(out, byOperator, total); err != nil {
		return err
	}
	spoken, found := total.rejected+total.warned, total.rejectedFound+total.warnedFound
	fmt.Fprintf(out, "\nOf %d mutants that nvcc speaks of as CUDA %d are reported (%.1f %%): %d of %d that it rejects, %d of %d that it warns of.\n",
		spoken, found, 100*float64(found)/float64(max(1, spoken)), total.rejectedFound, total.rejected, total.warnedFound, total.warned)
	fmt.Fprintf(out, "Of %d that it takes without a word %d have a finding.\n", total.silent, total.silentFound)
	differences(out, results, verbose)
	return nil
}

func table(out io.Writer, rows map[string]*row, total *row) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "operator\trejected\treported\twarned\treported\taside\ttaken\tfindings\t\n")
	print := func(name string, r *row) {
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t\n", name, r.rejected, r.rejectedFound, r.warned, r.warnedFound, r.other, r.silent, r.silentFound)
	}
	for _, o := range operators {
		if r := rows[o.name]; r != nil {
			print(o.name, r)
		}
	}
	print("all", total)
	return w.Flush()
}

// differences lists where nvcc and cudavet do not agree.
func differences(out io.Writer, results []*result, verbose bool) {
	fmt.Fprintln(out, "\nnvcc alone:")
	for _, x := range results {
		if (x.nvcc == rejects || x.nvcc == warns) && len(x.findings) == 0 {
			m := x.message()
			fmt.Fprintf(out, "  %d %s %s:%d: %s:%d: %s\n", x.ID, x.Operator, x.File, x.Line, m.File, m.Line, m.Text)
		}
	}
	fmt.Fprintln(out, "\ncudavet alone, nvcc takes it:")
	byRule := map[string]int{}
	for _, x := range results {
		if x.nvcc != silent {
			continue
		}
		for _, f := range x.findings {
			byRule[f.rule.ID]++
			printFinding(out, x, f)
		}
	}
	for _, id := range slices.SortedFunc(maps.Keys(byRule), func(a, b string) int { return cmp.Or(byRule[b]-byRule[a], strings.Compare(a, b)) }) {
		fmt.Fprintf(out, "  %4d %s\n", byRule[id], id)
	}
	if !verbose {
		return
	}
	fmt.Fprintln(out, "\nboth, but cudavet on a line that neither nvcc names nor the change is on:")
	for _, x := range results {
		if x.nvcc != rejects && x.nvcc != warns {
			continue
		}
		for _, f := range x.findings {
			if !x.names(f) {
				printFinding(out, x, f)
			}
		}
	}
}

// message returns the one of nvcc's that decides.
func (x *result) message() Message {
	for _, m := range x.messages {
		if m.Error || x.nvcc == warns && !m.isCaution() {
			return m
		}
	}
	return x.messages[0]
}

func printFinding(out io.Writer, x *result, f finding) {
	fmt.Fprintf(out, "  %d %s %s:%d: %s:%d: %s [%s, %s]\n", x.ID, x.Operator, x.File, x.Line, f.file, f.line, f.text, f.rule.ID, f.rule.Class)
}

// names reports whether the change or one of nvcc's messages is on the line of
// a finding.
func (x *result) names(f finding) bool {
	return x.File == f.file && x.Line == f.line ||
		slices.ContainsFunc(x.messages, func(m Message) bool { return m.File == f.file && m.Line == f.line })
}
