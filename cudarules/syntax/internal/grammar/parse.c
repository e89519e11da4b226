#include "parse.h"
#include <string.h>
#include <time.h>

#define SYMBOL_ERROR 0xFFFF

// walk fills out in preorder and returns the number of nodes, or -1 where the
// tree is too deep. Only a kept node is entered, so that out[parent] is always
// the node above the cursor.
static int64_t walk(TSTreeCursor *cursor, const struct options *opt, struct node *out) {
	int32_t n = 0, parent = -1;
	uint32_t depth = 0;
	for (;;) {
		TSNode at = ts_tree_cursor_current_node(cursor);
		uint16_t symbol = ts_node_symbol(at);
		uint8_t field = opt->fields[ts_tree_cursor_current_field_id(cursor)];
		uint8_t keep = symbol == SYMBOL_ERROR ? NAMED : opt->keep[symbol];
		bool missing = ts_node_is_missing(at);
		if (keep == IN_PART) keep = parent >= 0 && (out[parent].flags & IS_OPEN) ? ALWAYS : DROP;
		if (keep != DROP || field != 0 || missing) {
			out[n] = (struct node){
				.start = ts_node_start_byte(at),
				.end = ts_node_end_byte(at),
				.parent = parent,
				.after = n + 1,
				.kind = symbol == SYMBOL_ERROR ? opt->error
					: missing ? opt->missing
					: keep < NAMED ? opt->token
					: opt->kinds[symbol],
				.field = field,
				.flags = (ts_node_has_error(at) ? HAS_ERROR : 0) | (keep == OPEN ? IS_OPEN : 0),
			};
			n++;
			if (keep != LEAF && ts_tree_cursor_goto_first_child(cursor)) {
				if (++depth > opt->max_depth) return -1;
				parent = n - 1;
				continue;
			}
		}
		while (!ts_tree_cursor_goto_next_sibling(cursor)) {
			if (!ts_tree_cursor_goto_parent(cursor)) return n;
			depth--;
			out[parent].after = n;
			parent = out[parent].parent;
		}
	}
}

// cpu_micros is the time that the thread has run. That of the clock on the wall
// goes on where the process is stopped or waits for its turn.
static uint64_t cpu_micros(void) {
#if defined(CLOCK_THREAD_CPUTIME_ID) && !defined(_WIN32)
	struct timespec t;
	if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t) == 0) return (uint64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
#endif
	return (uint64_t)time(NULL) * 1000000;
}

// What the thread's parse takes memory from. The parser can do nothing without the
// memory that it asks for: it gets it, and is stopped soon after.
static _Thread_local struct {
	struct arena *arena; // NULL: no parse of ours
	int64_t left;        // bytes that the parse may still ask for
	size_t stop;         // the parser's cancellation flag
} memory;

static void charge(size_t bytes) {
	memory.left -= bytes;
	if (memory.left < 0) memory.stop = 1;
}

static void *checked(void *p, size_t bytes) {
	if (p == NULL && bytes > 0) abort(); // the machine has no more
	return p;
}

static void *take(size_t bytes) {
	if (memory.arena == NULL) return checked(malloc(bytes), bytes);
	charge(bytes);
	return arena_take(memory.arena, bytes);
}

static void *take_zeros(size_t count, size_t size) {
	if (memory.arena == NULL) return checked(calloc(count, size), count * size);
	charge(count * size);
	return memset(arena_take(memory.arena, count * size), 0, count * size);
}

static void *resize(void *old, size_t bytes) {
	if (memory.arena == NULL) return checked(realloc(old, bytes), bytes);
	charge(bytes);
	return arena_resize(memory.arena, old, bytes);
}

static void give(void *p) {
	if (memory.arena == NULL) free(p);
	else arena_give(memory.arena, p);
}

void use_arenas(void) { ts_set_allocator(take, take_zeros, resize, give); }

// parse_in is parse with an arena for all that it allocates: nothing has to be given back.
static const struct node *parse_in(struct arena *arena, const TSLanguage *language, const char *text, uint32_t len,
	struct budget *budget, const struct options *opt, uint32_t *n, int *status) {
	TSParser *parser = ts_parser_new();
	ts_parser_set_language(parser, language);
	ts_parser_set_timeout_micros(parser, opt->slice_micros);
	ts_parser_set_cancellation_flag(parser, &memory.stop);
	memory.left = budget->bytes;
	memory.stop = 0;
	TSTree *tree;
	do {
		uint64_t start = cpu_micros();
		tree = ts_parser_parse_string(parser, NULL, text, len); // goes on where it stopped
		budget->micros -= cpu_micros() - start;
	} while (tree == NULL && budget->micros > 0 && !memory.stop);
	if (tree == NULL) {
		*status = memory.stop ? TOO_LARGE : TIMEOUT;
		return NULL;
	}
	TSNode root = ts_tree_root_node(tree);
	struct node *nodes = arena_take(arena, (size_t)ts_node_descendant_count(root) * sizeof *nodes);
	TSTreeCursor cursor = ts_tree_cursor_new(root);
	int64_t count = walk(&cursor, opt, nodes);
	if (count < 0) {
		*status = TOO_DEEP;
		return NULL;
	}
	*n = (uint32_t)count;
	*status = DONE;
	return nodes;
}

const struct node *parse(struct arena *arena, const TSLanguage *language, const char *text, uint32_t len,
	struct budget *budget, const struct options *opt, uint32_t *n, int *status) {
	arena_reset(arena);
	memory.arena = arena;
	const struct node *nodes = parse_in(arena, language, text, len, budget, opt, n, status);
	memory.arena = NULL;
	budget->bytes = memory.left;
	return nodes;
}
