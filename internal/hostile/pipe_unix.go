//go:build unix

package hostile

import "syscall"

// makePipe makes a FIFO.
func makePipe(path string) error { return syscall.Mkfifo(path, 0o666) }
