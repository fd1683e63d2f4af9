// Panels of the guide: bags for pieces that are used together, and the arrangement of split boards.
#pragma once

#include <string>
#include <vector>

#include "render/kit/component.h"
#include "render/kit/kit.h"
#include "render/words/paginate.h"
#include "render/words/table.h"

namespace trackwright {

struct Bag {
  std::string label;    // "Yellow tiles"
  std::string content;  // "33 tiles"
  int count = 0;        // pieces
};

std::vector<Bag> bags_of(const Kit&);

Table bags_table(const std::vector<Bag>&);

// The labels of the bags, in a grid.
TextBlock bag_labels(const ComponentContext&, const std::vector<Bag>&, double width);

// A split board as a small plan of its sheets.
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
