package headers

import (
	"slices"
	"strings"
	"sync"
)

// Everything is the index of a function's operand that is all objects on a device or in a context,
// rather than a parameter.
const Everything = -1

// Acquires returns the parameter, an address, through which a function of CUDA's or of one of
// its libraries hands out memory or a handle that the caller has to release.
func Acquires(function string) (result int, ok bool) {
	if api, known := Lookup(function); known {
		switch {
		case api.Operation == Allocate, api.Operation == Load:
		case api.Operation == Create && api.Name != "cuDevicePrimaryCtxRetain": // which the device's number releases
		case api.Operation == SetCurrent && strings.HasPrefix(api.Name, "cuCtxCreate"):
		default:
			return 0, false
		}
		return api.Param(Result)
	}
	if !slices.ContainsFunc(wordsOf(function), isMaking) {
		return 0, false
	}
	result, ok = handles().creators[function]
	return result, ok
}

// Releases returns the parameter whose memory, registration or handle a function of CUDA's or
// of one of its libraries ends, or [Everything].
func Releases(function string) (object int, ok bool) {
	if api, known := Lookup(function); known {
		switch api.Name {
		case "cudaDeviceReset", "cudaThreadExit", "cuCtxDestroy", "cuDevicePrimaryCtxRelease", "cuDevicePrimaryCtxReset":
			return Everything, true
		}
		switch api.Operation {
		case Free, Destroy, Unload, Unregister:
			return api.Param(Object)
		}
		return 0, false
	}
	if !slices.ContainsFunc(wordsOf(function), isEnding) {
		return 0, false
	}
	object, ok = handles().destroyers[function]
	return object, ok
}

// handleFunctions are the functions of CUDA's libraries that make and end handles, with the
// parameter.
type handleFunctions struct{ creators, destroyers map[string]int }

// handles derives the handle functions from the headers: one that destroys a handle says so in its
// name and has the handle first; one that creates a handle says so and takes the address of one that
// another function destroys.
var handles = sync.OnceValue(func() handleFunctions {
	h := handleFunctions{map[string]int{}, map[string]int{}}
	type function struct {
		name   string
		words  []string
		params []string
	}
	var functions []function
	for _, header := range librarySources() {
		if header.path == "cuda.h" || header.path == "cuda_runtime_api.h" { // which apiRows list
			continue
		}
		for _, p := range header.functions {
			if p.params != "" {
				functions = append(functions, function{p.name, wordsOf(p.name), strings.Split(p.params, ",")})
			}
		}
	}
	ended := map[string]bool{}
	for _, f := range functions {
		if slices.ContainsFunc(f.words, isEnding) {
			if t, _ := handleType(f.params[0]); t != "" {
				h.destroyers[f.name], ended[t] = 0, true
			}
		}
	}
	for _, f := range functions {
		if _, ends := h.destroyers[f.name]; ends || !slices.ContainsFunc(f.words, isMaking) {
			continue
		}
		for i, param := range f.params {
			if t, address := handleType(param); address && ended[t] {
				h.creators[f.name] = i
				break
			}
		}
	}
	return h
})

func isEnding(word string) bool {
	return slices.Contains([]string{"destroy", "free", "abort", "release", "unload", "deregister"}, word)
}

func isMaking(word string) bool {
	return slices.Contains([]string{"create", "init", "alloc", "plan", "plan1d", "plan2d", "plan3d"}, word)
}

// handleType returns the type of a parameter without its last pointer, const and the const variants of
// handles, and whether it had the pointer. Numbers and texts are no handles.
func handleType(param string) (t string, address bool) {
	t = strings.ReplaceAll(strings.TrimSpace(param), "const ", "")
	t, address = strings.CutSuffix(t, "*")
	t = strings.Replace(strings.TrimSpace(t), "Const", "", 1)
	switch {
	case t == "void" && address: // memory that is freed
		return "void *", false
	case !strings.ContainsAny(t, " ") && strings.HasPrefix(t, "_") || t == "int" || t == "char" || t == "size_t":
		return "", false
	}
	return t, address
}

// wordsOf cuts a name into its words: cublasCreate_v2 into cublas, create and v2.
func wordsOf(name string) []string {
	var spaced strings.Builder
	for i, c := range []byte(name) {
		switch {
		case c == '_':
			c = ' '
		case 'A' <= c && c <= 'Z':
			if i > 0 && name[i-1] != '_' && (name[i-1] < 'A' || name[i-1] > 'Z') {
				spaced.WriteByte(' ')
			}
			c |= ' '
		}
		spaced.WriteByte(c)
	}
	return strings.Fields(spaced.String())
}
