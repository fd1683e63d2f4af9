// How pieces of one outline are laid on a sheet: data, templates/layouts.yaml.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "render/drawing/geometry.h"
#include "render/kit/component.h"

namespace trackwright {

enum class LayoutPattern {
  Straight,  // every cut is one straight line right through
  Lattice,   // rows side by side, hexagons and circles in each other's gaps: for scissors, punches and
             // machines
  Fixed,     // places that a die or a sheet of labels has
};
template <>
inline constexpr auto enum_words<LayoutPattern> =
    std::to_array<EnumWord<LayoutPattern>>({{LayoutPattern::Straight, "straight"},
                                            {LayoutPattern::Lattice, "lattice"},
                                            {LayoutPattern::Fixed, "fixed"}});

// A circle printed beside the pieces, that the pin of a die goes through.
struct Pin {
  Point at;         // mm from the top left corner of the paper
  double size = 3;  // mm across
};

struct LayoutStyle {
  std::string name = "straight-cut";
  std::string sentence;  // what it is for
  PieceOutline outline = PieceOutline::Hexagon;
  LayoutPattern pattern = LayoutPattern::Straight;
  double gap = 0;     // mm between the trimmed pieces (Lattice) or between their bleeds (Straight)
  bool line = false;  // a line round each piece, to cut along
  // Fixed: places, their distance, and the centre of the first, in mm from the top left corner of the paper;
  // in the middle of the paper where not said.
  int columns = 0;
  int rows = 0;
  Point pitch;
  std::optional<Point> first;
  bool turned = false;  // pieces lie on their side
  std::vector<Pin> pins;
};

}  // namespace trackwright
