// Package setup writes a first configuration file from the content of a repository.
package setup

import (
	"bufio"
	"bytes"
	"fmt"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"
	"go.yaml.in/yaml/v3"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/output"
)

// A Repository is the content of a folder.
type Repository struct {
	Unbuilt  []string          // CUDA sources that no build rule compiles, relative to the folder
	Sources  int               // CUDA sources
	Releases []string          // of CUDA, of the images that its Dockerfiles begin with
	Untagged []load.Untagged   // cgo files that build tags bring
	Exclude  []options.Exclude // parts marked as foreign or generated that contain CUDA or Go
}

// Look examines the content of a folder. IsBuilt reports whether a build rule compiles a source.
func Look(folder string, isBuilt func(path string) bool) (*Repository, error) {
	files, err := filesBelow(folder)
	if err != nil {
		return nil, err
	}
	r := &Repository{Untagged: load.UntaggedBelow(folder, "")}
	r.Exclude = foreign(folder, files)
	for _, name := range files {
		switch {
		case filepath.Ext(name) == ".cu" && !r.excludes(name):
			r.Sources++
			if !isBuilt(filepath.Join(folder, filepath.FromSlash(name))) {
				r.Unbuilt = append(r.Unbuilt, name)
			}
		case strings.Contains(filepath.Base(name), "Dockerfile"):
			r.Releases = append(r.Releases, imageReleases(filepath.Join(folder, name))...)
		}
	}
	slices.Sort(r.Releases)
	r.Releases = slices.Compact(r.Releases)
	return r, nil
}

// filesBelow returns the files below a folder, with slashes, without those in folders whose names begin
// with a dot.
func filesBelow(folder string) (files []string, err error) {
	err = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(folder, path)
		switch {
		case err != nil:
			return err
		case entry.IsDir() && name != "." && strings.HasPrefix(entry.Name(), "."):
			return fs.SkipDir
		case entry.Type().IsRegular():
			files = append(files, filepath.ToSlash(name))
		}
		return nil
	})
	return files, err
}

func (r *Repository) excludes(name string) bool {
	return slices.ContainsFunc(r.Exclude, func(e options.Exclude) bool { return matches(e.Path, name) })
}

// matches reports whether a glob matches a file or a folder around it.
func matches(glob, name string) bool {
	return doublestar.MatchUnvalidated(glob, name) || doublestar.MatchUnvalidated(strings.TrimSuffix(glob, "/**")+"/**", name)
}

// fromCUDA matches a line of a Dockerfile that begins with one of NVIDIA's images of CUDA.
var fromCUDA = regexp.MustCompile(`(?im)^\s*FROM\s[^\n]*\bnvidia/cuda:(\d+\.\d+)`)

// imageReleases returns the releases of CUDA that a Dockerfile begins with.
func imageReleases(path string) (releases []string) {
	text, err := regular.ReadFile(path)
	if err != nil {
		return nil
	}
	for _, found := range fromCUDA.FindAllSubmatch(text, -1) {
		if _, err := nvcc.ParseVersion(string(found[1])); err == nil {
			releases = append(releases, string(found[1]))
		}
	}
	return releases
}

// submodulePath matches where a submodule lies (gitmodules(5)).
var submodulePath = regexp.MustCompile(`(?m)^\s*path\s*=\s*(.+?)\s*$`)

