// Package vetunit answers go vet for packages whose answer is known without analysis.
//
// The go command runs the tool again for every package, and for every dependency, when anything changes that one of them may
// depend on and that it does not know of, such as a CUDA source. Most packages do not depend on that: their results are cached
// under all inputs that they do depend on, and replayed. Packages of the standard library have no findings: their declarations
// are read and passed on.
package vetunit

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"go/build"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/internal/process"
)

// A config is the part of the go command's package configuration that is used here.
type config struct {
	ImportPath                        string
	GoVersion                         string
	ModulePath                        string
	GoFiles, NonGoFiles, IgnoredFiles []string
	ImportMap, PackageVetx            map[string]string
	VetxOnly                          bool
	VetxOutput, Stdout, FixArchive    string
}

// A Unit is a package that the go command asks about.
type Unit struct {
	config
	args []string
	path string     // of the file with the go command's words
	text []byte     // of it
	kept *cache.Dir // nil if nothing is kept
}

// NoCache is the flag with which nothing is kept.
const NoCache = "no-cache"

// Analysing is the environment variable that is set for the process that analyzes a package for another, which
// caches the results. It names the file that says that the results have further inputs.
const Analysing = "CUDAVET_ANALYSING"

// Read returns the package that the arguments of a vet tool are about; nil if they are about none, or about one that is to be
// analysed here and now.
func Read(args []string, kept *cache.Dir) *Unit {
	if len(args) == 0 || os.Getenv(Analysing) != "" {
		return nil
	}
	for _, arg := range args {
		name, value, _ := strings.Cut(strings.TrimLeft(arg, "-"), "=")
		switch {
		case !strings.HasPrefix(arg, "-"):
		case slices.Contains([]string{"fix", "diff", "help", "h", "flags", "V"}, name):
			return nil
		case name == NoCache && value != "false":
			kept = nil
		}
	}
	u := &Unit{args: args, path: args[len(args)-1], kept: kept}
	var err error
	if u.text, err = os.ReadFile(u.path); err != nil || json.Unmarshal(u.text, &u.config) != nil || u.FixArchive != "" || u.VetxOutput == "" {
		return nil
	}
	return u
}

// Answer does the tool's work for the package, if that takes no analysis in this process. The status is the tool's exit
// status.
func (u *Unit) Answer() (status int, answered bool) {
	isStandard := u.isStandard()
	key := ""
	if u.kept != nil && (isStandard || !u.usesCgo()) {
		key, _ = u.key()
	}
	if key != "" && u.tell(key) {
		return 0, true
	}
	switch {
	case isStandard && u.declare() == nil:
		if key != "" {
			u.keep(key, nil)
		}
		return 0, true
	case key == "":
		return 0, false
	}
	return u.analyse(key)
}

// usesCgo reports whether the results for the package depend on more than its own files and the facts of
// others: the files that the cgo tool makes import runtime/cgo.
func (u *Unit) usesCgo() bool { return u.ImportMap["runtime/cgo"] != "" }

// An answer is the tool's output for the go command.
type answer struct {
	vetx   []byte // the facts of the package, for its importers
	stdout []byte
}

// encode returns an answer as it is kept.
func (a answer) encode() []byte {
	text := binary.LittleEndian.AppendUint64(nil, uint64(len(a.vetx)))
	return slices.Concat(text, a.vetx, a.stdout)
}

// decode returns the answer that is kept so, and reports whether it is one.
func decode(text []byte) (a answer, ok bool) {
	if len(text) < 8 {
		return a, false
	}
	length, rest := binary.LittleEndian.Uint64(text), text[8:]
	if length > uint64(len(rest)) {
		return a, false
	}
	return answer{rest[:length], rest[length:]}, true
}

// tell passes the answer cached under a key to the go command, if there is one.
func (u *Unit) tell(key string) bool {
	data, ok := u.kept.Read(key)
	if !ok {
		return false
	}
	a, ok := decode(data)
	if !ok || os.WriteFile(u.VetxOutput, a.vetx, 0o666) != nil {
		return false
	}
	if u.Stdout != "" {
		return os.WriteFile(u.Stdout, a.stdout, 0o666) == nil
	}
	_, err := os.Stdout.Write(a.stdout)
	return err == nil
}

