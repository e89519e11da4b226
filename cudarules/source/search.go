package source

import (
	"path/filepath"
	"strings"
)

// A search finds the project files that #include directives name.
type search struct {
	folders []string // of -I and -isystem, in order
	usable  bool     // the folders that are the toolkit's or the system's are gone
	found   map[searchKey]*File
}

type searchKey struct {
	folder string // of the includer; empty for a name in angle brackets
	name   string
}

func newSearch(folders []string) *search {
	return &search{folders: folders, found: map[searchKey]*File{}}
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
	if filepath.IsAbs(key.name) {
		return nil
	}
	if key.folder != "" {
		if f, err := l.read(filepath.Join(key.folder, key.name)); err == nil {
			return f
		}
	}
	for _, folder := range s.projectFolders(l) {
		if f, err := l.read(filepath.Join(folder, key.name)); err == nil {
			return f
		}
	}
	return nil
}

// findForced returns the file that -include names, or nil.
func (s *search) findForced(l *Loader, name string) *File {
	if f, err := l.read(name); err == nil {
		return f
	}
	return s.look(l, searchKey{name: name})
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
