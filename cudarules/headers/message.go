package headers

import (
	"slices"
	"strings"
)

// Functions of MPI: they know nothing of the device's streams, and where MPI is aware of CUDA they are given memory of the device, too
// (MPI 4.1, 3.2 and 6).

// IsMessaging reports whether a function is one of MPI's.
func IsMessaging(name string) bool { return strings.HasPrefix(name, "MPI_") }

// messageSources are the functions whose first argument is what they send, but for the I of those that return at once.
var messageSources = strings.Fields(`Send Ssend Bsend Rsend Sendrecv Sendrecv_replace Bcast Reduce Allreduce
	Reduce_scatter Reduce_scatter_block Scan
	Exscan Gather Gatherv Allgather Allgatherv Scatter Scatterv Alltoall Alltoallv Alltoallw Put`)

// SendsFirst reports whether a function of MPI's reads what its first argument points at.
func SendsFirst(name string) bool {
	rest, ok := strings.CutPrefix(name, "MPI_")
	if !ok {
		return false
	}
	if inner, ok := strings.CutPrefix(rest, "I"); ok && inner != "" {
		rest = strings.ToUpper(inner[:1]) + inner[1:]
	}
	return slices.Contains(messageSources, rest)
}
