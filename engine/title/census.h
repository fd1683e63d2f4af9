// How many there are of everything: a census. A title that is finished states its own, so that what is lost
// or added by accident later is seen even where the title stays sound without it.
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
      places;  // where they stand, in the order of the file; empty: what has no place of its own
};

// What one file of the title holds. Only what there is at all is counted; sorted by name.
struct CensusSection {
  std::string name;  // "map": the file without its ending
  std::vector<CensusCount> counts;
};

// As many tiles as are in the box: of those without a limit as many as are printed.
int tiles_in_all(const Title&);

// title, map, tiles, market, roster, companies.
std::vector<CensusSection> take_census(const Title&);

}  // namespace trackwright
