// A page of a PDF as another program draws it, in greys: for tests that look at what comes out of the
// printer.
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

// Empty where it cannot be drawn.
GreyPage grey_page(const std::string& path, int page);

// The rectangle, in pixels, whose sides the crop marks at the left and at the bottom of the page point at; of
// no size where there are not two of each.
Box marked_box(const GreyPage&);

}  // namespace trackwright
