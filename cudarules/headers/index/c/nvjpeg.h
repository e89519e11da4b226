#include "cuda_runtime_api.h"
#include "library_types.h"
//		NVJPEG_MAX_COMPONENT
extern "C" { enum { NVJPEG_MAX_COMPONENT = 4 }; }
//		NVJPEG_VER_MAJOR
extern "C" { enum { NVJPEG_VER_MAJOR = 11 }; }
//		NVJPEG_VER_MINOR
extern "C" { enum { NVJPEG_VER_MINOR = 9 }; }
//		NVJPEG_VER_PATCH
extern "C" { enum { NVJPEG_VER_PATCH = 0 }; }
//		NVJPEG_VER_BUILD
extern "C" { enum { NVJPEG_VER_BUILD = 86 }; }
//		NVJPEG_FLAGS_DEFAULT
extern "C" { enum { NVJPEG_FLAGS_DEFAULT = 0 }; }
//		NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE
extern "C" { enum { NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE = 1 }; }
//		nvjpegStatus_t	NVJPEG_STATUS_SUCCESS	NVJPEG_STATUS_NOT_INITIALIZED	NVJPEG_STATUS_INVALID_PARAMETER	NVJPEG_STATUS_BAD_JPEG	NVJPEG_STATUS_JPEG_NOT_SUPPORTED	NVJPEG_STATUS_ALLOCATOR_FAILURE	NVJPEG_STATUS_EXECUTION_FAILED	NVJPEG_STATUS_ARCH_MISMATCH	NVJPEG_STATUS_INTERNAL_ERROR	NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED	NVJPEG_STATUS_INCOMPLETE_BITSTREAM
extern "C" { typedef enum {
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
} nvjpegStatus_t; }
//		nvjpegExifOrientation	NVJPEG_ORIENTATION_UNKNOWN	NVJPEG_ORIENTATION_NORMAL	NVJPEG_ORIENTATION_FLIP_HORIZONTAL	NVJPEG_ORIENTATION_ROTATE_180	NVJPEG_ORIENTATION_FLIP_VERTICAL	NVJPEG_ORIENTATION_TRANSPOSE	NVJPEG_ORIENTATION_ROTATE_90	NVJPEG_ORIENTATION_TRANSVERSE	NVJPEG_ORIENTATION_ROTATE_270
extern "C" { enum nvjpegExifOrientation {
    NVJPEG_ORIENTATION_UNKNOWN = 0,
    NVJPEG_ORIENTATION_NORMAL = 1,
    NVJPEG_ORIENTATION_FLIP_HORIZONTAL = 2,
    NVJPEG_ORIENTATION_ROTATE_180 = 3,
    NVJPEG_ORIENTATION_FLIP_VERTICAL = 4,
    NVJPEG_ORIENTATION_TRANSPOSE = 5,
    NVJPEG_ORIENTATION_ROTATE_90 = 6,
    NVJPEG_ORIENTATION_TRANSVERSE = 7,
    NVJPEG_ORIENTATION_ROTATE_270 = 8,
}; }
//		nvjpegExifOrientation_t
extern "C" { typedef enum nvjpegExifOrientation nvjpegExifOrientation_t; }
//		nvjpegChromaSubsampling_t	NVJPEG_CSS_UNKNOWN	NVJPEG_CSS_444	NVJPEG_CSS_422	NVJPEG_CSS_420	NVJPEG_CSS_440	NVJPEG_CSS_411	NVJPEG_CSS_410	NVJPEG_CSS_GRAY	NVJPEG_CSS_410V
extern "C" { typedef enum {
    NVJPEG_CSS_UNKNOWN = -1,
    NVJPEG_CSS_444 = 0,
    NVJPEG_CSS_422 = 1,
    NVJPEG_CSS_420 = 2,
    NVJPEG_CSS_440 = 3,
    NVJPEG_CSS_411 = 4,
    NVJPEG_CSS_410 = 5,
    NVJPEG_CSS_GRAY = 6,
    NVJPEG_CSS_410V = 7,
} nvjpegChromaSubsampling_t; }
//		nvjpegOutputFormat_t	NVJPEG_OUTPUT_UNCHANGED	NVJPEG_OUTPUT_YUV	NVJPEG_OUTPUT_Y	NVJPEG_OUTPUT_RGB	NVJPEG_OUTPUT_BGR	NVJPEG_OUTPUT_RGBI	NVJPEG_OUTPUT_BGRI	NVJPEG_OUTPUT_UNCHANGEDI_U16	NVJPEG_OUTPUT_NV12	NVJPEG_OUTPUT_FORMAT_MAX	NVJPEG_OUTPUT_YUY2
extern "C" { typedef enum {
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
} nvjpegOutputFormat_t; }
//		nvjpegInputFormat_t	NVJPEG_INPUT_YUV	NVJPEG_INPUT_RGB	NVJPEG_INPUT_BGR	NVJPEG_INPUT_RGBI	NVJPEG_INPUT_BGRI	NVJPEG_INPUT_NV12
extern "C" { typedef enum {
    NVJPEG_INPUT_YUV = 1,
    NVJPEG_INPUT_RGB = 3,
    NVJPEG_INPUT_BGR = 4,
    NVJPEG_INPUT_RGBI = 5,
    NVJPEG_INPUT_BGRI = 6,
    NVJPEG_INPUT_NV12 = 8,
} nvjpegInputFormat_t; }
//		nvjpegBackend_t	NVJPEG_BACKEND_DEFAULT	NVJPEG_BACKEND_HYBRID	NVJPEG_BACKEND_GPU_HYBRID	NVJPEG_BACKEND_HARDWARE	NVJPEG_BACKEND_GPU_HYBRID_DEVICE	NVJPEG_BACKEND_HARDWARE_DEVICE	NVJPEG_BACKEND_LOSSLESS_JPEG
extern "C" { typedef enum {
    NVJPEG_BACKEND_DEFAULT = 0,
    NVJPEG_BACKEND_HYBRID = 1,
    NVJPEG_BACKEND_GPU_HYBRID = 2,
    NVJPEG_BACKEND_HARDWARE = 3,
    NVJPEG_BACKEND_GPU_HYBRID_DEVICE = 4,
    NVJPEG_BACKEND_HARDWARE_DEVICE = 5,
    NVJPEG_BACKEND_LOSSLESS_JPEG = 6,
} nvjpegBackend_t; }
//		nvjpegJpegEncoding_t	NVJPEG_ENCODING_UNKNOWN	NVJPEG_ENCODING_BASELINE_DCT	NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN	NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN	NVJPEG_ENCODING_LOSSLESS_HUFFMAN
extern "C" { typedef enum {
    NVJPEG_ENCODING_UNKNOWN = 0,
    NVJPEG_ENCODING_BASELINE_DCT = 192,
    NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN = 193,
    NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN = 194,
    NVJPEG_ENCODING_LOSSLESS_HUFFMAN = 195,
} nvjpegJpegEncoding_t; }
//		nvjpegScaleFactor_t	NVJPEG_SCALE_NONE	NVJPEG_SCALE_1_BY_2	NVJPEG_SCALE_1_BY_4	NVJPEG_SCALE_1_BY_8
extern "C" { typedef enum {
    NVJPEG_SCALE_NONE = 0,
    NVJPEG_SCALE_1_BY_2 = 1,
    NVJPEG_SCALE_1_BY_4 = 2,
    NVJPEG_SCALE_1_BY_8 = 3,
} nvjpegScaleFactor_t; }
//		nvjpegImage_t
extern "C" { typedef struct {
    unsigned char * channel[4];
    size_t pitch[4];
} nvjpegImage_t; }
//		tDevMalloc
extern "C" { typedef int (*tDevMalloc)(void **, size_t); }
//		tDevFree
extern "C" { typedef int (*tDevFree)(void *); }
//		tPinnedMalloc
extern "C" { typedef int (*tPinnedMalloc)(void **, size_t, unsigned int); }
//		tPinnedFree
extern "C" { typedef int (*tPinnedFree)(void *); }
//		nvjpegDevAllocator_t
extern "C" { typedef struct {
    tDevMalloc dev_malloc;
    tDevFree dev_free;
} nvjpegDevAllocator_t; }
//		nvjpegPinnedAllocator_t
extern "C" { typedef struct {
    tPinnedMalloc pinned_malloc;
    tPinnedFree pinned_free;
} nvjpegPinnedAllocator_t; }
//		tDevMallocV2
extern "C" { typedef int (*tDevMallocV2)(void *, void **, size_t, cudaStream_t); }
//		tDevFreeV2
extern "C" { typedef int (*tDevFreeV2)(void *, void *, size_t, cudaStream_t); }
//		tPinnedMallocV2
extern "C" { typedef int (*tPinnedMallocV2)(void *, void **, size_t, cudaStream_t); }
//		tPinnedFreeV2
extern "C" { typedef int (*tPinnedFreeV2)(void *, void *, size_t, cudaStream_t); }
//		nvjpegDevAllocatorV2_t
extern "C" { typedef struct {
    tDevMallocV2 dev_malloc;
    tDevFreeV2 dev_free;
    void *dev_ctx;
} nvjpegDevAllocatorV2_t; }
//		nvjpegPinnedAllocatorV2_t
extern "C" { typedef struct {
    tPinnedMallocV2 pinned_malloc;
    tPinnedFreeV2 pinned_free;
    void *pinned_ctx;
} nvjpegPinnedAllocatorV2_t; }
//		nvjpegHandle
extern "C" { struct nvjpegHandle; }
//		nvjpegHandle_t
extern "C" { typedef struct nvjpegHandle *nvjpegHandle_t; }
//		nvjpegJpegState
extern "C" { struct nvjpegJpegState; }
//		nvjpegJpegState_t
extern "C" { typedef struct nvjpegJpegState *nvjpegJpegState_t; }
//		nvjpegEncoderState
extern "C" { struct nvjpegEncoderState; }
//		nvjpegEncoderState_t
extern "C" { typedef struct nvjpegEncoderState *nvjpegEncoderState_t; }
//		nvjpegEncoderParams
extern "C" { struct nvjpegEncoderParams; }
//		nvjpegEncoderParams_t
extern "C" { typedef struct nvjpegEncoderParams *nvjpegEncoderParams_t; }
//		nvjpegBufferPinned
extern "C" { struct nvjpegBufferPinned; }
//		nvjpegBufferPinned_t
extern "C" { typedef struct nvjpegBufferPinned *nvjpegBufferPinned_t; }
//		nvjpegBufferDevice
extern "C" { struct nvjpegBufferDevice; }
//		nvjpegBufferDevice_t
extern "C" { typedef struct nvjpegBufferDevice *nvjpegBufferDevice_t; }
//		nvjpegJpegStream
extern "C" { struct nvjpegJpegStream; }
//		nvjpegJpegStream_t
extern "C" { typedef struct nvjpegJpegStream *nvjpegJpegStream_t; }
//		nvjpegDecodeParams
extern "C" { struct nvjpegDecodeParams; }
//		nvjpegDecodeParams_t
extern "C" { typedef struct nvjpegDecodeParams *nvjpegDecodeParams_t; }
//		nvjpegJpegDecoder
extern "C" { struct nvjpegJpegDecoder; }
//		nvjpegJpegDecoder_t
extern "C" { typedef struct nvjpegJpegDecoder *nvjpegJpegDecoder_t; }
//		nvjpegEncBackend_t	NVJPEG_ENC_BACKEND_DEFAULT	NVJPEG_ENC_BACKEND_GPU	NVJPEG_ENC_BACKEND_HARDWARE
extern "C" { typedef enum {
    NVJPEG_ENC_BACKEND_DEFAULT = 0,
    NVJPEG_ENC_BACKEND_GPU = 1,
    NVJPEG_ENC_BACKEND_HARDWARE = 2,
} nvjpegEncBackend_t; }
//		nvjpegGetProperty
extern "C" { nvjpegStatus_t nvjpegGetProperty(libraryPropertyType, int *); }
//		nvjpegGetCudartProperty
extern "C" { nvjpegStatus_t nvjpegGetCudartProperty(libraryPropertyType, int *); }
//		nvjpegCreate
extern "C" { nvjpegStatus_t nvjpegCreate(nvjpegBackend_t, nvjpegDevAllocator_t *, nvjpegHandle_t *); }
//		nvjpegCreateSimple
extern "C" { nvjpegStatus_t nvjpegCreateSimple(nvjpegHandle_t *); }
//		nvjpegCreateEx
extern "C" { nvjpegStatus_t nvjpegCreateEx(nvjpegBackend_t, nvjpegDevAllocator_t *, nvjpegPinnedAllocator_t *, unsigned int, nvjpegHandle_t *); }
//		nvjpegCreateExV2
extern "C" { nvjpegStatus_t nvjpegCreateExV2(nvjpegBackend_t, nvjpegDevAllocatorV2_t *, nvjpegPinnedAllocatorV2_t *, unsigned int, nvjpegHandle_t *); }
//		nvjpegDestroy
extern "C" { nvjpegStatus_t nvjpegDestroy(nvjpegHandle_t); }
//		nvjpegSetDeviceMemoryPadding
extern "C" { nvjpegStatus_t nvjpegSetDeviceMemoryPadding(size_t, nvjpegHandle_t); }
//		nvjpegGetDeviceMemoryPadding
extern "C" { nvjpegStatus_t nvjpegGetDeviceMemoryPadding(size_t *, nvjpegHandle_t); }
//		nvjpegSetPinnedMemoryPadding
extern "C" { nvjpegStatus_t nvjpegSetPinnedMemoryPadding(size_t, nvjpegHandle_t); }
//		nvjpegGetPinnedMemoryPadding
extern "C" { nvjpegStatus_t nvjpegGetPinnedMemoryPadding(size_t *, nvjpegHandle_t); }
//		nvjpegGetHardwareDecoderInfo
extern "C" { nvjpegStatus_t nvjpegGetHardwareDecoderInfo(nvjpegHandle_t, unsigned int *, unsigned int *); }
//		nvjpegJpegStateCreate
extern "C" { nvjpegStatus_t nvjpegJpegStateCreate(nvjpegHandle_t, nvjpegJpegState_t *); }
//		nvjpegJpegStateDestroy
extern "C" { nvjpegStatus_t nvjpegJpegStateDestroy(nvjpegJpegState_t); }
//		nvjpegGetImageInfo
extern "C" { nvjpegStatus_t nvjpegGetImageInfo(nvjpegHandle_t, const unsigned char *, size_t, int *, nvjpegChromaSubsampling_t *, int *, int *); }
//		nvjpegDecode
extern "C" { nvjpegStatus_t nvjpegDecode(nvjpegHandle_t, nvjpegJpegState_t, const unsigned char *, size_t, nvjpegOutputFormat_t, nvjpegImage_t *, cudaStream_t); }
//		nvjpegDecodePhaseOne
extern "C" { nvjpegStatus_t nvjpegDecodePhaseOne(nvjpegHandle_t, nvjpegJpegState_t, const unsigned char *, size_t, nvjpegOutputFormat_t, cudaStream_t); }
//		nvjpegDecodePhaseTwo
extern "C" { nvjpegStatus_t nvjpegDecodePhaseTwo(nvjpegHandle_t, nvjpegJpegState_t, cudaStream_t); }
//		nvjpegDecodePhaseThree
extern "C" { nvjpegStatus_t nvjpegDecodePhaseThree(nvjpegHandle_t, nvjpegJpegState_t, nvjpegImage_t *, cudaStream_t); }
//		nvjpegDecodeBatchedPhaseOne
extern "C" { nvjpegStatus_t nvjpegDecodeBatchedPhaseOne(nvjpegHandle_t, nvjpegJpegState_t, const unsigned char *, size_t, int, int, cudaStream_t); }
//		nvjpegDecodeBatchedPhaseTwo
extern "C" { nvjpegStatus_t nvjpegDecodeBatchedPhaseTwo(nvjpegHandle_t, nvjpegJpegState_t, cudaStream_t); }
//		nvjpegDecodeBatchedPhaseThree
extern "C" { nvjpegStatus_t nvjpegDecodeBatchedPhaseThree(nvjpegHandle_t, nvjpegJpegState_t, nvjpegImage_t *, cudaStream_t); }
//		nvjpegDecodeBatchedInitialize
extern "C" { nvjpegStatus_t nvjpegDecodeBatchedInitialize(nvjpegHandle_t, nvjpegJpegState_t, int, int, nvjpegOutputFormat_t); }
//		nvjpegDecodeBatched
extern "C" { nvjpegStatus_t nvjpegDecodeBatched(nvjpegHandle_t, nvjpegJpegState_t, const unsigned char *const *, const size_t *, nvjpegImage_t *, cudaStream_t); }
//		nvjpegDecodeBatchedPreAllocate
extern "C" { nvjpegStatus_t nvjpegDecodeBatchedPreAllocate(nvjpegHandle_t, nvjpegJpegState_t, int, int, int, nvjpegChromaSubsampling_t, nvjpegOutputFormat_t); }
//		nvjpegDecodeBatchedParseJpegTables
extern "C" { nvjpegStatus_t nvjpegDecodeBatchedParseJpegTables(nvjpegHandle_t, nvjpegJpegState_t, const unsigned char *, const size_t); }
//		nvjpegEncoderStateCreate
extern "C" { nvjpegStatus_t nvjpegEncoderStateCreate(nvjpegHandle_t, nvjpegEncoderState_t *, cudaStream_t); }
//		nvjpegEncoderStateDestroy
extern "C" { nvjpegStatus_t nvjpegEncoderStateDestroy(nvjpegEncoderState_t); }
//		nvjpegEncoderParamsCreate
extern "C" { nvjpegStatus_t nvjpegEncoderParamsCreate(nvjpegHandle_t, nvjpegEncoderParams_t *, cudaStream_t); }
//		nvjpegEncoderParamsDestroy
extern "C" { nvjpegStatus_t nvjpegEncoderParamsDestroy(nvjpegEncoderParams_t); }
//		nvjpegEncoderParamsSetQuality
extern "C" { nvjpegStatus_t nvjpegEncoderParamsSetQuality(nvjpegEncoderParams_t, const int, cudaStream_t); }
//		nvjpegEncoderParamsSetEncoding
extern "C" { nvjpegStatus_t nvjpegEncoderParamsSetEncoding(nvjpegEncoderParams_t, nvjpegJpegEncoding_t, cudaStream_t); }
//		nvjpegEncoderParamsSetOptimizedHuffman
extern "C" { nvjpegStatus_t nvjpegEncoderParamsSetOptimizedHuffman(nvjpegEncoderParams_t, const int, cudaStream_t); }
//		nvjpegEncoderParamsSetSamplingFactors
extern "C" { nvjpegStatus_t nvjpegEncoderParamsSetSamplingFactors(nvjpegEncoderParams_t, const nvjpegChromaSubsampling_t, cudaStream_t); }
//		nvjpegEncodeGetBufferSize
extern "C" { nvjpegStatus_t nvjpegEncodeGetBufferSize(nvjpegHandle_t, const nvjpegEncoderParams_t, int, int, size_t *); }
//		nvjpegEncodeYUV
extern "C" { nvjpegStatus_t nvjpegEncodeYUV(nvjpegHandle_t, nvjpegEncoderState_t, const nvjpegEncoderParams_t, const nvjpegImage_t *, nvjpegChromaSubsampling_t, int, int, cudaStream_t); }
//		nvjpegEncodeImage
extern "C" { nvjpegStatus_t nvjpegEncodeImage(nvjpegHandle_t, nvjpegEncoderState_t, const nvjpegEncoderParams_t, const nvjpegImage_t *, nvjpegInputFormat_t, int, int, cudaStream_t); }
//		nvjpegEncodeRetrieveBitstreamDevice
extern "C" { nvjpegStatus_t nvjpegEncodeRetrieveBitstreamDevice(nvjpegHandle_t, nvjpegEncoderState_t, unsigned char *, size_t *, cudaStream_t); }
//		nvjpegEncodeRetrieveBitstream
extern "C" { nvjpegStatus_t nvjpegEncodeRetrieveBitstream(nvjpegHandle_t, nvjpegEncoderState_t, unsigned char *, size_t *, cudaStream_t); }
//		nvjpegBufferPinnedCreate
extern "C" { nvjpegStatus_t nvjpegBufferPinnedCreate(nvjpegHandle_t, nvjpegPinnedAllocator_t *, nvjpegBufferPinned_t *); }
//		nvjpegBufferPinnedCreateV2
extern "C" { nvjpegStatus_t nvjpegBufferPinnedCreateV2(nvjpegHandle_t, nvjpegPinnedAllocatorV2_t *, nvjpegBufferPinned_t *); }
//		nvjpegBufferPinnedDestroy
extern "C" { nvjpegStatus_t nvjpegBufferPinnedDestroy(nvjpegBufferPinned_t); }
//		nvjpegBufferDeviceCreate
extern "C" { nvjpegStatus_t nvjpegBufferDeviceCreate(nvjpegHandle_t, nvjpegDevAllocator_t *, nvjpegBufferDevice_t *); }
//		nvjpegBufferDeviceCreateV2
extern "C" { nvjpegStatus_t nvjpegBufferDeviceCreateV2(nvjpegHandle_t, nvjpegDevAllocatorV2_t *, nvjpegBufferDevice_t *); }
//		nvjpegBufferDeviceDestroy
extern "C" { nvjpegStatus_t nvjpegBufferDeviceDestroy(nvjpegBufferDevice_t); }
//		nvjpegBufferPinnedRetrieve
extern "C" { nvjpegStatus_t nvjpegBufferPinnedRetrieve(nvjpegBufferPinned_t, size_t *, void **); }
//		nvjpegBufferDeviceRetrieve
extern "C" { nvjpegStatus_t nvjpegBufferDeviceRetrieve(nvjpegBufferDevice_t, size_t *, void **); }
//		nvjpegStateAttachPinnedBuffer
extern "C" { nvjpegStatus_t nvjpegStateAttachPinnedBuffer(nvjpegJpegState_t, nvjpegBufferPinned_t); }
//		nvjpegStateAttachDeviceBuffer
extern "C" { nvjpegStatus_t nvjpegStateAttachDeviceBuffer(nvjpegJpegState_t, nvjpegBufferDevice_t); }
//		nvjpegJpegStreamCreate
extern "C" { nvjpegStatus_t nvjpegJpegStreamCreate(nvjpegHandle_t, nvjpegJpegStream_t *); }
//		nvjpegJpegStreamDestroy
extern "C" { nvjpegStatus_t nvjpegJpegStreamDestroy(nvjpegJpegStream_t); }
//		nvjpegJpegStreamParse
extern "C" { nvjpegStatus_t nvjpegJpegStreamParse(nvjpegHandle_t, const unsigned char *, size_t, int, int, nvjpegJpegStream_t); }
//		nvjpegJpegStreamParseHeader
extern "C" { nvjpegStatus_t nvjpegJpegStreamParseHeader(nvjpegHandle_t, const unsigned char *, size_t, nvjpegJpegStream_t); }
//		nvjpegJpegStreamParseTables
extern "C" { nvjpegStatus_t nvjpegJpegStreamParseTables(nvjpegHandle_t, const unsigned char *, size_t, nvjpegJpegStream_t); }
//		nvjpegJpegStreamGetJpegEncoding
extern "C" { nvjpegStatus_t nvjpegJpegStreamGetJpegEncoding(nvjpegJpegStream_t, nvjpegJpegEncoding_t *); }
//		nvjpegJpegStreamGetFrameDimensions
extern "C" { nvjpegStatus_t nvjpegJpegStreamGetFrameDimensions(nvjpegJpegStream_t, unsigned int *, unsigned int *); }
//		nvjpegJpegStreamGetComponentsNum
extern "C" { nvjpegStatus_t nvjpegJpegStreamGetComponentsNum(nvjpegJpegStream_t, unsigned int *); }
//		nvjpegJpegStreamGetComponentDimensions
extern "C" { nvjpegStatus_t nvjpegJpegStreamGetComponentDimensions(nvjpegJpegStream_t, unsigned int, unsigned int *, unsigned int *); }
//		nvjpegJpegStreamGetExifOrientation
extern "C" { nvjpegStatus_t nvjpegJpegStreamGetExifOrientation(nvjpegJpegStream_t, nvjpegExifOrientation_t *); }
//		nvjpegJpegStreamGetChromaSubsampling
extern "C" { nvjpegStatus_t nvjpegJpegStreamGetChromaSubsampling(nvjpegJpegStream_t, nvjpegChromaSubsampling_t *); }
//		nvjpegDecodeParamsCreate
extern "C" { nvjpegStatus_t nvjpegDecodeParamsCreate(nvjpegHandle_t, nvjpegDecodeParams_t *); }
//		nvjpegDecodeParamsDestroy
extern "C" { nvjpegStatus_t nvjpegDecodeParamsDestroy(nvjpegDecodeParams_t); }
//		nvjpegDecodeParamsSetOutputFormat
extern "C" { nvjpegStatus_t nvjpegDecodeParamsSetOutputFormat(nvjpegDecodeParams_t, nvjpegOutputFormat_t); }
//		nvjpegDecodeParamsSetROI
extern "C" { nvjpegStatus_t nvjpegDecodeParamsSetROI(nvjpegDecodeParams_t, int, int, int, int); }
//		nvjpegDecodeParamsSetAllowCMYK
extern "C" { nvjpegStatus_t nvjpegDecodeParamsSetAllowCMYK(nvjpegDecodeParams_t, int); }
//		nvjpegDecodeParamsSetScaleFactor
extern "C" { nvjpegStatus_t nvjpegDecodeParamsSetScaleFactor(nvjpegDecodeParams_t, nvjpegScaleFactor_t); }
//		nvjpegDecodeParamsSetExifOrientation
extern "C" { nvjpegStatus_t nvjpegDecodeParamsSetExifOrientation(nvjpegDecodeParams_t, nvjpegExifOrientation_t); }
//		nvjpegDecoderCreate
extern "C" { nvjpegStatus_t nvjpegDecoderCreate(nvjpegHandle_t, nvjpegBackend_t, nvjpegJpegDecoder_t *); }
//		nvjpegDecoderDestroy
extern "C" { nvjpegStatus_t nvjpegDecoderDestroy(nvjpegJpegDecoder_t); }
//		nvjpegDecoderJpegSupported
extern "C" { nvjpegStatus_t nvjpegDecoderJpegSupported(nvjpegJpegDecoder_t, nvjpegJpegStream_t, nvjpegDecodeParams_t, int *); }
//		nvjpegDecodeBatchedSupported
extern "C" { nvjpegStatus_t nvjpegDecodeBatchedSupported(nvjpegHandle_t, nvjpegJpegStream_t, int *); }
//		nvjpegDecodeBatchedSupportedEx
extern "C" { nvjpegStatus_t nvjpegDecodeBatchedSupportedEx(nvjpegHandle_t, nvjpegJpegStream_t, nvjpegDecodeParams_t, int *); }
//		nvjpegDecoderStateCreate
extern "C" { nvjpegStatus_t nvjpegDecoderStateCreate(nvjpegHandle_t, nvjpegJpegDecoder_t, nvjpegJpegState_t *); }
//		nvjpegDecodeJpeg
extern "C" { nvjpegStatus_t nvjpegDecodeJpeg(nvjpegHandle_t, nvjpegJpegDecoder_t, nvjpegJpegState_t, nvjpegJpegStream_t, nvjpegImage_t *, nvjpegDecodeParams_t, cudaStream_t); }
//		nvjpegDecodeJpegHost
extern "C" { nvjpegStatus_t nvjpegDecodeJpegHost(nvjpegHandle_t, nvjpegJpegDecoder_t, nvjpegJpegState_t, nvjpegDecodeParams_t, nvjpegJpegStream_t); }
//		nvjpegDecodeJpegTransferToDevice
extern "C" { nvjpegStatus_t nvjpegDecodeJpegTransferToDevice(nvjpegHandle_t, nvjpegJpegDecoder_t, nvjpegJpegState_t, nvjpegJpegStream_t, cudaStream_t); }
//		nvjpegDecodeJpegDevice
extern "C" { nvjpegStatus_t nvjpegDecodeJpegDevice(nvjpegHandle_t, nvjpegJpegDecoder_t, nvjpegJpegState_t, nvjpegImage_t *, cudaStream_t); }
//		nvjpegDecodeBatchedEx
extern "C" { nvjpegStatus_t nvjpegDecodeBatchedEx(nvjpegHandle_t, nvjpegJpegState_t, const unsigned char *const *, const size_t *, nvjpegImage_t *, nvjpegDecodeParams_t *, cudaStream_t); }
//		nvjpegEncoderParamsCopyMetadata
extern "C" { nvjpegStatus_t nvjpegEncoderParamsCopyMetadata(nvjpegEncoderState_t, nvjpegEncoderParams_t, nvjpegJpegStream_t, cudaStream_t); }
//		nvjpegEncoderParamsCopyQuantizationTables
extern "C" { nvjpegStatus_t nvjpegEncoderParamsCopyQuantizationTables(nvjpegEncoderParams_t, nvjpegJpegStream_t, cudaStream_t); }
//		nvjpegEncoderParamsCopyHuffmanTables
extern "C" { nvjpegStatus_t nvjpegEncoderParamsCopyHuffmanTables(nvjpegEncoderState_t, nvjpegEncoderParams_t, nvjpegJpegStream_t, cudaStream_t); }
//		nvjpegGetHardwareEncoderInfo
extern "C" { nvjpegStatus_t nvjpegGetHardwareEncoderInfo(nvjpegHandle_t, unsigned int *); }
//		nvjpegEncoderStateCreateWithBackend
extern "C" { nvjpegStatus_t nvjpegEncoderStateCreateWithBackend(nvjpegHandle_t, nvjpegEncoderState_t *, nvjpegEncBackend_t, cudaStream_t); }
//		nvjpegEncoderParamsSetRestartInterval
extern "C" { nvjpegStatus_t nvjpegEncoderParamsSetRestartInterval(nvjpegEncoderParams_t, unsigned int, cudaStream_t); }
//		nvjpegEncode
extern "C" { nvjpegStatus_t nvjpegEncode(nvjpegHandle_t, nvjpegEncoderState_t, const nvjpegEncoderParams_t, const nvjpegImage_t *, nvjpegChromaSubsampling_t, nvjpegInputFormat_t, int, int, cudaStream_t); }
//		nvjpegBufferPinnedResize
extern "C" { nvjpegStatus_t nvjpegBufferPinnedResize(nvjpegBufferPinned_t, size_t, cudaStream_t); }
//		nvjpegBufferDeviceResize
extern "C" { nvjpegStatus_t nvjpegBufferDeviceResize(nvjpegBufferDevice_t, size_t, cudaStream_t); }
//		nvjpegJpegStreamGetSamplePrecision
extern "C" { nvjpegStatus_t nvjpegJpegStreamGetSamplePrecision(nvjpegJpegStream_t, unsigned int *); }
