package regular

import (
	"io/fs"
	"os"
	"sync"
)

// Files reads files as [ReadFile] does, and a large one once, under whichever of its names: links are cheap to make. The texts
// must not be changed. The zero Files is ready for use, and safe for concurrent use.
type Files struct {
	mu   sync.Mutex
	read map[int64][]readFile // by size
}

type readFile struct {
	info fs.FileInfo
	text []byte
}

// leastShared is the size of files below which they are read sooner than looked for.
const leastShared = 1 << 20

// ReadFile returns the text of a file.
func (f *Files) ReadFile(name string) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil || info.Size() < leastShared {
		return ReadFile(name)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, known := range f.read[info.Size()] {
		if os.SameFile(known.info, info) && known.info.ModTime().Equal(info.ModTime()) {
			return known.text, nil
		}
	}
	text, err := ReadFile(name)
	if err != nil {
		return nil, err
	}
	if f.read == nil {
		f.read = map[int64][]readFile{}
	}
	f.read[info.Size()] = append(f.read[info.Size()], readFile{info, text})
	return text, nil
}
