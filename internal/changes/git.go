package changes

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
)

// git runs git in a folder, the current one if it is empty, and returns what
// it prints when it is given input, which may be nil. git runs no program for it that the repository names in its
// configuration or its attributes: no hook, no monitor of files, no filter of
// contents, no transport for what a partial clone lacks.
func git(folder string, input io.Reader, args ...string) (string, error) {
	settings := [][2]string{{"core.fsmonitor", "false"}, {"core.hooksPath", os.DevNull}}
	// Without filters this fails; if it does for another reason, so will what follows.
	filters, _ := runGit(folder, settings, nil, "config", "--null", "--name-only", "--get-regexp", `^filter\.`)
	for key := range strings.SplitSeq(filters, "\x00") {
		switch key[strings.LastIndexByte(key, '.')+1:] {
		case "clean", "smudge", "process":
			settings = append(settings, [2]string{key, ""})
		case "required":
			settings = append(settings, [2]string{key, "false"})
		}
	}
	return runGit(folder, settings, input, args...)
}

// runGit runs git with settings besides those of its files. They go through the
// environment, where a user's own may be: on the command line a name could not
// contain an equals sign.
func runGit(folder string, settings [][2]string, input io.Reader, args ...string) (string, error) {
	cmd := exec.Command("git", append([]string{"--no-pager"}, args...)...)
	cmd.Dir, cmd.Stdin = folder, input
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
