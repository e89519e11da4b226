//go:build unix

package changes

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// repositoryWith makes a repository that has one commit and, since then, one change in k.cu and the new file new.cu.
func repositoryWith(t *testing.T, settings ...string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	write(t, filepath.Join(dir, "k.cu"), "int a;\n")
	write(t, filepath.Join(dir, "sub/other.cu"), "int b;\n")
	gitIn(t, dir, "init", "-q")
	gitIn(t, dir, "add", ".")
	gitIn(t, dir, "commit", "-q", "-m", "first")
	write(t, filepath.Join(dir, "k.cu"), "int a, c;\n")
	write(t, filepath.Join(dir, "new.cu"), "int d;\n")
	for _, s := range settings {
		key, value, _ := strings.Cut(s, "=")
		gitIn(t, dir, "config", key, strings.ReplaceAll(value, "DIR", dir))
	}
	return dir
}

func gitIn(t *testing.T, dir string, args ...string) {
	t.Helper()
	cmd := exec.Command("git", append([]string{"-C", dir, "-c", "user.name=n", "-c", "user.email=n@example.com"}, args...)...)
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %s: %v\n%s", strings.Join(args, " "), err, text)
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// isWhole reports whether the changes are those of repositoryWith, ignoring other files.
func isWhole(c *Set) bool {
	return len(c.files["k.cu"].hunks) == 1 && c.files["new.cu"].text && c.files["sub/other.cu"].hunks == nil
}

// TestEndlessFiles puts endless files wherever git reads one: settings of the repository that name such a file are ignored, and
// for files that git must read it fails with an error.
func TestEndlessFiles(t *testing.T) {
	for _, test := range []struct {
		name     string
		settings []string
		file     string // that is a pipe; "" for none
		fails    bool
	}{
		{name: "nothing"},
		{name: "attributes of the repository", file: ".git/info/attributes"},
		{name: "patterns of the repository", file: ".git/info/exclude"},
		{name: "file of attributes", settings: []string{"core.attributesFile=DIR/pipe"}, file: "pipe"},
		{name: "file of patterns", settings: []string{"core.excludesFile=DIR/pipe"}, file: "pipe"},
		{name: "order of files", settings: []string{"diff.orderFile=DIR/pipe"}, file: "pipe"},
		{name: "order of files that is a device", settings: []string{"diff.orderFile=/dev/zero"}},
		{name: "included settings", settings: []string{"include.path=DIR/pipe"}, file: "pipe"},
		{name: "settings that are included by a condition", settings: []string{"includeIf.gitdir:/.path=DIR/pipe"}, file: "pipe"},
		{name: "settings of the working tree",
			settings: []string{"core.repositoryFormatVersion=1", "extensions.worktreeConfig=true"}, file: ".git/config.worktree"},
		{name: "grafts", file: ".git/info/grafts"},
		{name: "attributes", file: ".gitattributes", fails: true},
		{name: "attributes of a folder", file: "sub/.gitattributes", fails: true},
		{name: "patterns", file: ".gitignore", fails: true},
		{name: "patterns of a folder", file: "sub/.gitignore", fails: true},
		{name: "settings", file: ".git/config", fails: true},
		{name: "head", file: ".git/HEAD", fails: true},
		{name: "index", file: ".git/index", fails: true},
		{name: "references", file: ".git/packed-refs", fails: true},
		{name: "other objects", file: ".git/objects/info/alternates", fails: true},
	} {
		if testing.Short() && test.fails && test.name != "index" { // it takes as long as git may be idle
			continue
		}
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			dir := repositoryWith(t, test.settings...)
			if test.file != "" {
				name := filepath.Join(dir, test.file)
				_ = os.Remove(name) // it may be there
				if err := syscall.Mkfifo(name, 0o666); err != nil {
					t.Fatal(err)
				}
			}
			c, err := since(dir, "HEAD")
			switch {
			case test.fails:
				if err == nil || strings.Contains(err.Error(), "\n") {
					t.Errorf("the error is %v", err)
				}
			case err != nil || !isWhole(c):
				t.Errorf("%+v, %v", c, err)
			}
		})
	}
}

// TestConfiguration has settings of the repository and of the user's environment that change git's output or the places where
// it looks: only those on the storage of files are used.
func TestConfiguration(t *testing.T) {
	elsewhere := repositoryWith(t)
	write(t, filepath.Join(elsewhere, "secret.cu"), "int secret;\n")
	for _, settings := range [][]string{
		{"core.worktree=" + elsewhere}, {"core.bare=true"}, {"diff.external=false"}, {"diff.algorithm=none"},
		{"diff.context=100"}, {"diff.noprefix=true"},
		{"diff.renames=false", "diff.relative=true"}, {"color.ui=always"}, {"core.quotePath=true"}, {"alias.diff=!false"}, {"core.pager=false"},
		{"core.fsmonitor=DIR/none"}, {"core.untrackedCache=true"}, {"core.sparseCheckout=true"},
		{"extensions.partialClone=origin", "remote.origin.promisor=true"},
		{"core.packedGitWindowSize=1"}, {"core.bigFileThreshold=1"}, {"index.sparse=true"},
	} {
		t.Run(settings[0], func(t *testing.T) {
			t.Parallel()
			dir := repositoryWith(t, settings...)
			resolved, err := filepath.EvalSymlinks(dir)
			if err != nil {
				t.Fatal(err)
			}
			if c, err := since(dir, "HEAD"); err != nil || !isWhole(c) || c.root != resolved {
				t.Errorf("%+v, %v", c, err)
			}
		})
	}
}

