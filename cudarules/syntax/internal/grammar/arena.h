#include <stddef.h>

// An arena hands out memory for one parse after another: what a parse takes need
// not be given back piece by piece. What is given back meanwhile is handed out again
// to those who ask for about as much.
struct arena;

struct arena *arena_new(void);
void arena_delete(struct arena *);

// arena_reset takes back all that was handed out.
void arena_reset(struct arena *);

// What arena_take returns is aligned as a pointer.
void *arena_take(struct arena *, size_t bytes);
void *arena_resize(struct arena *, void *old, size_t bytes);
void arena_give(struct arena *, void *);
