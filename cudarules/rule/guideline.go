package rule

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
)

// NVIDIAGuideline names, in the lists of [NewSet], the rules that cover a rule of the CUDA C++
// Guidelines for Robust and Safety-Critical Programming.
const NVIDIAGuideline = "nvidia-guideline"

// guidelineName matches the names of the guidelines' rules.
var guidelineName = regexp.MustCompile(`\bCUDA(?:Safety|Directive|Security)?-[A-Za-z]*[\d.]*\d*(?: \([^)]*\))?`)

// Guidelines returns the rules of NVIDIA's guidelines that a rule covers, or a part of, as its
// section names them.
func (r *Info) Guidelines() []string { return guidelineName.FindAllString(r.Section, -1) }

// A Guideline is a rule of NVIDIA's guidelines with the rules that cover it.
type Guideline struct {
	Name  string
	Rules []*Info // sorted by id
}

// Coverage returns the rules of NVIDIA's guidelines that something in the catalogue covers,
// in their order.
func Coverage() []Guideline {
	var all []Guideline
	for _, r := range All() {
		for _, name := range r.Guidelines() {
			i := slices.IndexFunc(all, func(g Guideline) bool { return g.Name == name })
			if i < 0 {
				i = len(all)
				all = append(all, Guideline{Name: name})
			}
			all[i].Rules = append(all[i].Rules, r)
		}
	}
	slices.SortFunc(all, func(a, b Guideline) int { return compareGuidelines(a.Name, b.Name) })
	return all
}

// compareGuidelines orders the names of the guidelines' rules: the main part first, and
// numbers by their value.
func compareGuidelines(a, b string) int {
	partA, restA, _ := strings.Cut(a, "-")
	partB, restB, _ := strings.Cut(b, "-")
	if c := cmp.Or(cmp.Compare(partA, partB), cmp.Compare(numbered(restB), numbered(restA))); c != 0 {
		return c
	}
	return slices.CompareFunc(strings.Split(restA, "."), strings.Split(restB, "."), func(x, y string) int {
		return cmp.Or(cmp.Compare(len(x), len(y)), cmp.Compare(x, y))
	})
}

// numbered is 1 for a name that begins with a digit.
func numbered(name string) int {
	if name != "" && '0' <= name[0] && name[0] <= '9' {
		return 1
	}
	return 0
}