// TestEnvironment has variables of git's name another repository.
func TestEnvironment(t *testing.T) {
	elsewhere := repositoryWith(t)
	dir := repositoryWith(t)
	for name, value := range map[string]string{
		"GIT_DIR": filepath.Join(elsewhere, ".git"), "GIT_WORK_TREE": elsewhere, "GIT_INDEX_FILE": "/dev/zero", "GIT_EXTERNAL_DIFF": "false",
		"GIT_OBJECT_DIRECTORY": elsewhere, "GIT_PAGER": "false", "GIT_CONFIG_PARAMETERS": "'core.bare=true'",
		"GIT_TRACE": filepath.Join(dir, "trace"),
	} {
		t.Setenv(name, value)
	}
	if c, err := since(dir, "HEAD"); err != nil || !isWhole(c) || c.root == elsewhere || len(c.files) != 2 {
		t.Errorf("%+v, %v", c, err)
	}
}

// TestLayouts has repositories whose .git is laid out in other ways, and revisions that settings say more of.
func TestLayouts(t *testing.T) {
	for i, test := range []struct {
		name     string
		change   func(t *testing.T, dir string) (changed string)
		revision string
	}{
		{"folder below", func(_ *testing.T, dir string) string { return filepath.Join(dir, "sub") }, "HEAD"},
		{"worktree", func(t *testing.T, dir string) string {
			tree := filepath.Join(t.TempDir(), "tree")
			gitIn(t, dir, "worktree", "add", "-q", "-b", "other", tree)
			write(t, filepath.Join(tree, "k.cu"), "int a, c;\n")
			write(t, filepath.Join(tree, "new.cu"), "int d;\n")
			return tree
		}, "other"},
		{"worktree by its log", func(t *testing.T, dir string) string {
			tree := filepath.Join(t.TempDir(), "tree")
			gitIn(t, dir, "worktree", "add", "-q", "-b", "other", tree)
			write(t, filepath.Join(tree, "k.cu"), "int a, c;\n")
			write(t, filepath.Join(tree, "new.cu"), "int d;\n")
			return tree
		}, "other@{0}"},
		{"submodule", func(t *testing.T, dir string) string {
			around := repositoryWith(t)
			gitIn(t, around, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", dir, "module")
			module := filepath.Join(around, "module")
			write(t, filepath.Join(module, "k.cu"), "int a, c;\n")
			write(t, filepath.Join(module, "new.cu"), "int d;\n")
			return module
		}, "HEAD"},
		{"separate folder", func(t *testing.T, dir string) string {
			gitIn(t, dir, "init", "-q", "--separate-git-dir", filepath.Join(t.TempDir(), "git"))
			return dir
		}, "HEAD"},
		{"split index", func(t *testing.T, dir string) string {
			gitIn(t, dir, "update-index", "--split-index")
			return dir
		}, "HEAD"},
		{"packed", func(t *testing.T, dir string) string {
			gitIn(t, dir, "gc", "-q")
			return dir
		}, "HEAD"},
		{"shallow", func(t *testing.T, dir string) string {
			clone := filepath.Join(t.TempDir(), "clone")
			gitIn(t, dir, "clone", "-q", "--depth=1", "file://"+dir, clone)
			write(t, filepath.Join(clone, "k.cu"), "int a, c;\n")
			write(t, filepath.Join(clone, "new.cu"), "int d;\n")
			return clone
		}, "@{upstream}"},
		{"tag", func(t *testing.T, dir string) string {
			gitIn(t, dir, "tag", "-a", "-m", "tag", "v1")
			return dir
		}, "v1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if testing.Short() && i%4 != 0 {
				t.Skip("needs a repository of its own")
			}
			t.Parallel()
			dir := test.change(t, repositoryWith(t))
			if c, err := since(dir, test.revision); err != nil || !isWhole(c) {
				t.Errorf("%+v, %v", c, err)
			}
		})
	}
}

// TestHashes has a repository whose objects are named by SHA-256.
func TestHashes(t *testing.T) {
	dir := t.TempDir()
	if err := exec.Command("git", "init", "-q", "--object-format=sha256", dir).Run(); err != nil {
		t.Skip("git knows one hash alone: ", err)
	}
	write(t, filepath.Join(dir, "k.cu"), "int a;\n")
	gitIn(t, dir, "add", ".")
	gitIn(t, dir, "commit", "-q", "-m", "first")
	write(t, filepath.Join(dir, "k.cu"), "int a, c;\n")
	write(t, filepath.Join(dir, "new.cu"), "int d;\n")
	if c, err := since(dir, "HEAD"); err != nil || !isWhole(c) || len(c.commit) != 64 {
		t.Errorf("%+v, %v", c, err)
	}
}
