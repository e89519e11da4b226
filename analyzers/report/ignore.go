package report

import (
	"go/token"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// ignoreMark begins the comment that silences rules on its own line, or, where
// it stands alone on a line, on the next: //cudavet:ignore id,id reason.
const ignoreMark = "//cudavet:ignore "

// An ignored file is the rules that comments in a Go file silence, by line.
type ignored map[int][]string

// isIgnored reports whether a comment silences a rule at a position: in a Go
// file, or as in C++ in a CUDA source.
func (r *Reporter) isIgnored(pos token.Pos, id string) bool {
	at := r.pass.Fset.Position(pos)
	if f := r.sources[at.Filename]; f != nil {
		return r.nolint.Silences(f, at.Line, id)
	}
	if !strings.HasSuffix(at.Filename, ".go") {
		return false
	}
	file, ok := r.ignored[at.Filename]
	if !ok {
		file = readIgnored(r.pass, at.Filename)
		r.ignored[at.Filename] = file
	}
	return slices.Contains(file[at.Line], id)
}

// readIgnored reads the comments of a file as it was written: a driver may
// have handed over what the cgo tool made of it.
func readIgnored(pass *analysis.Pass, name string) ignored {
	text, err := os.ReadFile(name)
	if pass.ReadFile != nil {
		if buffer, bufferErr := pass.ReadFile(name); bufferErr == nil {
			text, err = buffer, nil
		}
	}
	if err != nil || !strings.Contains(string(text), ignoreMark) {
		return nil
	}
	file := ignored{}
	number := 0
	for line := range strings.Lines(string(text)) {
		number++
		code, comment, ok := strings.Cut(line, ignoreMark)
		if !ok {
			continue
		}
		ids, _, _ := strings.Cut(strings.TrimSpace(comment), " ")
		target := number
		if strings.TrimSpace(code) == "" {
			target++
		}
		file[target] = append(file[target], strings.Split(ids, ",")...)
	}
	return file
}
