package cgobridge

import (
	"bytes"
	"path/filepath"
	"slices"

	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// FilesNaming returns the C++ and CUDA files of the module and of its repository that have a word in them, comments
// included, or that include a header by the base name of one that has: all that a
// function's linkage may matter to. Files in C are left out.
func (p *Package) FilesNaming(word string) []string {
	m := p.cSide.module
	inC := slices.DeleteFunc(slices.Concat(m.own().host, m.beside().host), func(path string) bool { return filepath.Ext(path) == ".c" })
	texts := map[string]*fileText{}
	mentioned := map[string]bool{}
	headers := map[string]bool{} // by base name
	for _, path := range slices.Concat(inC, m.files(), m.headers()) {
		text, err := regular.ReadFile(path)
		if err != nil {
			continue
		}
		texts[path] = newFileText(text)
		if hasWord(text, word) {
			mentioned[path] = true
			headers[filepath.Base(path)] = true
		}
	}
	var paths []string
	for path, text := range texts {
		if mentioned[path] || text.includesOne(headers) {
			paths = append(paths, path)
		}
	}
	slices.Sort(paths)
	return paths
}

// LinesWith returns the lines of a text, from 1, that have a word in them that is no part of a longer one.
func LinesWith(text []byte, word string) (lines []int) {
	number := 0
	for line := range bytes.Lines(text) {
		number++
		if hasWord(line, word) {
			lines = append(lines, number)
		}
	}
	return lines
}

// hasWord reports whether a text has a word that is no part of a longer one.
func hasWord(text []byte, word string) bool {
	for at := 0; ; at++ {
		i := bytes.Index(text[at:], []byte(word))
		if i < 0 {
			return false
		}
		at += i
		end := at + len(word)
		if (at == 0 || !isWord(text[at-1])) && (end == len(text) || !isWord(text[end])) {
			return true
		}
	}
}

// ReadAsC returns the files that the package's C code consists of: its headers and C files.
func (p *Package) ReadAsC() map[string]bool {
	files := map[string]bool{}
	for tu := range p.cSide.isC {
		for _, u := range tu.Units {
			files[u.Source.File.Name] = true
		}
	}
	return files
}

// FilesOf returns the translation units of the package's sources by the files that they consist of, headers
// included.
func (p *Package) FilesOf() map[string][]*sema.TU {
	files := map[string][]*sema.TU{}
	for _, s := range p.Sources {
		if s.TU == nil {
			continue
		}
		for _, u := range s.TU.Units {
			name := u.Source.File.Name
			if !slices.Contains(files[name], s.TU) {
				files[name] = append(files[name], s.TU)
			}
		}
	}
	return files
}
