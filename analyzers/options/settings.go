package options

import "github.com/cudavet/cudavet/cgobridge"

// The bridge analyses the CUDA sources and lies below this package: it is
// told here what the user decided, by the time that it asks.
func init() {
	cgobridge.Settings = func() (cgobridge.Run, error) {
		rules, err := Current.Rules()
		return cgobridge.Run{Rules: rules, Compiler: Current.Compiler}, err
	}
}
