// Command gen writes the layout table's two sources into the folder named by its argument:
// types.cu, a translation unit of type definitions, and probe.cu, a program that prints the size and
// alignment of each type and the offset of each member, once from host code and once from a kernel.
//
// Run it in testdata/layout as: go run ./gen .
package main

import (
	"bytes"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strings"
)

// A Type is one row group of the table.
type Type struct {
	Name   string
	Decl   string   // the definition; may define further types that it needs
	Fields []string // "name" a member, "name:" a bit-field, "base:Name" a base class
	Built  bool     // the object must be constructed before its bases can be located (virtual bases)
}

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: gen FOLDER")
	}
	types := append(chosen(), random(260)...)
	seen := map[string]bool{}
	for _, t := range types {
		if seen[t.Name] {
			log.Fatalf("%s is defined twice", t.Name)
		}
		seen[t.Name] = true
	}
	write(filepath.Join(os.Args[1], "types.cu"), typesSource(types))
	write(filepath.Join(os.Args[1], "probe.cu"), probeSource(types))
}

func write(name string, text []byte) {
	if err := os.WriteFile(name, text, 0o644); err != nil {
		log.Fatal(err)
	}
}

const header = "// Written by testdata/layout/gen; do not edit.\n"

func typesSource(types []Type) []byte {
	var b bytes.Buffer
	b.WriteString(header)
	b.WriteString("// flags: -std=c++17\n#include <cstddef>\n#include <cstdint>\n#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n\n")
	for _, t := range types {
		b.WriteString(t.Decl)
		b.WriteString("\n\n")
	}
	return b.Bytes()
}

// probeSource writes one measuring function per type. It runs in both execution spaces over the same
// code, so that a difference between the two columns is a difference between the two compilers.
func probeSource(types []Type) []byte {
	var b bytes.Buffer
	b.WriteString(header)
	b.WriteString(probeHead)
	var names []string
	for _, t := range types {
		fmt.Fprintf(&b, "__host__ __device__ __noinline__ void measure_%s(Row *&r, char *at) {\n", t.Name)
		fmt.Fprintf(&b, "    typedef %s T;\n", t.Name)
		if t.Built {
			b.WriteString("    T *p = new (at) T;\n")
		} else {
			b.WriteString("    T *p = reinterpret_cast<T *>(at);\n    (void)p;\n")
		}
		if len(t.Fields) == 0 {
			b.WriteString("    *r++ = Row{sizeof(T), alignof(T), -1, -1};\n")
			names = append(names, fmt.Sprintf("{\"%s\", \"\"}", t.Name))
		}
		for _, f := range t.Fields {
			base, isBase := strings.CutPrefix(f, "base:")
			member, isBits := strings.CutSuffix(f, ":")
			switch {
			case isBase:
				fmt.Fprintf(&b, "    place<T>(r, at, static_cast<%s *>(p));\n", base)
			case isBits:
				fmt.Fprintf(&b, "    clear(at, sizeof(T));\n    p->%s = static_cast<decltype(p->%s)>(-1);\n    bits<T>(r, at);\n", member, member)
				f = member
			default:
				fmt.Fprintf(&b, "    place<T>(r, at, &p->%s);\n", member)
			}
			names = append(names, fmt.Sprintf("{\"%s\", \"%s\"}", t.Name, f))
		}
		b.WriteString("}\n")
	}
	b.WriteString("\n__host__ __device__ void measure(Row *r, char *at) {\n")
	for _, t := range types {
		fmt.Fprintf(&b, "    measure_%s(r, at);\n", t.Name)
	}
	b.WriteString("}\n\nconst struct { const char *type, *field; } names[] = {\n    ")
	b.WriteString(strings.Join(names, ",\n    "))
	b.WriteString("};\n")
	b.WriteString(probeTail)
	return b.Bytes()
}

const probeHead = `// Prints the layout table: nvcc -std=c++17 -o probe probe.cu && ./probe
// With an argument it prints the host's columns alone and needs no GPU.
#include <cstdio>
#include <cstdlib>
#include <new>
#include <vector>
#include "types.cu"

// One member of one type: the size and alignment of the type in bytes, and the member's offset, in bytes,
// or in bits where width, a bit-field's, is not negative. A type without members has offset -1.
struct Row {
    long long size, align, offset, width;
};

template <typename T, typename M>
__host__ __device__ void place(Row *&r, const char *at, const volatile M *member) {
    *r++ = Row{sizeof(T), alignof(T), reinterpret_cast<const volatile char *>(member) - at, -1};
}

__host__ __device__ __noinline__ void clear(volatile char *at, size_t n) {
    for (size_t i = 0; i < n; ++i) at[i] = 0;
}

// bits finds the bits that are set in an object that was zero but for one bit-field.
template <typename T>
__host__ __device__ void bits(Row *&r, const volatile char *at) {
    long long first = -1, width = 0;
    for (size_t i = 0; i < 8 * sizeof(T); ++i)
        if (at[i / 8] >> (i % 8) & 1) {
            if (first < 0) first = i;
            ++width;
        }
    *r++ = Row{sizeof(T), alignof(T), first, width};
}

`

const probeTail = `
const int rows = sizeof(names) / sizeof(names[0]);
const int room = 1 << 16; // larger than any type

__global__ void probe(Row *r, char *at) { measure(r, at); }

void check(cudaError_t e) {
    if (e == cudaSuccess) return;
    std::fprintf(stderr, "probe: %s\n", cudaGetErrorString(e));
    std::exit(1);
}

void number(long long v) {
    if (v < 0) std::printf("\t");
    else std::printf("\t%lld", v);
}

int main(int argc, char **) {
    std::vector<Row> host(rows), device(rows);
    char *at = static_cast<char *>(std::aligned_alloc(4096, room));
    measure(host.data(), at);
    if (argc == 1) {
        Row *d_rows = nullptr;
        char *d_at = nullptr;
        check(cudaMalloc(&d_rows, rows * sizeof(Row)));
        check(cudaMalloc(&d_at, room));
        probe<<<1, 1>>>(d_rows, d_at);
        check(cudaGetLastError());
        check(cudaMemcpy(device.data(), d_rows, rows * sizeof(Row), cudaMemcpyDeviceToHost));
    }
    std::printf("type\tfield\thost_size\thost_align\thost_offset\thost_bits\tdevice_size\tdevice_align\tdevice_offset\tdevice_bits\n");
    for (int i = 0; i < rows; ++i) {
        std::printf("%s\t%s", names[i].type, names[i].field);
        for (const Row &r : {host[i], device[i]}) {
            number(r.size);
            number(r.align);
            number(r.offset);
            number(r.width);
        }
        std::printf("\n");
    }
}
`
