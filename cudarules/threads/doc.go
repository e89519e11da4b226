// Package threads tells what the threads of a launch do to each other.
//
// It runs a kernel for all threads of one block at once, as the hardware does: where
// the threads differ, each has a value of its own, and a condition splits them. What is
// not known but is the same in all threads is a symbol; what a condition on symbols
// leads to is followed on both sides, each with what was assumed. Loops whose bounds are not
// known go round twice. Blocks have the shapes that the launches of the kernel give them; of a kernel
// whose launches are not seen, only what holds for each of several shapes counts.
//
// The other blocks of the grid do the same in blocks of their own, and no barrier of a block orders what they do
// to global memory: who asks for it is told what two neighbours do to one element. Of each value it is kept whether the thread, the
// block or what others hold has a part in it.
//
// A kernel that maps shared memory of other blocks of its cluster, of which it is known how many blocks it has, is run for
// each of them, and what two of them do to one element is compared.
//
// What comes of it are events: barriers that some threads do not reach, uses of
// warp functions with the lanes that take part, and pairs of accesses to one element by
// two threads that nothing orders. Each has witnesses. What rests on a value
// that is not known is no event.
package threads
