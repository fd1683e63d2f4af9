// Places all parts of a tile or pre-printed hex: first track and stops, then the other prints, each clear of
// all others. Drawing code only follows the plan.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/tile/tile.h"
#include "render/tile/look.h"
#include "render/tile/spots.h"
#include "render/tile/stop_plan.h"

namespace trackwright {

enum class PrintKind { Revenue, Values, Label, Number, Name, Terrain, Icon, FutureLabel, Flag };

struct PlacedPrint {
  PrintKind kind = PrintKind::Revenue;
  std::size_t index = 0;           // of the stop, terrain, icon or flag
  Point at;                        // its middle
  Print print;                     // its extent
  double clearance = 0;            // mm to the nearest part; negative: no room was found
  std::vector<std::string> lines;  // for text, from the top
  Font font;
  int columns = 1;  // of value boxes
};

struct TilePlan {
  Hexagon hexagon;
  Measures measures;
  StopPlan stops;
  std::vector<PlacedPrint> prints;
};

// Whether the print overlaps another print, a stop or track. The plan counts the white edge of track as
// track; overlapping only that edge is harmless.
bool is_crowded(const PlacedPrint&, const Measures&);

// Whether the key of a value is the name of a phase (printed above the value), rather than a colour.
bool names_phase(const std::string& key);

TilePlan plan_tile(const Tile&, const TileLook&, const Theme&);

}  // namespace trackwright
