#ifndef BLUR_H
#define BLUR_H

typedef struct {
  int width, height, stride;
} blur_image;

#ifdef __cplusplus
extern "C" {
#endif

// Blurs the pixels in place; returns a cudaError_t.
int blur_box(unsigned char *pixels, blur_image img, int radius);

#ifdef __cplusplus
}
#endif
#endif
