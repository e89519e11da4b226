package progress

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

// TestProgress has a short run say nothing, and a long one wipe what it said.
func TestProgress(t *testing.T) {
	var w bytes.Buffer
	short := Start(&w, time.Hour, time.Hour)
	short.At("file %d", 1)
	short.End()
	if w.Len() > 0 {
		t.Errorf("a short run tells %q", w.String())
	}
	long := Start(&w, 0, time.Millisecond)
	told := func() bool {
		long.mu.Lock()
		defer long.mu.Unlock()
		return w.Len() > 0
	}
	for !told() {
		long.At("file")
	}
	long.End()
	if got := w.String(); !strings.HasPrefix(got, eraseLine) || !strings.HasSuffix(got, eraseLine) {
		t.Errorf("a long run tells %q", got)
	}
	var none *Line
	none.At("nothing")
	none.End()
}
