// Package gitroot finds the git repository around a folder. It bounds what
// cudavet reads of its own accord.
package gitroot

import (
	"os"
	"path/filepath"
)

// Around returns the folder of the git repository that a folder lies in, or the
// folder itself where there is none. A repository that is the user's whole home is
// no project.
func Around(dir string) string {
	home, _ := os.UserHomeDir()
	for root := dir; root != home; root = filepath.Dir(root) {
		if _, err := os.Stat(filepath.Join(root, ".git")); err == nil {
			return root
		}
		if root == filepath.Dir(root) {
			break
		}
	}
	return dir
}
