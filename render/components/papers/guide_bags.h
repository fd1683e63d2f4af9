// Bags for the pieces of a kit: pieces used together share a bag.
#pragma once

#include <string>
#include <vector>

#include "render/kit/kit.h"
#include "render/words/table.h"
#include "render/words/text_pages.h"

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

}  // namespace trackwright
