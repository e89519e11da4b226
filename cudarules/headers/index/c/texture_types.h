#include "driver_types.h"
//		cudaTextureType1D
enum { cudaTextureType1D = 0x01 };
//		cudaTextureType2D
enum { cudaTextureType2D = 0x02 };
//		cudaTextureType3D
enum { cudaTextureType3D = 0x03 };
//		cudaTextureTypeCubemap
enum { cudaTextureTypeCubemap = 0x0C };
//		cudaTextureType1DLayered
enum { cudaTextureType1DLayered = 0xF1 };
//		cudaTextureType2DLayered
enum { cudaTextureType2DLayered = 0xF2 };
//		cudaTextureTypeCubemapLayered
enum { cudaTextureTypeCubemapLayered = 0xFC };
//		cudaTextureAddressMode	cudaAddressModeWrap	cudaAddressModeClamp	cudaAddressModeMirror	cudaAddressModeBorder
enum cudaTextureAddressMode {
    cudaAddressModeWrap = 0,
    cudaAddressModeClamp = 1,
    cudaAddressModeMirror = 2,
    cudaAddressModeBorder = 3,
};
//		cudaTextureFilterMode	cudaFilterModePoint	cudaFilterModeLinear
enum cudaTextureFilterMode {
    cudaFilterModePoint = 0,
    cudaFilterModeLinear = 1,
};
//		cudaTextureReadMode	cudaReadModeElementType	cudaReadModeNormalizedFloat
enum cudaTextureReadMode {
    cudaReadModeElementType = 0,
    cudaReadModeNormalizedFloat = 1,
};
//		textureReference
struct textureReference {
    int normalized;
    enum cudaTextureFilterMode filterMode;
    enum cudaTextureAddressMode addressMode[3];
    struct cudaChannelFormatDesc channelDesc;
    int sRGB;
    unsigned int maxAnisotropy;
    enum cudaTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias;
    float minMipmapLevelClamp;
    float maxMipmapLevelClamp;
    int disableTrilinearOptimization;
    int __cudaReserved[14];
};
//		cudaTextureDesc
struct cudaTextureDesc {
    enum cudaTextureAddressMode addressMode[3];
    enum cudaTextureFilterMode filterMode;
    enum cudaTextureReadMode readMode;
    int sRGB;
    float borderColor[4];
    int normalizedCoords;
    unsigned int maxAnisotropy;
    enum cudaTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias;
    float minMipmapLevelClamp;
    float maxMipmapLevelClamp;
    int disableTrilinearOptimization;
};
//		cudaTextureDesc_v2
struct cudaTextureDesc_v2 {
    enum cudaTextureAddressMode addressMode[3];
    enum cudaTextureFilterMode filterMode;
    enum cudaTextureReadMode readMode;
    int sRGB;
    float borderColor[4];
    int normalizedCoords;
    unsigned int maxAnisotropy;
    enum cudaTextureFilterMode mipmapFilterMode;
    float mipmapLevelBias;
    float minMipmapLevelClamp;
    float maxMipmapLevelClamp;
    int disableTrilinearOptimization;
    int seamlessCubemap;
};
//		cudaTextureObject_t
typedef unsigned long long cudaTextureObject_t;
