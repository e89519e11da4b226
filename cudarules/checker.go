package cudarules

import (
	"cmp"
	"fmt"
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/internal/parallel"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/rules"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/suppress"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Checker checks files one after another and keeps what they share: a
// header is read, parsed and checked once however many files include it.
// It is safe for concurrent use.
type Checker struct {
	set      rule.Set
	loader   *source.Loader
	comments suppress.Sources
	reader   *body.Reader

	mu      sync.Mutex
	units   map[*source.Unit]*parsedUnit
	checked map[*source.Unit]bool
	seen    map[string]bool // findings that were reported, by place and rule
	told    map[Exceeded]bool
}

// A parsedUnit is made once, by whoever asks first.
type parsedUnit struct {
	once sync.Once
	unit *sema.Unit
	err  error
}

// NewChecker returns a checker that reports the rules in set.
func NewChecker(set rule.Set) *Checker { return NewCheckerReading(set, regular.ReadFile) }

// NewCheckerReading returns a checker that reads files by readFile. An error
// of readFile means that there is no such file to include.
func NewCheckerReading(set rule.Set, readFile func(name string) ([]byte, error)) *Checker {
	return &Checker{
		set:     set,
		loader:  source.NewLoader(readFile),
		reader:  body.NewReader(),
		units:   map[*source.Unit]*parsedUnit{},
		checked: map[*source.Unit]bool{},
		seen:    map[string]bool{},
		told:    map[Exceeded]bool{},
	}
}

// An Analysis is what a checker learned of one file.
type Analysis struct {
	Host, Device *sema.TU          // the two views; the same pointer where both see the same text
	Exceeded     []Exceeded        // the limits that kept something from being checked; none twice, also not across files of one checker
	Findings     []finding.Finding // sorted by file, line, column, rule; none twice, also not across files of one checker
}

// Load reads, preprocesses and parses the file with the given compiler
// options and gives it its meaning, but checks no rule. The error names the
// file.
func (c *Checker) Load(path string, options nvcc.Options) (*Analysis, error) {
	host, device, err := c.loader.Load(path, options)
	if err != nil {
		return nil, err
	}
	units := slices.Concat(host.Units, device.Units)
	parallel.Each(len(units), func(i int) { _, _ = c.parse(units[i]) }) // view has what comes of it
	a := &Analysis{}
	if a.Host, err = c.view(host, source.Host, options); err != nil {
		return nil, err
	}
	a.Device = a.Host
	a.Host.Both = device == host
	if device != host {
		if a.Device, err = c.view(device, source.Device, options); err != nil {
			return nil, err
		}
	}
	return a, nil
}

func (c *Checker) view(tu *source.TranslationUnit, view source.View, options nvcc.Options) (*sema.TU, error) {
	var units []*sema.Unit
	for _, u := range tu.Units {
		parsed, err := c.parse(u)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", u.File.Name, err)
		}
		units = append(units, parsed)
	}
	return sema.NewTU(tu, view, options, units, c.reader, BuiltIn(tu.System, options.Std)...), nil
}

// parse parses a unit that files may share, once.
func (c *Checker) parse(u *source.Unit) (*sema.Unit, error) {
	c.mu.Lock()
	p := c.units[u]
	if p == nil {
		p = &parsedUnit{}
		c.units[u] = p
	}
	c.mu.Unlock()
	p.once.Do(func() {
		var tree *syntax.Tree
		if tree, p.err = syntax.Parse(u.Text); p.err == nil {
			var undecided []syntax.Span
			for _, r := range u.Undecided {
				undecided = append(undecided, syntax.Span(r))
			}
			tree.Doubt(undecided)
			p.unit = sema.NewUnit(u, tree)
		}
	})
	return p.unit, p.err
}

// Check analyses the file with the given compiler options. The error names
// the file; findings of a file that cannot be read in whole are left out.
func (c *Checker) Check(path string, options nvcc.Options) (*Analysis, error) {
	return c.check(path, options, &ticket{}, &ticket{})
}

// A CheckFunc is [Checker.Check].
type CheckFunc func(path string, options nvcc.Options) (*Analysis, error)

// Each calls do with 0 to n-1 at the same time, and returns when all calls
// have. Each call may check one file: what is found is what there would be if
// the calls came one after the other.
func (c *Checker) Each(n int, do func(i int, check CheckFunc)) {
	claims, reports := newTickets(n), newTickets(n)
	parallel.EachWaiting(n, func(i int) {
		claim, report := claims[i], reports[i]
		defer report.pass()
		defer claim.pass()
		do(i, func(path string, options nvcc.Options) (*Analysis, error) {
			return c.check(path, options, claim, report)
		})
	})
}

// check is Check, which waits for two tickets: to claim units, and to report.
func (c *Checker) check(path string, options nvcc.Options, claim, report *ticket) (*Analysis, error) {
	a, err := c.Load(path, options)
	if err != nil {
		return nil, err
	}
	claim.await()
	c.claim(a)
	claim.pass()
	findings := rules.Run(c.set, a.Host, a.Device)
	report.await()
	a.Exceeded = c.exceeded(path, a)
	for i := range findings {
		f := &findings[i]
		f.Message = plain.Line(f.Message)
		for k := range f.Related {
			f.Related[k].Message = plain.Line(f.Related[k].Message)
		}
	}
	for _, f := range findings {
		if !c.comments.In(f.Pos.File).Silences(f.Pos.Line, f.Rule.ID) {
			a.Findings = append(a.Findings, f)
		}
	}
	a.Findings = append(a.Findings, c.suppressions(a)...)
	slices.SortStableFunc(a.Findings, compare)
	a.Findings = c.dedupe(a.Findings)
	return a, nil
}

// claim puts the units of an analysis into focus that no file before it has
// checked.
func (c *Checker) claim(a *Analysis) {
	c.mu.Lock()
	defer c.mu.Unlock()
	views := []*sema.TU{a.Host}
	if a.Device != a.Host {
		views = append(views, a.Device)
	}
	for _, tu := range views {
		tu.Focus = slices.DeleteFunc(tu.Focus, func(u *sema.Unit) bool { return c.checked[u.Source] })
	}
	for _, tu := range views {
		for _, u := range tu.Focus {
			c.checked[u.Source] = true
		}
	}
}

// dedupe drops findings that were reported before: by the other view, or
// through another macro state of the same header.
func (c *Checker) dedupe(findings []finding.Finding) []finding.Finding {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.DeleteFunc(findings, func(f finding.Finding) bool {
		key := fmt.Sprintf("%s:%d-%d %s", f.Pos.File.Name, f.Pos.Offset, f.End.Offset, f.Rule.ID)
		old := c.seen[key]
		c.seen[key] = true
		return old
	})
}

func compare(a, b finding.Finding) int {
	return cmp.Or(
		cmp.Compare(a.Pos.File.Name, b.Pos.File.Name),
		cmp.Compare(a.Pos.Offset, b.Pos.Offset),
		cmp.Compare(a.Rule.ID, b.Rule.ID),
	)
}
