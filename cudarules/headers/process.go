package headers

import "slices"

// Forks reports whether a function of POSIX makes a process that goes on where it was called.
func Forks(name string) bool { return name == "fork" || name == "vfork" }

// ReplacesProcess reports whether a function of POSIX has the process run another program.
func ReplacesProcess(name string) bool { return slices.Contains(execFamily, name) }

var execFamily = []string{"execv", "execve", "execvp", "execvpe", "execl", "execle", "execlp", "fexecve", "execveat"}

// RegistersExit reports whether a function of the C library has another one called when the
// program ends: its first parameter.
func RegistersExit(name string) bool {
	return name == "atexit" || name == "at_quick_exit" || name == "on_exit"
}

// HasHiddenState reports whether a function of the C library keeps state of its own between
// calls, or returns memory of its own, so that it does not work in several threads at once
// (C17 7.1.4, SEI CERT C CON33-C).
func HasHiddenState(name string) bool { return slices.Contains(hiddenState, name) }

var hiddenState = []string{"rand", "srand", "strtok", "strerror", "asctime", "ctime", "gmtime", "localtime", "setlocale", "tmpnam"}
