package options

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	slash "path"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/bmatcuk/doublestar/v4"
	"go.yaml.in/yaml/v3"

	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/spelling"
	"github.com/cudavet/cudavet/internal/relative"
)

// FileName is the usual name of a configuration file.
const FileName = reporoot.ConfigFile

// FileNames are the names that a configuration file may have.
var FileNames = reporoot.ConfigFiles

// IsFile reports whether a name is that of a configuration file.
func IsFile(name string) bool { return reporoot.IsConfig(name) }

// A File is the content of a configuration file.
type File struct {
	CUDA      string                `yaml:"cuda"`
	NVCCFlags Words                 `yaml:"nvccflags"`
	Include   []string              `yaml:"include"` // folders of headers, relative to the file's own
	MSVC      bool                  `yaml:"msvc"`
	Tags      Words                 `yaml:"tags"`
	Enable    Words                 `yaml:"enable"`
	Disable   Words                 `yaml:"disable"`
	Severity  map[rule.Class]string `yaml:"severity"` // one of [Severities]
	Folders   []Folder              `yaml:"folders"`
	Exclude   []Exclude             `yaml:"exclude"`
	Command   `yaml:",inline"`

	path string
}

// Command has the settings of the file for runs of the command; its flags take precedence.
type Command struct {
	Tests    *bool      `yaml:"tests"`
	Unlinked *bool      `yaml:"unlinked"`
	FailOn   rule.Class `yaml:"fail-on"`  // see [FailOnNothing]
	Baseline string     `yaml:"baseline"` // a file, relative to the file's own
}

// FailOnNothing is the class of findings that no finding is of.
const FailOnNothing rule.Class = "never"

// Severities are how findings may weigh, in the words of SARIF 2.1.0 (section 3.27.10), the
// heaviest first.
var Severities = []string{"error", "warning", "note"}

// A Folder is a part of the repository where other rules are reported.
type Folder struct {
	Path    string `yaml:"path"` // a glob, relative to the file's folder
	Enable  Words  `yaml:"enable"`
	Disable Words  `yaml:"disable"`
}

// An Exclude is a part of the repository where rules are not reported, all of them if it names
// none.
type Exclude struct {
	Path   string `yaml:"path"`
	Rules  Words  `yaml:"rules,omitempty"`
	Reason string `yaml:"reason"`
}

// Words are a list, written as one or as a text.
type Words []string

// UnmarshalYAML takes a list of texts, or one.
func (w *Words) UnmarshalYAML(node *yaml.Node) error {
	if node.Kind == yaml.ScalarNode {
		*w = Words{node.Value}
		return nil
	}
	return node.Decode((*[]string)(w))
}

// list returns the words as flags of the command take them.
func (w Words) list() string { return strings.Join(w, ",") }

// Find returns the configuration file for a folder: the nearest above it, up to the root of
// its repository. It returns "" if there is none.
func Find(dir string) string { return find(dir, nil) }

func find(dir string, overlay regular.Overlay) string {
	root := reporoot.Around(dir)
	for {
		for _, name := range FileNames {
			path := filepath.Join(dir, name)
			if _, err := os.Stat(path); err == nil && !overlay.Hides(path) {
				return path
			}
			if text, _ := overlay.Text(path); text != nil {
				return path
			}
		}
		if dir == root || dir == filepath.Dir(dir) {
			return ""
		}
		dir = filepath.Dir(dir)
	}
}

// NoFile is the value of the flag -config for which no file is read.
const NoFile = "none"

// file returns the configuration file of the run, an empty one if it has none. It looks each
// time, since an editor's server outlives a file's content.
func (o *Options) file() (*File, error) {
	path := o.Config
	if path == NoFile {
		return &File{}, nil
	}
	dir, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	if path == "" {
		if path = find(dir, o.Overlay); path == "" {
			return &File{}, nil
		}
	}
	if path, err = filepath.Abs(path); err != nil {
		return nil, err
	}
	text, err := o.read(path)
	if err != nil {
		return nil, err
	}
	if len(text) > maxFileBytes {
		return nil, fmt.Errorf("%s: %d bytes, want at most %d", relative.Path(path), len(text), maxFileBytes)
	}
	known, _ := parsed.LoadOrStore(path+"\x00"+string(text), sync.OnceValues(func() (*File, error) { return parse(path, text) }))
	return known.(func() (*File, error))()
}

