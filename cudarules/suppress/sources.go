package suppress

import (
	"bytes"
	"sync"

	"github.com/cudavet/cudavet/cudarules/source"
)

// Sources has the comments of the CUDA sources of a run, each of which it reads
// once. The zero value is ready for use, by several goroutines.
type Sources struct {
	mu    sync.Mutex
	files map[*source.File]*File
}

// In returns the comments of a file.
func (s *Sources) In(f *source.File) *File {
	s.mu.Lock()
	defer s.mu.Unlock()
	comments, ok := s.files[f]
	if !ok {
		comments = readSource(f)
		if s.files == nil {
			s.files = map[*source.File]*File{}
		}
		s.files[f] = comments
	}
	return comments
}

func readSource(f *source.File) *File {
	var comments []Text
	for _, c := range f.Comments() {
		before := f.Text[bytes.LastIndexByte(f.Text[:c.Start], '\n')+1 : c.Start]
		comments = append(comments, Text{
			Start: c.Start, Text: string(f.Text[c.Start:c.End]),
			Code: func() bool { return len(bytes.TrimSpace(before)) > 0 },
		})
	}
	return Read(comments, NOLINT, func(offset int) int { return f.Position(offset).Line })
}
