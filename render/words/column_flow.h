// Sets parts of given heights in columns, like the text of a newspaper.
#pragma once

#include <cstddef>
#include <vector>

namespace trackwright {

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

}  // namespace trackwright
