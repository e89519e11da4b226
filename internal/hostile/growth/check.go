package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"regexp"
	"runtime/pprof"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/hostile"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/process"
)

// checkCommand is the first argument of the process that checks one size of a series.
const checkCommand = "check"

// measure has a process check n elements of a series.
func measure(s hostile.Series, n int) (point, error) {
	dir, err := os.MkdirTemp("", "growth-")
	if err != nil {
		return point{}, err
	}
	defer os.RemoveAll(dir)
	in := s.Input(n)
	if err := in.Write(dir); err != nil {
		return point{}, err
	}
	self, err := os.Executable()
	if err != nil {
		return point{}, err
	}
	command := process.Command{Name: self, Args: append([]string{checkCommand}, arguments(in)...), Dir: dir}
	out, complaint, err := process.ForSelf().Output(context.Background(), command)
	os.Stderr.Write(complaint)
	if err != nil {
		return point{}, err
	}
	p := point{elements: n}
	_, err = fmt.Sscan(string(out), &p.seconds, &p.memory)
	return p, err
}

// arguments returns the targets to check for an input.
func arguments(in hostile.Input) []string {
	if in.Args == nil {
		return []string{"main.cu"}
	}
	return in.Args
}

// checkArgs checks the files or packages that it is given, and prints the seconds of processors and the MiB of memory that
// it needed.
func checkArgs(args []string) {
	checkAll(args)
	var took syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &took); err != nil {
		log.Fatal(err)
	}
	peak, err := peakMemory()
	if err != nil {
		log.Fatal(err)
	}
	seconds := time.Duration(took.Utime.Nano() + took.Stime.Nano()).Seconds()
	fmt.Println(seconds, float64(peak)/(1<<20))
}

// checkAll checks files, or packages, with all rules of the default set, and reports failures to
// check.
func checkAll(args []string) {
	run := check.NewRun(&options.Options{}, load.Config{})
	run.NoCache = true
	checks := run.Files
	if strings.HasSuffix(args[0], "...") {
		checks = run.Packages
	}
	found := checks(args)
	for _, line := range append(found.Failures, found.Partial...) {
		log.Println(line)
	}
}

// checkSeries checks n elements of each of the chosen series.
func checkSeries(chosen *regexp.Regexp, n int) error {
	dir, err := os.MkdirTemp("", "growth-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	for i, s := range hostile.AllSeries() {
		if !chosen.MatchString(s.Name) {
			continue
		}
		sub := fmt.Sprintf("%s/%d", dir, i)
		if err := os.Mkdir(sub, 0o777); err != nil {
			return err
		}
		in := s.Input(n)
		if err := errors.Join(in.Write(sub), os.Chdir(sub)); err != nil {
			return err
		}
		checkAll(arguments(in))
	}
	return nil
}

// profiled calls a function and writes profiles of it to the files that have names.
func profiled(cpu, heap string, f func() error) error {
	if cpu != "" {
		file, err := os.Create(cpu)
		if err != nil {
			return err
		}
		defer file.Close()
		if err := pprof.StartCPUProfile(file); err != nil {
			return err
		}
		defer pprof.StopCPUProfile()
	}
	var file *os.File
	if heap != "" {
		var err error
		if file, err = os.Create(heap); err != nil {
			return err
		}
		defer file.Close()
	}
	if err := f(); err != nil || file == nil {
		return err
	}
	return pprof.Lookup("allocs").WriteTo(file, 0)
}

// peakMemory returns the most memory that the process has had, in bytes.
func peakMemory() (int64, error) {
	file, err := os.Open("/proc/self/status")
	if err != nil {
		return 0, err
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if rest, ok := strings.CutPrefix(lines.Text(), "VmHWM:"); ok {
			kilobytes, err := strconv.ParseInt(strings.TrimSpace(strings.TrimSuffix(rest, "kB")), 10, 64)
			return kilobytes << 10, err
		}
	}
	return 0, errors.New("/proc/self/status: no VmHWM")
}