// read reads a configuration file. One with the default name comes with a repository, and the target of a link must be
// there as well, since error messages quote it.
func (o *Options) read(path string) ([]byte, error) {
	if text, ok := o.Overlay.Text(path); ok {
		return text, nil
	}
	if !IsFile(filepath.Base(path)) {
		return regular.ReadFile(path)
	}
	folders := regular.Folders{Linked: o.Linked}
	folders.Allow(reporoot.Around(filepath.Dir(path)))
	return folders.ReadFile(path)
}

var parsed sync.Map // path and content -> func() (*File, error)

// parse reads a configuration file. An error names the file, and the line where that is known.
func parse(path string, text []byte) (*File, error) {
	f := &File{path: path}
	decoder := yaml.NewDecoder(bytes.NewReader(text))
	decoder.KnownFields(true)
	if err := decoder.Decode(f); err != nil && !errors.Is(err, io.EOF) { // nothing is no fault
		return nil, fmt.Errorf("%s: %s", relative.Path(path), explain(err))
	}
	if err := f.check(); err != nil {
		return nil, fmt.Errorf("%s: %w", relative.Path(path), err)
	}
	return f, nil
}

var wrongKind = regexp.MustCompile(`cannot unmarshal .* into (\S+)`)

var unknownField = regexp.MustCompile(`field (\S+) not found in type \S+`)

// explain describes the fault in a file's text, in one line.
func explain(err error) string {
	var wrong *yaml.TypeError
	if !errors.As(err, &wrong) {
		return strings.TrimPrefix(err.Error(), "yaml: ")
	}
	text := unknownField.ReplaceAllStringFunc(strings.Join(wrong.Errors, "; "), func(unknown string) string {
		name := unknownField.FindStringSubmatch(unknown)[1]
		text := fmt.Sprintf("no setting %q", name)
		if near := spelling.Near(name, settings()); len(near) > 0 {
			text += "; near: " + strings.Join(near, ", ")
		}
		return text
	})
	return wrongKind.ReplaceAllStringFunc(text, func(kind string) string {
		switch into := wrongKind.FindStringSubmatch(kind)[1]; {
		case strings.HasPrefix(into, "[]"), strings.HasSuffix(into, "Words"):
			return "want a list"
		case strings.HasPrefix(into, "map"), strings.Contains(into, "."):
			return "want settings with names"
		case into == "bool":
			return "want true or false"
		}
		return "want a text"
	})
}

// settings returns the names of all settings, those of lists among them.
func settings() (names []string) {
	var add func(reflect.Type)
	add = func(t reflect.Type) {
		for field := range t.Fields() {
			name, _, _ := strings.Cut(field.Tag.Get("yaml"), ",")
			if name != "" {
				names = append(names, name)
			}
			of := field.Type
			if of.Kind() == reflect.Slice {
				of = of.Elem()
			}
			if of.Kind() == reflect.Struct {
				add(of)
			}
		}
	}
	add(reflect.TypeFor[File]())
	slices.Sort(names)
	return slices.Compact(names)
}

