// Removals makes the table of what newer releases of the toolkit no longer have: the functions of
// the runtime and the members of cudaDeviceProp that the headers of one release declare and those
// of another do not. In which release a name went, and what stands for it, the release notes say:
// notes.tsv has them, and names that headers do not tell, such as templates and overloads.
//
//	go run ./internal/removals -old 11.8=/usr/local/cuda-11.8/include -new 13.0=/usr/local/cuda-13.0/include -o removed.tsv
//
// It is run in the folder of package headers.
package main

import (
	"flag"
	"fmt"
	"log"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

func main() {
	log.SetFlags(0)
	from := flag.String("old", "", "a release, an equals sign and the `folder` of its headers")
	to := flag.String("new", "", "the same of the newer release")
	notes := flag.String("notes", "internal/removals/notes.tsv", "the `file` with what release notes say")
	out := flag.String("o", "removed.tsv", "the `file` that is written")
	flag.Parse()
	if err := run(*from, *to, *notes, *out); err != nil {
		log.Fatal(err)
	}
}

func run(from, to, notes, out string) error {
	oldRelease, oldFolder, _ := strings.Cut(from, "=")
	newRelease, newFolder, ok := strings.Cut(to, "=")
	if !ok || oldFolder == "" {
		return fmt.Errorf("-old and -new name a release and a folder, as in 11.8=/usr/local/cuda/include")
	}
	before, err := declared(oldFolder)
	if err != nil {
		return err
	}
	after, err := declared(newFolder)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(notes)
	if err != nil {
		return err
	}
	rows := map[string]string{} // by kind and name
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") || len(cells) < 2 {
			continue
		}
		if len(cells) != 5 {
			return fmt.Errorf("%s: %q has %d cells of 5", notes, line, len(cells))
		}
		key := cells[1] + "\t" + cells[0]
		if before[key] && after[key] {
			return fmt.Errorf("%s: the headers of %s still declare %s", notes, newRelease, cells[0])
		}
		if before[key] {
			cells[4] += "; headers of " + oldRelease + " and " + newRelease
		}
		rows[key] = strings.Join(cells, "\t")
	}
	for key := range before {
		kind, name, _ := strings.Cut(key, "\t")
		if rows[key] == "" && !after[key] {
			rows[key] = fmt.Sprintf("%s\t%s\t%s\t\theaders of %s and %s", name, kind, newRelease, oldRelease, newRelease)
		}
	}
	var table strings.Builder
	table.WriteString("# Written by internal/removals: name, kind, release that lacks it, what stands for it, source.\n")
	for _, key := range slices.Sorted(maps.Keys(rows)) {
		table.WriteString(rows[key] + "\n")
	}
	return os.WriteFile(out, []byte(table.String()), 0o644)
}

var (
	function = regexp.MustCompile(`(?m)^extern [^;(]*?\b(cuda\w+)\(`)
	property = regexp.MustCompile(`(?s)struct __device_builtin__ cudaDeviceProp\s*\{(.*?)\n\};`)
	member   = regexp.MustCompile(`(?m)^\s*[\w ]+?[ *](\w+)(?:\[\w+\])*;`)
	versions = regexp.MustCompile(`(_v\d+|_ptsz|_ptds)$`)
)

// declared returns what the headers in a folder declare, by kind and name.
func declared(folder string) (map[string]bool, error) {
	all := map[string]bool{}
	for _, name := range []string{"cuda_runtime_api.h", "cuda_profiler_api.h", "driver_types.h"} {
		text, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return nil, err
		}
		for _, m := range function.FindAllStringSubmatch(string(text), -1) {
			if !versions.MatchString(m[1]) { // which a macro stands for
				all["function\t"+m[1]] = true
			}
		}
		if m := property.FindStringSubmatch(string(text)); m != nil {
			for _, m := range member.FindAllStringSubmatch(m[1], -1) {
				all["cudaDeviceProp\t"+m[1]] = true
			}
		}
	}
	return all, nil
}
