package changes

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/output"
	"github.com/cudavet/cudavet/internal/process"
)

// A repository is one of git's with a configuration of ours. Its own, and the hooks, attributes and patterns beside that, can name
// programs to run and files to read.
type repository struct {
	root   string // of the working tree, without links
	folder string // in place of .git, until the repository is closed
	env    []string
	runner *process.Runner
}

// open returns the repository that a folder lies in.
func open(dir string) (*repository, error) {
	folder, err := os.MkdirTemp("", "cudavet-git-")
	if err != nil {
		return nil, err
	}
	r := &repository{folder: folder, runner: process.ForOthers()}
	if err := r.open(dir); err != nil {
		r.close()
		return nil, err
	}
	return r, nil
}

func (r *repository) open(dir string) error {
	if err := r.configure(nil); err != nil {
		return err
	}
	r.env = append(process.Without(process.Environ(), isOfRepository), "LC_ALL=C", "GIT_DIR="+r.folder)
	kept, err := r.settings(keptOfUser)
	if err != nil {
		return err
	}
	root, own, err := find(dir)
	if err != nil {
		return err
	}
	r.root = root
	shared := commonFolder(own)
	theirs, err := r.settingsIn(filepath.Join(shared, "config"))
	if err != nil {
		return err
	}
	if err := r.configure(theirs); err != nil {
		return err
	}
	for _, s := range theirs {
		if isKept(s.key) {
			kept = append(kept, s)
		}
	}
	r.env = append(r.env, "GIT_WORK_TREE="+root, "GIT_OBJECT_DIRECTORY="+filepath.Join(shared, "objects"),
		"GIT_INDEX_FILE="+filepath.Join(own, "index"),
		"GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_COUNT="+strconv.Itoa(len(kept)),
		"GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0")
	for i, s := range kept {
		r.env = append(r.env, fmt.Sprintf("GIT_CONFIG_KEY_%d=%s", i, s.key), fmt.Sprintf("GIT_CONFIG_VALUE_%d=%s", i, s.value))
	}
	return r.refer(own, shared)
}

func (r *repository) close() { os.RemoveAll(r.folder) }

// isOfRepository reports whether a variable is one of git's that may say which repository it works on, and how. The others name the
// user's settings.
func isOfRepository(name string) bool {
	return strings.HasPrefix(name, "GIT_") && name != "GIT_CONFIG_GLOBAL" && name != "GIT_CONFIG_SYSTEM" && name != "GIT_CONFIG_NOSYSTEM"
}

// git runs git with an input, which may be nil, and returns its output.
func (r *repository) git(input io.Reader, args ...string) (string, error) {
	command := process.Command{Name: "git", Args: append([]string{"--no-pager"}, args...), Dir: r.root, Env: r.env, Stdin: input}
	stdout, stderr, err := r.runner.Output(context.Background(), command)
	if complaint, _, _ := strings.Cut(strings.TrimSpace(string(stderr)), "\n"); err != nil && complaint != "" {
		err = errors.New("git: " + strings.TrimPrefix(complaint, "fatal: "))
	}
	return string(stdout), err
}

// find returns the root of the working tree that a folder lies in, without links, and the folder .git there, or that which a file of
// this name refers to.
func find(dir string) (root, folder string, err error) {
	if dir, err = filepath.Abs(dir); err != nil {
		return "", "", err
	}
	if root, err = filepath.EvalSymlinks(dir); err != nil {
		return "", "", err
	}
	for ; ; root = filepath.Dir(root) {
		folder := filepath.Join(root, ".git")
		switch info, err := os.Stat(folder); {
		case err == nil && info.IsDir():
			return root, folder, nil
		case err == nil:
			line, err := readLine(folder)
			to, ok := strings.CutPrefix(line, "gitdir: ")
			if err == nil && !ok {
				err = fmt.Errorf("git: %s names no folder", folder)
			}
			return root, below(root, to), err
		case root == filepath.Dir(root):
			return "", "", errors.New("git: not a git repository (or any of the parent directories): .git")
		}
	}
}

// commonFolder returns the folder that several working trees share, of that which is one's own.
func commonFolder(own string) string {
	line, err := readLine(filepath.Join(own, "commondir"))
	if err != nil {
		return own
	}
	return below(own, line)
}

// below returns the path of a name that may be relative to a folder.
func below(dir, name string) string {
	if name = filepath.FromSlash(name); filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(dir, name)
}

