//	nvcuda::wmma	layout_t	mem_row_major	mem_col_major
namespace nvcuda { namespace wmma { enum layout_t { mem_row_major, mem_col_major }; } }
//	nvcuda::wmma	row_major
namespace nvcuda { namespace wmma { struct row_major; } }
//	nvcuda::wmma	col_major
namespace nvcuda { namespace wmma { struct col_major; } }
//	nvcuda::wmma	matrix_a
namespace nvcuda { namespace wmma { struct matrix_a; } }
//	nvcuda::wmma	matrix_b
namespace nvcuda { namespace wmma { struct matrix_b; } }
//	nvcuda::wmma	accumulator
namespace nvcuda { namespace wmma { struct accumulator; } }
//	nvcuda::wmma::precision	u4
namespace nvcuda { namespace wmma { namespace precision { struct u4; } } }
//	nvcuda::wmma::precision	s4
namespace nvcuda { namespace wmma { namespace precision { struct s4; } } }
//	nvcuda::wmma::precision	b1
namespace nvcuda { namespace wmma { namespace precision { struct b1; } } }
//	nvcuda::wmma::precision	tf32
namespace nvcuda { namespace wmma { namespace precision { struct tf32; } } }
//	nvcuda::wmma	mmaBitOp	bmmaBitOpXOR	bmmaBitOpAND
namespace nvcuda { namespace wmma { enum mmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 }; } }
//	nvcuda::wmma	mmaAccumulateOp	bmmaAccumulateOpPOPC
namespace nvcuda { namespace wmma { enum mmaAccumulateOp { bmmaAccumulateOpPOPC = 1 }; } }
//	nvcuda::wmma	__storage
namespace nvcuda { namespace wmma { template <class T> struct __storage { using type = T; };
template <> struct __storage<precision::tf32> { using type = float; };
template <> struct __storage<precision::u4> { using type = unsigned int; };
template <> struct __storage<precision::s4> { using type = int; };
template <> struct __storage<precision::b1> { using type = unsigned int; }; } }
//	nvcuda::wmma	__elements
namespace nvcuda { namespace wmma { template <class Use, int m, int n, int k, class T> struct __elements { static constexpr int value = 16; };
template <int m, int n, int k, class T> struct __elements<accumulator, m, n, k, T> { static constexpr int value = m * n / 32; }; } }
//	nvcuda::wmma	fragment
namespace nvcuda { namespace wmma { template <class Use, int m, int n, int k, class T, class Layout = void> class fragment {
public:
    using element_type = T;
    using storage_element_type = typename __storage<T>::type;
    static constexpr int num_elements = __elements<Use, m, n, k, T>::value;
    static constexpr int num_storage_elements = num_elements;
    storage_element_type x[num_elements];
}; } }
//	nvcuda::wmma	fill_fragment
namespace nvcuda { namespace wmma { template <class U, int m, int n, int k, class T, class L, class V> __device__ void fill_fragment(fragment<U, m, n, k, T, L> &f, const V &v); } }
//	nvcuda::wmma	load_matrix_sync
namespace nvcuda { namespace wmma { template <class U, int m, int n, int k, class T, class L, class V> __device__ void load_matrix_sync(fragment<U, m, n, k, T, L> &f, const V *p, unsigned int stride);
template <int m, int n, int k, class T, class V> __device__ void load_matrix_sync(fragment<accumulator, m, n, k, T> &f, const V *p, unsigned int stride, layout_t layout); } }
//	nvcuda::wmma	store_matrix_sync
namespace nvcuda { namespace wmma { template <int m, int n, int k, class T, class V> __device__ void store_matrix_sync(V *p, const fragment<accumulator, m, n, k, T> &f, unsigned int stride, layout_t layout); } }
//	nvcuda::wmma	mma_sync
namespace nvcuda { namespace wmma { template <int m, int n, int k, class T, class A, class B, class LA, class LB, class C> __device__ void mma_sync(fragment<accumulator, m, n, k, T> &d, const fragment<matrix_a, m, n, k, A, LA> &a, const fragment<matrix_b, m, n, k, B, LB> &b, const fragment<accumulator, m, n, k, C> &c, bool satf = false); } }
//	nvcuda::wmma	bmma_sync
namespace nvcuda { namespace wmma { template <int m, int n, int k, class A, class B, class LA, class LB> __device__ void bmma_sync(fragment<accumulator, m, n, k, int> &d, const fragment<matrix_a, m, n, k, A, LA> &a, const fragment<matrix_b, m, n, k, B, LB> &b, const fragment<accumulator, m, n, k, int> &c, mmaBitOp = bmmaBitOpXOR, mmaAccumulateOp = bmmaAccumulateOpPOPC); } }
//	nvcuda::wmma	__float_to_tf32
namespace nvcuda { namespace wmma { __device__ float __float_to_tf32(float); } }
