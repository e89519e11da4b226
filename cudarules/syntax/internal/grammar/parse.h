#include "arena.h"
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// What is used of the tree-sitter runtime.
typedef struct TSLanguage TSLanguage;
typedef struct TSParser TSParser;
typedef struct TSTree TSTree;

typedef struct {
	uint32_t context[4];
	const void *id;
	const TSTree *tree;
} TSNode;

typedef struct {
	const void *tree;
	const void *id;
	uint32_t context[3];
} TSTreeCursor;

TSLanguage *tree_sitter_cpp(void);
TSLanguage *tree_sitter_c(void);
TSParser *ts_parser_new(void);
bool ts_parser_set_language(TSParser *, const TSLanguage *);
void ts_parser_set_timeout_micros(TSParser *, uint64_t);
TSTree *ts_parser_parse_string(TSParser *, const TSTree *, const char *, uint32_t);
void ts_parser_set_cancellation_flag(TSParser *, const size_t *);
void ts_set_allocator(void *(*)(size_t), void *(*)(size_t, size_t), void *(*)(void *, size_t), void (*)(void *));
TSNode ts_tree_root_node(const TSTree *);
uint16_t ts_node_symbol(TSNode);
uint32_t ts_node_start_byte(TSNode);
uint32_t ts_node_end_byte(TSNode);
uint32_t ts_node_descendant_count(TSNode);
bool ts_node_has_error(TSNode);
bool ts_node_is_missing(TSNode);
TSTreeCursor ts_tree_cursor_new(TSNode);
TSNode ts_tree_cursor_current_node(const TSTreeCursor *);
uint16_t ts_tree_cursor_current_field_id(const TSTreeCursor *);
bool ts_tree_cursor_goto_first_child(TSTreeCursor *);
bool ts_tree_cursor_goto_next_sibling(TSTreeCursor *);
bool ts_tree_cursor_goto_parent(TSTreeCursor *);

// The bits of node.flags.
enum { HAS_ERROR = 1, IS_OPEN = 2 };

// The values of options.keep.
enum { DROP, ALWAYS, IN_PART, NAMED, OPEN, LEAF };

// Has the layout of grammar.Node.
struct node {
	uint32_t start, end;
	int32_t parent, after;
	uint16_t kind;
	uint8_t field, flags;
};

// grammar.Tables and the limits.
struct options {
	const uint16_t *kinds;
	const uint8_t *keep, *fields;
	uint16_t error, missing, token;
	uint32_t max_depth;
	uint64_t slice_micros; // after so long a time the parser looks whether its limit is reached
};

// What a parse may take: time of processors, and memory that is asked for, whether or not it is
// given back meanwhile.
struct budget {
	int64_t micros, bytes;
};

enum { DONE, TIMEOUT, TOO_DEEP, TOO_LARGE };

// use_arenas has the runtime take the memory of a parse from its arena.
void use_arenas(void);

// parse takes what it needs from the budget and returns n nodes, which are the arena's until its next
// parse, or NULL and why in status.
const struct node *parse(struct arena *, const TSLanguage *, const char *text, uint32_t len, struct budget *,
	const struct options *, uint32_t *n, int *status);
