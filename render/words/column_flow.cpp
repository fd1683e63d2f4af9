#include "render/words/column_flow.h"

#include <algorithm>

namespace trackwright {
namespace {

std::vector<FlowColumn> fill_columns(const std::vector<FlowPart>& parts, double height, double gap) {
  std::vector<FlowColumn> columns{{}};
  std::size_t heading = parts.size();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    heading = parts[i].heading ? i : heading;
    FlowColumn trial = columns.back();
    trial.push_back(i);
    if (parts[i].heading && i + 1 < parts.size()) trial.push_back(i + 1);
    if (column_height(parts, trial, gap) > height && !columns.back().empty()) {
      columns.emplace_back();
      if (!parts[i].heading && heading < i) columns.back().push_back(heading);
    }
    columns.back().push_back(i);
  }
  return columns;
}

}  // namespace

double column_height(const std::vector<FlowPart>& parts, const FlowColumn& column, double gap) {
  double height = 0;
  for (const std::size_t i : column)
    height += parts[i].height + (parts[i].heading && i != column.front() ? gap : 0);
  return height;
}

double tallest_column(const std::vector<FlowPart>& parts, const std::vector<FlowColumn>& columns,
                      double gap) {
  double height = 0;
  for (const FlowColumn& column : columns) height = std::max(height, column_height(parts, column, gap));
  return height;
}

std::vector<FlowColumn> flow_columns(const std::vector<FlowPart>& parts, std::size_t count, double gap) {
  double height = 0;
  for (const FlowPart& part : parts) height += part.height;
  height /= static_cast<double>(std::max<std::size_t>(1, count));
  std::vector<FlowColumn> columns = fill_columns(parts, height, gap);
  while (columns.size() > std::max<std::size_t>(1, count)) {
    height += 1;
    columns = fill_columns(parts, height, gap);
  }
  return columns;
}

}  // namespace trackwright
