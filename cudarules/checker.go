package cudarules

import (
	"cmp"
	"crypto/sha256"
	"fmt"
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/internal/parallel"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/rules"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/suppress"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/timing"
)

// A Checker checks files one after another and shares work between them: a header is read, parsed and
// checked once however many files include it. It is safe for concurrent use.
type Checker struct {
	set      rule.Set
	loader   *source.Loader
	comments suppress.Sources
	reader   *body.Reader
	cache    *cache.Cache // of earlier runs; nil for none
	kept     *cache.Trees // of earlier runs; nil for none
	times    *timing.Times

	forgetful bool // the analysis of a file is discarded once it is checked

	mu      sync.Mutex
	units   map[*source.Unit]*parsedUnit
	trees   map[source.Sum]func() (*syntax.Tree, error) // by the sum of their text
	parser  *syntax.Parser
	graph   *nameGraph
	checked map[checkedUnit]bool
	seen    map[string]bool // findings that were reported, by place and rule
	told    map[Exceeded]bool
}

// A parsedUnit is made once, by whoever asks first.
type parsedUnit struct {
	once sync.Once
	unit *sema.Unit
	err  error
}

// A checkedUnit is a file in a context under some options, in this run or an earlier one.
type checkedUnit struct {
	options string
	key     source.Sum
}

// NewChecker returns a checker that reports the rules in set.
func NewChecker(set rule.Set) *Checker { return NewCheckerReading(set, new(regular.Files).ReadFile) }

// NewCheckerReading returns a checker that reads files by readFile. An error
// of readFile means that there is no such file to include.
func NewCheckerReading(set rule.Set, readFile func(name string) ([]byte, error)) *Checker {
	return &Checker{
		set:     set,
		loader:  source.NewLoader(readFile),
		reader:  body.NewReader(),
		units:   map[*source.Unit]*parsedUnit{},
		trees:   map[source.Sum]func() (*syntax.Tree, error){},
		parser:  syntax.NewParser(),
		graph:   newNameGraph(),
		checked: map[checkedUnit]bool{},
		seen:    map[string]bool{},
		told:    map[Exceeded]bool{},
	}
}

// LookElsewhere has headers be looked for that are in no folder of the compiler's, see [source.Loader.LookElsewhere].
func (c *Checker) LookElsewhere(find source.Elsewhere) { c.loader.LookElsewhere(find) }

// An Analysis is the result of checking one file.
type Analysis struct {
	Host, Device *sema.TU          // the two views; the same pointer where both see the same text
	Lacking      Lacking           // set by checks alone
	Exceeded     []Exceeded        // the limits that kept something from being checked; none twice, also not across files of one checker
	Findings     []finding.Finding // sorted by file, line, column, rule; none twice, also not across files of one checker
}

