// Package crash makes a fault of cudavet's own an error like any other, so
// that it costs the user one file or package and not the run.
package crash

import (
	"fmt"
	"path"
	"runtime"
	"strings"
)

// Recover ends a panic and stores it in err, as one line that says what was
// at work and where in cudavet the panic began. It must be deferred itself:
//
//	defer crash.Recover(&err, name)
func Recover(err *error, name string) {
	if reason := recover(); reason != nil {
		*err = fmt.Errorf("%s: cudavet failed, please report this: %s in %s", name, firstLine(fmt.Sprint(reason)), origin())
	}
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

// origin returns the innermost function of cudavet's on a panicking stack.
func origin() string {
	pcs := make([]uintptr, 64)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(1, pcs)])
	panicking := false
	for {
		frame, more := frames.Next()
		switch {
		case frame.Function == "runtime.gopanic":
			panicking = true
		case panicking && strings.Contains(frame.Function, "/cudavet/"):
			return fmt.Sprintf("%s (%s:%d)", path.Base(frame.Function), path.Base(frame.File), frame.Line)
		}
		if !more {
			return "an unknown place"
		}
	}
}
