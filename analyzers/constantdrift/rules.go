package constantdrift

import "github.com/cudavet/cudavet/cudarules/rule"

var drift = rule.Register(&rule.Info{
	ID:       "constant-drift",
	Class:    rule.Undefined,
	Section:  "C17 6.7.2.2, enumeration specifiers; the headers of the library",
	Doc:      "A Go constant with the name of an enumerator or macro in a library's header must have its value.",
	Bad:      "const NVML_TEMPERATURE_THRESHOLD_GPU_MAX = 2 // nvml.h: NVML_TEMPERATURE_THRESHOLD_GPU_MAX = 3",
	Good:     "const NVML_TEMPERATURE_THRESHOLD_GPU_MAX = C.NVML_TEMPERATURE_THRESHOLD_GPU_MAX",
	Analyzer: "constantdrift",
})
