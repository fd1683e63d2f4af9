// The pixels of a PNG, with colours at places in millimetres.
#pragma once

#include <string>

#include "render/drawing/drawing.h"
#include "tests/render/png_picture.h"

namespace trackwright {

class Pixels {
 public:
  // A PNG of a picture with the given resolution.
  Pixels(const std::string& png, double dpi);

  int width() const { return picture_.width; }
  int height() const { return picture_.height; }
  // The colour at a point in mm from the top left corner; magenta outside the picture.
  Rgb at(Point) const;

 private:
  double dpi_;
  PngPicture picture_;
};

// 0 black to 1 white.
double brightness(Rgb);

}  // namespace trackwright
