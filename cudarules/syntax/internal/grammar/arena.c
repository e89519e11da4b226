#include "arena.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
	STEP = 16,           // small sizes are rounded up to multiples of it
	SMALL = 64,          // how many of them there are
	SIZES = SMALL + 64,  // the others are powers of two
	FIRST_BLOCK = 1 << 20,
};

// A piece is what stands before the memory that is handed out.
struct piece {
	size_t size; // index of the piece's size
};

struct block {
	struct block *before;
	size_t bytes; // behind this
};

struct arena {
	char *at, *end;      // what is free of the block at hand
	struct block *block; // the first of all is kept for the next parse
	void *given[SIZES];  // pieces to hand out again; each begins with a pointer to the next
};

static void *checked(void *p) {
	if (p == NULL) abort(); // the machine has no more
	return p;
}

static void add_block(struct arena *a, size_t bytes) {
	struct block *b = checked(malloc(sizeof *b + bytes));
	*b = (struct block){a->block, bytes};
	a->block = b;
	a->at = (char *)(b + 1);
	a->end = a->at + bytes;
}

struct arena *arena_new(void) {
	struct arena *a = checked(calloc(1, sizeof *a));
	add_block(a, FIRST_BLOCK);
	return a;
}

static void keep_first_block(struct arena *a) {
	while (a->block->before != NULL) {
		struct block *before = a->block->before;
		free(a->block);
		a->block = before;
	}
}

void arena_delete(struct arena *a) {
	keep_first_block(a);
	free(a->block);
	free(a);
}

void arena_reset(struct arena *a) {
	keep_first_block(a);
	a->at = (char *)(a->block + 1);
	a->end = a->at + a->block->bytes;
	memset(a->given, 0, sizeof a->given);
}

// size_of returns the index of the least size that has room for so many bytes.
static size_t size_of(size_t bytes) {
	if (bytes == 0) return 0;
	if (bytes <= STEP * SMALL) return (bytes - 1) / STEP;
	return SMALL + 63 - __builtin_clzll(bytes - 1);
}

static size_t bytes_of(size_t size) { return size < SMALL ? (size + 1) * STEP : (size_t)2 << (size - SMALL); }

void *arena_take(struct arena *a, size_t bytes) {
	size_t size = size_of(bytes);
	void *again = a->given[size];
	if (again != NULL) {
		a->given[size] = *(void **)again;
		return again;
	}
	size_t whole = sizeof(struct piece) + bytes_of(size);
	if ((size_t)(a->end - a->at) < whole) {
		size_t more = 2 * a->block->bytes;
		add_block(a, more > whole ? more : whole);
	}
	struct piece *p = (struct piece *)a->at;
	a->at += whole;
	p->size = size;
	return p + 1;
}

void arena_give(struct arena *a, void *memory) {
	if (memory == NULL) return;
	size_t size = ((struct piece *)memory - 1)->size;
	*(void **)memory = a->given[size];
	a->given[size] = memory;
}

void *arena_resize(struct arena *a, void *old, size_t bytes) {
	if (old == NULL) return arena_take(a, bytes);
	size_t has = bytes_of(((struct piece *)old - 1)->size);
	if (bytes <= has) return old;
	void *memory = arena_take(a, bytes);
	memcpy(memory, old, has);
	arena_give(a, old);
	return memory;
}
