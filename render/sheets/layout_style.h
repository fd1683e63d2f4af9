// Layout settings for pieces of one outline; data in templates/layouts.yaml.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "render/drawing/geometry.h"
#include "render/kit/component.h"

namespace trackwright {

enum class LayoutPattern {
  Straight,  // every cut is a straight line across the whole sheet
  Lattice,   // adjacent rows, with hexagons and circles in each other's gaps: for scissors, punches and
             // machines
  Fixed,     // the places of a die or a label sheet
};
template <>
inline constexpr auto enum_words<LayoutPattern> =
    std::to_array<EnumWord<LayoutPattern>>({{LayoutPattern::Straight, "straight"},
                                            {LayoutPattern::Lattice, "lattice"},
                                            {LayoutPattern::Fixed, "fixed"}});

// A printed circle beside the pieces, for the pin of a die.
struct Pin {
  Point at;         // mm from the top left corner of the paper
  double size = 3;  // mm across
};

struct LayoutStyle {
  std::string name = "straight-cut";
  std::string sentence;  // its purpose
  PieceOutline outline = PieceOutline::Hexagon;
  LayoutPattern pattern = LayoutPattern::Straight;
  double gap = 0;     // mm between the trimmed pieces (Lattice) or between their bleeds (Straight)
  bool line = false;  // a line round each piece, to cut along
  // Fixed: places, their distance, and the centre of the first, in mm from the top left corner of the paper;
  // by default in the middle of the paper.
  int columns = 0;
  int rows = 0;
  Point pitch;
  std::optional<Point> first;
  bool turned = false;  // pieces are rotated by 90 degrees
  std::vector<Pin> pins;
};

}  // namespace trackwright
