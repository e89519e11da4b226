package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on statements that the device does not have: CUDA C++ Programming Guide 5.3.12 (coroutines), and nvcc's messages
// about addresses of labels, which GNU C++ has.

func init() {
	register(deviceCoroutine, rule.Info{
		ID: "device-coroutine", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide, C++20 language features, coroutines",
		Doc: "Device code is no coroutine.",
		Bad: `// flags: -std=c++20
#include <coroutine>
struct Task { struct promise_type {
    Task get_return_object(); std::suspend_never initial_suspend(); std::suspend_never final_suspend() noexcept;
    void return_void(); void unhandled_exception(); }; };
__device__ Task tick(int *x) { ++*x; co_return; }`,
		Good: `__device__ void tick(int *x) { ++*x; }`,
	})
	register(computedGoto, rule.Info{
		ID: "computed-goto", Class: rule.IllFormed, Section: "nvcc: address of label extension",
		Doc: "Device code takes no address of a label and jumps to none.",
		Bad: `__global__ void jump(int *x) {
    void *to = *x ? &&one : &&two;
    goto *to;
one: x[1] = 1;
two: x[2] = 2;
}`,
		Good: `__global__ void jump(int *x) {
    switch (*x) {
    default: x[1] = 1; [[fallthrough]];
    case 0: x[2] = 2;
    }
}`,
	})
}

func deviceCoroutine(p *pass) {
	p.eachDeviceBody(func(b *sema.Body) {
		for n := range b.Nodes() {
			if n.Is(syntax.CoReturnStatement, syntax.CoYieldStatement, syntax.CoAwaitExpression) {
				p.report(n, "%s is a coroutine", describe(b.Function))
				return
			}
		}
	})
}

func computedGoto(p *pass) {
	p.eachDeviceBody(func(b *sema.Body) {
		var addresses, jumps []syntax.Node
		labels := map[string]bool{}
		for n := range b.Nodes() {
			switch {
			case n.Kind() == syntax.LabeledStatement:
				labels[n.Child(syntax.FieldLabel).Text()] = true
			case isLabelAddress(n):
				addresses = append(addresses, n)
			case isComputedGoto(n):
				jumps = append(jumps, n)
			}
		}
		if len(addresses) == 0 {
			for _, n := range jumps {
				p.report(n, "%s has a computed goto", describe(b.Function))
			}
		}
		for _, n := range addresses {
			label := n.Child(syntax.FieldArgument).Child(syntax.FieldArgument)
			if labels[label.Text()] {
				p.report(n, "%s takes the address of label '%s'", describe(b.Function), label.Text())
			}
		}
	})
}

// isLabelAddress recognizes &&label, which the grammar reads as &(&label): no other address has that form.
func isLabelAddress(n syntax.Node) bool {
	inner := n.Child(syntax.FieldArgument)
	return n.Kind() == syntax.PointerExpression && inner.Kind() == syntax.PointerExpression &&
		n.Op() == syntax.AddressOf && inner.Op() == syntax.AddressOf &&
		inner.Start() == n.Start()+1 && inner.Child(syntax.FieldArgument).Kind() == syntax.Identifier
}

// isComputedGoto recognises goto *p, which the grammar reads as an error and an expression.
func isComputedGoto(n syntax.Node) bool {
	return n.Kind() == syntax.Error && n.Text() == "goto" &&
		n.Next().Kind() == syntax.ExpressionStatement && n.Next().First().Op() == syntax.Deref
}