// Load reads, preprocesses and parses the file with the given compiler
// options and gives it its meaning, but checks no rule. The error names the
// file.
func (c *Checker) Load(path string, options nvcc.Options) (*Analysis, error) {
	end := c.times.Begin(timing.Phase, "preprocessing")
	host, device, err := c.loader.Load(path, options)
	end()
	if err != nil {
		return nil, err
	}
	defer c.times.Begin(timing.Phase, "parsing")()
	units := slices.Concat(host.Units, device.Units)
	parallel.Each(len(units), func(i int) { _, _ = c.parse(units[i]) }) // view has the results
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
		if tree, p.err = c.tree(u.Text); p.err == nil {
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

// tree returns the tree of a text. One text is parsed once, of whatever files and macros it comes.
func (c *Checker) tree(text []byte) (*syntax.Tree, error) {
	sum := sha256.Sum256(text)
	c.mu.Lock()
	p := c.trees[sum]
	if p == nil {
		p = sync.OnceValues(func() (*syntax.Tree, error) { return c.kept.Parse(text, sum, c.parser) })
		c.trees[sum] = p
	}
	c.mu.Unlock()
	tree, err := p()
	if err != nil {
		return nil, err
	}
	return tree.Copy(), nil
}

// Remember makes the checker use a cache for its findings. A result from the cache has no views. If
// suppressing comments are judged by all files of a run, the cache is not used.
func (c *Checker) Remember(in *cache.Cache) {
	if !c.set.Has(suppress.Unused) {
		c.cache = in
	}
}

// KeepTrees has the checker take trees from those that earlier runs have kept, and keep its own there.
func (c *Checker) KeepTrees(in *cache.Trees) { c.kept = in }

// ForgetViews makes the checker discard the views of a file once it is checked: analyses have no views.
func (c *Checker) ForgetViews() { c.forgetful = true }

// Time has the checker add to times how long reading files and checking rules takes.
func (c *Checker) Time(times *timing.Times) { c.times = times }

// Check analyses the file with the given compiler options. The error names
// the file; findings of a file that cannot be read in whole are left out.
func (c *Checker) Check(path string, options nvcc.Options) (*Analysis, error) {
	return c.check(path, options, &turn{claim: &ticket{}, report: &ticket{}})
}

// A CheckFunc is [Checker.Check].
type CheckFunc func(path string, options nvcc.Options) (*Analysis, error)

// Each calls do with 0 to n-1 concurrently, and returns when all calls have. Each call may check one
// file: the findings are those of calls made one after the other.
func (c *Checker) Each(n int, do func(i int, check CheckFunc)) {
	claims, reports := newTickets(n), newTickets(n)
	seats := newSeats()
	parallel.EachWaiting(n, func(i int) {
		t := &turn{claims[i], reports[i], seats}
		defer t.report.pass()
		defer t.claim.pass()
		do(i, func(path string, options nvcc.Options) (*Analysis, error) { return c.check(path, options, t) })
	})
}

// check is Check when it is the file's turn.
func (c *Checker) check(path string, options nvcc.Options, t *turn) (*Analysis, error) {
	t.seats.enter()
	defer t.seats.leave()
	var a *Analysis
	var known *cache.Entry
	if c.cache != nil {
		known, _ = c.cache.Get(path, options, c.loader)
	}
	var claims []claim
	var units []source.Sum
	if known != nil {
		units = known.Units
	} else {
		var err error
		if a, err = c.Load(path, options); err != nil {
			return nil, err
		}
		claims = c.claims(a)
		units = sumsOf(claims)
	}
	t.await(t.claim)
	checked := c.claim(units, options)
	t.claim.pass()
	if known != nil && slices.Equal(checked, known.Checked) {
		t.await(t.report)
		return &Analysis{Lacking: known.Lacking, Exceeded: c.notTold(known.Limits), Findings: c.dedupe(known.Findings)}, nil
	}
	if a == nil {
		var err error
		if a, err = c.Load(path, options); err != nil {
			return nil, err
		}
		claims = c.claims(a)
	}
	narrow(a, claims, checked)
	findings := rules.Run(c.set, a.Host, a.Device, c.times)
	if err := givenUp(path, a); err != nil {
		return nil, err
	}
	if c.set.Has(suppress.Unused) { // which comments are used depends on the findings in earlier files
		t.await(t.report)
	}
	result := &cache.Entry{Units: units, Checked: checked, Limits: exceeded(path, a), Lacking: LackingOf(a.views()...)}
	result.Findings = append(c.toldOf(findings), c.suppressions(a)...)
	slices.SortStableFunc(result.Findings, compare)
	if c.cache != nil && !slices.ContainsFunc(result.Limits, isOfTime) {
		result.Inputs = c.loader.Inputs(a.Host.Source, a.Device.Source)
		c.cache.Put(path, options, result)
	}
	if c.forgetful {
		c.forget(a, options)
	}
	t.await(t.report)
	a.Lacking, a.Exceeded, a.Findings = result.Lacking, c.notTold(result.Limits), c.dedupe(result.Findings)
	return a, nil
}

// forget discards the views of an analysis, and data that other files hardly need: the main file's text and tree.
func (c *Checker) forget(a *Analysis, options nvcc.Options) {
	c.loader.Forget(options, a.Host.Source, a.Device.Source)
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, tu := range a.views() {
		for _, u := range tu.Source.Units {
			if u.File == tu.Source.Main {
				delete(c.units, u)
				delete(c.trees, sha256.Sum256(u.Text))
			}
		}
	}
	a.Host, a.Device = nil, nil
}

// CheckLaunched analyzes the file anew for launches made by code outside of it, and returns the interactions of their
// threads, sorted as the findings of [Checker.Check], which may include them.
func (c *Checker) CheckLaunched(path string, options nvcc.Options, outside []*launchconfig.Outside) ([]finding.Finding, error) {
	a, err := c.Load(path, options)
	if err != nil {
		return nil, err
	}
	findings := c.toldOf(rules.RunLaunched(c.set, a.Host, a.Device, outside, c.times))
	if err := givenUp(path, a); err != nil {
		return nil, err
	}
	slices.SortStableFunc(findings, compare)
	return findings, nil
}

// givenUp returns an error if a view takes more steps than it has: its findings depend on the order of queries.
func givenUp(path string, a *Analysis) error {
	if a.Host.IsSpent() || a.Device.IsSpent() {
		return fmt.Errorf("%s: %w", path, limit.Steps.Errorf("checking it takes more than %d steps", limit.Steps.Value()))
	}
	return nil
}

// isOfTime reports whether a limit depends on the speed of the machine: another run may check more.
func isOfTime(e cache.Exceeded) bool { return e.Limit == limit.ParseTime }

// toldOf returns the findings that no comment silences, in messages of one line.
func (c *Checker) toldOf(findings []finding.Finding) []finding.Finding {
	var told []finding.Finding
	for _, f := range findings {
		comments := c.comments.In(f.Pos.File)
		if comments.Silences(f.Pos.Line, f.Rule.ID) {
			continue
		}
		if hint := comments.Hint(f.Pos.Line, f.Rule.ID); hint != "" {
			f.Message += "; " + hint
		}
		if slices.ContainsFunc(f.Fixes, changesGenerated) {
			f.Fixes = nil
		}
		f.Message = plain.Line(f.Message)
		for k := range f.Related {
			f.Related[k].Message = plain.Line(f.Related[k].Message)
		}
		told = append(told, f)
	}
	return told
}

// changesGenerated reports whether a fix changes a file that a program has written.
func changesGenerated(x finding.Fix) bool {
	return slices.ContainsFunc(x.Edits, func(e finding.Edit) bool { return source.IsGenerated(e.Pos.File.Text) })
}

func (a *Analysis) views() []*sema.TU {
	if a.Device == a.Host {
		return []*sema.TU{a.Host}
	}
	return []*sema.TU{a.Host, a.Device}
}

// claim returns which units no file before has checked under the same options. They are now.
func (c *Checker) claim(units []source.Sum, options nvcc.Options) []bool {
	under := fmt.Sprintf("%+v", options)
	c.mu.Lock()
	defer c.mu.Unlock()
	news := make([]bool, len(units))
	for i, u := range units {
		unit := checkedUnit{under, u}
		news[i] = !c.checked[unit]
		c.checked[unit] = true
	}
	return news
}

// narrow leaves those units in focus that are to be checked.
func narrow(a *Analysis, claims []claim, checked []bool) {
	in := map[string]bool{}
	for i, claim := range claims {
		in[claim.file] = checked[i]
	}
	for _, tu := range a.views() {
		tu.Focus = slices.DeleteFunc(tu.Focus, func(u *sema.Unit) bool { return !in[u.Source.File.Name] })
	}
}

// dedupe drops findings that were reported before: by the other view, or
// through another macro state of the same header.
func (c *Checker) dedupe(findings []finding.Finding) []finding.Finding {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.DeleteFunc(slices.Clone(findings), func(f finding.Finding) bool {
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
