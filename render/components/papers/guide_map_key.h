// How the sheets of a split board lie together, as a small plan.
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

// One for each board of the part that comes on several sheets; none where it is not printed yet.
std::vector<MapKey> page_keys(const Component&);

// The keys side by side below the names of their boards, as many in a row as the width takes.
std::vector<TextBlock> page_key_rows(const ComponentContext&, const std::vector<MapKey>&, double width);

}  // namespace trackwright
