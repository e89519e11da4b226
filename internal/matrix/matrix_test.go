package matrix

import (
	"bytes"
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/internal/command"
	"github.com/cudavet/cudavet/internal/command/commandtest"
	"github.com/cudavet/cudavet/internal/report"
)

var (
	perFile      = flag.Int("cells-in-file", 200, "cells in a file of C++")
	perPackage   = flag.Int("cells", 1000, "cells in a package")
	onlySubjects = flag.String("subjects", "", "regular expression of the subjects to ask; all if empty")
	onlyNames    = flag.String("spellings", "", "regular expression of the spellings to ask; all if empty")
	allCells     = flag.Bool("all", false, "ask every cell, rather than a third of them")
	keep         = flag.String("keep", "", "folder to write the module to, and to leave it in")
)

const goMissedList = "testdata/matrix/go-missed.txt"

// A cell is a subject in a spelling, as its bad twin or its good one.
type cell struct {
	subject  *subject
	spelling *spelling
	good     bool
	found    bool            // the rule has a finding on a marked line
	stray    map[string]bool // findings that must not be, with places and messages
}

func (c *cell) key() string { return c.subject.id + " " + c.spelling.name }

// TestGo checks all rules in all spellings of Go. No good twin has a finding. A list in testdata/matrix names the cells that
// are missed today; it changes with the findings, both ways. With -v it logs the margins.
func TestGo(t *testing.T) {
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	cells := cellsOf(t, subjects, spellings)
	dir, err := filepath.Abs(cmp.Or(*keep, t.TempDir()))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range txtar.Parse([]byte(sources)).Files {
		commandtest.Write(t, filepath.Join(dir, f.Name), string(f.Data))
	}
	ask(t, dir, write(t, dir, cells))

	t.Chdir(root)
	judge(t, cells, goMissedList)
}

// judge reports the good twins with findings, and compares the missed cells with their list.
func judge(t *testing.T, cells []*cell, missedList string) {
	t.Helper()
	asked, missed := map[string]bool{}, map[string]bool{}
	for _, c := range cells {
		asked[c.key()] = true
		if !c.good && !c.found {
			missed[c.key()] = true
		}
		if len(c.stray) > 0 {
			t.Errorf("false: %s (good twin: %t) %s", c.key(), c.good, strings.Join(slices.Sorted(maps.Keys(c.stray)), ", "))
		}
	}
	margin(t, cells, func(c *cell) string { return c.subject.id })
	margin(t, cells, func(c *cell) string { return c.spelling.name })
	compare(t, missedList, missed, asked)
}

// cellsOf returns the cells that make sense.
func cellsOf(t *testing.T, subjects []subject, spellings []spelling) (cells []*cell) {
	t.Helper()
	wantSubject, wantName := regexp.MustCompile(*onlySubjects), regexp.MustCompile(*onlyNames)
	seen := map[string]bool{}
	for i := range subjects {
		s := &subjects[i]
		for k := range spellings {
			sp := &spellings[k]
			if i == 0 && seen[sp.name] {
				t.Errorf("there are two spellings %s", sp.name)
			}
			seen[sp.name] = true
			if !s.takes(sp) || !wantSubject.MatchString(s.id) || !wantName.MatchString(sp.name) || !isSampled(i, k) {
				continue
			}
			if s.use != "" && !slices.Contains(sp.traits, never) {
				cells = append(cells, &cell{subject: s, spelling: sp, stray: map[string]bool{}})
			}
			cells = append(cells, &cell{subject: s, spelling: sp, good: true, stray: map[string]bool{}})
		}
	}
	return cells
}

// isSampled reports whether the cell of a subject and a spelling is asked: all are with -all, with -update, and where flags
// choose some; else a third, and with -short a twentieth, of which every subject and every spelling has its share.
func isSampled(subject, spelling int) bool {
	part := 3
	switch {
	case *allCells, *commandtest.Update, *onlySubjects+*onlyNames != "":
		part = 1
	case testing.Short():
		part = 20
	}
	return spelling%part == subject%part
}

func (s *subject) rule() string {
	rule, _, _ := strings.Cut(s.id, "/")
	return rule
}

// takes reports whether a rule can be asked in a spelling.
func (s *subject) takes(sp *spelling) bool {
	text := sp.body + sp.decls + sp.pre + sp.lib + sp.plain
	switch {
	case slices.ContainsFunc(sp.traits, func(tr trait) bool { return slices.Contains(s.not, tr) }),
		s.status && !slices.Contains(sp.traits, calls),
		strings.Contains(text, "$cuse") && s.cuse == "",
		strings.Contains(text, "$good") && s.good == "",
		slices.Contains(sp.traits, never) && s.wait != "",
		s.status && slices.Contains(sp.traits, unsafely):
		return false
	}
	return true
}

