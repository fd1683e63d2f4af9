// Decodes a PNG.
#pragma once

#include <string>
#include <vector>

namespace trackwright {

struct PngPicture {
  int width = 0;
  int height = 0;
  std::vector<unsigned char> pixels;  // row by row: blue, green, red, unused
  unsigned char* at(int x, int y) { return &pixels[static_cast<std::size_t>((y * width + x) * 4)]; }
  const unsigned char* at(int x, int y) const {
    return &pixels[static_cast<std::size_t>((y * width + x) * 4)];
  }
};

// Returns a picture of width 0 if the bytes are not a PNG.
PngPicture decode_png(const std::string& bytes);

}  // namespace trackwright
