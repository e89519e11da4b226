package buildrule

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// requirements returns the compile requirements of a target: its own and those of its linked targets.
func (c *cmake) requirements(t *cmakeTarget) requirements {
	all := requirements{
		slices.Clone(t.own.includes), slices.Clone(t.own.definitions), slices.Clone(t.own.options), nil, slices.Clone(t.own.features),
	}
	seen := map[string]bool{t.name: true}
	var follow func(libraries []string, depth int)
	follow = func(libraries []string, depth int) {
		for _, l := range libraries {
			for _, name := range items(c.evaluate(l, t)) {
				if !known(name) { // it links it, or not
					if about := c.maybeLinked(name); about != 0 {
						all.options = append(all.options, c.rules.about(about, c.rules.reason(name)))
					}
					continue
				}
				if linked := c.target(name); linked == nil {
					all.options = append(all.options, c.foreign(name)...)
				} else if !seen[linked.name] && c.budget.allows(depth+1) && c.budget.spend(0) {
					seen[linked.name] = true
					all.includes = append(all.includes, linked.exported.includes...)
					all.definitions = append(all.definitions, linked.exported.definitions...)
					all.options = append(all.options, linked.exported.options...)
					all.features = append(all.features, linked.exported.features...)
					follow(linked.exported.libraries, depth+1)
				}
			}
		}
	}
	follow(t.own.libraries, 0)
	return all
}

// maybeLinked returns the aspects of the requirements of libraries that may be linked: those that the
// holes of a text may name.
func (c *cmake) maybeLinked(text string) nvcc.Aspects {
	var about nvcc.Aspects
	seen := map[rune]bool{} // holes: alternatives have those of their origin in common
	var follow func(text string, depth int)
	follow = func(text string, depth int) {
		if !c.budget.allows(depth) || !c.budget.spend(0) {
			about = nvcc.All
			return
		}
		for _, name := range items(text) {
			if linked := c.target(name); linked != nil {
				about |= c.exportedAspects(linked)
			} else if known(name) && len(c.foreign(name)) > 0 {
				about = nvcc.All
				return
			}
			for _, r := range name {
				if !isHole(r) || seen[r] {
					continue
				}
				seen[r] = true
				h := c.rules.of(r)
				if h.texts == nil {
					about |= h.about
				}
				for _, t := range h.texts {
					follow(t, depth+1)
				}
			}
		}
	}
	follow(text, 0)
	return about
}

// exportedAspects returns the aspects of the requirements that a target exports, including those of
// its linked targets.
func (c *cmake) exportedAspects(t *cmakeTarget) nvcc.Aspects {
	var about nvcc.Aspects
	seen := map[*cmakeTarget]bool{}
	var follow func(t *cmakeTarget)
	follow = func(t *cmakeTarget) {
		if seen[t] || !c.budget.spend(0) {
			return
		}
		seen[t] = true
		if len(t.exported.includes) > 0 {
			about |= nvcc.Includes
		}
		if len(t.exported.definitions) > 0 {
			about |= nvcc.Macros
		}
		if len(t.exported.features) > 0 {
			about |= nvcc.Standard
		}
		for _, o := range t.exported.options {
			about |= c.rules.aspects(strings.Join(optionWords(c.evaluate(o, t)), " "))
		}
		for _, l := range t.exported.libraries {
			for _, name := range c.rules.allItems(items(c.evaluate(l, t))) {
				if linked := c.target(name); linked != nil {
					follow(linked)
				} else if !known(name) || len(c.foreign(name)) > 0 {
					about = nvcc.All
				}
			}
		}
	}
	follow(t)
	return about
}

// Packages whose targets bring folders of headers and libraries at most: those of
// cmake's own modules.
var plainPackages = strings.Fields(`CUDA Threads OpenMP MPI Python Python2 Python3 ZLIB PNG JPEG TIFF OpenGL GLEW GLUT X11 BLAS LAPACK
	BZip2 LibXml2 OpenSSL CURL Git Perl SQLite3 EXPAT Freetype Vulkan LibLZMA Iconv ICU Backtrace GSL SDL Fontconfig glfw GTest Boost Protobuf`)

// foreign returns the options that a library brings that no list here makes:
// none, if it is a library's name for the linker.
func (c *cmake) foreign(name string) []string {
	package_, _, imported := strings.Cut(name, "::")
	switch {
	case imported && slices.Contains(plainPackages, package_):
		return nil
	case imported:
		return []string{c.rules.unknown("the package of " + name)}
	case strings.HasPrefix(name, "-") || strings.ContainsAny(name, "/.") || strings.HasPrefix(name, "cu") || strings.HasPrefix(name, "nv"):
		return nil
	case slices.Contains([]string{"m", "dl", "rt", "pthread", "stdc++", "stdc++fs", "util", "c", "gomp", "general", "optimized", "debug",
		"gtest", "gtest_main", "gmock", "gmock_main"}, name):
		return nil
	case c.missing != "":
		return []string{c.rules.unknown(name + ": " + c.missing)}
	}
	return nil
}
