package cgobridge

import "testing"

func TestFromWorkingDirectory(t *testing.T) {
	for _, test := range []struct{ processed, name, want string }{
		{"bazel-out/bin/p/p.cgo/p.cgo1.go", "bazel-out/bin/p/p.cgo/p/p.go", "p/p.go"},
		{"bazel-out/bin/p/p.cgo/p.cgo1.go", "bazel-out/bin/p/external/q/q.go", "../external/q/q.go"},
		{"/root/bazel-out/p.cgo/p.cgo1.go", "/root/bazel-out/p.cgo/p/p.go", "p/p.go"},
		{"bazel-out/bin/p/p.cgo/p.cgo1.go", "/elsewhere/p.go", ""},
	} {
		got, ok := fromWorkingDirectory(test.processed, test.name)
		if got != test.want || ok != (test.want != "") {
			t.Errorf("%s in %s is %q, %v; want %q", test.name, test.processed, got, ok, test.want)
		}
	}
}
