package buildrule

import (
	"strings"
)

func (s *cmakeScope) includes(args []string) []string {
	var flags []string
	for _, a := range args {
		switch a {
		case "PUBLIC", "PRIVATE", "INTERFACE", "SYSTEM", "BEFORE", "AFTER":
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
		switch a {
		case "PUBLIC", "PRIVATE", "INTERFACE":
			continue
		}
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
		switch a {
		case "PUBLIC", "PRIVATE", "INTERFACE":
			continue
		}
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
