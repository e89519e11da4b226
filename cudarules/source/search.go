package source

import (
	"path/filepath"
	"strings"
)

// Elsewhere returns where a header lies that no folder of a search has, under the name by which code in a folder includes it; empty if
// there is none, or if it is not known which of several it is.
type Elsewhere func(folder, name string) string

// A search finds the project files that #include directives name.
type search struct {
	folders []string // of -I and -isystem, in order
	usable  bool     // the folders that are the toolkit's or the system's are gone
	found   map[searchKey]*File
	paths   map[searchKey]string
}

type searchKey struct {
	folder string // of the includer; empty for a name in angle brackets
	name   string
}

func newSearch(folders []string) *search {
	return &search{folders: folders, found: map[searchKey]*File{}, paths: map[searchKey]string{}}
}

// find returns the header that the file being read names, or nil, and notes that the unit depends on it.
func (p *preprocessor) find(name string, angled bool) *File {
	from := p.frame.file
	f := p.search.find(p.loader, from, name, angled)
	folder := ""
	if !angled {
		folder = filepath.Dir(from.Name)
	}
	p.unit.lookups.add(lookup(folder, name, false, f))
	if f != nil {
		return f
	}
	if path := p.elsewhere(name); path != "" {
		f, _ = p.loader.read(path)
	}
	return f
}

// elsewhere returns where a header may lie that the folders do not have, and notes that the unit depends on it: the build may have more
// folders than are known.
func (p *preprocessor) elsewhere(name string) string {
	if p.loader.elsewhere == nil || p.options.KnowsFolders() || isSystemHeader(installed(name)) {
		return ""
	}
	folder := filepath.Dir(p.frame.file.Name)
	path := p.loader.findElsewhere(folder, name)
	p.unit.lookups.add(Lookup{Folder: folder, Name: name, Elsewhere: true, Found: path})
	return path
}

// findElsewhere returns where a header lies that the folders of a search do not have, if that is a file that can be read.
func (l *Loader) findElsewhere(folder, name string) string {
	key := searchKey{folder, name}
	path, known := l.elsewheres[key]
	if !known {
		if path = l.elsewhere(folder, name); path != "" && l.text(path).err != nil {
			path = ""
		}
		l.elsewheres[key] = path
	}
	return path
}

// has reports whether there is a header that the file being read names, and notes that the unit depends on it.
func (p *preprocessor) has(name string, angled bool) bool {
	key := searchKey{name: name}
	if !angled {
		key.folder = filepath.Dir(p.frame.file.Name)
	}
	path := p.search.path(p.loader, key)
	p.unit.lookups.add(Lookup{Folder: key.folder, Name: name, Found: path})
	if path == "" {
		path = p.elsewhere(name)
	}
	if path == "" {
		return false
	}
	if t := p.loader.text(path); !p.probed[t.sum] { // it had to be read
		p.probed[t.sum] = true
		p.spend(len(t.text) / fileBytesPerStep)
	}
	return true
}

// foundBy returns where a lookup ends; empty if there is no such header.
func (s *search) foundBy(l *Loader, x Lookup) string {
	switch {
	case x.Forced:
		return s.pathForced(l, x.Name)
	case x.Elsewhere && l.elsewhere == nil:
		return ""
	case x.Elsewhere:
		return l.findElsewhere(x.Folder, x.Name)
	}
	return s.path(l, searchKey{x.Folder, x.Name})
}

func lookup(folder, name string, forced bool, found *File) Lookup {
	x := Lookup{Folder: folder, Name: name, Forced: forced}
	if found != nil {
		x.Found = found.Name
	}
	return x
}

// find returns the file that an #include in from names, or nil.
func (s *search) find(l *Loader, from *File, name string, angled bool) *File {
	key := searchKey{name: name}
	if !angled {
		key.folder = filepath.Dir(from.Name)
	}
	file, known := s.found[key]
	if !known {
		file = s.look(l, key)
		s.found[key] = file
	}
	return file
}

func (s *search) look(l *Loader, key searchKey) *File {
	if path := s.path(l, key); path != "" {
		if f, err := l.read(path); err == nil {
			return f
		}
	}
	return nil
}

// path returns where a header is; empty if there is none.
func (s *search) path(l *Loader, key searchKey) string {
	path, known := s.paths[key]
	if !known {
		path = s.lookFor(l, key)
		s.paths[key] = path
	}
	return path
}

func (s *search) lookFor(l *Loader, key searchKey) string {
	if filepath.IsAbs(key.name) {
		return ""
	}
	if key.folder != "" {
		if path := filepath.Join(key.folder, key.name); l.text(path).err == nil {
			return path
		}
	}
	for _, folder := range s.projectFolders(l) {
		if path := filepath.Join(folder, key.name); l.text(path).err == nil {
			return path
		}
	}
	return ""
}

// findForced returns the file that -include names, or nil.
func (s *search) findForced(l *Loader, name string) *File {
	if path := s.pathForced(l, name); path != "" {
		if f, err := l.read(path); err == nil {
			return f
		}
	}
	return nil
}

func (s *search) pathForced(l *Loader, name string) string {
	if l.text(name).err == nil {
		return filepath.Clean(name)
	}
	return s.path(l, searchKey{name: name})
}

// projectFolders returns the folders without the toolkit's and the
// system's, whose headers are never read.
func (s *search) projectFolders(l *Loader) []string {
	if !s.usable {
		var folders []string
		for _, folder := range s.folders {
			if strings.HasPrefix(filepath.ToSlash(filepath.Clean(folder))+"/", "/usr/include/") {
				continue
			}
			if _, err := l.readFile(filepath.Join(folder, "crt", "host_config.h")); err == nil {
				continue
			}
			folders = append(folders, folder)
		}
		s.folders, s.usable = folders, true
	}
	return s.folders
}
