//	cooperative_groups	thread_group
namespace cooperative_groups { class thread_group {
protected:
    unsigned long long __handle[2];
    thread_group() = default;
public:
    __device__ unsigned long long size() const;
    __device__ unsigned long long num_threads() const;
    __device__ unsigned long long thread_rank() const;
    __device__ void sync() const;
    __device__ unsigned int get_type() const;
    __device__ bool is_valid() const;
}; }
//	cooperative_groups	grid_group
namespace cooperative_groups { class grid_group : public thread_group {
    __device__ grid_group(int);
    friend __device__ grid_group this_grid();
public:
    class arrival_token {};
    __device__ bool is_valid() const;
    __device__ void sync() const;
    __device__ arrival_token barrier_arrive() const;
    __device__ void barrier_wait(arrival_token &&) const;
    __device__ static unsigned long long size();
    __device__ static unsigned long long num_threads();
    __device__ static unsigned long long thread_rank();
    __device__ static dim3 thread_index();
    __device__ static dim3 group_dim();
    __device__ static dim3 dim_blocks();
    __device__ static unsigned long long num_blocks();
    __device__ static dim3 block_index();
    __device__ static unsigned long long block_rank();
    __device__ static dim3 dim_clusters();
    __device__ static unsigned long long num_clusters();
    __device__ static dim3 cluster_index();
    __device__ static unsigned long long cluster_rank();
}; }
//	cooperative_groups	multi_grid_group
namespace cooperative_groups { class multi_grid_group : public thread_group {
public:
    __device__ bool is_valid() const;
    __device__ void sync() const;
    __device__ unsigned int grid_rank() const;
    __device__ unsigned int num_grids() const;
}; }
//	cooperative_groups	cluster_group
namespace cooperative_groups { class cluster_group : public thread_group {
    __device__ cluster_group();
    friend __device__ cluster_group this_cluster();
public:
    struct arrival_token {};
    __device__ static void sync();
    __device__ static arrival_token barrier_arrive();
    __device__ static void barrier_wait();
    __device__ static void barrier_wait(arrival_token &&);
    __device__ static unsigned int query_shared_rank(const void *);
    template <class T> __device__ static T *map_shared_rank(T *p, int rank);
    __device__ static dim3 block_index();
    __device__ static unsigned int block_rank();
    __device__ static dim3 thread_index();
    __device__ static unsigned int thread_rank();
    __device__ static dim3 dim_blocks();
    __device__ static unsigned int num_blocks();
    __device__ static dim3 dim_threads();
    __device__ static unsigned int num_threads();
    __device__ static unsigned int size();
}; }
//	cooperative_groups	thread_block
namespace cooperative_groups { class thread_block : public thread_group {
    __device__ thread_block();
    friend __device__ thread_block this_thread_block();
public:
    struct arrival_token {};
    __device__ static void sync();
    __device__ static arrival_token barrier_arrive();
    __device__ static void barrier_wait(arrival_token &&);
    __device__ static unsigned int size();
    __device__ static unsigned int num_threads();
    __device__ static unsigned int thread_rank();
    __device__ static dim3 group_index();
    __device__ static dim3 thread_index();
    __device__ static dim3 group_dim();
    __device__ static dim3 dim_threads();
}; }
//	cooperative_groups	coalesced_group
namespace cooperative_groups { class coalesced_group : public thread_group {
    __device__ coalesced_group(unsigned int);
    friend __device__ coalesced_group coalesced_threads();
public:
    __device__ void sync() const;
    __device__ unsigned long long size() const;
    __device__ unsigned long long num_threads() const;
    __device__ unsigned long long thread_rank() const;
    __device__ unsigned long long meta_group_size() const;
    __device__ unsigned long long meta_group_rank() const;
    template <class T> __device__ T shfl(T v, int lane) const;
    template <class T> __device__ T shfl_up(T v, int delta) const;
    template <class T> __device__ T shfl_down(T v, int delta) const;
    __device__ int any(int) const;
    __device__ int all(int) const;
    __device__ unsigned int ballot(int) const;
    template <class T> __device__ unsigned int match_any(T v) const;
    template <class T> __device__ unsigned int match_all(T v, int &) const;
}; }
//	cooperative_groups	thread_block_tile
namespace cooperative_groups { template <unsigned int n, class Parent = void> class thread_block_tile : public thread_group {
public:
    template <class G> __device__ operator thread_block_tile<n, G>() const;
    __device__ void sync() const;
    __device__ static constexpr unsigned int size() { return n; }
    __device__ static constexpr unsigned int num_threads() { return n; }
    __device__ unsigned long long thread_rank() const;
    __device__ unsigned long long meta_group_size() const;
    __device__ unsigned long long meta_group_rank() const;
    template <class T> __device__ T shfl(T v, int lane) const;
    template <class T> __device__ T shfl_up(T v, int delta) const;
    template <class T> __device__ T shfl_down(T v, int delta) const;
    template <class T> __device__ T shfl_xor(T v, int mask) const;
    __device__ int any(int) const;
    __device__ int all(int) const;
    __device__ unsigned int ballot(int) const;
    template <class T> __device__ unsigned int match_any(T v) const;
    template <class T> __device__ unsigned int match_all(T v, int &) const;
}; }
//	cooperative_groups	block_tile_memory
namespace cooperative_groups { template <unsigned int n = 1024> struct block_tile_memory { unsigned char __bytes[n / 32 * 16 + 64]; }; }
//	cooperative_groups	this_grid
namespace cooperative_groups { __device__ grid_group this_grid(); }
//	cooperative_groups	this_multi_grid
namespace cooperative_groups { __device__ multi_grid_group this_multi_grid(); }
//	cooperative_groups	this_cluster
namespace cooperative_groups { __device__ cluster_group this_cluster(); }
//	cooperative_groups	this_thread_block
namespace cooperative_groups { __device__ thread_block this_thread_block();
template <unsigned int n> __device__ thread_block this_thread_block(block_tile_memory<n> &scratch); }
//	cooperative_groups	coalesced_threads
namespace cooperative_groups { __device__ coalesced_group coalesced_threads(); }
//	cooperative_groups	tiled_partition
namespace cooperative_groups { __device__ thread_group tiled_partition(const thread_group &, unsigned int);
__device__ thread_group tiled_partition(const thread_block &, unsigned int);
__device__ coalesced_group tiled_partition(const coalesced_group &, unsigned int);
template <unsigned int n, class G> __device__ thread_block_tile<n, G> tiled_partition(const G &group); }
//	cooperative_groups	labeled_partition
namespace cooperative_groups { template <class G> __device__ coalesced_group labeled_partition(const G &group, int label); }
//	cooperative_groups	binary_partition
namespace cooperative_groups { template <class G> __device__ coalesced_group binary_partition(const G &group, bool predicate); }
//	cooperative_groups	sync
namespace cooperative_groups { template <class G> __device__ void sync(const G &group); }
//	cooperative_groups	group_size
namespace cooperative_groups { template <class G> __device__ unsigned long long group_size(const G &group); }
//	cooperative_groups	thread_rank
namespace cooperative_groups { template <class G> __device__ unsigned long long thread_rank(const G &group); }
//	cooperative_groups	invoke_one
namespace cooperative_groups { template <class G, class F, class... A> __device__ void invoke_one(const G &group, F &&f, A &&...args); }
//	cooperative_groups	invoke_one_broadcast
namespace cooperative_groups { template <class G, class F, class... A> __device__ auto invoke_one_broadcast(const G &group, F &&f, A &&...args) -> std::invoke_result_t<F, A...>; }
//	cooperative_groups	memcpy_async
namespace cooperative_groups { template <class G, class T, class L> __device__ void memcpy_async(const G &group, T *dst, const T *src, const L &layout);
template <class G, class T, class L, class M> __device__ void memcpy_async(const G &group, T *dst, const L &to, const T *src, const M &from);
template <class G, class L> __device__ void memcpy_async(const G &group, void *dst, const void *src, const L &layout); }
//	cooperative_groups	wait
namespace cooperative_groups { template <class G> __device__ void wait(const G &group); }
//	cooperative_groups	wait_prior
namespace cooperative_groups { template <unsigned int stages, class G> __device__ void wait_prior(const G &group); }
//	cooperative_groups	plus
namespace cooperative_groups { template <class T> struct plus { __device__ T operator()(T a, T b) const; }; }
//	cooperative_groups	less
namespace cooperative_groups { template <class T> struct less { __device__ T operator()(T a, T b) const; }; }
//	cooperative_groups	greater
namespace cooperative_groups { template <class T> struct greater { __device__ T operator()(T a, T b) const; }; }
//	cooperative_groups	bit_and
namespace cooperative_groups { template <class T> struct bit_and { __device__ T operator()(T a, T b) const; }; }
//	cooperative_groups	bit_or
namespace cooperative_groups { template <class T> struct bit_or { __device__ T operator()(T a, T b) const; }; }
//	cooperative_groups	bit_xor
namespace cooperative_groups { template <class T> struct bit_xor { __device__ T operator()(T a, T b) const; }; }
//	cooperative_groups	reduce
namespace cooperative_groups { template <class G, class T, class F> __device__ T reduce(const G &group, T &&v, F &&op); }
//	cooperative_groups	reduce_update_async
namespace cooperative_groups { template <class G, class D, class T, class F> __device__ void reduce_update_async(const G &group, D &dst, T &&v, F &&op); }
//	cooperative_groups	reduce_store_async
namespace cooperative_groups { template <class G, class D, class T, class F> __device__ void reduce_store_async(const G &group, D *dst, T &&v, F &&op); }
//	cooperative_groups	inclusive_scan
namespace cooperative_groups { template <class G, class T> __device__ T inclusive_scan(const G &group, T &&v);
template <class G, class T, class F> __device__ T inclusive_scan(const G &group, T &&v, F &&op); }
//	cooperative_groups	exclusive_scan
namespace cooperative_groups { template <class G, class T> __device__ T exclusive_scan(const G &group, T &&v);
template <class G, class T, class F> __device__ T exclusive_scan(const G &group, T &&v, F &&op); }
