//go:build unix

package reporoot

import (
	"os"
	"syscall"
)

// isOwn reports whether a folder belongs to the user.
func isOwn(dir string) bool {
	info, err := os.Stat(dir)
	if err != nil {
		return false
	}
	s, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(s.Uid) == os.Geteuid()
}
