package check

import (
	"os"
	"path/filepath"

	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/identity"
)

// CacheFolder is the environment variable that names the folder of what is kept between runs. Without
// it, it is cudavet's below the user's cache folder.
const CacheFolder = "CUDAVET_CACHE"

// mostKept is how many bytes of results are kept for later runs.
const mostKept = 256 << 20

// remembered returns the folder of results of earlier runs and what of it can be used; nil if there is none, or
// the run does without.
func (run *Run) remembered(set rule.Set) (*cache.Dir, *cache.Cache) {
	if run.NoCache || run.Times != nil || run.Loading.Verbose { // what is not known is told from the sources themselves
		return nil, nil
	}
	folder := os.Getenv(CacheFolder)
	if folder == "" {
		user, err := os.UserCacheDir()
		if err != nil {
			return nil, nil
		}
		folder = filepath.Join(user, "cudavet")
	}
	program, err := identity.Program()
	if err != nil {
		return nil, nil
	}
	dir := cache.NewDir(filepath.Join(folder, "results"), mostKept)
	return dir, cache.New(dir, program, set)
}
