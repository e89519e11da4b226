package source

import "io/fs"

// Alone returns a function that reads one file, which exists as a text alone: for a loader, nothing else is there.
func Alone(name string, text []byte) func(string) ([]byte, error) {
	return func(path string) ([]byte, error) {
		if path == name {
			return text, nil
		}
		return nil, fs.ErrNotExist
	}
}
