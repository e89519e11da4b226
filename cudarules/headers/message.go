package headers

import (
	"slices"
	"strings"
)

// Functions of MPI: they ignore the device's streams, and where MPI is aware of CUDA their buffers may be device memory (MPI
// 4.1, 3.2 and 6).

// IsMessaging reports whether a function is one of MPI's.
func IsMessaging(name string) bool { return strings.HasPrefix(name, "MPI_") }

// messageSources are the functions whose first argument is the sent buffer, without the I of the nonblocking ones.
var messageSources = strings.Fields(`Send Ssend Bsend Rsend Sendrecv Sendrecv_replace Bcast Reduce Allreduce
	Reduce_scatter Reduce_scatter_block Scan
	Exscan Gather Gatherv Allgather Allgatherv Scatter Scatterv Alltoall Alltoallv Alltoallw Put`)

// SendsFirst reports whether an MPI function reads the pointee of its first argument.
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
