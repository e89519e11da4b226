//		cudaRoundMode	cudaRoundNearest	cudaRoundZero	cudaRoundPosInf	cudaRoundMinInf
enum cudaRoundMode {
    cudaRoundNearest = 0,
    cudaRoundZero = 1,
    cudaRoundPosInf = 2,
    cudaRoundMinInf = 3,
};