// keep caches the output for the go command, unless an input of the key has changed.
func (u *Unit) keep(key string, stdout []byte) {
	vetx, err := os.ReadFile(u.VetxOutput)
	if err != nil {
		return
	}
	if u.Stdout != "" {
		if stdout, err = os.ReadFile(u.Stdout); err != nil && !u.VetxOnly {
			return
		}
	}
	if now, err := u.key(); err != nil || now != key {
		return
	}
	u.kept.Write(key, answer{vetx, stdout}.encode())
}

// analyse has another process analyse the package, and keeps the answer if all that it rests on is in the key.
func (u *Unit) analyse(key string) (status int, answered bool) {
	program, err := os.Executable()
	if err != nil {
		return 0, false
	}
	concerned := u.path + ".concerned"
	command := process.Command{Name: program, Args: u.args, Env: append(os.Environ(), Analysing+"="+concerned)}
	stdout, stderr, err := process.ForSelf().Output(context.Background(), command)
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return 0, false
	}
	_, _ = os.Stdout.Write(stdout)
	_, _ = os.Stderr.Write(stderr)
	if exit != nil {
		return max(exit.ExitCode(), 1), true
	}
	if _, err := os.Stat(concerned); err != nil && len(stderr) == 0 {
		u.keep(key, stdout)
	}
	return 0, true
}

// Concerned is called when the results for a package first depend on inputs outside of the key: the sources around
// it.
func Concerned() {
	if path := os.Getenv(Analysing); path != "" {
		if err := os.WriteFile(path, nil, 0o666); err != nil {
			fmt.Fprintln(os.Stderr, "cudavet:", err) // with which nothing is kept, either
		}
	}
}

// key returns the key of a package's results that do not concern the sources around it: the program and its flags, the files
// of the package, the facts of its imports, and the configuration file.
func (u *Unit) key() (string, error) {
	program, err := os.Executable()
	if err != nil {
		return "", err
	}
	info, err := os.Stat(program)
	if err != nil {
		return "", err
	}
	here, err := os.Getwd()
	if err != nil {
		return "", err
	}
	h := sha256.New()
	fmt.Fprintf(h, "unit %q %d %d %q\n", program, info.Size(), info.ModTime().UnixNano(), here)
	fmt.Fprintf(h, "%s %s %q\n", build.Default.GOOS, build.Default.GOARCH, build.Default.GOROOT)
	for _, name := range []string{"NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS", "GODEBUG", "GOEXPERIMENT"} {
		fmt.Fprintf(h, "%s=%q\n", name, os.Getenv(name))
	}
	fmt.Fprintf(h, "%q\n", u.args[:len(u.args)-1])
	var said map[string]any
	if err := json.Unmarshal(u.text, &said); err != nil {
		return "", err
	}
	for _, name := range []string{"VetxOutput", "Stdout", "PackageFile", "PackageVetx"} { // places, and unused entries
		delete(said, name)
	}
	text, err := json.Marshal(said)
	if err != nil {
		return "", err
	}
	work := filepath.Dir(filepath.Dir(u.path)) // is another each time
	fmt.Fprintf(h, "%s\n", bytes.ReplaceAll(text, []byte(work), []byte("$WORK")))
	write := func(name, path string) error {
		text, err := os.ReadFile(path)
		fmt.Fprintf(h, "%q %x\n", name, sha256.Sum256(text))
		return err
	}
	for _, path := range slices.Concat(u.GoFiles, u.NonGoFiles, u.IgnoredFiles) {
		if err := write(strings.ReplaceAll(path, work, "$WORK"), path); err != nil {
			return "", err
		}
	}
	for _, name := range slices.Sorted(maps.Keys(u.PackageVetx)) {
		if err := write(name, u.PackageVetx[name]); err != nil {
			return "", err
		}
	}
	if settings := options.Find(here); settings != "" {
		if err := write(settings, settings); err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
