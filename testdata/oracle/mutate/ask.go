package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

// A Verdict is what nvcc says of a program, if Main is set, or of a mutant. The
// first of a file tells the compiler alone.
type Verdict struct {
	Release  string    `json:",omitempty"` // the first verdict's: of the toolkit
	Main     string    `json:",omitempty"`
	Mutant   int       // if Main is ""
	Flags    []string  `json:",omitempty"` // of a program, or with Release those of all
	Status   int       // of nvcc; timedOut if it took too long
	Messages []Message `json:",omitempty"` // a mutant's: those that the program does not have
}

const timedOut = -1

// maxMessages bounds what is kept of one compilation.
const maxMessages = 24

// Verdicts are what one compiler said.
type Verdicts struct {
	release  string
	flags    []string
	programs map[string]*Verdict
	mutants  map[int]*Verdict
}

func readVerdicts(name string) (*Verdicts, error) {
	rows, err := readLines[*Verdict](name)
	if err != nil {
		return nil, err
	}
	v := &Verdicts{programs: map[string]*Verdict{}, mutants: map[int]*Verdict{}}
	for _, row := range rows {
		switch {
		case row.Release != "":
			v.release, v.flags = row.Release, row.Flags
		case row.Main != "":
			v.programs[row.Main] = row
		default:
			v.mutants[row.Mutant] = row
		}
	}
	return v, nil
}

// programFlags are tried in order until a program compiles.
var programFlags = [][]string{
	{"-std=c++17", "--extended-lambda"},
	{"-std=c++17", "--extended-lambda", "--expt-relaxed-constexpr"},
	{"-std=c++17", "--extended-lambda", "--expt-relaxed-constexpr", "-rdc=true"},
}

// A compiler is nvcc with its flags.
type compiler struct {
	path    string
	flags   []string
	timeout time.Duration
}

var releaseText = regexp.MustCompile(`release (\d+\.\d+)`)

func (c *compiler) release() (string, error) {
	out, err := exec.Command(c.path, "--version").Output()
	if err != nil {
		return "", fmt.Errorf("%s --version: %w", c.path, err)
	}
	if g := releaseText.FindSubmatch(out); g != nil {
		return string(g[1]), nil
	}
	return "", fmt.Errorf("%s --version names no release", c.path)
}

// compile compiles a program up to the host compiler's preprocessed input. It
// lies in a tree, whose root is absolute.
func (c *compiler) compile(tree, main string, flags []string) (status int, list []Message, err error) {
	scratch, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return 0, nil, err
	}
	defer os.RemoveAll(scratch)
	ctx, cancel := context.WithTimeout(context.Background(), c.timeout)
	defer cancel()
	args := slices.Concat([]string{"-cuda", "-o", filepath.Join(scratch, "out.ii")}, c.flags, flags)
	for _, dir := range includeFolders(tree, main) {
		args = append(args, "-I"+dir)
	}
	cmd := exec.CommandContext(ctx, c.path, append(args, main)...)
	cmd.Dir = tree
	cmd.Env = append(os.Environ(), "TMPDIR="+scratch)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return timedOut, nil, nil
	case errors.As(err, &exit):
		status = exit.ExitCode()
	case err != nil:
		return 0, nil, err
	}
	return status, messages(string(out), tree), nil
}

// An asker asks a compiler about mutants and writes down the verdicts.
type asker struct {
	*compiler
	root string
	out  *os.File

	mu       sync.Mutex
	known    *Verdicts
	programs map[string]*sync.Once
}

// ask asks about all mutants that the file of verdicts does not have yet.
func ask(root string, mutants []*Mutant, name string, c *compiler, jobs int, limit time.Duration) error {
	start := time.Now()
	root, err := filepath.Abs(root)
	if err != nil {
		return err
	}
	a := &asker{compiler: c, root: root, programs: map[string]*sync.Once{}}
	if err := a.open(name); err != nil {
		return err
	}
	defer a.out.Close()
	mutants = slices.DeleteFunc(slices.Clone(mutants), func(m *Mutant) bool { return a.known.mutants[m.ID] != nil })
	for _, m := range mutants {
		a.programs[m.Main] = &sync.Once{}
	}
	queue := make(chan *Mutant)
	failed := make(chan error, jobs)
	var workers sync.WaitGroup
	for range jobs {
		workers.Go(func() {
			if err := a.work(queue); err != nil {
				failed <- err
				for range queue { // the others do its share
				}
			}
		})
	}
	for i, m := range mutants {
		if limit > 0 && time.Since(start) > limit {
			log.Printf("the limit is reached: %d of %d mutants were not asked about", len(mutants)-i, len(mutants))
			break
		}
		if len(failed) > 0 {
			break
		}
		queue <- m
	}
	close(queue)
	workers.Wait()
	select {
	case err := <-failed:
		return err
	default:
		return nil
	}
}

