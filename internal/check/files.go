package check

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/analyzers/crash"
	"github.com/cudavet/cudavet/cgobridge/buildfile"
	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/relative"
)

// Files applies the CUDA rules to files, without any Go around them. They are
// compiled as the build rules of the repository say, where there are any.
func (run *Run) Files(names []string) Result {
	set, err := run.Options.Rules()
	if err != nil {
		return Result{Failures: []string{"cudavet: " + err.Error()}}
	}
	compilers, failures := run.compilers(names)
	files, err := run.opened(names)
	if err != nil {
		return Result{Failures: []string{"cudavet: " + err.Error()}}
	}
	defer run.kept().trim()
	results := make([]Result, len(names))
	order := byName(names)
	hosts, sources := partition(order, func(i int) bool { return isHost(names[i], files) })
	for _, part := range []struct {
		set   rule.Set
		order []int
	}{{set, sources}, {set.AsHost(), hosts}} {
		if len(part.order) == 0 {
			continue
		}
		run.checker(part.set, files).Each(len(part.order), func(k int, check cudarules.CheckFunc) {
			i := part.order[k]
			run.Progress.At("%d of %d: %s", k+1, len(part.order), names[i])
			if failures[i] != nil {
				results[i].fail("cudavet: %v", failures[i])
				return
			}
			results[i] = run.checkFile(check, names[i], compilers[i])
		})
	}
	var all Result
	for _, i := range order {
		r := results[i]
		if len(r.Failures) > 0 {
			all.Summary.FilesFailed++
		}
		all.lacking = append(all.lacking, r.lacking...)
		all.add(r)
	}
	run.tell(&all, run.bridge.TakeExceeded())
	slices.Sort(all.Partial)
	all.Partial = slices.Compact(all.Partial)
	if run.Loading.Verbose {
		all.tellRefused(files.Refused())
	}
	all.Summary.Files = len(names)
	all.Summary.AddLacking(all.lacking)
	all.Summary.Roots = run.bridge.RootsAround(foldersOf(names))
	return all
}

// checker returns a checker of sources for a set of rules.
func (run *Run) checker(set rule.Set, files *regular.Folders) *cudarules.Checker {
	checker := cudarules.NewCheckerReading(set, files.ReadFile)
	checker.LookElsewhere(run.HeaderNear)
	checker.Time(run.Times)
	if !run.Loading.Verbose {
		checker.ForgetViews()
	}
	if kept := run.kept(); kept != nil {
		checker.Remember(cache.New(kept.results, kept.identity, set))
		checker.KeepTrees(kept.keptTrees())
	}
	return checker
}

// isHost reports whether a source is C or C++ that is not compiled as CUDA, by its extension and its words.
func isHost(name string, files *regular.Folders) bool {
	switch filepath.Ext(name) {
	case ".c", ".cc", ".cpp", ".cxx":
		text, err := files.ReadFile(name)
		return err == nil && !buildfile.HasCUDA(text)
	}
	return false
}

// partition cuts indices in two, in their order: those that something is true of, and the others.
func partition(all []int, is func(int) bool) (with, without []int) {
	for _, i := range all {
		if is(i) {
			with = append(with, i)
		} else {
			without = append(without, i)
		}
	}
	return with, without
}

// byName returns the indices of names in sorted order: the findings in a file do not depend on its position among the
// arguments.
func byName(names []string) []int {
	order := make([]int, len(names))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return strings.Compare(names[i], names[j]) })
	return order
}

// foldersOf returns the folders of files.
func foldersOf(names []string) []string {
	var folders []string
	for _, name := range names {
		folders = append(folders, filepath.Dir(name))
	}
	return folders
}

// Compiler returns how a file is compiled.
func (run *Run) Compiler(name string) (nvcc.Options, error) {
	compilers, failures := run.compilers([]string{name})
	return compilers[0], failures[0]
}

// Including returns the CUDA sources around a file that seem to include it.
func (run *Run) Including(name string) []string { return run.bridge.SourcesIncluding(name) }

// HeaderNear is where a header may lie that code in a folder includes and the compiler's folders do not have.
func (run *Run) HeaderNear(folder, name string) string { return run.bridge.HeaderNear(folder, name) }

// IsBuilt reports whether a build rule of the repository says how a file is compiled.
func (run *Run) IsBuilt(name string) bool {
	_, built := run.bridge.RuleFlags(name)
	return built
}

// compilers returns how each file is compiled, or why that cannot be.
func (run *Run) compilers(names []string) (compilers []nvcc.Options, failures []error) {
	compilers, failures = make([]nvcc.Options, len(names)), make([]error, len(names))
	for i, name := range names {
		flags, built := run.bridge.RuleFlags(name)
		compilers[i], failures[i] = run.Options.Compiler(flags)
		compilers[i].Whole = built
	}
	return compilers, failures
}

// checkFile checks one file. An internal error of cudavet is reported like any other failure, so that
// the other files are still checked.
func (run *Run) checkFile(check cudarules.CheckFunc, name string, compiler nvcc.Options) (r Result) {
	analysis, err := checkSafely(check, name, compiler)
	if err != nil {
		r.fail("%v", err)
		return r
	}
	if run.Loading.Verbose {
		r.Unknown.addSource(name, compiler, analysis.Host, analysis.Device)
	}
	r.lacking = []cudarules.Lacking{analysis.Lacking}
	if analysis.Lacking.All && len(analysis.Findings) == 0 {
		r.fail("%s", notUnderstood(name, analysis.Lacking))
	}
	run.tell(&r, analysis.Exceeded)
	if len(analysis.Exceeded) == 0 {
		r.checked(name)
	}
	for _, f := range analysis.Findings {
		r.Findings = append(r.Findings, fromCUDA(name, f))
	}
	return r
}

// notUnderstood reports a file of which nothing is understood.
func notUnderstood(name string, l cudarules.Lacking) string {
	for _, at := range l.Declarations {
		if at.File == name {
			return fmt.Sprintf("%s:%d: nothing of the file is understood: it has a syntax error here, and no declaration without one", relative.Path(name), at.Line)
		}
	}
	return relative.Path(name) + ": nothing of the file is understood: it has no declaration"
}

func checkSafely(check cudarules.CheckFunc, name string, compiler nvcc.Options) (_ *cudarules.Analysis, err error) {
	defer crash.Recover(&err, name)
	return check(name, compiler)
}
