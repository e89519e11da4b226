package headers

import (
	"slices"
	"strings"
	"sync"
)

// IsStatus reports whether a name is that of a type by whose values the functions of CUDA's
// libraries say whether they succeeded, as cudaError_t, CUresult and cublasStatus_t: an
// enumeration whose zero is called a success and that functions return. It may be the name
// of a typedef or the tag of the enumeration.
func IsStatus(name string) bool { return statuses().types[name] }

// ReturnsStatus reports whether a function of CUDA's libraries returns such a type.
func ReturnsStatus(function string) bool { return statuses().functions[function] }

// ReturnsError reports whether a function of CUDA's returns a cudaError_t or CUresult: it is
// one of the runtime's or the driver's.
func ReturnsError(function string) bool { return statuses().ofCUDA[function] }

// ReturnsRuntimeError reports whether a CUDA function returns a cudaError_t: it is one of the
// runtime's, and cudaGetLastError reports its error.
func ReturnsRuntimeError(function string) bool { return statuses().ofRuntime[function] }

// statusNames are the types of statuses and the functions that return them. Those of
// libraries return a type of their library's, those of CUDA's own cudaError_t or CUresult.
type statusNames struct{ types, functions, ofLibraries, ofCUDA, ofRuntime map[string]bool }

var statuses = sync.OnceValue(func() statusNames {
	together := map[string][]string{} // all names of an enumeration with a success, by each of them
	for _, h := range librarySources() {
		for _, names := range statusEnumerations(h.text) {
			for _, name := range names {
				together[name] = append(together[name], names...)
			}
		}
	}
	s := statusNames{map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}}
	for _, h := range librarySources() {
		onDevice := usesDevice(h.text)
		for _, p := range h.functions {
			names, ok := together[p.result]
			if !ok {
				continue
			}
			s.functions[p.name] = true
			for _, name := range names {
				s.types[name] = true
			}
			if strings.HasPrefix(p.result, "cudaError") || p.result == "CUresult" || p.result == "hipError_t" {
				s.ofCUDA[p.name] = true
				s.ofRuntime[p.name] = p.result != "CUresult"
			} else if onDevice && p.namesDeviceObject() {
				s.ofLibraries[p.name] = true
			}
		}
	}
	return s
})

// statusEnumerations returns the names of each enumeration in a header whose zero is called a
// success: its tag and its typedefs.
func statusEnumerations(text string) [][]string {
	var list [][]string
	aliases := map[string]string{} // by tag
	tag, inside, succeeds := "", false, false
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		rest, isEnum := strings.CutPrefix(strings.TrimPrefix(line, "typedef "), "enum")
		switch {
		case inside && strings.HasPrefix(line, "}"):
			if inside = false; succeeds {
				list = append(list, nonEmpty(tag, strings.Trim(line, "} ;")))
			}
		case inside:
			name, isZero := strings.CutSuffix(line, " = 0,")
			name = strings.ToLower(name)
			succeeds = succeeds || isZero && (strings.Contains(name, "success") || strings.Contains(name, "no_error"))
		case isEnum && strings.HasSuffix(rest, "{"):
			tag, inside, succeeds = strings.Trim(rest, " {"), true, false
		case isEnum:
			if names := strings.Fields(strings.TrimSuffix(rest, ";")); len(names) == 2 {
				aliases[names[0]] = names[1]
			}
		}
	}
	for i, names := range list {
		list[i] = append(names, nonEmpty(aliases[names[0]])...)
	}
	return list
}

func nonEmpty(names ...string) []string {
	return slices.DeleteFunc(names, func(name string) bool { return name == "" })
}

// usesDevice reports whether a header uses the types of the runtime or the driver.
func usesDevice(text string) bool {
	return slices.ContainsFunc([]string{"cudaStream_t", "CUstream", "cuComplex", "cublasHandle_t", `"cuda_runtime.h"`,
		`"cuda_runtime_api.h"`, `"driver_types.h"`, `"npp`}, func(name string) bool {
		return strings.Contains(text, name)
	})
}

// namesDeviceObject reports whether a parameter of a library's function is, or points to, an object or
// memory of a device: the others describe errors, versions and groups of calls. A communicator of NCCL
// knows its device (NCCL documentation, Creating a Communicator); only functions that create one, or
// allocate, use the current one.
func (f declaredFunction) namesDeviceObject() bool {
	names := false
	for param := range strings.SplitSeq(f.params, ",") {
		isPointer := strings.Contains(param, "*")
		words := slices.DeleteFunc(strings.Fields(strings.ReplaceAll(param, "*", " ")),
			func(w string) bool { return w == "const" || w == "unsigned" })
		if len(words) == 0 {
			continue
		}
		kind := words[0]
		switch {
		case kind == "ncclComm_t" && !isPointer:
			return false
		case isPointer:
			names = names || !slices.Contains([]string{"char", "int", "size_t", "ncclUniqueId", "ncclConfig_t"}, kind)
		case kind != "size_t":
			names = names || strings.HasSuffix(kind, "_t") && !strings.HasSuffix(kind, "Type_t") || strings.Contains(kind, "Handle")
		}
	}
	return names
}
