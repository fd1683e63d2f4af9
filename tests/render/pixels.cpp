#include "tests/render/pixels.h"

namespace trackwright {

Pixels::Pixels(const std::string& png, double dpi) : dpi_(dpi), picture_(decode_png(png)) {}

Rgb Pixels::at(Point p) const {
  const int x = static_cast<int>(p.x * dpi_ / 25.4);
  const int y = static_cast<int>(p.y * dpi_ / 25.4);
  if (x < 0 || y < 0 || x >= width() || y >= height()) return {1, 0, 1};
  const unsigned char* pixel = picture_.at(x, y);
  return {pixel[2] / 255.0, pixel[1] / 255.0, pixel[0] / 255.0};
}

double brightness(Rgb c) {
  return 0.3 * c.r + 0.59 * c.g + 0.11 * c.b;
}

}  // namespace trackwright
