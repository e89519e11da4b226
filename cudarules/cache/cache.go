package cache

import (
	"crypto/sha256"
	"fmt"
	"os"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/source"
)

// A Cache keeps the results of runs of one program with one set of rules. It is safe for concurrent use, also by
// several processes.
type Cache struct {
	dir  *Dir
	salt source.Sum
}

// New returns the part of a folder that belongs to a program, identified by identity, and to a set of rules.
func New(dir *Dir, identity string, set rule.Set) *Cache {
	here, _ := os.Getwd() // names are relative to it
	h := sha256.New()
	fmt.Fprintf(h, "%q %q %v", identity, here, set)
	c := &Cache{dir: dir}
	h.Sum(c.salt[:0])
	return c
}

func (c *Cache) key(path string, options nvcc.Options) string {
	return fmt.Sprintf("%x", sha256.Sum256(fmt.Appendf(nil, "%x %q %+v", c.salt, path, options)))
}

// Get returns the entry of a file under some options, if there is one and all that it rests on is as it was.
func (c *Cache) Get(path string, options nvcc.Options, loader *source.Loader) (*Entry, bool) {
	data, ok := c.dir.Read(c.key(path, options))
	if !ok {
		return nil, false
	}
	s, err := decode(data)
	if err != nil || !loader.Has(s.entry.Inputs, options) {
		return nil, false
	}
	e, err := s.whole(loader.File)
	return e, err == nil
}

// Put keeps an entry.
func (c *Cache) Put(path string, options nvcc.Options, e *Entry) {
	c.dir.Write(c.key(path, options), e.encode())
}
