package headers

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// cHeaders returns the names of the C headers and a folder that holds them.
func cHeaders(t *testing.T) (names []string, dir string) {
	t.Helper()
	dir = t.TempDir()
	if err := os.CopyFS(dir, C()); err != nil {
		t.Fatal(err)
	}
	err := fs.WalkDir(C(), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			names = append(names, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names, dir
}

// compiler skips the test where the machine lacks a compiler.
func compiler(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skipf("not run: no %s on this machine", name)
	}
	return path
}

// check compiles text without emitting code and returns the compiler's output.
func check(t *testing.T, text string, command ...string) string {
	t.Helper()
	cmd := exec.Command(command[0], append(command[1:], "-fsyntax-only", "-fmax-errors=0", "-")...)
	cmd.Stdin = strings.NewReader(text)
	var out bytes.Buffer
	cmd.Stderr = &out
	var failed *exec.ExitError
	if err := cmd.Run(); err != nil && !errors.As(err, &failed) {
		t.Fatal(err)
	}
	return out.String()
}

var languages = []struct{ compiler, name, standard string }{
	{"gcc", "c", "-std=gnu11"},
	{"g++", "c++", "-std=c++17"},
}

// TestCompile compiles every C header alone, and all of them together.
func TestCompile(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	names, dir := cHeaders(t)
	for _, language := range languages {
		t.Run(language.name, func(t *testing.T) {
			path := compiler(t, language.compiler)
			var all strings.Builder
			for _, name := range append(slices.Clone(names), "") {
				if strings.HasPrefix(name, "generated_") {
					continue // a part of cupti.h
				}
				text := fmt.Sprintf("#include <%s>\n", name)
				if name == "" {
					text = all.String()
				}
				all.WriteString(text)
				if out := check(t, text, path, "-x", language.name, language.standard, "-Wall", "-Werror", "-I", dir); out != "" {
					t.Errorf("%s:\n%s", name, out)
				}
			}
		})
	}
}

// toolkits are the usual places of a CUDA toolkit's headers.
var toolkits = []string{"/usr/local/cuda/include", "/opt/cuda/include", "/usr/lib/cuda/include", "/usr/include"}

// TestAgainstToolkit compares the C headers with those of a CUDA toolkit,
// which it looks for in CUDA_INCLUDE and the usual places: every enumerator and
// integer macro, the size of every type, the offset of every field and every
// prototype that both know.
func TestAgainstToolkit(t *testing.T) {
	gcc := compiler(t, "gcc")
	toolkit := ""
	for _, dir := range append([]string{os.Getenv("CUDA_INCLUDE")}, toolkits...) {
		if _, err := os.Stat(filepath.Join(dir, "cuda_runtime_api.h")); dir != "" && err == nil {
			toolkit = dir
			break
		}
	}
	if toolkit == "" {
		t.Skip("not run: no CUDA toolkit's headers in CUDA_INCLUDE or the usual places")
	}
	release := releaseOf(t, toolkit)
	asThat := fmt.Sprintf("-DCUDAVET_RELEASE=%d", release)
	names, dir := cHeaders(t)
	compared := 0
	for _, name := range names {
		if _, err := os.Stat(filepath.Join(toolkit, name)); err != nil || strings.Contains(name, "/") || strings.HasPrefix(name, "generated_") {
			continue
		}
		t.Run(name, func(t *testing.T) {
			text, err := fs.ReadFile(C(), name)
			if err != nil {
				t.Fatal(err)
			}
			include := fmt.Sprintf("#include <%s>\n", name)
			if name == "cublas_api.h" {
				include = "#include <cublas_v2.h>\n" // which is the only one to include it
			}
			declared := asOf(string(text), release)
			facts := factsOf(declared)
			facts = append(facts, layouts(t, gcc, dir, include, declared, asThat)...)
			compared += len(facts)
			out := check(t, "#include <stddef.h>\n"+include+strings.Join(facts, "\n"), gcc, "-x", "c", "-std=gnu11", "-w", "-I", toolkit)
			// Names that the toolkit lacks give other messages.
			for _, m := range wrong.FindAllStringSubmatch(out, -1) {
				if name := m[1] + m[2]; !differences[name] {
					t.Errorf("the toolkit disagrees about %s", name)
				}
			}
		})
	}
	t.Logf("%d facts compared with %s", compared, toolkit)
}

var (
	enumerator = regexp.MustCompile(`(?m)^ +(\w+) = (-?\d+),$`)
	structure  = regexp.MustCompile(`(?m)^(?:struct (\w+)|typedef struct(?: \w+)?) \{\n((?:    .*\n)*)\}(?: (\w+))?;$`)
	field      = regexp.MustCompile(`(?m)^    \w.*[ *](\w+)(?:\[\w+\])*;$`)
	constant   = regexp.MustCompile(`(?m)^#define (\w+) (\(?-?(?:0[xX])?[0-9A-Fa-f]+[uUlL]*\)?)$`)
	function   = regexp.MustCompile(`(?m)^\w[^\n=#{}]*\(.*\);$`)
	named      = regexp.MustCompile(`(?m)^(?:typedef [^(\n]*?|} )\*?(\w+)(?:\[.*\])?;$|^struct (?:__align__\(\d+\) )?(\w+) {`)
	wrong      = regexp.MustCompile(`static assertion failed: "(\w+)"|conflicting types for ‘(\w+)’`)
)

// releaseOf returns the release of a toolkit in the form of CUDART_VERSION.
func releaseOf(t *testing.T, toolkit string) int {
	text, err := os.ReadFile(filepath.Join(toolkit, "cuda_runtime_api.h"))
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile(`(?m)^#define CUDART_VERSION +(\d+)`).FindSubmatch(text)
	if m == nil {
		t.Fatalf("%s does not say of which release it is", toolkit)
	}
	release, _ := strconv.Atoi(string(m[1]))
	return release
}

var condition = regexp.MustCompile(`^#(?:if|elif) CUDAVET_RELEASE (>=|<) (\d+)$`)

// asOf returns the text of a header with the declarations of one release alone.
func asOf(text string, release int) string {
	var out strings.Builder
	inside, taken, taking := false, false, true
	for line := range strings.Lines(text) {
		m := condition.FindStringSubmatch(strings.TrimSpace(line))
		switch {
		case m != nil:
			bound, _ := strconv.Atoi(m[2])
			if strings.HasPrefix(line, "#if") {
				taken = false
			}
			inside, taking = true, !taken && (m[1] == "<") == (release < bound)
			taken = taken || taking
		case inside && line == "#else\n":
			taking = !taken
		case inside && line == "#endif\n":
			inside, taking = false, true
		case taking:
			out.WriteString(line)
		}
	}
	return out.String()
}

// factsOf returns declarations that a compiler rejects if the headers before
// them say otherwise: of an enumerator's or a macro's value, of a function's
// type.
func factsOf(text string) []string {
	var facts []string
	for _, m := range enumerator.FindAllStringSubmatch(text, -1) {
		facts = append(facts, fmt.Sprintf(`_Static_assert(%s == %s, "%[1]s");`, m[1], m[2]))
	}
	for _, m := range constant.FindAllStringSubmatch(text, -1) {
		// Versions are the toolkit's own, and functions go by macros there.
		if !strings.Contains(m[1], "_VER") {
			facts = append(facts, fmt.Sprintf("#ifdef %s\n_Static_assert(%[1]s == %s, \"%[1]s\");\n#endif", m[1], m[2]))
		}
	}
	for _, line := range function.FindAllString(text, -1) {
		if !strings.HasPrefix(line, "typedef") && !strings.HasPrefix(line, "static") {
			line = strings.TrimPrefix(line, "__host__ __device__ ")
			facts = append(facts, defaultValue.ReplaceAllString(line, ""))
		}
	}
	return facts
}

// layouts measures the types that a header declares and returns assertions of
// their sizes and of their fields' offsets.
func layouts(t *testing.T, gcc, dir, include, text, release string) []string {
	var program strings.Builder
	program.WriteString(include + "#include <stddef.h>\n#include <stdio.h>\nint main(void) {\n")
	for _, m := range named.FindAllStringSubmatch(text, -1) {
		name, tag := m[1], ""
		if name == "" {
			name, tag = m[2], "struct "
		}
		if strings.Contains(text, "\nstruct "+name+";\n") {
			continue // declared without its fields, as in the toolkit
		}
		fmt.Fprintf(&program, "printf(\"_Static_assert(sizeof(%s%s) == %%zu, \\\"%[2]s\\\");\\n\", sizeof(%[1]s%[2]s));\n", tag, name)
	}
	for _, m := range structure.FindAllStringSubmatch(text, -1) {
		name, tag := m[3], ""
		if name == "" {
			name, tag = m[1], "struct "
		}
		for _, f := range field.FindAllStringSubmatch(m[2], -1) {
			fmt.Fprintf(&program, "printf(\"_Static_assert(offsetof(%s%s, %s) == %%zu, \\\"%[2]s\\\");\\n\", offsetof(%[1]s%[2]s, %[3]s));\n", tag, name, f[1])
		}
	}
	program.WriteString("}\n")
	binary := filepath.Join(t.TempDir(), "layouts")
	cmd := exec.Command(gcc, "-x", "c", "-std=gnu11", "-w", release, "-I", dir, "-o", binary, "-")
	cmd.Stdin = strings.NewReader(program.String())
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command(binary).Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}

// differences are the names whose meaning changed from one release to another.
var differences = func() map[string]bool {
	names := map[string]bool{}
	for name := range strings.FieldsSeq(changedIn12 + changedIn13) {
		names[name] = true
	}
	return names
}()

// changedIn12 differs from CUDA 11: counts of enumerators, attributes with new numbers, structures
// that grew and functions that became their _v2.
const changedIn12 = `
	NVML_SAMPLINGTYPE_COUNT NVML_VALUE_TYPE_COUNT NVML_BRAND_COUNT NVML_TEMPERATURE_THRESHOLD_COUNT NVML_INFOROM_COUNT NVML_VGPU_CAP_COUNT
	NVML_GPM_METRIC_MAX NVML_FI_MAX NVML_GPU_INSTANCE_PROFILE_COUNT NVML_COMPUTE_INSTANCE_PROFILE_COUNT nvmlGpmMetricsGet_t
	CU_CTX_FLAGS_MASK CU_DEVICE_ATTRIBUTE_MAX CU_JIT_NUM_OPTIONS CU_LIMIT_MAX cudaDevAttrMax cudaGraphNodeTypeCount
	CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR
	CUBLASLT_MATMUL_TILE_END CUBLASLT_MATMUL_STAGES_END cublasLtMatmulDescOpaque_t cublasLtMatmulPreferenceOpaque_t
	NVJPEG_OUTPUT_FORMAT_MAX
	CUmemPoolProps_st cudaMemPoolProps
	cuGraphInstantiate_v2`

// changedIn13 differs from CUDA 13: structures with reserved or additional fields, masks and limits
// that grew, and functions whose plain name denotes a later version there.
const changedIn13 = `
	cudaResourceViewDesc cudaExternalMemoryHandleDesc cudaExternalMemoryBufferDesc
	cudaExternalMemoryMipmappedArrayDesc cudaExternalSemaphoreHandleDesc
	MAX_CUFFT_ERROR cudaDeviceMask
	CUDA_CHILD_GRAPH_NODE_PARAMS_st CUDA_CHILD_GRAPH_NODE_PARAMS cudaChildGraphNodeParams
	CUdevSmResource_st CUdevSmResource CUcheckpointRestoreArgs_st
	cuMemcpyBatchAsync_v2 cuMemcpy3DBatchAsync_v2 cuGraphAddNode_v2
	cuMemPrefetchAsync_v2 cuMemAdvise_v2 cuCtxCreate_v4
	cuStreamGetCaptureInfo_v3 cuStreamUpdateCaptureDependencies_v2
	cuGraphGetEdges_v2 cuGraphNodeGetDependencies_v2 cuGraphNodeGetDependentNodes_v2 cuGraphAddDependencies_v2 cuGraphRemoveDependencies_v2`
