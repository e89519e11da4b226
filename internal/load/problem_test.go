package load

import (
	"testing"

	"golang.org/x/tools/go/packages"
)

// TestCompilerPlaces has lines that name the files of the module alone: #line has the compiler name any.
func TestCompilerPlaces(t *testing.T) {
	pkg := &packages.Package{PkgPath: "m/p", Dir: "/m/p", Module: &packages.Module{Dir: "/m"}}
	for _, test := range []struct{ message, want string }{
		{"p/n.go:4:23: error: 'y' undeclared", "m/p: p/n.go:4:23: error: 'y' undeclared; m/p is not checked"},
		{"/m/include/k.h:4: error: 'y' undeclared", "m/p: /m/include/k.h:4: error: 'y' undeclared; m/p is not checked"},
		{"../../m/k.h:4:1: error: 'y' undeclared", "m/p: ../../m/k.h:4:1: error: 'y' undeclared; m/p is not checked"},
		{"/etc/hostname:4:1: error: 'y' undeclared", "m/p: error: 'y' undeclared; m/p is not checked"},
		{"../../etc/hostname:4:1: error: 'y' undeclared", "m/p: error: 'y' undeclared; m/p is not checked"},
		{"./n.go:4:1: fatal error: a.h: No such file or directory", "/m/p/n.go:4:1: the header a.h is not found; m/p is not checked"},
		{"../k.h:4:1: fatal error: a.h: No such file or directory", "/m/k.h:4:1: the header a.h is not found; m/p is not checked"},
		{"../../etc/hostname:4:1: fatal error: a.h: No such file or directory",
			"m/p: the header a.h, included by a file outside of the module, is not found; m/p is not checked"},
		{"/etc/hostname:4:1: fatal error: a.h: No such file or directory",
			"m/p: the header a.h, included by a file outside of the module, is not found; m/p is not checked"},
	} {
		got := problem(pkg, []packages.Error{{Msg: test.message, Kind: packages.ListError}})
		if got != test.want {
			t.Errorf("%s:\n\tgot  %s\n\twant %s", test.message, got, test.want)
		}
	}
}
