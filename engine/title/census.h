// The census of a title: the number of components of each kind. A finished title states its own census, so
// that checks detect accidental additions and losses, even if the title stays consistent.
#pragma once

#include <string>
#include <vector>

#include "engine/base/place.h"
#include "engine/title/title.h"

namespace trackwright {

struct CensusCount {
  std::string thing;  // "terrain mountain for 60"
  int count = 0;
  std::vector<Place>
      places;  // their locations, in the order of the file; empty for things without a location
};

// The census of one file of the title, sorted by name. Counts of zero are left out.
struct CensusSection {
  std::string name;  // the file name without extension: "map"
  std::vector<CensusCount> counts;
};

// The number of tiles in the box. A tile without a limit counts the copies to print.
int tiles_in_all(const Title&);

// The sections title, map, tiles, market, roster and companies.
std::vector<CensusSection> take_census(const Title&);

}  // namespace trackwright
