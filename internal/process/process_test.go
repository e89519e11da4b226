package process

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
)

// asProgram is the environment variable by which the test acts as a child program: its actions, word by word.
const asProgram = "CUDAVET_TEST_PROCESS"

func TestMain(m *testing.M) {
	if does := os.Getenv(asProgram); does != "" {
		does, rest, _ := strings.Cut(does, " ")
		programs[does](rest)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

var programs map[string]func(rest string)

func init() {
	programs = map[string]func(rest string){
		"start": func(rest string) { // another program
			child, err := os.StartProcess(self(), []string{"program"}, &os.ProcAttr{
				Env: does(rest).Env, Files: []*os.File{nil, os.Stdout, os.Stderr},
			})
			if err != nil {
				panic(err)
			}
			state, err := child.Wait()
			fmt.Println(state, err)
		},
		"wait": func(string) { time.Sleep(time.Hour) },
		"work": func(string) {
			for start := time.Now(); time.Since(start) < time.Second; {
			}
		},
		"burn": func(string) {
			for start := time.Now(); time.Since(start) < time.Minute; {
			}
		},
		"connect": func(string) {
			if _, err := net.Listen("tcp", "127.0.0.1:0"); err != nil {
				panic(err)
			}
			time.Sleep(time.Second)
		},
		"pause": func(string) { time.Sleep(time.Second) },
		"fill": func(string) {
			time.Sleep(300 * time.Millisecond) // a bound that only its parent's had would not hold
			all := make([]byte, 1<<30)
			for i := 0; i < len(all); i += 4096 {
				all[i] = 1
			}
			fmt.Println("filled", len(all))
		},
		"write": func(name string) {
			file, err := os.Create(name)
			if err != nil {
				panic(err)
			}
			fmt.Println(file.WriteAt([]byte("x"), 3<<30))
		},
		"print": func(string) {
			line := bytes.Repeat([]byte("x"), 1<<16)
			for {
				if _, err := os.Stdout.Write(line); err != nil {
					os.Exit(1)
				}
			}
		},
		"complain": func(string) {
			os.Stderr.Write(bytes.Repeat([]byte("x"), 10*maxComplaint))
		},
		"say": func(rest string) { fmt.Println(rest) },
	}
}

func self() string {
	path, err := os.Executable()
	if err != nil {
		panic(err)
	}
	return path
}

// does is the program that does something.
func does(what string) Command {
	env := Without(os.Environ(), func(name string) bool { return name == asProgram })
	return Command{Name: self(), Env: append(env, asProgram+"="+what)}
}

// TestBounds has programs, and programs that these start, exceed each bound, and others come near one.
func TestBounds(t *testing.T) {
	const (
		late   = "takes longer than"
		waits  = "never comes"
		killed = "signal: killed"
	)
	short := 300 * time.Millisecond
	for _, test := range []struct {
		name   string
		bounds Bounds
		does   string
		linux  bool   // the bound holds there alone
		fails  string // in the error
		prints string // on standard output
		ended  int    // lines about ended processes
	}{
		{name: "time", bounds: Bounds{Time: short}, does: "wait", fails: late},
		{name: "time of a child", bounds: Bounds{Time: short}, does: "start start wait", fails: late},
		{name: "output", bounds: Bounds{Output: 1 << 20}, does: "print", fails: "prints more than 1048576 bytes"},
		{name: "complaints", bounds: Bounds{Output: 10}, does: "complain"},
		{name: "memory", bounds: Bounds{Memory: 512 << 20}, does: "fill", linux: true, fails: "exit status 2"},
		{name: "memory of a child", bounds: Bounds{Memory: 512 << 20}, does: "start fill", linux: true, prints: "exit status 2"},
		{name: "enough memory", bounds: Bounds{Memory: 2 << 30}, does: "start fill", prints: "filled"},
		{name: "processor", bounds: Bounds{CPU: time.Second}, does: "start start burn", linux: true, prints: killed},
		{name: "files", bounds: Bounds{CPU: time.Minute}, does: "write " + filepath.Join(t.TempDir(), "large"),
			linux: true, prints: "file too large"},
		{name: "waiting", bounds: Bounds{Lock: short}, does: "wait", linux: true, fails: waits},
		{name: "waiting child", bounds: Bounds{Idle: short, Lock: time.Hour}, does: "start start wait", linux: true, prints: killed, ended: 1},
		{name: "waiting as long as others may", bounds: Bounds{Idle: short, Lock: time.Minute}, does: "pause"},
		{name: "working", bounds: Bounds{Idle: short, Lock: short}, does: "work"},
		{name: "working child", bounds: Bounds{Idle: short, Lock: short}, does: "start work", prints: "exit status 0"},
		{name: "connected", bounds: Bounds{Idle: short, Lock: short}, does: "connect"},
		{name: "connected child", bounds: Bounds{Idle: short, Lock: short}, does: "start start connect", prints: "exit status 0"},
		{name: "nothing", does: "say all is well", prints: "all is well"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			if test.linux && runtime.GOOS != "linux" {
				t.Skip("the system tells nothing of processes")
			}
			r := newRunner(test.bounds)
			out, complaint, err := r.Output(context.Background(), does(test.does))
			if (err != nil) != (test.fails != "") || err != nil && !strings.Contains(err.Error(), test.fails) {
				t.Errorf("the error is %v, want one that has %q: %.500s", err, test.fails, complaint)
			}
			if !strings.Contains(string(out), test.prints) {
				t.Errorf("it prints %.200q, want %q: %.500s", out, test.prints, complaint)
			}
			if most := test.bounds.Output; most > 0 && len(out) > most || len(complaint) > maxComplaint {
				t.Errorf("%d and %d bytes are kept", len(out), len(complaint))
			}
			if ended := r.Ended(); len(ended) != test.ended {
				t.Errorf("ended are %q, want %d lines", ended, test.ended)
			}
		})
	}
}

// TestPatience has many programs wait forever: only the first is waited for that long.
func TestPatience(t *testing.T) {
	r := newRunner(Bounds{Idle: 4 * leastIdle})
	for range 5 {
		r.waitedInVain("program", r.mayBeIdle())
	}
	if r.mayBeIdle() != leastIdle || len(r.Ended()) != 1 {
		t.Errorf("the next may be idle for %v; ended are %q", r.mayBeIdle(), r.Ended())
	}
}

// TestCanceled checks that a program ends when its context is canceled.
func TestCanceled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(100*time.Millisecond, cancel)
	if _, _, err := newRunner(forGo).Output(ctx, does("start wait")); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
}