// expand replaces the placeholders of a spelling's text.
func (c *cell) expand(text string, number int) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, "$")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		name := regexp.MustCompile(`^(N|T|cuse|[a-z]+\{)`).FindString(rest)
		text = rest[len(name):]
		argument := ""
		if strings.HasSuffix(name, "{") {
			end := closing(text)
			argument, text = text[:end], text[end+1:]
		}
		value := func(source string) string { return strings.ReplaceAll(source, "$v", argument) + "\n" }
		source := c.subject.bad
		if c.good && c.subject.wait == "" {
			source = c.subject.good
		}
		switch name {
		case "N":
			b.WriteString(strconv.Itoa(number))
		case "T":
			b.WriteString(c.subject.typ)
		case "cuse":
			b.WriteString(c.subject.cuse)
		case "source{":
			b.WriteString(value(source))
		case "bad{":
			b.WriteString(value(c.subject.bad))
		case "good{":
			b.WriteString(value(cmp.Or(c.subject.other, c.subject.good)))
		case "use{":
			e := strings.Replace(c.expand(argument, number), "\n", mark+"\n", 1) // a finding may be where the expression begins
			use := strings.ReplaceAll(c.use(), "$N", strconv.Itoa(number))
			b.WriteString(strings.ReplaceAll(use, "$e", e) + "\n")
		default:
			panic("placeholder " + name)
		}
	}
}

const mark = " //@"

func (c *cell) use() string {
	if c.good && c.subject.wait != "" {
		return c.subject.wait
	}
	return c.subject.use
}

// closing returns the index of the brace that ends a placeholder's argument.
func closing(text string) int {
	depth := 0
	for i, r := range text {
		switch {
		case r == '{':
			depth++
		case r == '}' && depth == 0:
			return i
		case r == '}':
			depth--
		}
	}
	panic("no brace ends " + text)
}

// A line of a file belongs to a cell.
type line struct {
	cell   *cell
	marked bool
}

// A file grows by cells.
type file struct {
	name  string
	text  strings.Builder
	lines map[string]line // by file:line, of all files
	count int
}

func (f *file) add(c *cell, text string) {
	for row := range strings.Lines(text) {
		row = strings.TrimSuffix(row, "\n")
		f.count++
		f.lines[fmt.Sprintf("%s:%d", f.name, f.count)] = line{c, strings.HasSuffix(row, mark)}
		f.text.WriteString(row + "\n")
	}
}

// write writes packages of cells below dir, and returns whose the lines are.
func write(t *testing.T, dir string, cells []*cell) map[string]line {
	t.Helper()
	lines := map[string]line{}
	number := 0
	for i := range subjects {
		ofSubject := slices.DeleteFunc(slices.Clone(cells), func(c *cell) bool { return c.subject != &subjects[i] })
		part := 0
		for group := range slices.Chunk(ofSubject, *perPackage) {
			name := fmt.Sprintf("p%02d_%d", i, part)
			part++
			code, lib, plain := &file{name: name + "/p.go", lines: lines},
				&file{name: name + "/lib/lib.go", lines: lines}, &file{name: name + "/plain/plain.go", lines: lines}
			preamble, imports := "", map[string]bool{}
			for n, c := range group {
				preamble += c.expand(c.spelling.pre, number+n) + "\n"
				for folder, text := range map[string]string{"lib": c.spelling.lib, "plain": c.spelling.plain} {
					if text != "" {
						imports[strconv.Quote("matrix/"+name+"/"+folder)] = true
					}
				}
			}
			code.add(nil, "package p\n"+fmt.Sprintf(prelude, "..", preamble, strings.Join(slices.Sorted(maps.Keys(imports)), "\n\t")))
			lib.add(nil, "package lib\n"+fmt.Sprintf(prelude, "../..", "", ""))
			plain.add(nil, "package plain\n\nimport (\n\t\"iter\"\n\t\"unsafe\"\n)\n\nvar (\n\t_ iter.Seq[int]\n\t_ unsafe.Pointer\n)\n")
			for _, c := range group {
				code.add(c, fmt.Sprintf("\n// Cell%d: %s, good: %t\n", number, c.key(), c.good))
				code.add(c, fmt.Sprintf("func Cell%d(n int) {\n%s\n}\n", number, c.expand(c.spelling.body, number)))
				code.add(c, c.expand(c.spelling.decls, number))
				lib.add(c, c.expand(c.spelling.lib, number))
				plain.add(c, c.expand(c.spelling.plain, number))
				number++
			}
			commandtest.Write(t, filepath.Join(dir, code.name), code.text.String())
			commandtest.Write(t, filepath.Join(dir, name, "kernels.cu"), kernels)
			if len(imports) > 0 {
				commandtest.Write(t, filepath.Join(dir, lib.name), lib.text.String())
				commandtest.Write(t, filepath.Join(dir, plain.name), plain.text.String())
			}
		}
	}
	return lines
}

