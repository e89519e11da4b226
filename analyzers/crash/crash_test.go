package crash

import (
	"strings"
	"sync"
	"testing"
)

func TestRecover(t *testing.T) {
	for name, fault := range map[string]func(){
		"panic":         func() { panic("two\nlines") },
		"nil pointer":   func() { var p *struct{ x int }; p.x++ },
		"out of bounds": func() { var s []int; s[len(s)]++ },
		"once":          func() { sync.OnceValue(func() int { panic("once") })() },
		"again":         func() { defer func() { panic(recover()) }(); panic("again") },
	} {
		t.Run(name, func(t *testing.T) {
			err := run(fault)
			if err == nil || !strings.HasPrefix(err.Error(), "k.cu: ") ||
				!strings.Contains(err.Error(), "crash_test.go:") || strings.Contains(err.Error(), "\n") {
				t.Errorf("error %v, want one line that names k.cu and this file", err)
			}
		})
	}
	if err := run(func() {}); err != nil {
		t.Errorf("without a panic the error is %v", err)
	}
}

func run(f func()) (err error) {
	defer Recover(&err, "k.cu")
	f()
	return nil
}
