// nvJPEG.
#ifndef NV_JPEG_HEADER
#define NV_JPEG_HEADER

#include <stddef.h>
#include <stdint.h>
#include "cuda_runtime_api.h"
#include "library_types.h"

#ifdef __cplusplus
extern "C" {
#endif

#define NVJPEG_MAX_COMPONENT 4
#define NVJPEG_VER_MAJOR 11
#define NVJPEG_VER_MINOR 9
#define NVJPEG_VER_PATCH 0
#define NVJPEG_VER_BUILD 86
#define NVJPEG_FLAGS_DEFAULT 0
#define NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE 1
#define NVJPEG_FLAGS_ENABLE_MEMORY_POOLS 1<<1
#define NVJPEG_FLAGS_BITSTREAM_STRICT 1<<2
#define NVJPEG_FLAGS_REDUCED_MEMORY_DECODE 1<<3
#define NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY 1<<4
#define NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION 1<<5

typedef enum {
    NVJPEG_STATUS_SUCCESS = 0,
    NVJPEG_STATUS_NOT_INITIALIZED = 1,
    NVJPEG_STATUS_INVALID_PARAMETER = 2,
    NVJPEG_STATUS_BAD_JPEG = 3,
    NVJPEG_STATUS_JPEG_NOT_SUPPORTED = 4,
    NVJPEG_STATUS_ALLOCATOR_FAILURE = 5,
    NVJPEG_STATUS_EXECUTION_FAILED = 6,
    NVJPEG_STATUS_ARCH_MISMATCH = 7,
    NVJPEG_STATUS_INTERNAL_ERROR = 8,
    NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED = 9,
    NVJPEG_STATUS_INCOMPLETE_BITSTREAM = 10,
} nvjpegStatus_t;

enum nvjpegExifOrientation {
    NVJPEG_ORIENTATION_UNKNOWN = 0,
    NVJPEG_ORIENTATION_NORMAL = 1,
    NVJPEG_ORIENTATION_FLIP_HORIZONTAL = 2,
    NVJPEG_ORIENTATION_ROTATE_180 = 3,
    NVJPEG_ORIENTATION_FLIP_VERTICAL = 4,
    NVJPEG_ORIENTATION_TRANSPOSE = 5,
    NVJPEG_ORIENTATION_ROTATE_90 = 6,
    NVJPEG_ORIENTATION_TRANSVERSE = 7,
    NVJPEG_ORIENTATION_ROTATE_270 = 8,
};

typedef enum nvjpegExifOrientation nvjpegExifOrientation_t;

typedef enum {
    NVJPEG_CSS_UNKNOWN = -1,
    NVJPEG_CSS_444 = 0,
    NVJPEG_CSS_422 = 1,
    NVJPEG_CSS_420 = 2,
    NVJPEG_CSS_440 = 3,
    NVJPEG_CSS_411 = 4,
    NVJPEG_CSS_410 = 5,
    NVJPEG_CSS_GRAY = 6,
    NVJPEG_CSS_410V = 7,
} nvjpegChromaSubsampling_t;

typedef enum {
    NVJPEG_OUTPUT_UNCHANGED = 0,
    NVJPEG_OUTPUT_YUV = 1,
    NVJPEG_OUTPUT_Y = 2,
    NVJPEG_OUTPUT_RGB = 3,
    NVJPEG_OUTPUT_BGR = 4,
    NVJPEG_OUTPUT_RGBI = 5,
    NVJPEG_OUTPUT_BGRI = 6,
    NVJPEG_OUTPUT_UNCHANGEDI_U16 = 7,
    NVJPEG_OUTPUT_NV12 = 8,
    NVJPEG_OUTPUT_FORMAT_MAX = 9,
    NVJPEG_OUTPUT_YUY2 = 9,
} nvjpegOutputFormat_t;

typedef enum {
    NVJPEG_INPUT_YUV = 1,
    NVJPEG_INPUT_RGB = 3,
    NVJPEG_INPUT_BGR = 4,
    NVJPEG_INPUT_RGBI = 5,
    NVJPEG_INPUT_BGRI = 6,
    NVJPEG_INPUT_NV12 = 8,
} nvjpegInputFormat_t;

typedef enum {
    NVJPEG_BACKEND_DEFAULT = 0,
    NVJPEG_BACKEND_HYBRID = 1,
    NVJPEG_BACKEND_GPU_HYBRID = 2,
    NVJPEG_BACKEND_HARDWARE = 3,
    NVJPEG_BACKEND_GPU_HYBRID_DEVICE = 4,
    NVJPEG_BACKEND_HARDWARE_DEVICE = 5,
    NVJPEG_BACKEND_LOSSLESS_JPEG = 6,
} nvjpegBackend_t;

typedef enum {
    NVJPEG_ENCODING_UNKNOWN = 0,
    NVJPEG_ENCODING_BASELINE_DCT = 192,
    NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN = 193,
    NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN = 194,
    NVJPEG_ENCODING_LOSSLESS_HUFFMAN = 195,
} nvjpegJpegEncoding_t;

typedef enum {
    NVJPEG_SCALE_NONE = 0,
    NVJPEG_SCALE_1_BY_2 = 1,
    NVJPEG_SCALE_1_BY_4 = 2,
    NVJPEG_SCALE_1_BY_8 = 3,
} nvjpegScaleFactor_t;

typedef struct {
    unsigned char * channel[4];
    size_t pitch[4];
} nvjpegImage_t;

typedef int (*tDevMalloc)(void **, size_t);
typedef int (*tDevFree)(void *);
typedef int (*tPinnedMalloc)(void **, size_t, unsigned int);
typedef int (*tPinnedFree)(void *);

typedef struct {
    tDevMalloc dev_malloc;
    tDevFree dev_free;
} nvjpegDevAllocator_t;

typedef struct {
    tPinnedMalloc pinned_malloc;
    tPinnedFree pinned_free;
} nvjpegPinnedAllocator_t;

typedef int (*tDevMallocV2)(void *, void **, size_t, cudaStream_t);
typedef int (*tDevFreeV2)(void *, void *, size_t, cudaStream_t);
typedef int (*tPinnedMallocV2)(void *, void **, size_t, cudaStream_t);
typedef int (*tPinnedFreeV2)(void *, void *, size_t, cudaStream_t);

typedef struct {
    tDevMallocV2 dev_malloc;
    tDevFreeV2 dev_free;
    void *dev_ctx;
} nvjpegDevAllocatorV2_t;

typedef struct {
    tPinnedMallocV2 pinned_malloc;
    tPinnedFreeV2 pinned_free;
    void *pinned_ctx;
} nvjpegPinnedAllocatorV2_t;

struct nvjpegHandle;
typedef struct nvjpegHandle *nvjpegHandle_t;
struct nvjpegJpegState;
typedef struct nvjpegJpegState *nvjpegJpegState_t;
struct nvjpegEncoderState;
typedef struct nvjpegEncoderState *nvjpegEncoderState_t;
struct nvjpegEncoderParams;
typedef struct nvjpegEncoderParams *nvjpegEncoderParams_t;
struct nvjpegBufferPinned;
typedef struct nvjpegBufferPinned *nvjpegBufferPinned_t;
struct nvjpegBufferDevice;
typedef struct nvjpegBufferDevice *nvjpegBufferDevice_t;
struct nvjpegJpegStream;
typedef struct nvjpegJpegStream *nvjpegJpegStream_t;
struct nvjpegDecodeParams;
typedef struct nvjpegDecodeParams *nvjpegDecodeParams_t;
struct nvjpegJpegDecoder;
typedef struct nvjpegJpegDecoder *nvjpegJpegDecoder_t;

typedef enum {
    NVJPEG_ENC_BACKEND_DEFAULT = 0,
    NVJPEG_ENC_BACKEND_GPU = 1,
    NVJPEG_ENC_BACKEND_HARDWARE = 2,
} nvjpegEncBackend_t;

nvjpegStatus_t nvjpegGetProperty(libraryPropertyType, int *);
nvjpegStatus_t nvjpegGetCudartProperty(libraryPropertyType, int *);
nvjpegStatus_t nvjpegCreate(nvjpegBackend_t, nvjpegDevAllocator_t *, nvjpegHandle_t *);
nvjpegStatus_t nvjpegCreateSimple(nvjpegHandle_t *);
nvjpegStatus_t nvjpegCreateEx(nvjpegBackend_t, nvjpegDevAllocator_t *, nvjpegPinnedAllocator_t *, unsigned int, nvjpegHandle_t *);
nvjpegStatus_t nvjpegCreateExV2(nvjpegBackend_t, nvjpegDevAllocatorV2_t *, nvjpegPinnedAllocatorV2_t *, unsigned int, nvjpegHandle_t *);
nvjpegStatus_t nvjpegDestroy(nvjpegHandle_t);
nvjpegStatus_t nvjpegSetDeviceMemoryPadding(size_t, nvjpegHandle_t);
nvjpegStatus_t nvjpegGetDeviceMemoryPadding(size_t *, nvjpegHandle_t);
nvjpegStatus_t nvjpegSetPinnedMemoryPadding(size_t, nvjpegHandle_t);
nvjpegStatus_t nvjpegGetPinnedMemoryPadding(size_t *, nvjpegHandle_t);
nvjpegStatus_t nvjpegGetHardwareDecoderInfo(nvjpegHandle_t, unsigned int *, unsigned int *);
nvjpegStatus_t nvjpegJpegStateCreate(nvjpegHandle_t, nvjpegJpegState_t *);
nvjpegStatus_t nvjpegJpegStateDestroy(nvjpegJpegState_t);
nvjpegStatus_t nvjpegGetImageInfo(nvjpegHandle_t, const unsigned char *, size_t, int *, nvjpegChromaSubsampling_t *, int *, int *);
nvjpegStatus_t nvjpegDecode(nvjpegHandle_t, nvjpegJpegState_t, const unsigned char *, size_t, nvjpegOutputFormat_t, nvjpegImage_t *, cudaStream_t);
// Up to CUDA 10.2: decoding in three phases.
nvjpegStatus_t nvjpegDecodePhaseOne(nvjpegHandle_t, nvjpegJpegState_t, const unsigned char *, size_t, nvjpegOutputFormat_t, cudaStream_t);
nvjpegStatus_t nvjpegDecodePhaseTwo(nvjpegHandle_t, nvjpegJpegState_t, cudaStream_t);
nvjpegStatus_t nvjpegDecodePhaseThree(nvjpegHandle_t, nvjpegJpegState_t, nvjpegImage_t *, cudaStream_t);
nvjpegStatus_t nvjpegDecodeBatchedPhaseOne(nvjpegHandle_t, nvjpegJpegState_t, const unsigned char *, size_t, int, int, cudaStream_t);
nvjpegStatus_t nvjpegDecodeBatchedPhaseTwo(nvjpegHandle_t, nvjpegJpegState_t, cudaStream_t);
nvjpegStatus_t nvjpegDecodeBatchedPhaseThree(nvjpegHandle_t, nvjpegJpegState_t, nvjpegImage_t *, cudaStream_t);
nvjpegStatus_t nvjpegDecodeBatchedInitialize(nvjpegHandle_t, nvjpegJpegState_t, int, int, nvjpegOutputFormat_t);
nvjpegStatus_t nvjpegDecodeBatched(nvjpegHandle_t, nvjpegJpegState_t, const unsigned char *const *, const size_t *, nvjpegImage_t *, cudaStream_t);
nvjpegStatus_t nvjpegDecodeBatchedPreAllocate(nvjpegHandle_t, nvjpegJpegState_t, int, int, int, nvjpegChromaSubsampling_t, nvjpegOutputFormat_t);
nvjpegStatus_t nvjpegDecodeBatchedParseJpegTables(nvjpegHandle_t, nvjpegJpegState_t, const unsigned char *, const size_t);
nvjpegStatus_t nvjpegEncoderStateCreate(nvjpegHandle_t, nvjpegEncoderState_t *, cudaStream_t);
nvjpegStatus_t nvjpegEncoderStateDestroy(nvjpegEncoderState_t);
nvjpegStatus_t nvjpegEncoderParamsCreate(nvjpegHandle_t, nvjpegEncoderParams_t *, cudaStream_t);
nvjpegStatus_t nvjpegEncoderParamsDestroy(nvjpegEncoderParams_t);
nvjpegStatus_t nvjpegEncoderParamsSetQuality(nvjpegEncoderParams_t, const int, cudaStream_t);
nvjpegStatus_t nvjpegEncoderParamsSetEncoding(nvjpegEncoderParams_t, nvjpegJpegEncoding_t, cudaStream_t);
nvjpegStatus_t nvjpegEncoderParamsSetOptimizedHuffman(nvjpegEncoderParams_t, const int, cudaStream_t);
nvjpegStatus_t nvjpegEncoderParamsSetSamplingFactors(nvjpegEncoderParams_t, const nvjpegChromaSubsampling_t, cudaStream_t);
nvjpegStatus_t nvjpegEncodeGetBufferSize(nvjpegHandle_t, const nvjpegEncoderParams_t, int, int, size_t *);
nvjpegStatus_t nvjpegEncodeYUV(nvjpegHandle_t, nvjpegEncoderState_t, const nvjpegEncoderParams_t, const nvjpegImage_t *, nvjpegChromaSubsampling_t, int, int, cudaStream_t);
nvjpegStatus_t nvjpegEncodeImage(nvjpegHandle_t, nvjpegEncoderState_t, const nvjpegEncoderParams_t, const nvjpegImage_t *, nvjpegInputFormat_t, int, int, cudaStream_t);
nvjpegStatus_t nvjpegEncodeRetrieveBitstreamDevice(nvjpegHandle_t, nvjpegEncoderState_t, unsigned char *, size_t *, cudaStream_t);
nvjpegStatus_t nvjpegEncodeRetrieveBitstream(nvjpegHandle_t, nvjpegEncoderState_t, unsigned char *, size_t *, cudaStream_t);
nvjpegStatus_t nvjpegBufferPinnedCreate(nvjpegHandle_t, nvjpegPinnedAllocator_t *, nvjpegBufferPinned_t *);
nvjpegStatus_t nvjpegBufferPinnedCreateV2(nvjpegHandle_t, nvjpegPinnedAllocatorV2_t *, nvjpegBufferPinned_t *);
nvjpegStatus_t nvjpegBufferPinnedDestroy(nvjpegBufferPinned_t);
nvjpegStatus_t nvjpegBufferDeviceCreate(nvjpegHandle_t, nvjpegDevAllocator_t *, nvjpegBufferDevice_t *);
nvjpegStatus_t nvjpegBufferDeviceCreateV2(nvjpegHandle_t, nvjpegDevAllocatorV2_t *, nvjpegBufferDevice_t *);
nvjpegStatus_t nvjpegBufferDeviceDestroy(nvjpegBufferDevice_t);
nvjpegStatus_t nvjpegBufferPinnedRetrieve(nvjpegBufferPinned_t, size_t *, void **);
nvjpegStatus_t nvjpegBufferDeviceRetrieve(nvjpegBufferDevice_t, size_t *, void **);
nvjpegStatus_t nvjpegStateAttachPinnedBuffer(nvjpegJpegState_t, nvjpegBufferPinned_t);
nvjpegStatus_t nvjpegStateAttachDeviceBuffer(nvjpegJpegState_t, nvjpegBufferDevice_t);
nvjpegStatus_t nvjpegJpegStreamCreate(nvjpegHandle_t, nvjpegJpegStream_t *);
nvjpegStatus_t nvjpegJpegStreamDestroy(nvjpegJpegStream_t);
nvjpegStatus_t nvjpegJpegStreamParse(nvjpegHandle_t, const unsigned char *, size_t, int, int, nvjpegJpegStream_t);
nvjpegStatus_t nvjpegJpegStreamParseHeader(nvjpegHandle_t, const unsigned char *, size_t, nvjpegJpegStream_t);
nvjpegStatus_t nvjpegJpegStreamParseTables(nvjpegHandle_t, const unsigned char *, size_t, nvjpegJpegStream_t);
nvjpegStatus_t nvjpegJpegStreamGetJpegEncoding(nvjpegJpegStream_t, nvjpegJpegEncoding_t *);
nvjpegStatus_t nvjpegJpegStreamGetFrameDimensions(nvjpegJpegStream_t, unsigned int *, unsigned int *);
nvjpegStatus_t nvjpegJpegStreamGetComponentsNum(nvjpegJpegStream_t, unsigned int *);
nvjpegStatus_t nvjpegJpegStreamGetComponentDimensions(nvjpegJpegStream_t, unsigned int, unsigned int *, unsigned int *);
nvjpegStatus_t nvjpegJpegStreamGetExifOrientation(nvjpegJpegStream_t, nvjpegExifOrientation_t *);
nvjpegStatus_t nvjpegJpegStreamGetChromaSubsampling(nvjpegJpegStream_t, nvjpegChromaSubsampling_t *);
nvjpegStatus_t nvjpegDecodeParamsCreate(nvjpegHandle_t, nvjpegDecodeParams_t *);
nvjpegStatus_t nvjpegDecodeParamsDestroy(nvjpegDecodeParams_t);
nvjpegStatus_t nvjpegDecodeParamsSetOutputFormat(nvjpegDecodeParams_t, nvjpegOutputFormat_t);
nvjpegStatus_t nvjpegDecodeParamsSetROI(nvjpegDecodeParams_t, int, int, int, int);
nvjpegStatus_t nvjpegDecodeParamsSetAllowCMYK(nvjpegDecodeParams_t, int);
nvjpegStatus_t nvjpegDecodeParamsSetScaleFactor(nvjpegDecodeParams_t, nvjpegScaleFactor_t);
nvjpegStatus_t nvjpegDecodeParamsSetExifOrientation(nvjpegDecodeParams_t, nvjpegExifOrientation_t);
nvjpegStatus_t nvjpegDecoderCreate(nvjpegHandle_t, nvjpegBackend_t, nvjpegJpegDecoder_t *);
nvjpegStatus_t nvjpegDecoderDestroy(nvjpegJpegDecoder_t);
nvjpegStatus_t nvjpegDecoderJpegSupported(nvjpegJpegDecoder_t, nvjpegJpegStream_t, nvjpegDecodeParams_t, int *);
nvjpegStatus_t nvjpegDecodeBatchedSupported(nvjpegHandle_t, nvjpegJpegStream_t, int *);
nvjpegStatus_t nvjpegDecodeBatchedSupportedEx(nvjpegHandle_t, nvjpegJpegStream_t, nvjpegDecodeParams_t, int *);
nvjpegStatus_t nvjpegDecoderStateCreate(nvjpegHandle_t, nvjpegJpegDecoder_t, nvjpegJpegState_t *);
nvjpegStatus_t nvjpegDecodeJpeg(nvjpegHandle_t, nvjpegJpegDecoder_t, nvjpegJpegState_t, nvjpegJpegStream_t, nvjpegImage_t *, nvjpegDecodeParams_t, cudaStream_t);
nvjpegStatus_t nvjpegDecodeJpegHost(nvjpegHandle_t, nvjpegJpegDecoder_t, nvjpegJpegState_t, nvjpegDecodeParams_t, nvjpegJpegStream_t);
nvjpegStatus_t nvjpegDecodeJpegTransferToDevice(nvjpegHandle_t, nvjpegJpegDecoder_t, nvjpegJpegState_t, nvjpegJpegStream_t, cudaStream_t);
nvjpegStatus_t nvjpegDecodeJpegDevice(nvjpegHandle_t, nvjpegJpegDecoder_t, nvjpegJpegState_t, nvjpegImage_t *, cudaStream_t);
nvjpegStatus_t nvjpegDecodeBatchedEx(nvjpegHandle_t, nvjpegJpegState_t, const unsigned char *const *, const size_t *, nvjpegImage_t *, nvjpegDecodeParams_t *, cudaStream_t);
nvjpegStatus_t nvjpegEncoderParamsCopyMetadata(nvjpegEncoderState_t, nvjpegEncoderParams_t, nvjpegJpegStream_t, cudaStream_t);
nvjpegStatus_t nvjpegEncoderParamsCopyQuantizationTables(nvjpegEncoderParams_t, nvjpegJpegStream_t, cudaStream_t);
nvjpegStatus_t nvjpegEncoderParamsCopyHuffmanTables(nvjpegEncoderState_t, nvjpegEncoderParams_t, nvjpegJpegStream_t, cudaStream_t);
nvjpegStatus_t nvjpegGetHardwareEncoderInfo(nvjpegHandle_t, unsigned int *);
nvjpegStatus_t nvjpegEncoderStateCreateWithBackend(nvjpegHandle_t, nvjpegEncoderState_t *, nvjpegEncBackend_t, cudaStream_t);
nvjpegStatus_t nvjpegEncoderParamsSetRestartInterval(nvjpegEncoderParams_t, unsigned int, cudaStream_t);
nvjpegStatus_t nvjpegEncode(nvjpegHandle_t, nvjpegEncoderState_t, const nvjpegEncoderParams_t, const nvjpegImage_t *, nvjpegChromaSubsampling_t, nvjpegInputFormat_t, int, int, cudaStream_t);
nvjpegStatus_t nvjpegBufferPinnedResize(nvjpegBufferPinned_t, size_t, cudaStream_t);
nvjpegStatus_t nvjpegBufferDeviceResize(nvjpegBufferDevice_t, size_t, cudaStream_t);
nvjpegStatus_t nvjpegJpegStreamGetSamplePrecision(nvjpegJpegStream_t, unsigned int *);

#ifdef __cplusplus
}
#endif

#endif
