package headers

import (
	"io/fs"
	"sync"
)

// DefinesMacro reports whether a header of the runtime or driver API defines a macro of
// that name.
func DefinesMacro(name string) bool { return apiMacros()[name] }

var apiMacros = sync.OnceValue(func() map[string]bool {
	names := map[string]bool{}
	for _, header := range []string{"cuda.h", "cuda_runtime_api.h", "driver_types.h", "host_defines.h"} {
		text, err := fs.ReadFile(C(), header)
		if err != nil {
			panic("headers: " + err.Error()) // they are part of the program
		}
		for _, m := range defining.FindAllSubmatch(text, -1) {
			names[string(m[1])] = true
		}
	}
	return names
})
