// Cudavet checks repositories that mix Go, cgo and CUDA.
//
//	cudavet [flags] [packages…]
//	cudavet [flags] files or folders…
//	cudavet COMMAND [flags] …
//	cudavet help [command, rule or analyzer]
//	cudavet vet packages…
//
// Findings go to standard output, everything else to standard error. The exit
// status is 0 if nothing was found, 3 if something was, and 1 if nothing was
// found but a file or package could not be checked. With -fail-on, findings of
// lighter classes count as none; with -fix, those that are mended.
package main

import "github.com/cudavet/cudavet/internal/command"

func main() { command.Main() }
