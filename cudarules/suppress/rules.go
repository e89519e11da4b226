package suppress

import "github.com/cudavet/cudavet/cudarules/rule"

// Unused is about comments that silence nothing, in CUDA sources and in Go.
var Unused = rule.Register(&rule.Info{
	ID:      "unused-suppression",
	Class:   rule.Advice,
	Section: "cudavet, comments that silence findings",
	Doc:     "A comment that silences a rule of cudavet's names one that there is, and without the comment there would be a finding.",
	Bad:     "__global__ void scale(float *x, float a); // NOLINT(kernel-param-reference)",
	Good:    "__global__ void scale(float *x, float a);",
})

// Reason is about comments that silence without saying why.
var Reason = rule.Register(&rule.Info{
	ID:      "suppression-reason",
	Class:   rule.Advice,
	Section: "cudavet, comments that silence findings",
	Doc:     "A comment that silences a finding says why.",
	Bad:     "__global__ void scale(float *x, float &a); // NOLINT(kernel-param-reference)",
	Good:    "__global__ void scale(float *x, float &a); // NOLINT(kernel-param-reference): a is managed memory",
})
