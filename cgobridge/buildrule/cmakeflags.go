package buildrule

import (
	"slices"
	"strings"
)

// add gives flags to a target and to the targets that link it, as the words
// PRIVATE, PUBLIC and INTERFACE before its arguments say; without them to both.
func (t *cmakeTarget) add(args []string, flags func([]string) []string) {
	own, exported := true, true
	for len(args) > 0 {
		n := max(0, slices.IndexFunc(args, isVisibility))
		if n == 0 && !isVisibility(args[0]) {
			n = len(args)
		}
		part := flags(args[:n])
		if own {
			t.flags = append(t.flags, part...)
		}
		if exported {
			t.exported = append(t.exported, part...)
		}
		if args = args[n:]; len(args) > 0 {
			own, exported = args[0] != "INTERFACE", args[0] != "PRIVATE"
			args = args[1:]
		}
	}
}

func isVisibility(word string) bool {
	return word == "PUBLIC" || word == "PRIVATE" || word == "INTERFACE"
}

// allFlags returns the flags of a target and those that it gets from the
// targets that it links.
func (c *cmake) allFlags(t *cmakeTarget) []string {
	flags := slices.Clone(t.flags)
	seen := map[string]bool{t.name: true}
	var follow func(libraries []string)
	follow = func(libraries []string) {
		for _, name := range libraries {
			if linked := c.targets[name]; linked != nil && !seen[name] {
				seen[name] = true
				flags = append(flags, linked.exported...)
				follow(linked.libraries)
			}
		}
	}
	follow(t.libraries)
	return flags
}

func (s *cmakeScope) includes(args []string) []string {
	var flags []string
	for _, a := range args {
		switch a {
		case "SYSTEM", "BEFORE", "AFTER":
			continue
		}
		if a = strings.TrimPrefix(a, "$<BUILD_INTERFACE:"); a != "" && !strings.HasPrefix(a, "$<") {
			flags = append(flags, "-I"+absolute(strings.TrimSuffix(a, ">"), s.dir))
		}
	}
	return flags
}

func definitions(args []string) []string {
	var flags []string
	for _, a := range args {
		if !strings.HasPrefix(a, "$<") {
			flags = append(flags, "-D"+strings.TrimPrefix(a, "-D"))
		}
	}
	return flags
}

// compileOptions returns the options that hold for CUDA sources.
func compileOptions(args []string) []string {
	var flags []string
	for _, a := range args {
		inner, ok := strings.CutPrefix(a, "$<$<COMPILE_LANGUAGE:CUDA>:")
		if ok {
			a = strings.TrimSuffix(inner, ">")
		} else if !strings.Contains(a, "<") {
			a = strings.TrimSuffix(a, ">") // the last option of an expression with several
		}
		if !strings.HasPrefix(a, "$<") {
			flags = append(flags, strings.FieldsFunc(strings.TrimPrefix(a, "SHELL:"), func(r rune) bool { return r == ' ' || r == ';' })...)
		}
	}
	return flags
}

// globalFlags returns the flags that the folder's variables mean.
func (s *cmakeScope) globalFlags() []string {
	var flags []string
	for _, name := range []string{"CMAKE_CUDA_STANDARD", "CMAKE_CUDA_ARCHITECTURES", "CMAKE_CUDA_SEPARABLE_COMPILATION", "CUDA_SEPARABLE_COMPILATION", "CMAKE_CUDA_FLAGS", "CUDA_NVCC_FLAGS"} {
		flags = append(flags, propertyFlags(name, s.vars[name].text)...)
	}
	return flags
}

// propertyFlags spells a variable or property of CMake as nvcc's flags.
func propertyFlags(name, value string) []string {
	if value == "" {
		return nil
	}
	switch name {
	case "CMAKE_CUDA_STANDARD":
		return []string{"-std=c++" + value}
	case "CMAKE_CUDA_SEPARABLE_COMPILATION", "CUDA_SEPARABLE_COMPILATION":
		switch strings.ToUpper(value) {
		case "ON", "TRUE", "1", "YES":
			return []string{"-rdc=true"}
		}
	case "CMAKE_CUDA_FLAGS", "CUDA_NVCC_FLAGS":
		return splitQuoted(strings.ReplaceAll(value, ";", " "))
	case "CMAKE_CUDA_ARCHITECTURES":
		var flags []string
		for arch := range strings.SplitSeq(value, ";") {
			number, _, _ := strings.Cut(arch, "-")
			if number != "" && strings.Trim(number, "0123456789") == "" {
				flags = append(flags, "-gencode=arch=compute_"+number+",code=sm_"+number)
			}
		}
		return flags
	}
	return nil
}
