// Package syntax reads the preprocessed text of one translation unit of CUDA
// C++ into a tree.
package syntax

//go:generate go run ./internal/kindgen
