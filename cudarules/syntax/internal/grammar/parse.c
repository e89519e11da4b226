#include "parse.h"
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
	struct budget *budget; // NULL: the parser only cleans up
	int64_t credit;        // bytes that were taken from the budget and not yet handed out
	size_t stop;           // the parser's cancellation flag
} memory;

// CREDIT is how many bytes a thread takes from a budget at once.
#define CREDIT (1 << 16)

static void charge(size_t bytes) {
	if (memory.budget == NULL) return;
	memory.credit -= bytes;
	if (memory.credit >= 0) return;
	int64_t wanted = -memory.credit + CREDIT;
	memory.credit += wanted;
	if (__atomic_sub_fetch(&memory.budget->bytes, wanted, __ATOMIC_RELAXED) < 0) memory.stop = 1;
}

static void *checked(void *p, size_t bytes) {
	if (p == NULL && bytes > 0) abort(); // the machine has no more
	return p;
}

static void *charged_malloc(size_t bytes) {
	charge(bytes);
	return checked(malloc(bytes), bytes);
}

static void *charged_calloc(size_t count, size_t size) {
	charge(count * size);
	return checked(calloc(count, size), count * size);
}

static void *charged_realloc(void *old, size_t bytes) {
	charge(bytes);
	return checked(realloc(old, bytes), bytes);
}

void charge_allocations(void) { ts_set_allocator(charged_malloc, charged_calloc, charged_realloc, free); }

static bool spend_time(struct budget *b, uint64_t micros) {
	return __atomic_sub_fetch(&b->micros, (int64_t)micros, __ATOMIC_RELAXED) > 0;
}

struct node *parse(TSParser *parser, const char *text, uint32_t len, struct budget *budget, const struct options *opt,
	uint32_t *n, int *status) {
	ts_parser_set_timeout_micros(parser, opt->slice_micros);
	ts_parser_set_cancellation_flag(parser, &memory.stop);
	memory.budget = budget;
	memory.credit = 0;
	memory.stop = 0;
	TSTree *tree;
	bool in_time = true;
	do {
		uint64_t start = cpu_micros();
		tree = ts_parser_parse_string(parser, NULL, text, len); // goes on where it stopped
		in_time = spend_time(budget, cpu_micros() - start);
	} while (tree == NULL && in_time && !memory.stop);
	memory.budget = NULL;
	if (tree == NULL) {
		ts_parser_reset(parser);
		*status = memory.stop ? TOO_LARGE : TIMEOUT;
		return NULL;
	}
	TSNode root = ts_tree_root_node(tree);
	struct node *nodes = malloc((size_t)ts_node_descendant_count(root) * sizeof *nodes);
	if (nodes == NULL) abort();
	TSTreeCursor cursor = ts_tree_cursor_new(root);
	int64_t count = walk(&cursor, opt, nodes);
	ts_tree_cursor_delete(&cursor);
	ts_tree_delete(tree);
	if (count < 0) {
		free(nodes);
		*status = TOO_DEEP;
		return NULL;
	}
	*n = (uint32_t)count;
	*status = DONE;
	return nodes;
}
