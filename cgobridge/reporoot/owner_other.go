//go:build !unix

package reporoot

// isOwn reports whether a folder belongs to the user, which nobody says here.
func isOwn(string) bool { return true }
