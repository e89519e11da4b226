//		__mbarrier_t
typedef unsigned long long __mbarrier_t;
//		__mbarrier_token_t
typedef unsigned long long __mbarrier_token_t;
//		__pipeline_memcpy_async
__device__ void __pipeline_memcpy_async(void *dst_shared, const void *src_global, size_t size, size_t zfill = 0);
//		__pipeline_commit
__device__ void __pipeline_commit();
//		__pipeline_wait_prior
__device__ void __pipeline_wait_prior(size_t);
//		__pipeline_arrive_on
__device__ void __pipeline_arrive_on(__mbarrier_t *);
//		__mbarrier_maximum_count
__device__ unsigned int __mbarrier_maximum_count();
//		__mbarrier_init
__device__ void __mbarrier_init(__mbarrier_t *, unsigned int);
//		__mbarrier_inval
__device__ void __mbarrier_inval(__mbarrier_t *);
//		__mbarrier_arrive
__device__ __mbarrier_token_t __mbarrier_arrive(__mbarrier_t *);
//		__mbarrier_arrive_and_drop
__device__ __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t *);
//		__mbarrier_test_wait
__device__ bool __mbarrier_test_wait(__mbarrier_t *, __mbarrier_token_t);
//		__mbarrier_token_pending_count
__device__ unsigned int __mbarrier_token_pending_count(__mbarrier_token_t);
//	nvcuda::experimental	pipeline
namespace nvcuda { namespace experimental { class pipeline {
    size_t __stage;
public:
    __device__ pipeline();
    pipeline(const pipeline &) = delete;
    pipeline &operator=(const pipeline &) = delete;
    __device__ size_t commit();
    __device__ void commit_and_wait();
    __device__ void wait(size_t);
    template <unsigned int n> __device__ void wait_prior();
}; } }
//	nvcuda::experimental	awbarrier
namespace nvcuda { namespace experimental { class awbarrier {
    __mbarrier_t __state;
public:
    class arrival_token {
        __mbarrier_token_t __token;
    public:
        arrival_token() = default;
        __device__ unsigned int pending_count() const;
    };
    awbarrier() = default;
    awbarrier(const awbarrier &) = delete;
    awbarrier &operator=(const awbarrier &) = delete;
    __device__ arrival_token arrive();
    __device__ arrival_token arrive_and_drop();
    __device__ bool timed_wait(arrival_token, unsigned int);
    __device__ void wait(arrival_token);
    __device__ void arrive_and_wait();
    __device__ static constexpr unsigned int max() { return 1048575; }
}; } }
//	nvcuda::experimental	init
namespace nvcuda { namespace experimental { __device__ void init(awbarrier *, unsigned int); } }
//	nvcuda::experimental	memcpy_async
namespace nvcuda { namespace experimental { template <class T> __device__ void memcpy_async(T &dst, const T &src, pipeline &pipe); } }
