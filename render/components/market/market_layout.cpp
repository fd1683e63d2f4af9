#include "render/components/market/market_layout.h"

#include <algorithm>

namespace trackwright {
namespace {

constexpr double cell_width = 17.8;
constexpr double cell_height = 21.6;
constexpr double line_height = 4 * cell_height;
constexpr double zigzag_height = 2 * cell_height;
constexpr std::size_t longest_line = 22;  // cells side by side on A3

Box grid_box(std::size_t row, std::size_t column) {
  return {static_cast<double>(column) * cell_width, static_cast<double>(row) * cell_height, cell_width,
          cell_height};
}

Box line_box(std::size_t row, std::size_t column) {
  return {static_cast<double>(column) * cell_width, static_cast<double>(row) * line_height, cell_width,
          line_height};
}

// Continues a line longer than a sheet of A3 in further rows of
// about equal length, which leave space for a legend on the sheet.
Box folded_box(std::size_t column, std::size_t count) {
  constexpr double gap = 5;
  constexpr double all_rows = 170;
  const std::size_t rows = (count + longest_line - 1) / longest_line;
  const std::size_t across = (count + rows - 1) / rows;
  const auto gaps = static_cast<double>(rows - 1) * gap;
  const double height = std::min(2.8 * cell_height, (all_rows - gaps) / static_cast<double>(rows));
  const std::size_t row = column / across;
  return {static_cast<double>(column % across) * cell_width, static_cast<double>(row) * (height + gap),
          cell_width, height};
}

// A grid of one row counts as a line, whatever shape the title declares.
bool is_long_line(const Market& market) {
  return market.shape != MarketShape::Zigzag && market.rows.size() == 1 &&
         market.rows.front().size() > longest_line;
}

// A title may write a zigzag as one row of rising prices or as its two bands.
Box zigzag_box(bool one_row, std::size_t row, std::size_t column) {
  const std::size_t band = one_row ? column % 2 : row;
  const std::size_t halves = one_row ? column : 2 * column + row % 2;
  return {static_cast<double>(halves) * cell_width / 2, static_cast<double>(band) * zigzag_height, cell_width,
          zigzag_height};
}

}  // namespace

std::string PlacedCell::name() const {
  constexpr std::size_t letters = 26;
  std::string name;
  for (std::size_t above = row + 1; above > 0; above = (above - 1) / letters)
    name.insert(name.begin(), static_cast<char>('A' + (above - 1) % letters));
  return name + std::to_string(column + 1);
}

std::vector<PlacedCell> place_cells(const Market& market) {
  std::vector<PlacedCell> cells;
  for (std::size_t r = 0; r < market.rows.size(); ++r) {
    for (std::size_t c = 0; c < market.rows[r].size(); ++c) {
      if (!market.rows[r][c]) continue;
      Box box = grid_box(r, c);
      if (is_long_line(market))
        box = folded_box(c, market.rows[r].size());
      else if (market.shape == MarketShape::Line)
        box = line_box(r, c);
      else if (market.shape == MarketShape::Zigzag)
        box = zigzag_box(market.rows.size() == 1, r, c);
      cells.push_back({&*market.rows[r][c], box, r, c});
    }
  }
  return cells;
}

Box cells_box(const std::vector<PlacedCell>& cells) {
  double right = 0;
  double bottom = 0;
  for (const PlacedCell& cell : cells) {
    right = std::max(right, cell.box.right());
    bottom = std::max(bottom, cell.box.bottom());
  }
  return {0, 0, right, bottom};
}

Box empty_corner(const std::vector<PlacedCell>& cells) {
  const Box whole = cells_box(cells);
  Box best{whole.right(), whole.bottom(), 0, 0};
  for (const PlacedCell& top : cells) {
    double left = 0;
    for (const PlacedCell& cell : cells)
      left = cell.box.bottom() > top.box.y + 1e-6 ? std::max(left, cell.box.right()) : left;
    const Box corner{left, top.box.y, whole.right() - left, whole.bottom() - top.box.y};
    if (corner.width * corner.height > best.width * best.height) best = corner;
  }
  return best;
}

}  // namespace trackwright
