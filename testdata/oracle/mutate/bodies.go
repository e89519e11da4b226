package main

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A statement is what is put into a function's body: text that means the same
// everywhere.
type statement struct {
	name, doc string
	in        func(sema.ExecSpace) bool
	text      string
}

func onlyHost(s sema.ExecSpace) bool { return s == onHost }

var statements = []statement{
	{"throw", "device code throws", sema.ExecSpace.OnDevice, "if (sizeof(int) == 1) throw 1;"},
	{"try", "device code catches", sema.ExecSpace.OnDevice, "try { } catch (...) { }"},
	{"typeid", "device code asks for a type", sema.ExecSpace.OnDevice, "(void)&typeid(int);"},
	{"call-rand", "device code calls rand", sema.ExecSpace.OnDevice, "(void)rand();"},
	{"call-getenv", "device code calls getenv", sema.ExecSpace.OnDevice, `(void)getenv("q");`},
	{"call-fopen", "device code calls fopen", sema.ExecSpace.OnDevice, `(void)fopen("q", "r");`},
	{"call-runtime", "device code calls a function of the runtime that is for the host", sema.ExecSpace.OnDevice, "{ float *q_p = nullptr; cudaMallocHost((void **)&q_p, 4); }"},
	{"call-lambda", "device code calls a lambda that calls the host", sema.ExecSpace.OnDevice, "{ auto q_f = [] { return rand(); }; (void)q_f(); }"},
	{"call-local-class", "device code calls a member of its own class that calls the host", sema.ExecSpace.OnDevice, "{ struct q_S { __device__ int f() { return rand(); } } q_s; (void)q_s.f(); }"},
	{"std-string", "device code makes a std::string", sema.ExecSpace.OnDevice, `std::string q_s("q");`},
	{"std-vector", "device code makes a std::vector", sema.ExecSpace.OnDevice, "std::vector<int> q_v(3);"},
	{"std-cout", "device code writes to std::cout", sema.ExecSpace.OnDevice, "std::cout << 1;"},
	{"std-sort", "device code calls std::sort", sema.ExecSpace.OnDevice, "{ int q_a[2] = {2, 1}; std::sort(q_a, q_a + 2); }"},
	{"std-max", "device code calls std::max", sema.ExecSpace.OnDevice, "(void)std::max(1, 2);"},
	{"std-memset", "device code calls std::memset", sema.ExecSpace.OnDevice, "{ int q_b[2]; std::memset(q_b, 0, 8); }"},
	{"stderr", "device code writes to stderr", sema.ExecSpace.OnDevice, `fprintf(stderr, "q");`},
	{"long-double", "device code computes in long double", sema.ExecSpace.OnDevice, "{ long double q_l = 1; (void)q_l; }"},
	{"thread-local", "device code has a thread_local variable", sema.ExecSpace.OnDevice, "{ static thread_local int q_t; (void)q_t; }"},
	{"static-initializer", "device code has a static variable with a dynamic initializer", sema.ExecSpace.OnDevice, "{ static int q_n = (int)clock(); (void)q_n; }"},
	{"local-constant", "device code has a __constant__ variable in a block", sema.ExecSpace.OnDevice, "__constant__ int q_c;"},
	{"local-device", "device code has a __device__ variable in a block", sema.ExecSpace.OnDevice, "__device__ int q_d;"},
	{"local-managed", "device code has a __managed__ variable in a block", sema.ExecSpace.OnDevice, "__managed__ int q_m;"},
	{"local-shared-initializer", "device code has a __shared__ variable with an initializer", sema.ExecSpace.OnDevice, "__shared__ int q_i = 3; (void)q_i;"},
	{"float128", "device code computes in __float128", sema.ExecSpace.OnDevice, "{ __float128 q_q = 1; (void)q_q; }"},
	{"label-address", "device code takes the address of a label", sema.ExecSpace.OnDevice, "{ void *q_p = &&q_l; if (q_p == nullptr) goto *q_p; q_l:; }"},
	{"coroutine", "device code is a coroutine", sema.ExecSpace.OnDevice, "co_return;"},
	{"asm-host-letter", "device code has an asm operand in memory", sema.ExecSpace.OnDevice, `{ int q_a = 0; asm("" : "+m"(q_a)); }`},
	{"asm-size", "device code has an asm operand of another size", sema.ExecSpace.OnDevice, `{ short q_a = 0; asm("" :: "r"(q_a)); }`},
	{"shared-vla", "device code has a __shared__ array of a size that is not constant", sema.ExecSpace.OnDevice, "{ int q_n = 3; __shared__ int q_s[q_n]; (void)q_s; }"},
	{"shared-large", "device code has a __shared__ array of 64 KB", sema.ExecSpace.OnDevice, "{ __shared__ int q_s[16384]; q_s[0] = 1; }"},
	{"extern-shared-scalar", "device code has an extern __shared__ scalar", sema.ExecSpace.OnDevice, "{ extern __shared__ int q_e; q_e = 1; }"},
	{"last-error", "device code calls cudaGetLastError", sema.ExecSpace.OnDevice, "(void)cudaGetLastError();"},
	{"runtime-free", "device code calls cudaFree", sema.ExecSpace.OnDevice, "(void)cudaFree(nullptr);"},
	{"atomic-local", "device code calls atomicAdd for a local variable", sema.ExecSpace.OnDevice, "{ int q_a = 0; atomicAdd(&q_a, 1); }"},
	{"lambda-template-head", "device code has a lambda with template parameters and a space", sema.ExecSpace.OnDevice, "{ auto q_f = []<class T> __device__ (T q_x) { return q_x; }; (void)q_f(1); }"},
	{"ignored-class", "a class in device code gets a space", sema.ExecSpace.OnDevice, "{ struct __device__ q_S { int q_m; }; }"},
	{"ignored-typedef", "a typedef in device code gets a memory space", sema.ExecSpace.OnDevice, "{ typedef __shared__ int q_T; }"},
	{"host-address", "device code takes the address of a function of the host", sema.ExecSpace.OnDevice, "{ struct q_S { static int f() { return 1; } }; int (*volatile q_f)() = q_S::f; (void)q_f; }"},
	{"new-nothrow", "device code calls the operator new that does not throw", sema.ExecSpace.OnDevice, "{ int *q_p = new (std::nothrow) int; (void)q_p; }"},
	{"std-hypot", "device code calls the std::hypot of three arguments", sema.ExecSpace.OnDevice, "(void)std::hypot(1.0, 2.0, 3.0);"},
	{"std-sqrt", "device code calls the std::sqrt of integers", sema.ExecSpace.OnDevice, "(void)std::sqrt(4);"},
	{"std-beta", "device code calls std::beta", sema.ExecSpace.OnDevice, "(void)std::beta(1.f, 2.f);"},
	{"constant-call", "device code calls a constexpr function of the host in a constant expression", sema.ExecSpace.OnDevice, "{ struct q_S { static constexpr int f() { return 1; } }; constexpr int q_n = q_S::f(); (void)q_n; }"},
	{"range-shared", "the variable of a range-based for loop is __shared__", sema.ExecSpace.OnDevice, "{ int q_w[2] = {}; for (__shared__ int q_v : q_w) (void)q_v; }"},
	{"register-shared", "a __shared__ variable is register", sema.ExecSpace.OnDevice, "{ register __shared__ int q_r; q_r = 1; }"},
	{"float128-class", "device code defines a class with a __float128", sema.ExecSpace.OnDevice, "{ struct q_S { __float128 q_m; }; }"},
	{"float128-extern", "device code declares a function of __float128", sema.ExecSpace.OnDevice, "{ extern __float128 q_f(int); }"},
	{"friend-space", "a friend class in device code gets a space", sema.ExecSpace.OnDevice, "{ struct q_S { __device__ friend struct q_T; }; }"},
	{"shared-dead", "device code that never runs has a __shared__ array of 64 KB", sema.ExecSpace.OnDevice, "if (false) { __shared__ int q_s[16384]; q_s[0] = 1; }"},
	{"vector-type", "device code has a vector of the host compiler's", sema.ExecSpace.OnDevice, "{ typedef int q_V __attribute__((vector_size(16))); q_V q_v = {}; (void)q_v; }"},
	{"host-shared", "host code has a __shared__ variable", onlyHost, "__shared__ int q_s[4];"},
	{"host-device", "host code has a __device__ variable in a block", onlyHost, "__device__ int q_d;"},
	{"host-constant", "host code has a __constant__ variable in a block", onlyHost, "__constant__ int q_c;"},
	{"host-builtin", "host code calls what only device code has", onlyHost, "__syncthreads();"},
	{"host-atomic", "host code calls atomicAdd", onlyHost, "{ int q_a = 0; atomicAdd(&q_a, 1); }"},
	{"host-thread-index", "host code reads threadIdx", onlyHost, "{ int q_i = threadIdx.x; (void)q_i; }"},
}

