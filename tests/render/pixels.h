// The pixels of a PNG, to ask for a colour at a place in millimetres.
#pragma once

#include <string>
#include <vector>

#include "render/drawing.h"

namespace trackwright {

class Pixels {
 public:
  // A PNG of a picture with the given resolution.
  Pixels(const std::string& png, double dpi);

  int width() const { return width_; }
  int height() const { return height_; }
  // The colour at a point in mm from the top left corner; magenta outside the picture.
  Rgb at(Point) const;

 private:
  double dpi_;
  int width_ = 0;
  int height_ = 0;
  int stride_ = 0;
  std::vector<unsigned char> bytes_;  // blue, green, red, unused
};

// 0 black to 1 white.
double brightness(Rgb);

}  // namespace trackwright
