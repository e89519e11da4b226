package headers

import "testing"

func TestSendsFirst(t *testing.T) {
	for name, want := range map[string]bool{
		"MPI_Send": true, "MPI_Isend": true, "MPI_Iallreduce": true, "MPI_Bcast": true, "MPI_Ineighbor_alltoall": false,
		"MPI_Recv": false, "MPI_Irecv": false, "MPI_Wait": false, "MPI_Init": false, "MPI_I": false, "Send": false,
	} {
		if got := SendsFirst(name); got != want {
			t.Errorf("SendsFirst(%q) = %v", name, got)
		}
	}
}
