// Package threads finds interactions between the threads of a launch.
//
// It runs a kernel for all threads of one block at once, as the hardware does: where the threads
// differ, each has a value of its own, and a condition splits them. An unknown value that is the same
// in all threads is a symbol; both sides of a condition on symbols are followed, each with its
// assumption. Loops whose bounds are not known go round twice. Of long loops, the first
// rounds and the last one are run. Blocks have the shapes that the
// launches of the kernel give them; for a kernel without visible launches, only results common to
// several shapes count.
//
// The other blocks of the grid execute the same code, and no barrier of a block orders their accesses to global memory: on
// request, accesses of two neighboring blocks to one element are reported. Each value records whether it depends on the thread,
// the block, or memory that others write.
//
// A kernel that maps shared memory of other blocks of a cluster of known size is run for each of its blocks, and the
// accesses of two of them to one element are compared.
//
// The results are events: barriers that some threads do not reach, uses of warp functions with the
// participating lanes, and pairs of unordered accesses to one element by two threads. Each has
// witnesses. An event never depends on an unknown value.
package threads
