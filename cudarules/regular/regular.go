// Package regular reads untrusted files safely: regular ones only, and none above a size limit.
// Opening anything else, such as a pipe or a device, may block, or its content have no end.
package regular

import (
	"fmt"
	"io"
	"os"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// ReadFile returns the text of a regular file of [limit.FileBytes] bytes at the most. The
// error names the file.
func ReadFile(name string) ([]byte, error) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return os.ReadFile(name) // which says it in the usual words
	case info.IsDir():
		return nil, fmt.Errorf("%s: is a directory", name)
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s: not a regular file", name)
	case info.Size() > int64(limit.FileBytes.Value()):
		return nil, limit.FileBytes.Errorf("%s: file of %d bytes is too large", name, info.Size())
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text := make([]byte, 0, info.Size()+512)
	for most := limit.FileBytes.Value(); len(text) <= most; { // some systems' files say that they are empty
		n, err := file.Read(text[len(text):cap(text)])
		text = text[:len(text)+n]
		if err == io.EOF {
			return text, nil
		}
		if err != nil {
			return nil, err
		}
		if len(text) == cap(text) {
			text = append(text, 0)[:len(text)]
		}
	}
	return nil, limit.FileBytes.Errorf("%s: file is too large", name)
}