// bodyOperators put something into a function's body that does not belong
// there.
func bodyOperators() []*operator {
	var list []*operator
	for _, s := range statements {
		list = append(list, &operator{s.name, s.doc, 1, func(p *program, add func([]place)) {
			p.inject(add, s.in, func(syntax.Node) string { return " " + s.text + " " })
		}})
	}
	return append(list,
		&operator{"call-host", "device code calls a host function of the program's", 3, call(sema.ExecSpace.OnDevice, onHost)},
		&operator{"call-device", "host code calls a device function of the program's", 3, call(onlyHost, onDevice)},
		&operator{"call-kernel", "host code calls a kernel of the program's without a launch", 1, call(onlyHost, isKernel)},
		&operator{"address-of-device", "host code takes the address of a device function", 1, func(p *program, add func([]place)) {
			p.inject(add, onlyHost, func(at syntax.Node) string {
				for f := range p.plainFunctions(at, onDevice) {
					return fmt.Sprintf(" { auto q_f = &%s; (void)q_f; } ", f.Function.Name)
				}
				return ""
			})
		}},
		&operator{"read-host-variable", "device code reads a variable of the host's", 2, useVariable(sema.ExecSpace.OnDevice, 0, "{ auto q_v = %s; (void)q_v; }")},
		&operator{"write-host-variable", "device code writes a variable of the host's", 1, useVariable(sema.ExecSpace.OnDevice, 0, "%[1]s = %[1]s;")},
		&operator{"address-of-host-variable", "device code takes the address of a variable of the host's", 1, useVariable(sema.ExecSpace.OnDevice, 0, "{ auto q_p = &%s; (void)q_p; }")},
		&operator{"read-device-variable", "host code reads a variable of the device's", 1, useVariable(onlyHost, sema.DeviceMemory|sema.ConstantMemory, "{ auto q_v = %s; (void)q_v; }")},
		&operator{"address-of-device-variable", "host code takes the address of a variable of the device's", 1, useVariable(onlyHost, sema.DeviceMemory|sema.ConstantMemory, "{ auto q_p = &%s; (void)q_p; }")},
	)
}

