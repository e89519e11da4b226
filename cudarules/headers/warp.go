package headers

import "regexp"

// IsWarpCollective reports whether a built-in function needs the threads of a warp that its
// mask names, or of the whole warp, to call it together: CUDA C++ Programming Guide, warp
// vote, match, reduce and shuffle functions, __syncwarp.
func IsWarpCollective(name string) bool { return warpCollective.MatchString(name) }

// IsGroupCollective reports whether a function of a cooperative group, or one with a group argument,
// needs all threads of the group to call it together.
func IsGroupCollective(name string) bool { return groupCollective.MatchString(name) }

var (
	warpCollective  = regexp.MustCompile(`^__(?:syncwarp|(?:all|any|uni|ballot|shfl|shfl_up|shfl_down|shfl_xor)(?:_sync)?|match_(?:any|all)_sync|reduce_\w+_sync)$`)
	groupCollective = regexp.MustCompile(`^(?:sync|any|all|ballot|shfl\w*|match_\w+|reduce\w*|(?:in|ex)clusive_scan\w*)$`)
)
