package devicepointer

import (
	"fmt"
	"go/types"

	"golang.org/x/tools/go/analysis"
)

// leaks reports resources that a function acquires and that it does not release on some way on
// which it returns.
func (c *checker) leaks() {
	if c.Memory == nil || !c.reporter.Enabled(deviceLeakOnReturn) {
		return
	}
	for _, leak := range c.Memory.Leaks() {
		var related []analysis.RelatedInformation
		for _, r := range leak.Returns {
			message := "'" + leak.Name + "' is not released when the function returns here"
			related = append(related, analysis.RelatedInformation{Pos: r, End: r, Message: message})
		}
		const format = "'%s', acquired by '%s', is not released on every path to a return; defer its release"
		message := fmt.Sprintf(format, leak.Name, types.ExprString(leak.Call.Fun))
		c.reporter.Report(deviceLeakOnReturn, leak.Call.Pos(), leak.Call.End(), message, related...)
	}
}
