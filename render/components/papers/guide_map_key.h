// The arrangement of the sheets of a split board, as a small plan.
#pragma once

#include <string>
#include <vector>

#include "render/kit/component.h"
#include "render/words/text_pages.h"

namespace trackwright {

struct MapKey {
  std::string board;  // "Map"
  std::vector<std::string> columns;
  int rows = 0;
};

// One key for each board split over several sheets; empty before printing.
std::vector<MapKey> page_keys(const Component&);

// The keys side by side below the names of their boards, as many per row as fit.
std::vector<TextBlock> page_key_rows(const ComponentContext&, const std::vector<MapKey>&, double width);

}  // namespace trackwright
