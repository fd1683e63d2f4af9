// Breaks a column of text into pages. Works on heights only.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

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

}  // namespace trackwright
