#include "cuda_runtime_api.h"
#include "library_types.h"
//		CURAND_VER_MAJOR
extern "C" { enum { CURAND_VER_MAJOR = 10 }; }
//		CURAND_VER_MINOR
extern "C" { enum { CURAND_VER_MINOR = 3 }; }
//		CURAND_VER_PATCH
extern "C" { enum { CURAND_VER_PATCH = 0 }; }
//		CURAND_VER_BUILD
extern "C" { enum { CURAND_VER_BUILD = 86 }; }
//		curandStatus	CURAND_STATUS_SUCCESS	CURAND_STATUS_VERSION_MISMATCH	CURAND_STATUS_NOT_INITIALIZED	CURAND_STATUS_ALLOCATION_FAILED	CURAND_STATUS_TYPE_ERROR	CURAND_STATUS_OUT_OF_RANGE	CURAND_STATUS_LENGTH_NOT_MULTIPLE	CURAND_STATUS_DOUBLE_PRECISION_REQUIRED	CURAND_STATUS_LAUNCH_FAILURE	CURAND_STATUS_PREEXISTING_FAILURE	CURAND_STATUS_INITIALIZATION_FAILED	CURAND_STATUS_ARCH_MISMATCH	CURAND_STATUS_INTERNAL_ERROR
extern "C" { enum curandStatus {
    CURAND_STATUS_SUCCESS = 0,
    CURAND_STATUS_VERSION_MISMATCH = 100,
    CURAND_STATUS_NOT_INITIALIZED = 101,
    CURAND_STATUS_ALLOCATION_FAILED = 102,
    CURAND_STATUS_TYPE_ERROR = 103,
    CURAND_STATUS_OUT_OF_RANGE = 104,
    CURAND_STATUS_LENGTH_NOT_MULTIPLE = 105,
    CURAND_STATUS_DOUBLE_PRECISION_REQUIRED = 106,
    CURAND_STATUS_LAUNCH_FAILURE = 201,
    CURAND_STATUS_PREEXISTING_FAILURE = 202,
    CURAND_STATUS_INITIALIZATION_FAILED = 203,
    CURAND_STATUS_ARCH_MISMATCH = 204,
    CURAND_STATUS_INTERNAL_ERROR = 999,
}; }
//		curandStatus_t
extern "C" { typedef enum curandStatus curandStatus_t; }
//		curandRngType	CURAND_RNG_TEST	CURAND_RNG_PSEUDO_DEFAULT	CURAND_RNG_PSEUDO_XORWOW	CURAND_RNG_PSEUDO_MRG32K3A	CURAND_RNG_PSEUDO_MTGP32	CURAND_RNG_PSEUDO_MT19937	CURAND_RNG_PSEUDO_PHILOX4_32_10	CURAND_RNG_QUASI_DEFAULT	CURAND_RNG_QUASI_SOBOL32	CURAND_RNG_QUASI_SCRAMBLED_SOBOL32	CURAND_RNG_QUASI_SOBOL64	CURAND_RNG_QUASI_SCRAMBLED_SOBOL64
extern "C" { enum curandRngType {
    CURAND_RNG_TEST = 0,
    CURAND_RNG_PSEUDO_DEFAULT = 100,
    CURAND_RNG_PSEUDO_XORWOW = 101,
    CURAND_RNG_PSEUDO_MRG32K3A = 121,
    CURAND_RNG_PSEUDO_MTGP32 = 141,
    CURAND_RNG_PSEUDO_MT19937 = 142,
    CURAND_RNG_PSEUDO_PHILOX4_32_10 = 161,
    CURAND_RNG_QUASI_DEFAULT = 200,
    CURAND_RNG_QUASI_SOBOL32 = 201,
    CURAND_RNG_QUASI_SCRAMBLED_SOBOL32 = 202,
    CURAND_RNG_QUASI_SOBOL64 = 203,
    CURAND_RNG_QUASI_SCRAMBLED_SOBOL64 = 204,
}; }
//		curandRngType_t
extern "C" { typedef enum curandRngType curandRngType_t; }
//		curandOrdering	CURAND_ORDERING_PSEUDO_BEST	CURAND_ORDERING_PSEUDO_DEFAULT	CURAND_ORDERING_PSEUDO_SEEDED	CURAND_ORDERING_PSEUDO_LEGACY	CURAND_ORDERING_PSEUDO_DYNAMIC	CURAND_ORDERING_QUASI_DEFAULT
extern "C" { enum curandOrdering {
    CURAND_ORDERING_PSEUDO_BEST = 100,
    CURAND_ORDERING_PSEUDO_DEFAULT = 101,
    CURAND_ORDERING_PSEUDO_SEEDED = 102,
    CURAND_ORDERING_PSEUDO_LEGACY = 103,
    CURAND_ORDERING_PSEUDO_DYNAMIC = 104,
    CURAND_ORDERING_QUASI_DEFAULT = 201,
}; }
//		curandOrdering_t
extern "C" { typedef enum curandOrdering curandOrdering_t; }
//		curandDirectionVectorSet	CURAND_DIRECTION_VECTORS_32_JOEKUO6	CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6	CURAND_DIRECTION_VECTORS_64_JOEKUO6	CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6
extern "C" { enum curandDirectionVectorSet {
    CURAND_DIRECTION_VECTORS_32_JOEKUO6 = 101,
    CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 = 102,
    CURAND_DIRECTION_VECTORS_64_JOEKUO6 = 103,
    CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 = 104,
}; }
//		curandDirectionVectorSet_t
extern "C" { typedef enum curandDirectionVectorSet curandDirectionVectorSet_t; }
//		curandDirectionVectors32_t
extern "C" { typedef unsigned int curandDirectionVectors32_t[32]; }
//		curandDirectionVectors64_t
extern "C" { typedef unsigned long long curandDirectionVectors64_t[64]; }
//		curandGenerator_st
extern "C" { struct curandGenerator_st; }
//		curandGenerator_t
extern "C" { typedef struct curandGenerator_st *curandGenerator_t; }
//		curandDistribution_st
extern "C" { typedef double curandDistribution_st; }
//		curandDistribution_t
extern "C" { typedef curandDistribution_st *curandDistribution_t; }
//		curandDistributionShift_st
extern "C" { struct curandDistributionShift_st; }
//		curandDistributionShift_t
extern "C" { typedef struct curandDistributionShift_st *curandDistributionShift_t; }
//		curandDistributionM2Shift_st
extern "C" { struct curandDistributionM2Shift_st; }
//		curandDistributionM2Shift_t
extern "C" { typedef struct curandDistributionM2Shift_st *curandDistributionM2Shift_t; }
//		curandHistogramM2_st
extern "C" { struct curandHistogramM2_st; }
//		curandHistogramM2_t
extern "C" { typedef struct curandHistogramM2_st *curandHistogramM2_t; }
//		curandHistogramM2K_st
extern "C" { typedef unsigned int curandHistogramM2K_st; }
//		curandHistogramM2K_t
extern "C" { typedef curandHistogramM2K_st *curandHistogramM2K_t; }
//		curandHistogramM2V_st
extern "C" { typedef curandDistribution_st curandHistogramM2V_st; }
//		curandHistogramM2V_t
extern "C" { typedef curandHistogramM2V_st *curandHistogramM2V_t; }
//		curandDiscreteDistribution_st
extern "C" { struct curandDiscreteDistribution_st; }
//		curandDiscreteDistribution_t
extern "C" { typedef struct curandDiscreteDistribution_st *curandDiscreteDistribution_t; }
//		curandMethod	CURAND_CHOOSE_BEST	CURAND_ITR	CURAND_KNUTH	CURAND_HITR	CURAND_M1	CURAND_M2	CURAND_BINARY_SEARCH	CURAND_DISCRETE_GAUSS	CURAND_REJECTION	CURAND_DEVICE_API	CURAND_FAST_REJECTION	CURAND_3RD	CURAND_DEFINITION	CURAND_POISSON
extern "C" { enum curandMethod {
    CURAND_CHOOSE_BEST = 0,
    CURAND_ITR = 1,
    CURAND_KNUTH = 2,
    CURAND_HITR = 3,
    CURAND_M1 = 4,
    CURAND_M2 = 5,
    CURAND_BINARY_SEARCH = 6,
    CURAND_DISCRETE_GAUSS = 7,
    CURAND_REJECTION = 8,
    CURAND_DEVICE_API = 9,
    CURAND_FAST_REJECTION = 10,
    CURAND_3RD = 11,
    CURAND_DEFINITION = 12,
    CURAND_POISSON = 13,
}; }
//		curandMethod_t
extern "C" { typedef enum curandMethod curandMethod_t; }
//		curandCreateGenerator
extern "C" { curandStatus_t curandCreateGenerator(curandGenerator_t *, curandRngType_t); }
//		curandCreateGeneratorHost
extern "C" { curandStatus_t curandCreateGeneratorHost(curandGenerator_t *, curandRngType_t); }
//		curandDestroyGenerator
extern "C" { curandStatus_t curandDestroyGenerator(curandGenerator_t); }
//		curandGetVersion
extern "C" { curandStatus_t curandGetVersion(int *); }
//		curandGetProperty
extern "C" { curandStatus_t curandGetProperty(libraryPropertyType, int *); }
//		curandSetStream
extern "C" { curandStatus_t curandSetStream(curandGenerator_t, cudaStream_t); }
//		curandSetPseudoRandomGeneratorSeed
extern "C" { curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t, unsigned long long); }
//		curandSetGeneratorOffset
extern "C" { curandStatus_t curandSetGeneratorOffset(curandGenerator_t, unsigned long long); }
//		curandSetGeneratorOrdering
extern "C" { curandStatus_t curandSetGeneratorOrdering(curandGenerator_t, curandOrdering_t); }
//		curandSetQuasiRandomGeneratorDimensions
extern "C" { curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t, unsigned int); }
//		curandGenerate
extern "C" { curandStatus_t curandGenerate(curandGenerator_t, unsigned int *, size_t); }
//		curandGenerateLongLong
extern "C" { curandStatus_t curandGenerateLongLong(curandGenerator_t, unsigned long long *, size_t); }
//		curandGenerateUniform
extern "C" { curandStatus_t curandGenerateUniform(curandGenerator_t, float *, size_t); }
//		curandGenerateUniformDouble
extern "C" { curandStatus_t curandGenerateUniformDouble(curandGenerator_t, double *, size_t); }
//		curandGenerateNormal
extern "C" { curandStatus_t curandGenerateNormal(curandGenerator_t, float *, size_t, float, float); }
//		curandGenerateNormalDouble
extern "C" { curandStatus_t curandGenerateNormalDouble(curandGenerator_t, double *, size_t, double, double); }
//		curandGenerateLogNormal
extern "C" { curandStatus_t curandGenerateLogNormal(curandGenerator_t, float *, size_t, float, float); }
//		curandGenerateLogNormalDouble
extern "C" { curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t, double *, size_t, double, double); }
//		curandCreatePoissonDistribution
extern "C" { curandStatus_t curandCreatePoissonDistribution(double, curandDiscreteDistribution_t *); }
//		curandDestroyDistribution
extern "C" { curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t); }
//		curandGeneratePoisson
extern "C" { curandStatus_t curandGeneratePoisson(curandGenerator_t, unsigned int *, size_t, double); }
//		curandGeneratePoissonMethod
extern "C" { curandStatus_t curandGeneratePoissonMethod(curandGenerator_t, unsigned int *, size_t, double, curandMethod_t); }
//		curandGenerateBinomial
extern "C" { curandStatus_t curandGenerateBinomial(curandGenerator_t, unsigned int *, size_t, unsigned int, double); }
//		curandGenerateBinomialMethod
extern "C" { curandStatus_t curandGenerateBinomialMethod(curandGenerator_t, unsigned int *, size_t, unsigned int, double, curandMethod_t); }
//		curandGenerateSeeds
extern "C" { curandStatus_t curandGenerateSeeds(curandGenerator_t); }
//		curandGetDirectionVectors32
extern "C" { curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **, curandDirectionVectorSet_t); }
//		curandGetScrambleConstants32
extern "C" { curandStatus_t curandGetScrambleConstants32(unsigned int **); }
//		curandGetDirectionVectors64
extern "C" { curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **, curandDirectionVectorSet_t); }
//		curandGetScrambleConstants64
extern "C" { curandStatus_t curandGetScrambleConstants64(unsigned long long **); }
