// Arrows: solid, with a shaft and a head.
#pragma once

#include <string>

#include "render/drawing/drawing.h"

namespace trackwright {

// From `from` to `to`, the shaft `width` wide, the head twice to three times that.
Outline arrow(Point from, Point to, double width);

// A share price move as a picture, centred in the box: "left", "right", "up", "down", "stay", with an
// optional number of steps ("right 2"). Empty for moves in other words.
Drawing move_sign(const std::string& move, Rgb, Box);

// The part of the move that the picture does not show: "then down if at a ledge" of "left 2, then down if at
// a ledge".
std::string move_words(const std::string& move);

}  // namespace trackwright
