// Package crash makes a fault of cudavet's own an error like any other, so
// that it costs the user one file or package and not the run.
package crash

import (
	"fmt"
	"path"
	"runtime"
	"strings"
)

// Recover ends a panic and stores it in err, as one line with the activity and the origin of the panic
// in cudavet. It must be deferred itself:
//
//	defer crash.Recover(&err, name)
func Recover(err *error, name string) {
	if reason := recover(); reason != nil {
		pcs := make([]uintptr, 256)
		pcs = pcs[:runtime.Callers(1, pcs)]
		if f, ok := reason.(interface{ Callers() []uintptr }); ok { // of another goroutine's panic
			pcs = f.Callers()
		}
		*err = fmt.Errorf("%s: cudavet failed, please report this: %s in %s", name, firstLine(fmt.Sprint(reason)), origin(pcs))
	}
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

// origin returns the innermost function of cudavet on a panicking stack. Functions that recover and
// panic again are above it.
func origin(pcs []uintptr) string {
	frames := runtime.CallersFrames(pcs)
	place, looking := "an unknown place", false
	for {
		frame, more := frames.Next()
		switch {
		case frame.Function == "runtime.gopanic":
			looking = true
		case looking && isOurs(frame):
			looking = false
			place = fmt.Sprintf("%s (%s:%d)", path.Base(frame.Function), path.Base(frame.File), frame.Line)
		}
		if !more {
			return place
		}
	}
}

// isOurs reports whether a function is cudavet's, by its name and its file: an instance of a library's
// generic function has the name of its user.
func isOurs(frame runtime.Frame) bool {
	_, inside, ok := strings.Cut(frame.Function, "/cudavet/cudavet/")
	folder, name := path.Split(inside)
	pkg, _, _ := strings.Cut(name, ".")
	return ok && strings.HasSuffix(path.Dir(frame.File), "/"+folder+pkg)
}
