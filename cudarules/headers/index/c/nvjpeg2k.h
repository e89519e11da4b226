#include "cuda_runtime_api.h"
#include "library_types.h"
//		NVJPEG2K_MAXRES
enum { NVJPEG2K_MAXRES = 33 };
//		NVJPEG2K_RSIZ_HT
enum { NVJPEG2K_RSIZ_HT = 0x4000 };
//		NVJPEG2K_MODE_HT
enum { NVJPEG2K_MODE_HT = 0x40 };
//		nvjpeg2kDeviceMalloc
extern "C" { typedef int (*nvjpeg2kDeviceMalloc)(void **, size_t); }
//		nvjpeg2kDeviceFree
extern "C" { typedef int (*nvjpeg2kDeviceFree)(void *); }
//		nvjpeg2kPinnedMalloc
extern "C" { typedef int (*nvjpeg2kPinnedMalloc)(void **, size_t, unsigned int); }
//		nvjpeg2kPinnedFree
extern "C" { typedef int (*nvjpeg2kPinnedFree)(void *); }
//		nvjpeg2kDeviceAllocator_t
extern "C" { typedef struct {
    nvjpeg2kDeviceMalloc device_malloc;
    nvjpeg2kDeviceFree device_free;
} nvjpeg2kDeviceAllocator_t; }
//		nvjpeg2kPinnedAllocator_t
extern "C" { typedef struct {
    nvjpeg2kPinnedMalloc pinned_malloc;
    nvjpeg2kPinnedFree pinned_free;
} nvjpeg2kPinnedAllocator_t; }
//		nvjpeg2kDeviceMallocV2
extern "C" { typedef int (*nvjpeg2kDeviceMallocV2)(void *, void **, size_t, cudaStream_t); }
//		nvjpeg2kDeviceFreeV2
extern "C" { typedef int (*nvjpeg2kDeviceFreeV2)(void *, void *, size_t, cudaStream_t); }
//		nvjpeg2kPinnedMallocV2
extern "C" { typedef int (*nvjpeg2kPinnedMallocV2)(void *, void **, size_t, cudaStream_t); }
//		nvjpeg2kPinnedFreeV2
extern "C" { typedef int (*nvjpeg2kPinnedFreeV2)(void *, void *, size_t, cudaStream_t); }
//		nvjpeg2kPinnedAllocatorV2_t	nvjpeg2kPinnedAllocatorV2
extern "C" { typedef struct nvjpeg2kPinnedAllocatorV2 {
    nvjpeg2kPinnedMallocV2 pinned_malloc;
    nvjpeg2kPinnedFreeV2 pinned_free;
    void *pinned_ctx;
} nvjpeg2kPinnedAllocatorV2_t; }
//		nvjpeg2kDeviceAllocatorV2_t	nvjpeg2kDeviceAllocatorV2
extern "C" { typedef struct nvjpeg2kDeviceAllocatorV2 {
    nvjpeg2kDeviceMallocV2 device_malloc;
    nvjpeg2kDeviceFreeV2 device_free;
    void *device_ctx;
} nvjpeg2kDeviceAllocatorV2_t; }
//		nvjpeg2kStatus_t	NVJPEG2K_STATUS_SUCCESS	NVJPEG2K_STATUS_NOT_INITIALIZED	NVJPEG2K_STATUS_INVALID_PARAMETER	NVJPEG2K_STATUS_BAD_JPEG	NVJPEG2K_STATUS_JPEG_NOT_SUPPORTED	NVJPEG2K_STATUS_ALLOCATOR_FAILURE	NVJPEG2K_STATUS_EXECUTION_FAILED	NVJPEG2K_STATUS_ARCH_MISMATCH	NVJPEG2K_STATUS_INTERNAL_ERROR	NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED
extern "C" { typedef enum {
    NVJPEG2K_STATUS_SUCCESS = 0,
    NVJPEG2K_STATUS_NOT_INITIALIZED = 1,
    NVJPEG2K_STATUS_INVALID_PARAMETER = 2,
    NVJPEG2K_STATUS_BAD_JPEG = 3,
    NVJPEG2K_STATUS_JPEG_NOT_SUPPORTED = 4,
    NVJPEG2K_STATUS_ALLOCATOR_FAILURE = 5,
    NVJPEG2K_STATUS_EXECUTION_FAILED = 6,
    NVJPEG2K_STATUS_ARCH_MISMATCH = 7,
    NVJPEG2K_STATUS_INTERNAL_ERROR = 8,
    NVJPEG2K_STATUS_IMPLEMENTATION_NOT_SUPPORTED = 9,
} nvjpeg2kStatus_t; }
//		nvjpeg2kBackend_t	NVJPEG2K_BACKEND_DEFAULT
extern "C" { typedef enum {
    NVJPEG2K_BACKEND_DEFAULT = 0,
} nvjpeg2kBackend_t; }
//		nvjpeg2kColorSpace_t	NVJPEG2K_COLORSPACE_NOT_SUPPORTED	NVJPEG2K_COLORSPACE_UNKNOWN	NVJPEG2K_COLORSPACE_SRGB	NVJPEG2K_COLORSPACE_GRAY	NVJPEG2K_COLORSPACE_SYCC
extern "C" { typedef enum {
    NVJPEG2K_COLORSPACE_NOT_SUPPORTED = -1,
    NVJPEG2K_COLORSPACE_UNKNOWN = 0,
    NVJPEG2K_COLORSPACE_SRGB = 1,
    NVJPEG2K_COLORSPACE_GRAY = 2,
    NVJPEG2K_COLORSPACE_SYCC = 3,
} nvjpeg2kColorSpace_t; }
//		nvjpeg2kImageComponentInfo_t
extern "C" { typedef struct {
    uint32_t component_width;
    uint32_t component_height;
    uint8_t precision;
    uint8_t sgn;
} nvjpeg2kImageComponentInfo_t; }
//		nvjpeg2kImageInfo_t
extern "C" { typedef struct {
    uint32_t image_width;
    uint32_t image_height;
    uint32_t tile_width;
    uint32_t tile_height;
    uint32_t num_tiles_x;
    uint32_t num_tiles_y;
    uint32_t num_components;
} nvjpeg2kImageInfo_t; }
//		nvjpeg2kImageType_t	NVJPEG2K_UINT8	NVJPEG2K_UINT16	NVJPEG2K_INT16
extern "C" { typedef enum {
    NVJPEG2K_UINT8 = 0,
    NVJPEG2K_UINT16 = 1,
    NVJPEG2K_INT16 = 2,
} nvjpeg2kImageType_t; }
//		nvjpeg2kImageFormat_t	NVJPEG2K_FORMAT_PLANAR	NVJPEG2K_FORMAT_INTERLEAVED
extern "C" { typedef enum {
    NVJPEG2K_FORMAT_PLANAR = 0,
    NVJPEG2K_FORMAT_INTERLEAVED = 1,
} nvjpeg2kImageFormat_t; }
//		nvjpeg2kImage_t
extern "C" { typedef struct {
    void **pixel_data;
    size_t *pitch_in_bytes;
    nvjpeg2kImageType_t pixel_type;
    uint32_t num_components;
} nvjpeg2kImage_t; }
//		nvjpeg2kProgOrder_t	nvjpeg2kProgOrder	NVJPEG2K_LRCP	NVJPEG2K_RLCP	NVJPEG2K_RPCL	NVJPEG2K_PCRL	NVJPEG2K_CPRL
extern "C" { typedef enum nvjpeg2kProgOrder {
    NVJPEG2K_LRCP = 0,
    NVJPEG2K_RLCP = 1,
    NVJPEG2K_RPCL = 2,
    NVJPEG2K_PCRL = 3,
    NVJPEG2K_CPRL = 4,
} nvjpeg2kProgOrder_t; }
//		nvjpeg2kBitstreamType_t	nvjpeg2kBitstreamType	NVJPEG2K_STREAM_J2K	NVJPEG2K_STREAM_JP2
extern "C" { typedef enum nvjpeg2kBitstreamType {
    NVJPEG2K_STREAM_J2K = 0,
    NVJPEG2K_STREAM_JP2 = 1,
} nvjpeg2kBitstreamType_t; }
//		nvjpeg2kEncodeConfig_t
extern "C" { typedef struct {
    nvjpeg2kBitstreamType_t stream_type;
    nvjpeg2kColorSpace_t color_space;
    uint16_t rsiz;
    uint32_t image_width;
    uint32_t image_height;
    uint32_t enable_tiling;
    uint32_t tile_width;
    uint32_t tile_height;
    uint32_t num_components;
    nvjpeg2kImageComponentInfo_t *image_comp_info;
    uint32_t enable_SOP_marker;
    uint32_t enable_EPH_marker;
    nvjpeg2kProgOrder_t prog_order;
    uint32_t num_layers;
    uint32_t mct_mode;
    uint32_t num_resolutions;
    uint32_t code_block_w;
    uint32_t code_block_h;
    uint32_t encode_modes;
    uint32_t irreversible;
    uint32_t num_precincts_init;
    uint32_t precinct_width[33];
    uint32_t precinct_height[33];
} nvjpeg2kEncodeConfig_t; }
//		nvjpeg2kQualityType_t	nvjpeg2kQualityType	NVJPEG2K_QUALITY_TYPE_TARGET_PSNR	NVJPEG2K_QUALITY_TYPE_QUANTIZATION_STEP	NVJPEG2K_QUALITY_TYPE_Q_FACTOR
extern "C" { typedef enum nvjpeg2kQualityType {
    NVJPEG2K_QUALITY_TYPE_TARGET_PSNR = 0,
    NVJPEG2K_QUALITY_TYPE_QUANTIZATION_STEP = 1,
    NVJPEG2K_QUALITY_TYPE_Q_FACTOR = 2,
} nvjpeg2kQualityType_t; }
//		nvjpeg2kHandle
extern "C" { struct nvjpeg2kHandle; }
//		nvjpeg2kHandle_t
extern "C" { typedef struct nvjpeg2kHandle *nvjpeg2kHandle_t; }
//		nvjpeg2kDecodeState
extern "C" { struct nvjpeg2kDecodeState; }
//		nvjpeg2kDecodeState_t
extern "C" { typedef struct nvjpeg2kDecodeState *nvjpeg2kDecodeState_t; }
//		nvjpeg2kStream
extern "C" { struct nvjpeg2kStream; }
//		nvjpeg2kStream_t
extern "C" { typedef struct nvjpeg2kStream *nvjpeg2kStream_t; }
//		nvjpeg2kDecodeParams
extern "C" { struct nvjpeg2kDecodeParams; }
//		nvjpeg2kDecodeParams_t
extern "C" { typedef struct nvjpeg2kDecodeParams *nvjpeg2kDecodeParams_t; }
//		nvjpeg2kEncoder
extern "C" { struct nvjpeg2kEncoder; }
//		nvjpeg2kEncoder_t
extern "C" { typedef struct nvjpeg2kEncoder *nvjpeg2kEncoder_t; }
//		nvjpeg2kEncodeState
extern "C" { struct nvjpeg2kEncodeState; }
//		nvjpeg2kEncodeState_t
extern "C" { typedef struct nvjpeg2kEncodeState *nvjpeg2kEncodeState_t; }
//		nvjpeg2kEncodeParams
extern "C" { struct nvjpeg2kEncodeParams; }
//		nvjpeg2kEncodeParams_t
extern "C" { typedef struct nvjpeg2kEncodeParams *nvjpeg2kEncodeParams_t; }
//		nvjpeg2kGetCudartProperty
extern "C" { nvjpeg2kStatus_t nvjpeg2kGetCudartProperty(libraryPropertyType, int *); }
//		nvjpeg2kGetProperty
extern "C" { nvjpeg2kStatus_t nvjpeg2kGetProperty(libraryPropertyType, int *); }
//		nvjpeg2kCreateSimple
extern "C" { nvjpeg2kStatus_t nvjpeg2kCreateSimple(nvjpeg2kHandle_t *); }
//		nvjpeg2kCreate
extern "C" { nvjpeg2kStatus_t nvjpeg2kCreate(nvjpeg2kBackend_t, nvjpeg2kDeviceAllocator_t *, nvjpeg2kPinnedAllocator_t *, nvjpeg2kHandle_t *); }
//		nvjpeg2kCreateV2
extern "C" { nvjpeg2kStatus_t nvjpeg2kCreateV2(nvjpeg2kBackend_t, nvjpeg2kDeviceAllocatorV2_t *, nvjpeg2kPinnedAllocatorV2_t *, nvjpeg2kHandle_t *); }
//		nvjpeg2kDestroy
extern "C" { nvjpeg2kStatus_t nvjpeg2kDestroy(nvjpeg2kHandle_t); }
//		nvjpeg2kSetDeviceMemoryPadding
extern "C" { nvjpeg2kStatus_t nvjpeg2kSetDeviceMemoryPadding(size_t, nvjpeg2kHandle_t); }
//		nvjpeg2kGetDeviceMemoryPadding
extern "C" { nvjpeg2kStatus_t nvjpeg2kGetDeviceMemoryPadding(size_t *, nvjpeg2kHandle_t); }
//		nvjpeg2kSetPinnedMemoryPadding
extern "C" { nvjpeg2kStatus_t nvjpeg2kSetPinnedMemoryPadding(size_t, nvjpeg2kHandle_t); }
//		nvjpeg2kGetPinnedMemoryPadding
extern "C" { nvjpeg2kStatus_t nvjpeg2kGetPinnedMemoryPadding(size_t *, nvjpeg2kHandle_t); }
//		nvjpeg2kDecodeStateCreate
extern "C" { nvjpeg2kStatus_t nvjpeg2kDecodeStateCreate(nvjpeg2kHandle_t, nvjpeg2kDecodeState_t *); }
//		nvjpeg2kDecodeStateDestroy
extern "C" { nvjpeg2kStatus_t nvjpeg2kDecodeStateDestroy(nvjpeg2kDecodeState_t); }
//		nvjpeg2kStreamCreate
extern "C" { nvjpeg2kStatus_t nvjpeg2kStreamCreate(nvjpeg2kStream_t *); }
//		nvjpeg2kStreamDestroy
extern "C" { nvjpeg2kStatus_t nvjpeg2kStreamDestroy(nvjpeg2kStream_t); }
//		nvjpeg2kStreamParse
extern "C" { nvjpeg2kStatus_t nvjpeg2kStreamParse(nvjpeg2kHandle_t, const unsigned char *, size_t, int, int, nvjpeg2kStream_t); }
//		nvjpeg2kStreamParseFile
extern "C" { nvjpeg2kStatus_t nvjpeg2kStreamParseFile(nvjpeg2kHandle_t, const char *, nvjpeg2kStream_t); }
//		nvjpeg2kStreamGetImageInfo
extern "C" { nvjpeg2kStatus_t nvjpeg2kStreamGetImageInfo(nvjpeg2kStream_t, nvjpeg2kImageInfo_t *); }
//		nvjpeg2kStreamGetImageComponentInfo
extern "C" { nvjpeg2kStatus_t nvjpeg2kStreamGetImageComponentInfo(nvjpeg2kStream_t, nvjpeg2kImageComponentInfo_t *, uint32_t); }
//		nvjpeg2kStreamGetResolutionsInTile
extern "C" { nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionsInTile(nvjpeg2kStream_t, uint32_t, uint32_t *); }
//		nvjpeg2kStreamGetTileComponentDim
extern "C" { nvjpeg2kStatus_t nvjpeg2kStreamGetTileComponentDim(nvjpeg2kStream_t, uint32_t, uint32_t, uint32_t *, uint32_t *); }
//		nvjpeg2kStreamGetResolutionComponentDim
extern "C" { nvjpeg2kStatus_t nvjpeg2kStreamGetResolutionComponentDim(nvjpeg2kStream_t, uint32_t, uint32_t, uint32_t, uint32_t *, uint32_t *); }
//		nvjpeg2kStreamGetColorSpace
extern "C" { nvjpeg2kStatus_t nvjpeg2kStreamGetColorSpace(nvjpeg2kStream_t, nvjpeg2kColorSpace_t *); }
//		nvjpeg2kDecodeParamsCreate
extern "C" { nvjpeg2kStatus_t nvjpeg2kDecodeParamsCreate(nvjpeg2kDecodeParams_t *); }
//		nvjpeg2kDecodeParamsDestroy
extern "C" { nvjpeg2kStatus_t nvjpeg2kDecodeParamsDestroy(nvjpeg2kDecodeParams_t); }
//		nvjpeg2kDecodeParamsSetDecodeArea
extern "C" { nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetDecodeArea(nvjpeg2kDecodeParams_t, uint32_t, uint32_t, uint32_t, uint32_t); }
//		nvjpeg2kDecodeParamsSetRGBOutput
extern "C" { nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetRGBOutput(nvjpeg2kDecodeParams_t, int32_t); }
//		nvjpeg2kDecodeParamsSetOutputFormat
extern "C" { nvjpeg2kStatus_t nvjpeg2kDecodeParamsSetOutputFormat(nvjpeg2kDecodeParams_t, nvjpeg2kImageFormat_t); }
//		nvjpeg2kDecode
extern "C" { nvjpeg2kStatus_t nvjpeg2kDecode(nvjpeg2kHandle_t, nvjpeg2kDecodeState_t, nvjpeg2kStream_t, nvjpeg2kImage_t *, cudaStream_t); }
//		nvjpeg2kDecodeImage
extern "C" { nvjpeg2kStatus_t nvjpeg2kDecodeImage(nvjpeg2kHandle_t, nvjpeg2kDecodeState_t, nvjpeg2kStream_t, nvjpeg2kDecodeParams_t, nvjpeg2kImage_t *, cudaStream_t); }
//		nvjpeg2kDecodeTile
extern "C" { nvjpeg2kStatus_t nvjpeg2kDecodeTile(nvjpeg2kHandle_t, nvjpeg2kDecodeState_t, nvjpeg2kStream_t, nvjpeg2kDecodeParams_t, uint32_t, uint32_t, nvjpeg2kImage_t *, cudaStream_t); }
//		nvjpeg2kEncoderCreateSimple
extern "C" { nvjpeg2kStatus_t nvjpeg2kEncoderCreateSimple(nvjpeg2kEncoder_t *); }
//		nvjpeg2kEncoderDestroy
extern "C" { nvjpeg2kStatus_t nvjpeg2kEncoderDestroy(nvjpeg2kEncoder_t); }
//		nvjpeg2kEncodeStateCreate
extern "C" { nvjpeg2kStatus_t nvjpeg2kEncodeStateCreate(nvjpeg2kEncoder_t, nvjpeg2kEncodeState_t *); }
//		nvjpeg2kEncodeStateDestroy
extern "C" { nvjpeg2kStatus_t nvjpeg2kEncodeStateDestroy(nvjpeg2kEncodeState_t); }
//		nvjpeg2kEncodeParamsCreate
extern "C" { nvjpeg2kStatus_t nvjpeg2kEncodeParamsCreate(nvjpeg2kEncodeParams_t *); }
//		nvjpeg2kEncodeParamsDestroy
extern "C" { nvjpeg2kStatus_t nvjpeg2kEncodeParamsDestroy(nvjpeg2kEncodeParams_t); }
//		nvjpeg2kEncodeParamsSetEncodeConfig
extern "C" { nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetEncodeConfig(nvjpeg2kEncodeParams_t, nvjpeg2kEncodeConfig_t *); }
//		nvjpeg2kEncodeParamsSetQuality
extern "C" { nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetQuality(nvjpeg2kEncodeParams_t, double); }
//		nvjpeg2kEncodeParamsSpecifyQuality
extern "C" { nvjpeg2kStatus_t nvjpeg2kEncodeParamsSpecifyQuality(nvjpeg2kEncodeParams_t, nvjpeg2kQualityType_t, double); }
//		nvjpeg2kEncodeParamsSetInputFormat
extern "C" { nvjpeg2kStatus_t nvjpeg2kEncodeParamsSetInputFormat(nvjpeg2kEncodeParams_t, nvjpeg2kImageFormat_t); }
//		nvjpeg2kEncode
extern "C" { nvjpeg2kStatus_t nvjpeg2kEncode(nvjpeg2kEncoder_t, nvjpeg2kEncodeState_t, const nvjpeg2kEncodeParams_t, const nvjpeg2kImage_t *, cudaStream_t); }
//		nvjpeg2kEncodeRetrieveBitstream
extern "C" { nvjpeg2kStatus_t nvjpeg2kEncodeRetrieveBitstream(nvjpeg2kEncoder_t, nvjpeg2kEncodeState_t, unsigned char *, size_t *, cudaStream_t); }
