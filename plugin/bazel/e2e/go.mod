module github.com/cudavet/cudavet/plugin/bazel/e2e

go 1.26.0

require (
	github.com/bazelbuild/buildtools v0.0.0-20260904073137-eaa4d125b423
	github.com/cudavet/cudavet v0.0.0-00010101000000-000000000000
	github.com/google/go-cmp v0.7.0
	go.starlark.net v0.0.0-20260908191801-89a6a09411d5
	golang.org/x/tools v0.52.0
)

require (
	github.com/aymanbagabas/go-udiff v0.4.1 // indirect
	github.com/bazelbuild/rules_go v0.65.0 // indirect
	github.com/bmatcuk/doublestar/v4 v4.10.4 // indirect
	github.com/ianlancetaylor/demangle v0.0.0-20260724033716-83e58baca724 // indirect
	github.com/smacker/go-tree-sitter v0.0.0-20240827094217-dd81d9e9be82 // indirect
	go.yaml.in/yaml/v3 v3.0.6 // indirect
	golang.org/x/sys v0.49.0 // indirect
	mvdan.cc/sh/v3 v3.13.1 // indirect
)

replace github.com/cudavet/cudavet => ../../..

tool github.com/bazelbuild/rules_go/go/tools/builders
