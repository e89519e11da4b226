// Removals makes the table of entities that releases of the toolkit deprecated and removed: functions,
// types and their members, enumerators and macros. It compares the headers of releases, given from the
// oldest to the newest:
//
//	go run ./internal/removals -o removed.tsv 11.2=/usr/local/cuda-11.2/include 13.0=/usr/local/cuda-13.0/include
//
// Facts that headers do not show are in notes.tsv, from NVIDIA's documents: in which release between
// two of them a name went, its replacement, and entities that no C header declares, such as templates,
// overloads, architectures and flags of nvcc. It is run in the folder of package headers.
package main

import (
	"cmp"
	"flag"
	"fmt"
	"log"
	"os"
	"slices"
	"strings"
)

func main() {
	log.SetFlags(0)
	notes := flag.String("notes", "internal/removals/notes.tsv", "the `file` with what documents say")
	out := flag.String("o", "removed.tsv", "the `file` that is written")
	flag.Parse()
	if err := run(flag.Args(), *notes, *out); err != nil {
		log.Fatal(err)
	}
}

// A row of the table.
type row struct{ name, kind, removed, deprecated, replacement, source string }

func (r row) key() string { return r.kind + "\t" + r.name }

func run(args []string, notes, out string) error {
	var releases []*release
	for _, arg := range args {
		name, folder, ok := strings.Cut(arg, "=")
		if !ok {
			return fmt.Errorf("%q is no release with its folder, as in 13.0=/usr/local/cuda/include", arg)
		}
		r, err := readRelease(name, os.DirFS(folder))
		if err != nil {
			return fmt.Errorf("%s: %w", arg, err)
		}
		releases = append(releases, r)
	}
	rows := map[string]row{}
	for _, r := range compare(releases) {
		rows[r.key()] = r
	}
	text, err := os.ReadFile(notes)
	if err != nil {
		return err
	}
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") || line == "\n" {
			continue
		}
		if len(cells) != 6 {
			return fmt.Errorf("%s: %q has %d cells of 6", notes, line, len(cells))
		}
		noted := row{cells[0], cells[1], cells[2], cells[3], cells[4], cells[5]}
		if seen, ok := rows[noted.key()]; ok {
			if seen.removed == "" && noted.removed != "" && !strings.HasPrefix(noted.removed, "sm_") {
				return fmt.Errorf("%s: the newest headers still have %s", notes, noted.name)
			}
			noted.removed = cmp.Or(noted.removed, seen.removed)
			noted.deprecated = cmp.Or(noted.deprecated, seen.deprecated)
			noted.source += "; " + seen.source
		}
		rows[noted.key()] = noted
	}
	var table strings.Builder
	table.WriteString("# Written by internal/removals: name, kind, release that lacks it, release that deprecates it, what stands for it, source.\n")
	sorted := make([]row, 0, len(rows))
	for _, r := range rows {
		sorted = append(sorted, r)
	}
	slices.SortFunc(sorted, func(a, b row) int { return cmp.Compare(a.key(), b.key()) })
	for _, r := range sorted {
		table.WriteString(strings.Join([]string{r.name, r.kind, r.removed, r.deprecated, r.replacement, r.source}, "\t") + "\n")
	}
	return os.WriteFile(out, []byte(table.String()), 0o644)
}

// compare returns the declarations of earlier releases that later ones removed or deprecated. A name
// counts as removed in the first release from which on no header has it, unless the header that
// declared it is missing there: it belongs to another package then.
func compare(releases []*release) []row {
	var rows []row
	done := map[string]bool{}
	for i := len(releases) - 1; i >= 0; i-- {
		for key, d := range releases[i].declared {
			if done[key] {
				continue
			}
			done[key] = true // as the newest release has it that does
			r := row{name: d.name, kind: d.kind}
			for _, other := range releases {
				if o, ok := other.declared[key]; ok && o.deprecated {
					r.deprecated = other.name
					r.source = "headers of " + other.name
					break
				}
			}
			if i+1 < len(releases) {
				next := releases[i+1]
				if next.headers[d.header] && !next.words[d.word] && (d.class == "" || next.has("type", d.class)) {
					r.removed = since(releases[i].name, next.name)
					r.source = "headers of " + releases[i].name + " and " + next.name
					if next.words[d.name+"_Ctx"] {
						r.replacement = d.name + "_Ctx with a stream context"
					}
				}
			}
			if r.removed != "" || r.deprecated != "" {
				rows = append(rows, r)
			}
		}
	}
	return rows
}

// since returns the release that a name went in that an older one has and a newer one lacks: the
// first of the newer one's major version, as interfaces go with these alone.
func since(older, newer string) string {
	major, _, _ := strings.Cut(newer, ".")
	if !strings.HasPrefix(older, major+".") {
		return major + ".0"
	}
	return newer
}
