// Pages of a document: a title line, then blocks of text that flow over pages in one or more columns. Each
// page suits A4 and Letter alike.
#pragma once

#include <string>
#include <vector>

#include "render/kit/component.h"

namespace trackwright {

inline constexpr Size text_page{186, 250};

// A block is kept whole on one page; its drawing has its origin at the top left corner.
struct TextBlock {
  Drawing drawing;
  double height = 0;
};

struct TextPages {
  const char* id;    // of the boards: "checklist"
  const char* what;  // beside the title's name
  int columns = 1;
  double gap = 4;  // between blocks
};

// Height that blocks have on a page.
double text_room();

// Width of a column.
double column_width(const TextPages&);

// The columns of the last page end near each other.
std::vector<Board> lay_pages(const ComponentContext&, const TextPages&, const std::vector<TextBlock>&);

}  // namespace trackwright
