// Rounding modes.
#ifndef CUDAVET_DEVICE_TYPES_H
#define CUDAVET_DEVICE_TYPES_H

enum cudaRoundMode {
    cudaRoundNearest = 0,
    cudaRoundZero = 1,
    cudaRoundPosInf = 2,
    cudaRoundMinInf = 3,
};

#endif
