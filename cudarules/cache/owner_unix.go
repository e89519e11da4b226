//go:build unix

package cache

import (
	"fmt"
	"io/fs"
	"os"
	"syscall"
)

// ownedAlone returns an error if a folder belongs to another user, or if others may write in it.
func ownedAlone(path string, info fs.FileInfo) error {
	if owner, ok := info.Sys().(*syscall.Stat_t); ok && int(owner.Uid) != os.Geteuid() {
		return fmt.Errorf("%s belongs to another user", path)
	}
	if info.Mode().Perm()&0o022 != 0 {
		return fmt.Errorf("other users may write to %s; 'chmod go-w' forbids it", path)
	}
	return nil
}