// readLine returns the only line of a file.
func readLine(name string) (string, error) {
	text, err := regular.ReadFile(name)
	return strings.TrimRight(string(text), "\r\n"), err
}

// Where revisions are looked for: of all working trees, and of one.
var (
	sharedReferences = []string{"refs", "packed-refs", "reftable", "shallow", "logs/refs"}
	ownReferences    = []string{"logs/HEAD", "FETCH_HEAD", "ORIG_HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD"}
)

// refer has git look for revisions where the repository has them.
func (r *repository) refer(own, shared string) error {
	head, err := readLine(filepath.Join(own, "HEAD"))
	if err != nil {
		return err
	}
	err = errors.Join(output.Write(filepath.Join(r.folder, "HEAD"), []byte(head+"\n"), 0o600),
		os.Mkdir(filepath.Join(r.folder, "logs"), 0o700))
	for _, name := range sharedReferences {
		err = errors.Join(err, link(filepath.Join(shared, name), filepath.Join(r.folder, name)))
	}
	for _, name := range ownReferences {
		err = errors.Join(err, link(filepath.Join(own, name), filepath.Join(r.folder, name)))
	}
	split, _ := filepath.Glob(filepath.Join(own, "sharedindex.*")) // the only error is a wrong pattern
	for _, path := range split {
		err = errors.Join(err, link(path, filepath.Join(r.folder, filepath.Base(path))))
	}
	return err
}

// link makes a link to a folder or a regular file, if there is one, or a copy where the system does not let everybody make links.
func link(from, to string) error {
	info, err := os.Stat(from)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return nil
	case err != nil:
		return err
	case os.Symlink(from, to) == nil && (info.IsDir() || info.Mode().IsRegular()):
		return nil
	case info.IsDir():
		return os.CopyFS(to, os.DirFS(from))
	}
	text, err := regular.ReadFile(from)
	if err != nil {
		return err
	}
	return output.Write(to, text, 0o600)
}

// A setting is one of git's configuration.
type setting struct{ key, value string }

// keptOfUser are the settings of the user's that count: how files are stored, and which are ignored.
var keptOfUser = []string{"core.autocrlf", "core.eol", "core.excludesfile", "core.precomposeunicode"}

// isKept reports whether a setting of the repository is used: how files are stored, and the branch's upstream.
func isKept(key string) bool {
	switch key {
	case "core.autocrlf", "core.eol", "core.filemode", "core.ignorecase", "core.precomposeunicode", "core.symlinks":
		return true
	}
	return strings.HasPrefix(key, "branch.") && (strings.HasSuffix(key, ".remote") || strings.HasSuffix(key, ".merge")) ||
		strings.HasPrefix(key, "remote.") && strings.HasSuffix(key, ".fetch")
}

// isFormat matches the values of the settings without which git cannot read a repository.
var isFormat = regexp.MustCompile(`^[a-z0-9]+$`)

// configure writes the configuration, with those settings that git needs in order to read the repository.
func (r *repository) configure(theirs []setting) error {
	text := "[core]\n\trepositoryformatversion = 1\n[extensions]\n"
	for _, s := range theirs {
		if name, ok := strings.CutPrefix(s.key, "extensions."); ok &&
			(name == "objectformat" || name == "refstorage") && isFormat.MatchString(s.value) {
			text += "\t" + name + " = " + s.value + "\n"
		}
	}
	return output.Write(filepath.Join(r.folder, "config"), []byte(text), 0o600)
}

// settingsIn returns the settings that a file has, without those of files that it includes.
func (r *repository) settingsIn(file string) ([]setting, error) {
	text, err := regular.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	copied := filepath.Join(r.folder, "config.theirs")
	if err := output.Write(copied, text, 0o600); err != nil {
		return nil, err
	}
	return r.settings(nil, "--no-includes", "--file", copied)
}

// settings returns the settings that git knows of, all of them or those of some keys.
func (r *repository) settings(keys []string, args ...string) (list []setting, err error) {
	text, err := r.git(nil, append(append([]string{"config"}, args...), "--null", "--list")...)
	if err != nil {
		return nil, err
	}
	for entry := range strings.SplitSeq(strings.TrimSuffix(text, "\x00"), "\x00") {
		key, value, hasValue := strings.Cut(entry, "\n")
		if !hasValue {
			value = "true" // as in [core] filemode
		}
		if keys == nil || slices.Contains(keys, key) {
			list = append(list, setting{key, value})
		}
	}
	return list, nil
}
