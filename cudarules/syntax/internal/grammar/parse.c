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

struct node *parse(TSParser *parser, const char *text, uint32_t len, uint64_t max_micros, const struct options *opt,
	uint32_t *n, int *status) {
	ts_parser_set_timeout_micros(parser, opt->slice_micros);
	uint64_t end = cpu_micros() + max_micros;
	TSTree *tree;
	do tree = ts_parser_parse_string(parser, NULL, text, len); // goes on where it stopped
	while (tree == NULL && cpu_micros() < end);
	if (tree == NULL) {
		ts_parser_reset(parser);
		*status = TIMEOUT;
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
