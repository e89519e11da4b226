package cudarules

import (
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Exceeded says that something of a file is not checked, because it lies beyond a
// limit.
type Exceeded struct {
	File  string
	Limit limit.Limit
}

func (e Exceeded) String() string { return e.File + ": " + e.Limit.String() }

// exceeded returns the limits that the file at path and its headers exceed and that no
// file before has told.
func (c *Checker) exceeded(path string, a *Analysis) []Exceeded {
	var all []Exceeded
	add := func(file string, set limit.Set) {
		for l := range set.All() {
			all = append(all, Exceeded{file, l})
		}
	}
	add(path, a.Host.Limits().Union(a.Device.Limits()))
	for _, tu := range []*sema.TU{a.Host, a.Device} {
		for _, u := range tu.Units {
			add(u.Source.File.Name, u.Limits())
		}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	var news []Exceeded
	for _, e := range all {
		if !c.told[e] {
			c.told[e] = true
			news = append(news, e)
		}
	}
	return news
}
