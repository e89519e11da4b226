package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// A result is what nvcc and cudavet say of a mutant and do not say of the
// program.
type result struct {
	*Mutant
	nvcc     answer
	messages []Message // about CUDA
	findings []finding
}

// An answer is what nvcc makes of a mutant.
type answer uint8

const (
	silent  answer = iota // it compiles, and CUDA is not spoken of
	rejects               // for CUDA's sake
	warns                 // likewise
	other                 // it does not compile for C++'s sake, or is only warned of as what [Message.isCaution] tells
)

// A finding is one of cudavet's.
type finding struct {
	file string // relative to the root
	line int
	rule *rule.Info
	text string
}

// verdictOn sorts nvcc's verdict.
func verdictOn(v *Verdict) (answer, []Message) {
	a := silent
	if v.Status != 0 {
		a = other
	}
	var of []Message
	for _, m := range v.Messages {
		switch {
		case !m.isCUDA():
			continue
		case m.Error && v.Status != 0:
			a = rejects
		case a == silent && m.isCaution():
			a = other
		case (a == silent || a == other && v.Status == 0) && !m.isCaution():
			a = warns
		}
		of = append(of, m)
	}
	return a, of
}

// score asks cudavet about the mutants that nvcc was asked about.
func score(root string, mutants []*Mutant, v *Verdicts) ([]*result, error) {
	root, err := filepath.Abs(root)
	if err != nil {
		return nil, err
	}
	byMain := map[string][]*Mutant{}
	for _, m := range mutants {
		if v.mutants[m.ID] != nil {
			byMain[m.Main] = append(byMain[m.Main], m)
		}
	}
	release, err := nvcc.ParseVersion(v.release)
	if err != nil {
		return nil, err
	}
	mains := make(chan []*Mutant)
	var (
		workers sync.WaitGroup
		mu      sync.Mutex
		results []*result
		failed  error
	)
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for list := range mains {
				some, err := scoreProgram(root, list, v, release)
				mu.Lock()
				results = append(results, some...)
				failed = cmp.Or(failed, err)
				mu.Unlock()
			}
		})
	}
	for _, list := range byMain {
		mains <- list
	}
	close(mains)
	workers.Wait()
	slices.SortFunc(results, func(a, b *result) int {
		return cmp.Or(cmp.Compare(a.Operator, b.Operator), cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.ID, b.ID))
	})
	return results, failed
}

// scoreProgram asks about the mutants of one program.
func scoreProgram(root string, mutants []*Mutant, v *Verdicts, release nvcc.Version) ([]*result, error) {
	main := mutants[0].Main
	program := v.programs[main]
	if program == nil {
		return nil, fmt.Errorf("there is no verdict on %s", main)
	}
	opts, err := options(root, main, slices.Concat(v.flags, program.Flags))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", main, err)
	}
	opts.Toolkit = release
	before, err := find(root, main, opts, os.ReadFile)
	if err != nil {
		return nil, err
	}
	var results []*result
	for _, m := range mutants {
		name := filepath.Join(root, m.File)
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		broken, err := apply(text, m.Edits)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", m.File, err)
		}
		after, err := find(root, main, opts, func(file string) ([]byte, error) {
			if filepath.Clean(file) == name {
				return broken, nil
			}
			return os.ReadFile(file)
		})
		if err != nil {
			return nil, err
		}
		r := &result{Mutant: m, findings: added(after, before)}
		r.nvcc, r.messages = verdictOn(v.mutants[m.ID])
		results = append(results, r)
	}
	return results, nil
}

// find returns what cudavet finds in a program by default.
func find(root, main string, opts nvcc.Options, readFile func(string) ([]byte, error)) ([]finding, error) {
	rules, err := rule.NewSet("", "")
	if err != nil {
		return nil, err
	}
	a, err := cudarules.NewCheckerReading(rules, readFile).Check(filepath.Join(root, main), opts)
	if err != nil {
		return nil, err
	}
	var list []finding
	for _, f := range a.Findings {
		name, err := filepath.Rel(root, f.Pos.File.Name)
		if err != nil {
			return nil, err
		}
		list = append(list, finding{name, f.Pos.Line, f.Rule, f.Message})
	}
	return list, nil
}

// added returns the findings that are more than before, of one rule on one line.
func added(after, before []finding) []finding {
	type place struct {
		file string
		line int
		rule *rule.Info
	}
	count := map[place]int{}
	for _, f := range before {
		count[place{f.file, f.line, f.rule}]++
	}
	var list []finding
	for _, f := range after {
		if at := (place{f.file, f.line, f.rule}); count[at] > 0 {
			count[at]--
		} else {
			list = append(list, f)
		}
	}
	return list
}