// call puts a call of a function that writes certain spaces into bodies.
func call(in func(sema.ExecSpace) bool, spaces sema.ExecSpace) func(p *program, add func([]place)) {
	return func(p *program, add func([]place)) {
		p.inject(add, in, func(at syntax.Node) string {
			for f := range p.plainFunctions(at, spaces) {
				if args, ok := arguments(f); ok && f.Function.Name != "main" {
					return fmt.Sprintf(" (void)%s(%s); ", f.Function.Name, args)
				}
			}
			return ""
		})
	}
}

// useVariable puts a statement about a variable of the file's into bodies: one
// of the host's if memory is 0, else one of the memory spaces.
func useVariable(in func(sema.ExecSpace) bool, memory sema.MemorySpace, format string) func(p *program, add func([]place)) {
	return func(p *program, add func([]place)) {
		p.inject(add, in, func(at syntax.Node) string {
			for _, i := range p.random.Perm(len(p.variables)) {
				v := p.variables[i]
				if v.Scope != p.tu.Global || v.Name == "" || !p.seenFrom(v.Node, at, at.Start()) {
					continue
				}
				if m := v.MemorySpaces(); m&memory != 0 || m == memory && !v.Type().IsConst() {
					return " " + fmt.Sprintf(format, v.Name) + " "
				}
			}
			return ""
		})
	}
}

// inject puts text before one statement of each body whose spaces are asked
// for. Which one is chosen by chance.
func (p *program) inject(add func([]place), in func(sema.ExecSpace) bool, text func(at syntax.Node) string) {
	for _, f := range p.functions {
		if f.Body().Kind() != syntax.CompoundStatement || !in(f.Function.Spaces()) || f.Function.RunsOn(sema.Host) == sema.Unknown {
			continue
		}
		spots := slices.Collect(statementsOf(f.Body()))
		if len(spots) == 0 {
			continue
		}
		at := spots[p.random.IntN(len(spots))]
		if s := text(at); s != "" {
			add(p.insert(at, firstByte(at), s))
		}
	}
}

// firstByte returns where a statement begins: with a CUDA word, perhaps.
func firstByte(n syntax.Node) int {
	if marks := n.DeclMarks(); n.Kind() == syntax.Declaration && len(marks) > 0 {
		return min(n.Start(), marks[0].Start)
	}
	return n.Start()
}

// statementsOf yields the statements of a body that others may stand before,
// those of lambdas and local classes apart.
func statementsOf(body syntax.Node) iter.Seq[syntax.Node] {
	return func(yield func(syntax.Node) bool) {
		for n := range body.AllBut(syntax.LambdaExpression, syntax.StructSpecifier, syntax.ClassSpecifier, syntax.UnionSpecifier) {
			if n.Parent().Kind() != syntax.CompoundStatement || n.Parent().Parent().Kind() == syntax.SwitchStatement {
				continue
			}
			switch n.Kind() {
			case syntax.Declaration, syntax.ExpressionStatement, syntax.IfStatement, syntax.ForStatement, syntax.WhileStatement, syntax.ReturnStatement:
				if !yield(n) {
					return
				}
			}
		}
	}
}

// plainFunctions yields, in an order given by chance, the functions of the
// global namespace that write certain spaces and that a node may name.
func (p *program) plainFunctions(at syntax.Node, spaces ...sema.ExecSpace) iter.Seq[*sema.FuncDecl] {
	return func(yield func(*sema.FuncDecl) bool) {
		for _, i := range p.random.Perm(len(p.functions)) {
			f := p.functions[i]
			if f.Function.Scope == p.tu.Global && f.Template.IsZero() && !f.HasError() && f.Function.Name != "main" &&
				slices.Contains(spaces, f.Function.Spaces()) && p.seenFrom(f.Node, at, at.Start()) && !yield(f) {
				return
			}
		}
	}
}

// arguments spells arguments for a function's parameters, if all of them are
// numbers or pointers.
func arguments(f *sema.FuncDecl) (string, bool) {
	var args []string
	for _, v := range f.Params() {
		switch t := v.Type(); {
		case t.IsArithmetic():
			args = append(args, "0")
		case t.Kind == sema.Pointer:
			args = append(args, "nullptr")
		default:
			return "", false
		}
	}
	return strings.Join(args, ", "), true
}