// foreign returns the parts that git's own files mark as foreign or generated, if they contain CUDA or
// Go. Hosts of repositories recognize such code by linguist's attributes:
// https://github.com/github-linguist/linguist/blob/main/docs/overrides.md
func foreign(folder string, files []string) (parts []options.Exclude) {
	files = slices.DeleteFunc(slices.Clone(files), func(name string) bool {
		return !slices.Contains([]string{".cu", ".cuh", ".h", ".hpp", ".go"}, filepath.Ext(name))
	})
	add := func(glob, reason string) {
		if doublestar.ValidatePattern(glob) && slices.ContainsFunc(files, func(name string) bool { return matches(glob, name) }) {
			parts = append(parts, options.Exclude{Path: glob, Reason: reason})
		}
	}
	if text, err := regular.ReadFile(filepath.Join(folder, ".gitmodules")); err == nil {
		for _, path := range submodulePath.FindAllSubmatch(text, -1) {
			add(string(path[1]), "a submodule")
		}
	}
	if text, err := regular.ReadFile(filepath.Join(folder, ".gitattributes")); err == nil {
		for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
			fields := strings.Fields(lines.Text())
			if len(fields) < 2 || strings.HasPrefix(fields[0], "#") {
				continue
			}
			for _, kind := range []string{"vendored", "generated"} {
				attribute := "linguist-" + kind
				if slices.Contains(fields[1:], attribute) || slices.Contains(fields[1:], attribute+"=true") {
					add(gitGlob(fields[0]), ".gitattributes says that it is "+kind)
				}
			}
		}
	}
	return parts
}

// gitGlob returns the glob of a pattern in .gitattributes: one without a slash matches in any
// folder (gitignore(5)).
func gitGlob(pattern string) string {
	if strings.Contains(pattern, "/") {
		return strings.TrimPrefix(pattern, "/")
	}
	return "**/" + pattern
}

const schemaLine = "# yaml-language-server: $schema=https://raw.githubusercontent.com/cudavet/cudavet/main/docs/cudavet.schema.json\n" +
	"# https://github.com/cudavet/cudavet/blob/main/docs/configuration.md says what may stand here.\n"

// Write writes a configuration file, which must not be there.
func (r *Repository) Write(path string) error {
	text, err := r.text()
	if err != nil {
		return err
	}
	return output.WriteNew(path, []byte(text))
}

// Baseline is the name of the file with the findings that there are when the configuration file is written.
const Baseline = ".cudavet-baseline.json"

// AddBaseline has a configuration file name the baseline.
func AddBaseline(path string) error {
	text, err := regular.ReadFile(path)
	if err != nil {
		return err
	}
	text = fmt.Appendf(text, "\n# What was found when this file was written is not told again; cudavet -write-baseline=%s writes it anew.\nbaseline: %[1]s\n", Baseline)
	return output.WriteFile(path, text)
}

// text returns the configuration file.
func (r *Repository) text() (string, error) {
	var text strings.Builder
	text.WriteString(schemaLine)
	switch len(r.Releases) {
	case 0:
		text.WriteString("\n# The release of CUDA's toolkit, if not the newest:\n# cuda: \"12.4\"\n")
	case 1:
		fmt.Fprintf(&text, "\n# The release of CUDA's toolkit, as in the Dockerfile.\ncuda: %q\n", r.Releases[0])
	default:
		fmt.Fprintf(&text, "\n# The release of CUDA's toolkit; Dockerfiles name %s.\n# cuda: %q\n",
			strings.Join(r.Releases, ", "), r.Releases[len(r.Releases)-1])
	}
	if n := len(r.Unbuilt); n > 0 {
		fmt.Fprintf(&text, "\n# No build rule is seen for %d of %d .cu files, the first %s: what flags of nvcc's are they compiled with?\n# nvccflags: [-std=c++17, -arch=sm_75]\n", n, r.Sources, comment(r.Unbuilt[0]))
	}
	for i, u := range r.Untagged {
		if i == 0 {
			text.WriteString("\n# Build tags bring cgo files that are left out otherwise.\n")
		}
		mark := "# "
		if len(r.Untagged) == 1 {
			mark = ""
		}
		fmt.Fprintf(&text, "%stags: %s # cgo files: %d\n", mark, u.Tags, u.Files)
	}
	text.WriteString("\n# What is allowed and usually a mistake is off without this:\n# enable: [advice]\n")
	if len(r.Exclude) > 0 {
		list, err := yaml.Marshal(map[string]any{"exclude": r.Exclude})
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&text, "\n# Nothing is told of these parts.\n%s", list)
	}
	return text.String(), nil
}

// comment quotes a text for a comment.
func comment(text string) string { return fmt.Sprintf("%q", text) }
