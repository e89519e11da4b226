package rules

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on the host's standard library in device code: CUDA C++ Programming
// Guide 5.3.10.3, 5.3.6.3 and 5.3.13.1.

func init() {
	register(stdHostFunctionInDevice, rule.Info{
		ID: "std-host-function-in-device", Class: rule.Advice, Section: "CUDA C++ Programming Guide 5.3.10.3, 5.3.6.3",
		Doc: "Device code calls cuda::std's functions and not the host library's of the same name, which differ from platform to platform.",
		Bad: `// --expt-relaxed-constexpr
#include <algorithm>
__global__ void relu(float *x) { x[threadIdx.x] = std::max(x[threadIdx.x], 0.0f); }`,
		Good: `#include <cuda/std/algorithm>
__global__ void relu(float *x) { x[threadIdx.x] = cuda::std::max(x[threadIdx.x], 0.0f); }`,
	})
	register(spaceshipRelaxed, rule.Info{
		ID: "spaceship-relaxed", Class: rule.Advice, Section: "CUDA C++ Programming Guide 5.3.13.1",
		Doc: "A comparison in device code that an operator<=> decides through std's ordering types needs --expt-relaxed-constexpr.",
		Bad: `#include <compare>
struct Version { int major, minor; auto operator<=>(const Version &) const = default; };
__device__ bool older(Version a, Version b) { return a < b; }`,
		Good: `struct Version {
    int major, minor;
    __host__ __device__ bool operator<(const Version &o) const { return major != o.major ? major < o.major : minor < o.minor; }
};
__device__ bool older(Version a, Version b) { return a < b; }`,
	})
}

func stdHostFunctionInDevice(p *pass) {
	type inFile struct {
		file, name string
	}
	told := map[inFile]syntax.Node{} // constexpr functions that --expt-relaxed-constexpr lets device code call, with their first call
	p.eachDeviceBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if u.Kind == sema.Calls && !u.Constant && !u.Implicit && u.Function != nil && p.hasCudaCounterpart(u) {
				if p.Options.MayRelaxConstexpr() && u.Function.IsConstexpr() {
					key := inFile{p.Unit(u.Node).Source.File.Name, u.Function.Name}
					if first, ok := told[key]; ok && first != u.Node {
						continue
					}
					told[key] = u.Node
				}
				name := "std::" + u.Function.Name
				if u.Function.Class != nil {
					name = u.Function.String()
				}
				p.reportCall(u, "%s calls host library function '%s'; cuda::std has one for the device", describe(b.Function), name)
			}
		}
	})
}

// hasCudaCounterpart reports whether a use calls a function of the host's
// standard library that libcu++ has as well. Functions that CUDA itself gives
// to device code are none of the host's, save memcpy and memset, for which the
// documents recommend those of libcu++.
func (p *pass) hasCudaCounterpart(u sema.Use) bool {
	f := u.Function
	if !p.Unit(f.First().Node).Prelude {
		return false
	}
	if f.RunsOn(sema.Device) == sema.Yes {
		return (f.Name == "memcpy" || f.Name == "memset") && u.Call != nil && isQualifiedByStd(u.Scope, u.Call.Node.Child(syntax.FieldFunction))
	}
	if f.Class != nil {
		return f.Class.Outer != nil && isStdNamespace(f.Class.Outer) && counterpartClasses[f.Class.Name]
	}
	return isStdNamespace(f.Scope) && counterparts[f.Name]
}

func isStdNamespace(s *sema.Scope) bool {
	for s.Kind == sema.NamespaceScope && s.Inline {
		s = s.Parent
	}
	return s.Kind == sema.NamespaceScope && s.String() == "std"
}

// isQualifiedByStd reports whether a name is written std::f, also through an
// alias of the namespace.
func isQualifiedByStd(s *sema.Scope, name syntax.Node) bool {
	if name.Kind() != syntax.QualifiedIdentifier || name.Child(syntax.FieldScope).IsZero() {
		return false
	}
	ns := s.LookupNamespace(name.Child(syntax.FieldScope))
	return ns != nil && isStdNamespace(ns)
}

func spaceshipRelaxed(p *pass) {
	if p.Options.MayRelaxConstexpr() || p.Options.Std < 20 {
		return
	}
	p.eachDeviceBody(func(b *sema.Body) {
		for n := range b.Nodes() {
			c := b.BodyScope().ComparisonAt(n)
			if c != nil && c.Ordering != nil {
				p.report(n, "%s compares with operator<=>, whose result 'std::%s' needs --expt-relaxed-constexpr", describe(b.Function), c.Ordering.Name)
			}
		}
	})
}

// counterparts are the function templates of namespace std that libcu++ has in
// cuda::std (CCCL 3.0), move and forward apart.
var counterparts = words(`
	accumulate adjacent_difference adjacent_find all_of any_of binary_search clamp copy copy_backward copy_if copy_n count
	count_if equal equal_range exclusive_scan fill fill_n find find_end find_first_of find_if find_if_not for_each for_each_n
	gcd generate generate_n includes inclusive_scan inner_product iota is_heap is_heap_until is_partitioned is_permutation
	is_sorted is_sorted_until iter_swap lcm lexicographical_compare lower_bound make_heap max max_element merge midpoint min
	min_element minmax minmax_element mismatch move_backward next_permutation none_of partial_sort partial_sort_copy
	partial_sum partition partition_copy partition_point pop_heap prev_permutation push_heap reduce remove remove_copy
	remove_copy_if remove_if replace replace_copy replace_copy_if replace_if reverse reverse_copy rotate rotate_copy search
	search_n set_difference set_intersection set_symmetric_difference set_union shift_left shift_right sort_heap swap_ranges
	transform transform_exclusive_scan transform_inclusive_scan transform_reduce unique unique_copy upper_bound
	swap exchange as_const move_if_noexcept make_pair make_tuple tie forward_as_tuple tuple_cat apply make_from_tuple get
	to_underlying cmp_equal cmp_not_equal cmp_less cmp_greater cmp_less_equal cmp_greater_equal in_range
	make_optional visit holds_alternative get_if invoke ref cref bind_front not_fn
	bit_cast bit_ceil bit_floor bit_width byteswap countl_one countl_zero countr_one countr_zero has_single_bit popcount rotl
	rotr addressof construct_at destroy_at destroy destroy_n uninitialized_copy uninitialized_fill
	advance distance next prev begin end cbegin cend rbegin rend size ssize empty data
	memchr memcmp memmove strchr strcmp strcpy strlen strncmp strncpy strrchr
	real imag arg norm conj proj polar isinf isnan isfinite`)

// counterpartClasses are the classes of namespace std that libcu++ has in
// cuda::std, initializer_list apart.
var counterpartClasses = words(`
	numeric_limits array pair tuple optional variant complex span bitset atomic atomic_ref atomic_flag basic_string_view
	expected reference_wrapper reverse_iterator less greater less_equal greater_equal equal_to not_equal_to plus minus
	multiplies divides modulus negate logical_and logical_or logical_not bit_and bit_or bit_xor bit_not duration time_point`)

func words(list string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(list) {
		set[w] = true
	}
	return set
}