// open reads what is known already and goes on writing behind it.
func (a *asker) open(name string) (err error) {
	a.known = &Verdicts{programs: map[string]*Verdict{}, mutants: map[int]*Verdict{}}
	if _, err := os.Stat(name); err == nil {
		if a.known, err = readVerdicts(name); err != nil {
			return err
		}
	}
	if a.out, err = os.OpenFile(name, os.O_CREATE|os.O_RDWR, 0o644); err != nil {
		return err
	}
	if err := endLine(a.out); err != nil {
		return err
	}
	release, err := a.release()
	if err != nil {
		return err
	}
	switch {
	case a.known.release == "":
		return a.write(&Verdict{Release: release, Flags: a.flags})
	case a.known.release != release || !slices.Equal(a.known.flags, a.flags):
		return fmt.Errorf("%s has the verdicts of %s %s, not of %s %s", name, a.known.release, a.known.flags, release, a.flags)
	}
	return nil
}

// endLine cuts off a last line that was not written to its end.
func endLine(f *os.File) error {
	text, err := os.ReadFile(f.Name())
	if err != nil {
		return err
	}
	end := int64(strings.LastIndexByte(string(text), '\n') + 1)
	if err := f.Truncate(end); err != nil {
		return err
	}
	_, err = f.Seek(end, 0)
	return err
}

func (a *asker) write(v *Verdict) error {
	line, err := json.Marshal(v)
	if err != nil {
		return err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	_, err = a.out.Write(append(line, '\n'))
	return err
}

// work asks about the mutants of a queue in a tree of its own.
func (a *asker) work(queue <-chan *Mutant) error {
	tree, err := os.MkdirTemp(filepath.Dir(a.root), ".mutate")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tree)
	if err := linkTree(a.root, tree); err != nil {
		return err
	}
	for m := range queue {
		program, err := a.program(tree, m.Main)
		if err != nil {
			return err
		}
		if program.Status != 0 {
			continue
		}
		v, err := a.mutant(tree, m, program)
		if err != nil {
			return err
		}
		if err := a.write(v); err != nil {
			return err
		}
	}
	return nil
}

// program returns the verdict on an unbroken program, asking once.
func (a *asker) program(tree, main string) (*Verdict, error) {
	var err error
	a.programs[main].Do(func() {
		a.mu.Lock()
		v := a.known.programs[main]
		a.mu.Unlock()
		if v != nil {
			return
		}
		if v, err = a.tryFlags(tree, main); err == nil {
			a.mu.Lock()
			a.known.programs[main] = v
			a.mu.Unlock()
			err = a.write(v)
		}
	})
	if err != nil {
		return nil, err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if v := a.known.programs[main]; v != nil {
		return v, nil
	}
	return nil, fmt.Errorf("%s could not be asked about", main)
}

func (a *asker) tryFlags(tree, main string) (*Verdict, error) {
	v := &Verdict{Main: main}
	for _, flags := range programFlags {
		var err error
		v.Flags = flags
		if v.Status, v.Messages, err = a.compile(tree, main, flags); err != nil || v.Status == 0 {
			return v, err
		}
		v.Messages = v.Messages[:min(len(v.Messages), maxMessages)]
		if slices.ContainsFunc(v.Messages, lacksHeader) {
			break
		}
	}
	return v, nil
}

func lacksHeader(m Message) bool {
	return strings.Contains(m.Text, "cannot open source file") || strings.Contains(m.Text, "No such file")
}

// mutant asks about one mutant.
func (a *asker) mutant(tree string, m *Mutant, program *Verdict) (*Verdict, error) {
	name := filepath.Join(tree, m.File)
	text, err := os.ReadFile(filepath.Join(a.root, m.File))
	if err != nil {
		return nil, err
	}
	broken, err := apply(text, m.Edits)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", m.File, err)
	}
	// The name is a link to the tree that all share.
	if err := os.Remove(name); err != nil {
		return nil, err
	}
	if err := os.WriteFile(name, broken, 0o644); err != nil {
		return nil, err
	}
	status, list, err := a.compile(tree, m.Main, program.Flags)
	if err != nil {
		return nil, err
	}
	if err := os.Remove(name); err != nil {
		return nil, err
	}
	if err := link(filepath.Join(a.root, m.File), name); err != nil {
		return nil, err
	}
	list = without(list, program.Messages)
	return &Verdict{Mutant: m.ID, Status: status, Messages: list[:min(len(list), maxMessages)]}, nil
}

// linkTree makes a tree of links to the files of another one.
func linkTree(from, to string) error {
	return filepath.WalkDir(from, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, name)
		if err != nil {
			return err
		}
		target := filepath.Join(to, rel)
		switch {
		case d.IsDir():
			return os.MkdirAll(target, 0o755)
		case d.Type().IsRegular():
			return link(name, target)
		}
		return nil
	})
}

// link makes a link to a file, or a copy of it where there can be none.
func link(from, to string) error {
	if os.Link(from, to) == nil {
		return nil
	}
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, text, 0o644)
}