// ask runs the command over the packages below dir, and records its findings in the cells.
func ask(t *testing.T, dir string, lines map[string]line) {
	t.Helper()
	rules := map[string]bool{}
	for i := range subjects {
		rules[subjects[i].rule()] = true
	}
	t.Chdir(dir)
	var stdout, stderr bytes.Buffer
	command.Run([]string{"-json", "-enable=ill-formed,undefined,conditional,unchecked-cuda-error", "./..."}, &stdout, &stderr)
	t.Logf("%s", &stderr)
	for row := range strings.Lines(stderr.String()) {
		if whole := strings.HasPrefix(row, "cudavet: ") && !strings.Contains(row, "in part") && !strings.Contains(row, "not at all"); !whole {
			t.Errorf("the command says %s", row)
		}
	}
	tree := report.JSONTree{}
	if err := json.Unmarshal(stdout.Bytes(), &tree); err != nil {
		t.Fatal(err)
	}
	for _, unit := range tree {
		for _, diagnostics := range unit {
			for _, d := range diagnostics {
				name, err := filepath.Rel(dir, regexp.MustCompile(`:\d+$`).ReplaceAllString(d.Posn, ""))
				if err != nil {
					t.Fatal(err)
				}
				name = filepath.ToSlash(name)
				at := lines[name]
				switch c := at.cell; {
				case c == nil:
					t.Errorf("%s: %s: %s", name, d.Category, d.Message)
				case c.good && rules[d.Category], d.Category == c.subject.rule() && !at.marked && !c.subject.anywhere:
					c.stray[fmt.Sprintf("%s at %s: %s", d.Category, name, d.Message)] = true
				case d.Category == c.subject.rule():
					c.found = true
				}
			}
		}
	}
}

// compare compares the cells that are missed with the list of them, or rewrites the list.
func compare(t *testing.T, name string, now, asked map[string]bool) {
	t.Helper()
	all := *onlySubjects+*onlyNames == "" && (*allCells || *commandtest.Update)
	listed := commandtest.Words(t, name)
	if *commandtest.Update {
		for _, key := range listed {
			if !all && !asked[key] {
				now[key] = true
			}
		}
		head := "# Cells that are missed today; go test ./internal/matrix -update writes the list.\n"
		commandtest.Write(t, name, head+strings.Join(append(slices.Sorted(maps.Keys(now)), ""), "\n"))
		return
	}
	for _, key := range slices.Sorted(maps.Keys(now)) {
		if !slices.Contains(listed, key) {
			t.Errorf("%s is missed, and does not stand in %s", key, name)
		}
	}
	for _, key := range listed {
		if asked[key] && !now[key] {
			t.Errorf("%s is no longer missed: take it off %s (-update does)", key, name)
		} else if all && !asked[key] {
			t.Errorf("%s stands in %s, and is no cell", key, name)
		}
	}
}

// margin logs how many cells are found and accused, by a part of their key.
func margin(t *testing.T, cells []*cell, by func(*cell) string) {
	t.Helper()
	type counts struct{ bad, found, good, accused int }
	sums := map[string]*counts{}
	var order []string
	for _, c := range cells {
		sum := sums[by(c)]
		if sum == nil {
			sum = new(counts)
			sums[by(c)] = sum
			order = append(order, by(c))
		}
		if c.good {
			sum.good++
		} else {
			sum.bad++
		}
		if c.found && !c.good {
			sum.found++
		}
		if len(c.stray) > 0 {
			sum.accused++
		}
	}
	var b strings.Builder
	for _, name := range order {
		sum := sums[name]
		fmt.Fprintf(&b, "%-40s found %3d/%3d  false %3d/%3d\n", name, sum.found, sum.bad, sum.accused, sum.good)
	}
	t.Logf("\n%s", &b)
}
