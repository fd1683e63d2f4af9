// How many there are of everything: a census. A title that is finished states its own, so that what is lost
// or added by accident later is seen even where the title stays sound without it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// What one file of the title holds. Only what there is at all is counted; sorted by name.
struct CensusSection {
  std::string name;  // "map": the file without its ending
  std::vector<std::pair<std::string, int>> counts;
};

// As many tiles as are in the box: of those without a limit as many as are printed.
int tiles_in_all(const Title&);

// title, map, tiles, market, roster, companies.
std::vector<CensusSection> take_census(const Title&);

}  // namespace trackwright
