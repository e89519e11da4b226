package headers

import (
	"strings"
	"sync"
)

// A CFunction is the effect of a C library function on host memory: Operation is Allocate, Reallocate,
// Free, Copy, Fill or Look. None of them retains its arguments, and only Copy and Fill change memory,
// at their Dst.
type CFunction struct {
	Operation Operation

	roles []Role
}

// Role returns the role of the i-th argument, from 0; zero if it has none, as the arguments of a
// format: whether their text or their address is printed is not known.
func (f CFunction) Role(i int) Role {
	if i >= len(f.roles) {
		return 0
	}
	return f.roles[i]
}

// Param returns the index, from 0, of the first parameter with a role.
func (f CFunction) Param(r Role) (index int, ok bool) {
	for i, x := range f.roles {
		if x == r {
			return i, true
		}
	}
	return 0, false
}

// LookupC returns the description of a function of the C library, with or without
// std::.
func LookupC(name string) (CFunction, bool) {
	f, ok := cTable()[strings.TrimPrefix(name, "std::")]
	return f, ok
}

// AllocatesHeap reports whether a function of the C library returns fresh memory of the
// heap: in host code of the host's, which no device reaches, in device code of the
// device's.
func AllocatesHeap(name string) bool {
	f, ok := LookupC(name)
	return ok && (f.Operation == Allocate || f.Operation == Reallocate)
}

// cRows lists functions of the C library as apiRows does those of CUDA: C17 7.21, 7.22.3, 7.24 and 7.24.6,
// POSIX, glibc's extensions, and CUDA for device code. An Allocate with a Src copies it into the new memory; a
// Copy and a Fill return their Dst.
var cRows = []struct {
	operation Operation
	functions string
}{
	{Allocate, `
		malloc size
		calloc - size
		aligned_alloc - size
		memalign - size
		valloc size
		pvalloc size
		__nv_aligned_device_malloc size -
		strdup src
		strndup src size`},
	{Reallocate, `
		realloc object size
		reallocarray object - size`},
	{Free, `
		free object`},
	{Copy, `
		memcpy dst src size
		memmove dst src size
		strcpy dst src
		strncpy dst src size`},
	{Fill, `
		memset dst value size`},
	{Look, `
		printf format
		fprintf - format
		vprintf format -
		puts src
		fputs src -
		perror src
		fwrite src - - -
		strlen src
		strnlen src size
		strcmp src src
		strncmp src src size
		memcmp src src size
		atoi src
		atof src
		remove src
		rename src src
		access src -
		unlink src
		getenv src
		abort
		exit -
		assert -
		min - -
		max - -
		ceil -
		floor -
		sqrt -
		fabs -`},
}

// cTable is built when the first function is looked up.
var cTable = sync.OnceValue(func() map[string]CFunction {
	table := map[string]CFunction{}
	for _, row := range cRows {
		for line := range strings.Lines(row.functions) {
			fields := strings.Fields(line)
			if len(fields) == 0 {
				continue
			}
			f := CFunction{Operation: row.operation}
			for _, name := range fields[1:] {
				f.roles = append(f.roles, roleNames[name])
			}
			table[fields[0]] = f
		}
	}
	return table
})
