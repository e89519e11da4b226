package cudarules

import (
	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/limit"
)

// Exceeded says that something of a file is not checked, because it lies beyond a
// limit.
type Exceeded cache.Exceeded

func (e Exceeded) String() string { return e.File + ": " + e.Limit.String() }

// exceeded returns the limits that the file at path and its headers exceed.
func exceeded(path string, a *Analysis) []cache.Exceeded {
	var all []cache.Exceeded
	add := func(file string, set limit.Set) {
		for l := range set.All() {
			all = append(all, cache.Exceeded{File: file, Limit: l})
		}
	}
	add(path, a.Host.Limits().Union(a.Device.Limits()))
	for _, tu := range a.views() {
		for _, u := range tu.Units {
			add(u.Source.File.Name, u.Limits())
		}
	}
	return all
}

// notTold returns those that no earlier file has reported.
func (c *Checker) notTold(all []cache.Exceeded) []Exceeded {
	c.mu.Lock()
	defer c.mu.Unlock()
	var news []Exceeded
	for _, e := range all {
		if e := Exceeded(e); !c.told[e] {
			c.told[e] = true
			news = append(news, e)
		}
	}
	return news
}
