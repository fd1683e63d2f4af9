// How the sheets of a split board lie together, as a small plan.
#pragma once

#include <string>
#include <vector>

#include "render/kit/component.h"
#include "render/words/text_pages.h"

namespace trackwright {

struct MapKey {
  std::string title;  // "How the map lies together"
  std::vector<std::string> columns;
  int rows = 0;
};

// One for each board of the part that comes on several sheets; none where it is not printed yet.
std::vector<MapKey> page_keys(const Component&);

TextBlock page_key_block(const ComponentContext&, const MapKey&);

}  // namespace trackwright
