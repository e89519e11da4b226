// Package buildfile recognizes CUDA sources and build rules by their names or words.
package buildfile

import (
	"path/filepath"
	"regexp"
	"strings"
)

// IsCUDA reports whether a file is a CUDA source.
func IsCUDA(path string) bool { return filepath.Ext(path) == ".cu" }

// cudaWord matches words that distinguish CUDA C++ from C and C++.
var cudaWord = regexp.MustCompile(`\b__(?:global|device|host|shared|constant|managed)__\b|<<<`)

// HasCUDA reports whether a text has a word of CUDA C++, or launches a kernel.
func HasCUDA(text []byte) bool { return cudaWord.Match(text) }

// IsMakefile reports whether make finds a file of a name by default.
func IsMakefile(name string) bool {
	return name == "Makefile" || name == "makefile" || name == "GNUmakefile"
}

// IsMakefilePart reports whether a file that is not found by make itself may be one of make's: Makefile.linux is, and a
// program or page about makefiles is not.
func IsMakefilePart(name string) bool {
	switch filepath.Ext(name) {
	case ".mk":
		return true
	case ".go", ".py", ".md", ".rst", ".txt", ".c", ".cc", ".cpp", ".h", ".hpp", ".cu", ".cuh":
		return false
	}
	return strings.HasPrefix(name, "Makefile.") || strings.HasPrefix(name, "makefile.")
}

// Files of CMake and of the programs that make compilation databases.
const (
	CMakeList       = "CMakeLists.txt"
	CompileCommands = "compile_commands.json"
)

// IsScript reports whether a file is a shell script.
func IsScript(name string) bool {
	return filepath.Ext(name) == ".sh" || filepath.Ext(name) == ".bash"
}

// IsRule reports whether a file is a build rule and nothing else, as a script may be.
func IsRule(name string) bool {
	return IsMakefile(name) || IsMakefilePart(name) || name == CMakeList || name == CompileCommands
}
