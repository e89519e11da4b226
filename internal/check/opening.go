package check

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/relative"
)

// opened returns a reader of files for a check of sources without packages: these themselves, files in
// the modules and repositories around them, or else in their folders, and files named by flags of the
// user.
func (run *Run) opened(names []string) (*regular.Folders, error) {
	compiler, err := run.Options.Compiler(nvcc.BuildFlags{})
	if err != nil {
		return nil, err
	}
	files := run.bridge.Open(names)
	for _, name := range slices.Concat(compiler.Include, compiler.SystemInclude, compiler.ForcedInclude) {
		files.Allow(name)
	}
	return files, nil
}

// Readable returns a reader of the files that may be shown for a result: those that were checked, the modules
// and repositories around them, the repository around the current folder if packages were checked, and files
// named by flags of the user.
func (run *Run) Readable(checked []string, packages bool) *regular.Folders {
	if packages {
		checked = append(checked, filepath.Join(cmp.Or(run.Loading.Dir, "."), "any"))
	}
	folders, err := run.opened(checked)
	if err != nil {
		return &regular.Folders{}
	}
	return folders
}

// tellRefused reports the folders that were not opened.
func (r *Result) tellRefused(names []string) {
	var folders []string
	for _, name := range names {
		folders = append(folders, filepath.Dir(name))
	}
	slices.Sort(folders)
	for _, folder := range slices.Compact(folders) {
		r.Partial = append(r.Partial, fmt.Sprintf("%s: lies outside of the module, repository or folder of what is checked: no header is read there; -nvccflags=-I%[1]s opens it", relative.Path(folder)))
	}
}