// check returns an error for senseless settings.
func (f *File) check() error {
	if err := f.checkBounds(); err != nil {
		return err
	}
	if _, err := f.rules(); err != nil {
		return err
	}
	for _, e := range f.Exclude {
		if strings.TrimSpace(e.Reason) == "" {
			return fmt.Errorf("exclude %q: no reason is given", e.Path)
		}
	}
	var paths []string
	for _, p := range f.Folders {
		paths = append(paths, p.Path)
	}
	for _, e := range f.Exclude {
		paths = append(paths, e.Path)
	}
	patterns := 0
	for _, p := range paths {
		if p == "" || !doublestar.ValidatePattern(p) {
			return fmt.Errorf("path %q: no glob", p)
		}
		expanded, ok := expand(p, maxAlternatives)
		if patterns += len(expanded); !ok || patterns > maxPatterns {
			return fmt.Errorf("path %.80q: braces stand for more than %d patterns here, or %d in the file", p, maxAlternatives, maxPatterns)
		}
	}
	for class, severity := range f.Severity {
		if !slices.Contains(rule.Classes, class) || !slices.Contains(Severities, severity) {
			return fmt.Errorf("severity: %s: %s: want one of the classes %v, and one of %v", class, severity, rule.Classes, Severities)
		}
	}
	if f.FailOn != "" && f.FailOn != FailOnNothing && !slices.Contains(rule.Classes, f.FailOn) {
		return fmt.Errorf("fail-on: %s: want one of the classes %v, or %s", f.FailOn, rule.Classes, FailOnNothing)
	}
	if f.CUDA != "" {
		if _, err := nvcc.ParseVersion(f.CUDA); err != nil {
			return fmt.Errorf("cuda: %w", err)
		}
	}
	compiler := nvcc.Default()
	return f.compile(&compiler)
}

// rules returns the rules that the file has reported.
func (f *File) rules() (rule.Set, error) {
	set, err := rule.NewSet(f.Enable.list(), f.Disable.list())
	if err != nil {
		return set, err
	}
	var parts []rule.Part
	for _, p := range f.Folders {
		parts = append(parts, rule.Part{Name: p.Path, Covers: f.covers(p.Path), Enable: p.Enable.list(), Disable: p.Disable.list()})
	}
	for _, e := range f.Exclude {
		parts = append(parts, rule.Part{Name: e.Path, Covers: f.covers(e.Path), Off: len(e.Rules) == 0, Disable: e.Rules.list()})
	}
	return set.With(parts...)
}

// covers returns a test whether a glob matches a file or an enclosing folder.
func (f *File) covers(glob string) func(string) bool {
	globs, _ := expand(strings.TrimSuffix(filepath.ToSlash(glob), "/"), maxAlternatives)
	return func(path string) bool {
		path, err := filepath.Abs(path)
		if err != nil {
			return false
		}
		name, err := filepath.Rel(filepath.Dir(f.path), path)
		if err != nil || !filepath.IsLocal(name) {
			return false
		}
		for name = filepath.ToSlash(name); name != "."; name = slash.Dir(name) {
			if slices.ContainsFunc(globs, func(glob string) bool { return doublestar.MatchUnvalidated(glob, name) }) {
				return true
			}
		}
		return false
	}
}

// compile adds the file's flags to a compiler's options. Names of folders are relative to the file's
// own, and must be in its repository: the file may be untrusted, and only the user opens other
// folders.
func (f *File) compile(compiler *nvcc.Options) error {
	compiler.MSVC = compiler.MSVC || f.MSVC
	include, system, forced := len(compiler.Include), len(compiler.SystemInclude), len(compiler.ForcedInclude)
	for _, words := range f.NVCCFlags {
		args, err := nvcc.Split(words)
		if err == nil {
			err = nvcc.Check(args)
		}
		if err == nil {
			err = compiler.Parse(args)
		}
		if err != nil {
			return fmt.Errorf("nvccflags: %w", err)
		}
	}
	compiler.Include = append(compiler.Include, f.Include...)
	for _, added := range [][]string{compiler.Include[include:], compiler.SystemInclude[system:], compiler.ForcedInclude[forced:]} {
		for i, name := range added {
			path, err := f.inRepository(name)
			if err != nil {
				return err
			}
			added[i] = path
		}
	}
	return nil
}

// inRepository returns the absolute path of a name that the file has.
func (f *File) inRepository(name string) (string, error) {
	folder := filepath.Dir(f.path)
	path := name
	if !filepath.IsAbs(path) {
		path = filepath.Join(folder, path)
	}
	real, err := filepath.EvalSymlinks(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return path, nil
	case err != nil:
		return "", err
	}
	root, err := filepath.EvalSymlinks(reporoot.Around(folder))
	if err != nil {
		return "", err
	}
	if inside, err := filepath.Rel(root, real); err != nil || !filepath.IsLocal(inside) {
		return "", fmt.Errorf("%s lies outside of the repository: only -nvccflags on the command line opens it", name)
	}
	return path, nil
}
