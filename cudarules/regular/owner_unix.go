//go:build unix

package regular

import (
	"io/fs"
	"os"
	"syscall"
)

// IsOwn reports whether a file or folder belongs to the user.
func IsOwn(info fs.FileInfo) bool {
	s, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(s.Uid) == os.Geteuid()
}

// IsOpen reports whether other users may write to a file or folder.
func IsOpen(info fs.FileInfo) bool { return info.Mode().Perm()&0o022 != 0 }
