// Values at the points of a square grid, and the smooth lines along which they pass a level. Millimetres.
#pragma once

#include <cstddef>
#include <vector>

#include "render/drawing/drawing.h"

namespace trackwright {

class Grid {
 public:
  // Covers the box with some margin; all values are equal.
  Grid(Box box, double pitch, double value);

  std::size_t columns() const { return columns_; }
  std::size_t rows() const { return rows_; }
  double pitch() const { return pitch_; }
  Point point(std::size_t column, std::size_t row) const;
  double& at(std::size_t column, std::size_t row) { return values_[row * columns_ + column]; }
  double at(std::size_t column, std::size_t row) const { return values_[row * columns_ + column]; }
  // Linear interpolation between points; outside, the value of the nearest point.
  double sample(Point) const;

  // The grid points in a box, as half-open ranges of columns and rows.
  struct Range {
    std::size_t left = 0, right = 0, top = 0, bottom = 0;
  };
  Range within(Box) const;
  Range all() const { return {0, columns_, 0, rows_}; }

 private:
  Point origin_;
  double pitch_;
  std::size_t columns_;
  std::size_t rows_;
  std::vector<double> values_;
};

// Calls `act` with a mutable reference to each value of the range, and its position.
template <class Act>
void change(Grid& grid, const Grid::Range& range, Act act) {
  for (std::size_t row = range.top; row < range.bottom; ++row)
    for (std::size_t column = range.left; column < range.right; ++column)
      act(grid.at(column, row), grid.point(column, row));
}
template <class Act>
void change(Grid& grid, Act act) {
  change(grid, grid.all(), act);
}
template <class Act>
void change_within(Grid& grid, Box box, Act act) {
  change(grid, grid.within(box), act);
}

// Replaces each value by the mean of its neighbours up to `reach` points away along both axes; repeats this
// `times` times.
Grid blurred(Grid, std::size_t reach, int times);

// Closed outlines around all areas above the level, with holes in the opposite direction. Areas at the rim of
// the grid are closed along the rim.
Outline contour(const Grid&, double level);

}  // namespace trackwright
