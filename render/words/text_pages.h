// Pages of a document: a title line, then blocks of text in one or more columns. Each page fits both A4 and
// Letter.
#pragma once

#include <string>
#include <vector>

#include "render/kit/component.h"

namespace trackwright {

inline constexpr Size text_page{186, 250};

// A block is never split over pages; the origin of its drawing is the top left corner.
struct TextBlock {
  Drawing drawing;
  double height = 0;
};

struct TextPages {
  const char* id;    // of the boards: "checklist"
  const char* what;  // printed beside the title's name
  int columns = 1;
  double gap = 4;  // between blocks
};

// The height for blocks on a page.
double text_room();

// Width of a column.
double column_width(const TextPages&);

// Balances the columns of the last page.
std::vector<Board> lay_pages(const ComponentContext&, const TextPages&, const std::vector<TextBlock>&);

}  // namespace trackwright
