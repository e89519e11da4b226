package headers

import (
	"strings"
	"sync"
)

// A Side is the side whose code calls the function objects passed to a library function.
type Side uint8

const (
	NoSide     Side = iota // it calls none
	DeviceSide             // code on the device, whoever calls the function
	SystemSide             // code of the system that an execution policy or the iterators name; in device code that on the device
)

// callerRows list the functions of a library, static members of its classes or members that call
// function objects, a family a row.
var callerRows = []struct {
	side      Side
	scope     string // a namespace, or classes of namespace cub
	functions string
}{
	{DeviceSide, "cub::BlockReduce cub::WarpReduce", "Reduce HeadSegmentedReduce TailSegmentedReduce"},
	{DeviceSide, "cub::BlockScan cub::WarpScan", "InclusiveScan ExclusiveScan Scan"},
	{DeviceSide, "cub::BlockMergeSort cub::WarpMergeSort", "Sort StableSort"},
	{DeviceSide, "cub::BlockDiscontinuity", "FlagHeads FlagTails FlagHeadsAndTails"},
	{DeviceSide, "cub::BlockAdjacentDifference", "SubtractLeft SubtractLeftPartialTile SubtractRight SubtractRightPartialTile"},
	{DeviceSide, "cub", "ThreadReduce ThreadScanInclusive ThreadScanExclusive MergePath"},
	{DeviceSide, "cub::DeviceReduce cub::DeviceSegmentedReduce", "Reduce ReduceByKey TransformReduce"},
	{DeviceSide, "cub::DeviceScan", "InclusiveScan ExclusiveScan InclusiveScanInit InclusiveScanByKey ExclusiveScanByKey"},
	{DeviceSide, "cub::DeviceSelect cub::DevicePartition", "If FlaggedIf Unique UniqueByKey"},
	{DeviceSide, "cub::DeviceMergeSort", "SortPairs SortPairsCopy SortKeys SortKeysCopy StableSortPairs StableSortKeys StableSortKeysCopy"},
	{DeviceSide, "cub::DeviceMerge", "MergeKeys MergePairs"},
	{DeviceSide, "cub::DeviceAdjacentDifference", "SubtractLeftCopy SubtractLeft SubtractRightCopy SubtractRight"},
	{DeviceSide, "cub::DeviceFor", "Bulk ForEach ForEachN ForEachCopy ForEachCopyN ForEachInExtents"},
	{DeviceSide, "cub::DeviceTransform", "Transform TransformIf Generate"},
	{SystemSide, "thrust", `
		transform transform_if for_each for_each_n generate generate_n tabulate adjacent_difference
		reduce reduce_by_key transform_reduce count_if
		inclusive_scan exclusive_scan transform_inclusive_scan transform_exclusive_scan inclusive_scan_by_key exclusive_scan_by_key
		sort stable_sort sort_by_key stable_sort_by_key is_sorted is_sorted_until merge merge_by_key
		copy_if remove_if remove_copy_if replace_if replace_copy_if gather_if scatter_if
		partition stable_partition partition_copy stable_partition_copy is_partitioned partition_point
		find_if find_if_not all_of any_of none_of equal mismatch unique unique_copy unique_by_key unique_by_key_copy
		max_element min_element minmax_element lower_bound upper_bound binary_search equal_range
		set_difference set_intersection set_union set_symmetric_difference`},
}

var callers = sync.OnceValue(func() map[string]Side {
	sides := map[string]Side{}
	for _, row := range callerRows {
		for _, scope := range strings.Fields(row.scope) {
			for _, f := range strings.Fields(row.functions) {
				sides[scope+"::"+f] = row.side
			}
		}
	}
	return sides
})

// CallerSide returns the side whose code calls the function objects passed to a function, given its
// qualified name without template arguments.
func CallerSide(name string) Side { return callers()[name] }

// dispatched are further algorithms of Thrust: those that call no function object.
var dispatched = sync.OnceValue(func() map[string]bool {
	names := map[string]bool{}
	for _, f := range strings.Fields(`
		copy copy_n fill fill_n sequence count find gather scatter inner_product remove remove_copy replace replace_copy
		reverse reverse_copy shuffle shuffle_copy swap_ranges unique_count uninitialized_copy uninitialized_copy_n
		uninitialized_fill uninitialized_fill_n set_difference_by_key set_intersection_by_key set_union_by_key
		set_symmetric_difference_by_key`) {
		names["thrust::"+f] = true
	}
	return names
})

// IsDispatched reports whether a qualified name is that of an algorithm that runs where its execution policy
// says, or else its iterators: Thrust documentation, Execution Policies.
func IsDispatched(name string) bool { return CallerSide(name) == SystemSide || dispatched()[name] }

// TakesElement reports whether an algorithm takes a value of the elements' type after its range: it may be any pointer.
func TakesElement(name string) bool {
	switch name {
	case "thrust::fill", "thrust::fill_n", "thrust::count", "thrust::find", "thrust::remove", "thrust::replace", "thrust::reduce",
		"thrust::uninitialized_fill", "thrust::uninitialized_fill_n", "thrust::lower_bound", "thrust::upper_bound",
		"thrust::binary_search", "thrust::equal_range", "thrust::replace_if":
		return true
	}
	return false
}

// PolicySide returns where algorithms with an execution policy of Thrust's run; NoMemory of other names.
func PolicySide(name string) Memory {
	switch name {
	case "thrust::device", "thrust::cuda::par", "thrust::cuda::par_nosync", "thrust::system::cuda::par", "thrust::system::cuda::par_nosync":
		return DeviceMemory
	case "thrust::host", "thrust::seq", "thrust::cpp::par", "thrust::omp::par", "thrust::tbb::par", "thrust::system::cpp::par",
		"thrust::system::omp::par", "thrust::system::tbb::par":
		return HostMemory
	}
	return NoMemory
}

// IsDeviceSystem reports whether a name of the library makes an algorithm run on
// the device: an execution policy, or a class or function whose iterators or
// pointers are those of device memory.
func IsDeviceSystem(name string) bool {
	switch name {
	case "thrust::universal_vector", "thrust::universal_ptr":
		return true
	}
	return PolicySide(name) == DeviceMemory || IsDeviceOwner(name)
}

// IsDeviceOwner reports whether a name is that of a class or function of Thrust whose iterators or pointers are those
// of memory that the device alone reaches.
func IsDeviceOwner(name string) bool {
	switch name {
	case "thrust::device_vector", "thrust::device_ptr", "thrust::device_pointer_cast", "thrust::device_malloc", "thrust::device_new":
		return true
	}
	return false
}
