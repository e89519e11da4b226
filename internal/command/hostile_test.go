package command

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/internal/command/commandtest"
	"github.com/cudavet/cudavet/internal/hostile"
)

// TestHostileNames has every command print, and write, findings in files with untrusted names, which include headers of such
// names and contain such words: no line has a character that controls its display, or is a command to a log.
func TestHostileNames(t *testing.T) {
	commandtest.Enter(t, `-- go.mod --
module m

go 1.26
-- .git/HEAD --
-- k.go --
package m

// void go_k(int *);
import "C"

func K() { C.go_k(nil) }
-- k.cu --
__global__ void k(int &x) {}
extern "C" void go_k(int *x) { k<<<1, 1>>>(*x); }
`)
	words, names := hostile.Words(), hostile.Names()
	for i, name := range names {
		word := strings.NewReplacer("\n", "", "\r", "").Replace(words[i/2])
		const source = "#include \"$W.h\"\n// $W\n#define W \"$W\"\n#error $W\n" +
			"__global__ void k(int &x) {} // $W\nstatic const char *s = \"$W\";\n#pragma $W\n"
		commandtest.Write(t, name, strings.ReplaceAll(source, "$W", word))
		commandtest.Write(t, "sub"+strings.ReplaceAll(name, ".", "_")+"/"+name, "__global__ void k(int &x) {}\n")
	}
	commandtest.Write(t, ".gitattributes", "*.cu linguist-vendored\na\x1b\u202e* linguist-generated\n")
	outputs := map[string]string{}
	said := func(what string, args ...string) {
		_, stdout, stderr := cudavetHere(args...)
		outputs[what+", standard output"], outputs[what+", standard error"] = stdout, stderr
	}
	said("files", append([]string{"-c=1", "-stats", "-v", "-enable=advice", "-no-cache"}, names...)...)
	said("formats", append([]string{"-o=o.json", "-o=o.sarif", "-o=codequality=q.json", "-o=github=g.txt", "-o=checkstyle=c.xml",
		"-o=junit=j.xml", "-write-baseline=b.json"}, names...)...)
	said("baseline", "-baseline=b.json", "k.cu")
	said("packages", "-unlinked", "-v", "-summary=s.json", "-no-cache", "./...")
	said("missing", append([]string{"-no-cache"}, "no\x1b[31m\u202e\n::error::x.cu", "\u2028.cuh")...)
	said("bridge", "bridge", "-unreached", "./...")
	said("bridge -json", "bridge", "-json", "-unreached", "./...")
	said("bridge -dot", "bridge", "-dot", "./...")
	said("report", append([]string{"report", "-html=pages"}, names...)...)
	for _, name := range names {
		said("why "+name, "why", name+":5", "kernel-param-reference")
		said("dump "+name, "dump", "-tokens", "-lowered", "-tree", "-symbols", name)
	}
	said("init", "init")
	files, err := filepath.Glob("pages/*")
	if err != nil || len(files) < len(names) {
		t.Fatalf("%d pages, %v", len(files), err)
	}
	for _, name := range append(files, "o.json", "o.sarif", "q.json", "g.txt", "c.xml", "j.xml", "b.json", "s.json", ".cudavet.yml") {
		outputs[name] = commandtest.Read(t, name)
	}
	for what, text := range outputs {
		if line := hostile.Control(text); line != "" {
			t.Errorf("%q has the line %.300q", what, line)
		}
		if line := regexp.MustCompile(`(?m)^\s*::.*$`).FindString(text); line != "" && what != "g.txt" {
			t.Errorf("%q has the line %.300q, a command to a log", what, line)
		}
	}
	if len(outputs["files, standard output"]) == 0 || len(outputs["bridge, standard output"]) == 0 ||
		!strings.Contains(outputs["formats, standard error"], "written to") {
		t.Errorf("little is said: %.3000q", outputs)
	}
	if _, err := os.Stat("b.json"); err != nil {
		t.Error(err)
	}
}
