//go:build !unix

package regular

import "io/fs"

// IsOwn returns true: the mode of a file says nothing of its owner.
func IsOwn(fs.FileInfo) bool { return true }

// IsOpen returns false: folders have access lists, which those in a user's own folders inherit.
func IsOpen(fs.FileInfo) bool { return false }
