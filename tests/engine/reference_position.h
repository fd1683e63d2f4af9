// Maps and positions of the reference facts as engine values.
#pragma once

#include <map>
#include <string>

#include "engine/run/moment.h"
#include "engine/title/map.h"
#include "tests/engine/reference.h"

namespace trackwright::reference {

// A title of the facts, as far as running trains requires.
struct RunningTitle {
  std::map<std::string, Json> hexes;  // records by coordinate
  std::map<std::string, Json> tiles;  // records by number
  Layout layout;
};

RunningTitle running_title(const std::string& slug);
Map map_of(const RunningTitle&, const Json& changed_hexes);
// `fixture`: the file of positions; `record`: one of its positions.
Position position_of(const RunningTitle&, const Json& fixture, const Json& record);
Train train_of(const Json& record);
Revenue revenue_of(const Json& record);

}  // namespace trackwright::reference
