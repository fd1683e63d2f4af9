// A page of a PDF rendered by another program in greyscale, to test the printed result.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "render/drawing/geometry.h"

namespace trackwright {

struct GreyPage {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;  // from 0, black, to 255, white

  int at(int x, int y) const {
    return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                  static_cast<std::size_t>(x)];
  }
};

inline constexpr double pixels_per_mm = 10;

// Empty if rendering fails.
GreyPage grey_page(const std::string& path, int page);

// The rectangle in pixels that the crop marks at the left and bottom of the page indicate; of size zero
// unless there are two of each.
Box marked_box(const GreyPage&);

}  // namespace trackwright
