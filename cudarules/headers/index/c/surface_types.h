#include "driver_types.h"
//		cudaSurfaceType1D
enum { cudaSurfaceType1D = 0x01 };
//		cudaSurfaceType2D
enum { cudaSurfaceType2D = 0x02 };
//		cudaSurfaceType3D
enum { cudaSurfaceType3D = 0x03 };
//		cudaSurfaceTypeCubemap
enum { cudaSurfaceTypeCubemap = 0x0C };
//		cudaSurfaceType1DLayered
enum { cudaSurfaceType1DLayered = 0xF1 };
//		cudaSurfaceType2DLayered
enum { cudaSurfaceType2DLayered = 0xF2 };
//		cudaSurfaceTypeCubemapLayered
enum { cudaSurfaceTypeCubemapLayered = 0xFC };
//		cudaSurfaceBoundaryMode	cudaBoundaryModeZero	cudaBoundaryModeClamp	cudaBoundaryModeTrap
enum cudaSurfaceBoundaryMode {
    cudaBoundaryModeZero = 0,
    cudaBoundaryModeClamp = 1,
    cudaBoundaryModeTrap = 2,
};
//		cudaSurfaceFormatMode	cudaFormatModeForced	cudaFormatModeAuto
enum cudaSurfaceFormatMode {
    cudaFormatModeForced = 0,
    cudaFormatModeAuto = 1,
};
//		surfaceReference
struct surfaceReference {
    struct cudaChannelFormatDesc channelDesc;
};
//		cudaSurfaceObject_t
typedef unsigned long long cudaSurfaceObject_t;
