// Breaks a column of text into pages. Works on heights only.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "render/kit/component.h"

namespace trackwright {

// A part of the column that is not split: a line, the row of a table, a figure.
struct Strip {
  double height = 0;
  double above = 0;     // space before it, omitted at the top of a page
  bool keep = false;    // on one page with the next strip: a heading, the first line of a paragraph
  bool floats = false;  // a figure: if it does not fit, the text after it fills the page
  double again = 0;     // height of a table's heading that is repeated above the first row of a page; 0: none
};

struct PlacedStrip {
  std::size_t strip = 0;
  double y = 0;        // of its top
  bool again = false;  // below a repeated heading
  friend bool operator==(const PlacedStrip&, const PlacedStrip&) = default;
};

// Returns the strips of each page in order. A chain of kept strips that is higher than a page is split.
std::vector<std::vector<PlacedStrip>> paginate(std::span<const Strip>, double room);

// Sets parts of given heights in columns, like the text of a newspaper.

struct FlowPart {
  double height = 0;
  bool heading = false;  // never the last part of a column; repeated at the top of the next column if its
                         // block continues there
};

// Indices of parts, from top to bottom.
using FlowColumn = std::vector<std::size_t>;

// Returns at most `count` columns with the lowest possible tallest column.
std::vector<FlowColumn> flow_columns(const std::vector<FlowPart>&, std::size_t count,
                                     double gap_above_heading);

double column_height(const std::vector<FlowPart>&, const FlowColumn&, double gap_above_heading);

double tallest_column(const std::vector<FlowPart>&, const std::vector<FlowColumn>&, double gap_above_heading);

// Pages of a document: a title line, then blocks of text in one or more columns. Each page fits both A4 and
// Letter.

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
