// Package relative spells paths for people.
package relative

import (
	"os"
	"path/filepath"
	"strings"
)

// Path returns an absolute path, which a line and column may follow, as seen
// from the current directory if it lies in there. Other paths stay as they are.
func Path(path string) string {
	here, err := os.Getwd()
	if err != nil {
		return path
	}
	inside, found := strings.CutPrefix(path, here+string(filepath.Separator))
	if !found {
		return path
	}
	return inside
}
