// Package summary counts in one line the work of a run, so that a run without findings is not taken
// for more than it was.
package summary

import (
	"fmt"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/relative"
)

// A Summary counts the things that a run has checked, each once.
type Summary struct {
	Files           int              `json:"files"`           // of CUDA, named on the command line
	FilesFailed     int              `json:"filesFailed"`     // of these, those that could not be checked
	PackagesWhole   int              `json:"packagesWhole"`   // checked with all their types
	PackagesInPart  int              `json:"packagesInPart"`  // checked as far as their types are known
	PackagesSkipped int              `json:"packagesSkipped"` // not checked
	PackagesCgo     int              `json:"packagesCgo"`     // of those checked, how many use cgo
	Unlinked        int              `json:"unlinked"`        // .cu files of the modules that no package is linked with
	Alone           int              `json:"alone"`           // of these, those that were checked by themselves
	MissingHeaders  []string         `json:"missingHeaders"`  // as they are included
	NotUnderstood   int              `json:"notUnderstood"`   // declarations of sources and their headers that have a syntax error
	Functions       int              `json:"functions"`       // that the sources define
	FunctionsWhole  int              `json:"functionsWhole"`  // of these, those of which all is understood
	LeftOut         int              `json:"leftOut"`         // sources of which the preprocessor leaves nothing
	LeftOutUnless   []string         `json:"leftOutUnless"`   // the macros that bring them
	Untagged        []load.Untagged  `json:"untagged"`        // cgo files that other build tags bring
	Taken           load.Untagged    `json:"taken"`           // the assumed build tags, without which there were no cgo files
	Bridge          bridgemap.Counts `json:"bridge"`
	Roots           []reporoot.Root  `json:"roots"` // of the repositories of packages and files
}

// AddLacking adds unknown parts of sources.
func (s *Summary) AddLacking(sources []cudarules.Lacking) {
	headers := slices.Clone(s.MissingHeaders)
	seen := map[any]bool{}
	s.addFunctions(sources)
	for _, l := range sources {
		headers = append(headers, l.Headers...)
		if l.LeftOut != "" {
			s.LeftOut++
			s.LeftOutUnless = append(s.LeftOutUnless, l.LeftOut)
		}
		for _, d := range l.Declarations {
			if !seen[d] {
				seen[d] = true
				s.NotUnderstood++
			}
		}
	}
	s.MissingHeaders, s.LeftOutUnless = distinct(headers), distinct(s.LeftOutUnless)
}

// addFunctions adds how many functions sources define. Of a file that was checked with several it counts where least is known.
func (s *Summary) addFunctions(sources []cudarules.Lacking) {
	files := map[string][2]int{}
	for _, l := range sources {
		if l.All {
			continue // it is none of the files that are checked
		}
		for _, f := range l.Functions {
			known, seen := files[f.File]
			if !seen || f.All-f.Whole > known[0]-known[1] {
				files[f.File] = [2]int{f.All, f.Whole}
			}
		}
	}
	for _, f := range files {
		s.Functions += f[0]
		s.FunctionsWhole += f[1]
	}
}

// distinct returns sorted names, each once.
func distinct(names ...[]string) []string {
	return slices.Compact(slices.Sorted(slices.Values(slices.Concat(names...))))
}

// AddFiles adds the work of a run on sources alone.
func (s *Summary) AddFiles(files Summary) {
	s.Files, s.FilesFailed = s.Files+files.Files, s.FilesFailed+files.FilesFailed
	s.NotUnderstood += files.NotUnderstood
	s.Functions, s.FunctionsWhole = s.Functions+files.Functions, s.FunctionsWhole+files.FunctionsWhole
	s.LeftOut += files.LeftOut
	s.MissingHeaders, s.LeftOutUnless = distinct(s.MissingHeaders, files.MissingHeaders), distinct(s.LeftOutUnless, files.LeftOutUnless)
	for _, root := range files.Roots {
		if !slices.ContainsFunc(s.Roots, func(r reporoot.Root) bool { return r.Dir == root.Dir }) {
			s.Roots = append(s.Roots, root)
		}
	}
}

// AddAlone adds the work of a run on sources that no package is linked with.
func (s *Summary) AddAlone(files Summary) {
	s.Alone += files.Files - files.FilesFailed
	files.Files, files.FilesFailed = 0, 0
	s.AddFiles(files)
}

// Packages returns how many packages the patterns named.
func (s *Summary) Packages() int { return s.PackagesWhole + s.PackagesInPart + s.PackagesSkipped }

