package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/bluekeyes/go-gitdiff/gitdiff"
)

// A changeSet is what has changed in a git repository since a revision:
// committed, staged or neither.
type changeSet struct {
	root  string                 // of the working tree, without links
	files map[string][]lineRange // by path below root; a file that is new or binary is one range
}

// A lineRange is lines from first to last.
type lineRange struct{ first, last int }

var wholeFile = lineRange{1, int(^uint(0) >> 1)}

// changedSince asks git what has changed since a revision in the repository
// that the current directory is in. A file that git neither tracks nor ignores
// is new.
func changedSince(revision string) (*changeSet, error) {
	root, err := git("", "rev-parse", "--show-toplevel")
	if err != nil {
		return nil, err
	}
	c := &changeSet{root: filepath.FromSlash(strings.TrimRight(root, "\r\n")), files: map[string][]lineRange{}}
	if c.root, err = filepath.EvalSymlinks(c.root); err != nil {
		return nil, err
	}
	commit, err := git(c.root, "rev-parse", "--verify", "--quiet", "--end-of-options", revision+"^{commit}")
	if err != nil {
		return nil, fmt.Errorf("the git repository %s has no revision %q", c.root, revision)
	}
	diff, err := git(c.root, "diff", "--unified=0", "--inter-hunk-context=0", "--find-renames", "--diff-filter=d",
		"--no-color", "--no-ext-diff", "--no-textconv", "--no-relative", "--ignore-submodules=all",
		"--src-prefix=a/", "--dst-prefix=b/", strings.TrimSpace(commit), "--")
	if err != nil {
		return nil, err
	}
	files, _, err := gitdiff.Parse(strings.NewReader(diff))
	if err != nil {
		return nil, fmt.Errorf("what git diff says cannot be read: %w", err)
	}
	for _, f := range files {
		var lines []lineRange
		for _, fragment := range f.TextFragments {
			first := int(fragment.NewPosition)
			lines = append(lines, lineRange{first, first + int(fragment.NewLines) - 1})
		}
		if f.IsBinary {
			lines = []lineRange{wholeFile}
		}
		c.files[filepath.FromSlash(f.NewName)] = lines
	}
	untracked, err := git(c.root, "ls-files", "--others", "--exclude-standard", "-z")
	if err != nil {
		return nil, err
	}
	for name := range strings.SplitSeq(untracked, "\x00") {
		c.files[filepath.FromSlash(name)] = []lineRange{wholeFile}
	}
	return c, nil
}

// has reports whether one of a finding's lines has changed.
func (c *changeSet) has(f finding) bool {
	folder, err := filepath.EvalSymlinks(filepath.Dir(f.path))
	if err != nil {
		return false
	}
	name, err := filepath.Rel(c.root, filepath.Join(folder, filepath.Base(f.path)))
	if err != nil {
		return false
	}
	last := max(f.pos.Line, f.end.Line)
	for _, lines := range c.files[name] {
		if lines.first <= last && f.pos.Line <= lines.last {
			return true
		}
	}
	return false
}

// git runs git in a folder, the current one if it is empty, and returns what
// it prints. git runs no program for it that the repository names in its
// configuration or its attributes: no hook, no monitor of files, no filter of
// contents, no transport for what a partial clone lacks.
func git(folder string, args ...string) (string, error) {
	settings := [][2]string{{"core.fsmonitor", "false"}, {"core.hooksPath", os.DevNull}}
	// Without filters this fails; if it does for another reason, so will what follows.
	filters, _ := runGit(folder, settings, "config", "--null", "--name-only", "--get-regexp", `^filter\.`)
	for key := range strings.SplitSeq(filters, "\x00") {
		switch key[strings.LastIndexByte(key, '.')+1:] {
		case "clean", "smudge", "process":
			settings = append(settings, [2]string{key, ""})
		case "required":
			settings = append(settings, [2]string{key, "false"})
		}
	}
	return runGit(folder, settings, args...)
}

// runGit runs git with settings besides those of its files. They go through the
// environment, where a user's own may be: on the command line a name could not
// contain an equals sign.
func runGit(folder string, settings [][2]string, args ...string) (string, error) {
	cmd := exec.Command("git", append([]string{"--no-pager"}, args...)...)
	cmd.Dir = folder
	cmd.Env = append(os.Environ(), "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none")
	count, _ := strconv.Atoi(os.Getenv("GIT_CONFIG_COUNT"))
	for _, s := range settings {
		cmd.Env = append(cmd.Env, fmt.Sprintf("GIT_CONFIG_KEY_%d=%s", count, s[0]), fmt.Sprintf("GIT_CONFIG_VALUE_%d=%s", count, s[1]))
		count++
	}
	cmd.Env = append(cmd.Env, fmt.Sprint("GIT_CONFIG_COUNT=", count))
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if complaint, _, _ := strings.Cut(strings.TrimSpace(stderr.String()), "\n"); err != nil && complaint != "" {
		err = errors.New("git: " + strings.TrimPrefix(complaint, "fatal: "))
	}
	return stdout.String(), err
}