// TestEnviron requires programs to be looked for in absolute folders alone, by this program and by those that it starts.
func TestEnviron(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the programs are scripts")
	}
	dir, trusted := t.TempDir(), t.TempDir()
	for name, text := range map[string]string{
		filepath.Join(dir, "git"): "echo theirs", filepath.Join(dir, "bin/git"): "echo theirs", filepath.Join(trusted, "git"): "echo ours; child",
		filepath.Join(dir, "child"): "echo theirs", filepath.Join(dir, "bin/child"): "echo theirs", filepath.Join(trusted, "child"): "echo ours",
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte("#!/bin/sh\n"+text+"\n"), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	t.Setenv("PATH", strings.Join([]string{".", "bin", "", trusted, "./bin"}, string(filepath.ListSeparator)))
	out, _, err := ForOthers().Output(context.Background(), Command{Name: "git", Dir: dir})
	if string(out) != "ours\nours\n" || err != nil {
		t.Errorf("%q, %v", out, err)
	}
	for _, name := range []string{"./git", "bin/git", "nowhere"} {
		if out, _, err := ForOthers().Output(context.Background(), Command{Name: name}); err == nil {
			t.Errorf("%s runs: %q", name, out)
		}
	}
	if without := Without([]string{"GIT_DIR=a", "GITHUB=b", "A=GIT_"},
		func(name string) bool { return strings.HasPrefix(name, "GIT_") }); !slices.Equal(without, []string{"GITHUB=b", "A=GIT_"}) {
		t.Errorf("left is %q", without)
	}
}

// TestGo requires whatever may stamp a program with the state of its repository not to.
func TestGo(t *testing.T) {
	for _, test := range []struct{ args, want []string }{
		{[]string{"list", "-e", "./..."}, []string{"list", noStamp, "-e", "./..."}},
		{[]string{"build", "."}, []string{"build", noStamp, "."}},
		{[]string{"env", "GOROOT"}, []string{"env", "GOROOT"}},
	} {
		if got := Go("", test.args...).Args; !slices.Equal(got, test.want) {
			t.Errorf("%q becomes %q", test.args, got)
		}
	}
}