// Line returns the summary as a sentence without its end of line.
func (s *Summary) Line() string {
	var parts []string
	add := func(format string, args ...any) { parts = append(parts, fmt.Sprintf(format, args...)) }
	if s.Files > 0 {
		files := plain.Count(s.Files-s.FilesFailed, "CUDA file") + " checked"
		if s.FilesFailed > 0 {
			files += fmt.Sprintf(", %d not", s.FilesFailed)
		}
		parts = append(parts, files)
	}
	if all := s.Packages(); all > 0 {
		packages := plain.Count(all, "package")
		switch {
		case s.Taken.System != "":
			packages += fmt.Sprintf(" with %s for %s", s.Taken.Option(), plain.Count(s.Taken.Files, "file"))
		case s.Taken.Tags != "":
			packages += fmt.Sprintf(" with %s for %s", s.Taken.Option(), plain.Count(s.Taken.Files, "cgo file"))
		}
		if s.PackagesInPart > 0 {
			packages += fmt.Sprintf(", %d of them in part", s.PackagesInPart)
		}
		if s.PackagesSkipped > 0 {
			packages += fmt.Sprintf(", %d not at all", s.PackagesSkipped)
		}
		add("%s, %d with cgo", packages, s.PackagesCgo)
	}
	if b := s.Bridge; b.Calls > 0 {
		add("%s: %d followed, %d to libraries, %d not resolved", plain.Count(b.Calls, "cgo call"), b.CallsFollowed,
			b.CallsOfLibraries, b.CallsUnresolved)
	}
	if s.Bridge.Sources+s.Unlinked > 0 {
		files := plain.Count(s.Bridge.Sources, ".cu file") + " linked"
		if s.Alone > 0 {
			files += fmt.Sprintf(", %d checked alone", s.Alone)
		}
		if rest := s.Unlinked - s.Alone; rest > 0 || s.Alone == 0 {
			files += fmt.Sprintf(", %d not", rest)
		}
		parts = append(parts, files)
	}
	if b := s.Bridge; b.Launches > 0 {
		add("%d of %s reached from Go", b.LaunchesReached, plain.Count(b.Launches, "launch"))
	}
	if b := s.Bridge; b.LookUps > 0 {
		add("%d of %s by name found", b.LookUpsFound, plain.Count(b.LookUps, "kernel"))
	}
	if b := s.Bridge; b.ByName > 0 {
		add("%s by name, %d followed", plain.Count(b.ByName, "launch"), b.ByNameFollowed)
	}
	if b := s.Bridge; b.Symbols > 0 {
		add("%s of CUDA without cgo, %d %s", plain.Count(b.Symbols, "symbol"), b.SymbolsMatching, plural(b.SymbolsMatching, "matches", "match"))
	}
	if b := s.Bridge; b.SymbolCalls > 0 {
		add("%s without cgo followed", plain.Count(b.SymbolCalls, "call"))
	}
	if len(s.MissingHeaders) > 0 {
		add("headers not found: %s", some(s.MissingHeaders, " "))
	}
	if n := s.NotUnderstood; n > 0 {
		add("%s not understood", plain.Count(n, "declaration"))
	}
	if s.FunctionsWhole < s.Functions {
		add("%d of %s understood whole", s.FunctionsWhole, plain.Count(s.Functions, "function"))
	}
	if n := s.LeftOut; n > 0 {
		flags := make([]string, len(s.LeftOutUnless))
		for i, macro := range s.LeftOutUnless {
			flags[i] = "-D" + macro
		}
		add("%s without code under these flags: %s", plain.Count(n, "file"), some(flags, " "))
	}
	if n := s.Bridge.NamesUnknown; n > 0 {
		add("%s of package C unknown", plain.Count(n, "name"))
	}
	if s.Files+s.Alone+s.PackagesCgo == 0 && !s.Bridge.ComeToCUDA() {
		reason := "no package uses cgo"
		if s.Unlinked > 0 {
			reason += ", and the .cu files of the module were not asked for"
		} else {
			reason += ", and there is no .cu file"
		}
		add("nothing of CUDA was checked: %s", reason)
	}
	for _, u := range s.Untagged {
		add("%s more with -tags %s", plain.Count(u.Files, "cgo file"), u.Tags)
	}
	if roots := s.rootsOutsideOfGit(); len(roots) > 0 {
		add("no git repository: %s %s", plural(len(roots), "the root is", "the roots are"), some(roots, ", "))
	}
	return strings.Join(parts, "; ")
}

// rootsOutsideOfGit returns the roots that no git repository shows, and why they were taken.
func (s *Summary) rootsOutsideOfGit() (roots []string) {
	for _, root := range s.Roots {
		if !root.IsGit() {
			roots = append(roots, fmt.Sprintf("%s (%s)", relative.Folder(root.Dir), root.Why))
		}
	}
	return roots
}

// maxNamed bounds how many names a list in the line has.
const maxNamed = 8

// some returns names in a row, the first ones if they are many.
func some(names []string, between string) string {
	if len(names) <= maxNamed+1 {
		return strings.Join(names, between)
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:maxNamed], between), len(names)-maxNamed)
}

func plural(n int, one, several string) string {
	if n == 1 {
		return one
	}
	return several
}
