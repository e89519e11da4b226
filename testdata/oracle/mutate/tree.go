package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// sources lists the .cu files below root, relative to it, in order.
func sources(root string) ([]string, error) {
	var list []string
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() || filepath.Ext(name) != ".cu" {
			return err
		}
		rel, err := filepath.Rel(root, name)
		list = append(list, rel)
		return err
	})
	return list, err
}

// includeFolders lists the folders in which the program of a .cu file may have
// its headers: those from the file up to the root, and below each the ones
// that are called as folders of headers are.
func includeFolders(root, main string) []string {
	var list []string
	for dir := filepath.Dir(filepath.Join(root, main)); ; dir = filepath.Dir(dir) {
		list = append(list, dir)
		for _, name := range []string{"include", "inc", "Include", "common", "Common", "src"} {
			if info, err := os.Stat(filepath.Join(dir, name)); err == nil && info.IsDir() {
				list = append(list, filepath.Join(dir, name))
			}
		}
		if rel, err := filepath.Rel(root, dir); err != nil || rel == "." || strings.HasPrefix(rel, "..") {
			return list
		}
	}
}

// options makes of nvcc's flags and a program's folders what cudavet heeds.
func options(root, main string, flags []string) (nvcc.Options, error) {
	o := nvcc.Default()
	err := o.Parse(flags)
	o.Whole = true // nvcc gets no others
	o.Include = append(o.Include, includeFolders(root, main)...)
	return o, err
}
