// Where everything on a tile or pre-printed hex goes: track and stops first, then what is printed beside
// them, each where it is clear of all the others. Painters only follow the plan.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/tile/tile.h"
#include "render/tile/look.h"
#include "render/tile/measures.h"
#include "render/tile/spots.h"
#include "render/tile/stop_plan.h"

namespace trackwright {

enum class PrintKind { Revenue, Values, Label, Number, Name, Terrain, Icon, FutureLabel, Flag };

struct PlacedPrint {
  PrintKind kind = PrintKind::Revenue;
  std::size_t index = 0;           // of the stop, terrain, icon or flag
  Point at;                        // its middle
  Print print;                     // its extent
  double clearance = 0;            // mm to whatever is nearest; negative: no room was found
  std::vector<std::string> lines;  // of text, from the top
  Font font;
  int columns = 1;  // of value boxes
};

struct TilePlan {
  Hexagon hexagon;
  Measures measures;
  StopPlan stops;
  std::vector<PlacedPrint> prints;
};

// Whether it lies on another print, a stop or track. The white edge of track counts as track in the plan; to
// lie on that alone harms nothing.
bool is_crowded(const PlacedPrint&, const Measures&);

// Whether the key of a value is the name of a phase, which is then printed above the value, and not a colour.
bool names_phase(const std::string& key);

TilePlan plan_tile(const Tile&, const TileLook&, const Theme&);

}  // namespace trackwright
