#include "render/landscape/grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "render/drawing/shapes.h"

namespace trackwright {

namespace {

std::size_t points_along(double length, double pitch) {
  return static_cast<std::size_t>(std::ceil(length / pitch)) + 3;
}

// Blurs one line of a grid: `count` values that are `step` apart.
void blur_line(std::vector<double>& values, std::size_t first, std::size_t step, std::size_t count,
               std::size_t reach) {
  std::vector<double> sums(count + 1, 0);
  for (std::size_t i = 0; i < count; ++i) sums[i + 1] = sums[i] + values[first + i * step];
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t from = i > reach ? i - reach : 0;
    const std::size_t to = std::min(count, i + reach + 1);
    values[first + i * step] = (sums[to] - sums[from]) / static_cast<double>(to - from);
  }
}

// Returns a closed line with fewer points: drops those within a
// tenth of a millimetre of the line between their neighbours.
std::vector<Point> thinned(const std::vector<Point>& points) {
  constexpr double tolerance = 0.1;
  constexpr double longest = 6;
  std::vector<Point> kept;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Point next = points[(i + 1) % points.size()];
    if (!kept.empty()) {
      const Point way = next - kept.back();
      const Point off = points[i] - kept.back();
      const double long_way = length(way);
      if (long_way < longest && std::abs(way.x * off.y - way.y * off.x) < tolerance * long_way) continue;
    }
    kept.push_back(points[i]);
  }
  return kept;
}

// Follows a level through the squares of a grid, with higher points on the right.
class Tracer {
 public:
  Tracer(const Grid& grid, double level)
      : grid_(grid), level_(level), next_(2 * grid.columns() * grid.rows(), none) {
    for (std::size_t row = 0; row + 1 < grid_.rows(); ++row)
      for (std::size_t column = 0; column + 1 < grid_.columns(); ++column) link(column, row);
  }

  Outline outlines() {
    Outline all;
    for (std::size_t start = 0; start < next_.size(); ++start)
      if (next_[start] != none) add_smooth(all, thinned(loop_from(start)));
    return all;
  }

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  // Treat the rim as below the level, so that every line is closed.
  double height(std::size_t column, std::size_t row) const {
    const bool rim = column == 0 || row == 0 || column + 1 == grid_.columns() || row + 1 == grid_.rows();
    return rim ? -1e-3 : grid_.at(column, row) - level_;
  }

  // Numbers the sides of the grid's squares: first those to the right of a point, then those below it.
  std::size_t side(std::size_t column, std::size_t row, bool downwards) const {
    return 2 * (row * grid_.columns() + column) + (downwards ? 1 : 0);
  }

  void link(std::size_t c, std::size_t r) {
    const std::array<double, 4> h{height(c, r), height(c + 1, r), height(c + 1, r + 1), height(c, r + 1)};
    const std::array<std::size_t, 4> sides{side(c, r, false), side(c + 1, r, true), side(c, r + 1, false),
                                           side(c, r, true)};
    // Going clockwise, a line enters a square at a side that rises
    // above the level, and leaves it at a side that falls below.
    std::array<std::size_t, 2> in{none, none};
    std::array<std::size_t, 2> out{none, none};
    std::size_t ins = 0;
    std::size_t outs = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const bool from = h[i] > 0;
      const bool to = h[(i + 1) % 4] > 0;
      if (!from && to) in[ins++] = sides[i];
      if (from && !to) out[outs++] = sides[i];
    }
    if (ins == 1) next_[out[0]] = in[0];
    if (ins < 2) return;
    // At a saddle, the height of the middle decides which two corners are connected.
    const bool joined = h[0] + h[1] + h[2] + h[3] > 0;
    const bool first_is_above = h[0] > 0;
    const bool straight = joined == first_is_above;
    next_[out[0]] = straight ? in[0] : in[1];
    next_[out[1]] = straight ? in[1] : in[0];
  }

  Point crossing(std::size_t which) const {
    const std::size_t point = which / 2;
    const std::size_t column = point % grid_.columns();
    const std::size_t row = point / grid_.columns();
    const bool downwards = which % 2 == 1;
    const double a = height(column, row);
    const double b = downwards ? height(column, row + 1) : height(column + 1, row);
    const double share = std::clamp(a / (a - b), 0.0, 1.0);
    const Point at = grid_.point(column, row);
    return downwards ? at + Point{0, share * grid_.pitch()} : at + Point{share * grid_.pitch(), 0};
  }

  std::vector<Point> loop_from(std::size_t start) {
    std::vector<Point> points;
    for (std::size_t at = start; at != none && next_[at] != none;) {
      points.push_back(crossing(at));
      at = std::exchange(next_[at], none);
    }
    return points;
  }

  // The points control a quadratic B-spline, which rounds off the steps of the grid.
  static void add_smooth(Outline& all, const std::vector<Point>& points) {
    if (points.size() < 3) return;
    const auto middle = [](Point a, Point b) { return (a + b) * 0.5; };
    Point from = middle(points.back(), points.front());
    all.move(from);
    for (std::size_t i = 0; i < points.size(); ++i) {
      const Point pull = points[i];
      const Point to = middle(pull, points[(i + 1) % points.size()]);
      all.curve(from + (pull - from) * (2.0 / 3), to + (pull - to) * (2.0 / 3), to);
      from = to;
    }
    all.close();
  }

  const Grid& grid_;
  double level_;
  std::vector<std::size_t> next_;  // the next side that the line crosses
};

}  // namespace

Grid::Grid(Box box, double pitch, double value)
    : origin_{box.x - pitch, box.y - pitch},
      pitch_(pitch),
      columns_(points_along(box.width, pitch)),
      rows_(points_along(box.height, pitch)),
      values_(columns_ * rows_, value) {}

Point Grid::point(std::size_t column, std::size_t row) const {
  return {origin_.x + static_cast<double>(column) * pitch_, origin_.y + static_cast<double>(row) * pitch_};
}

double Grid::sample(Point p) const {
  const double x = std::clamp((p.x - origin_.x) / pitch_, 0.0, static_cast<double>(columns_ - 1) - 1e-9);
  const double y = std::clamp((p.y - origin_.y) / pitch_, 0.0, static_cast<double>(rows_ - 1) - 1e-9);
  const auto column = static_cast<std::size_t>(x);
  const auto row = static_cast<std::size_t>(y);
  const double across = x - static_cast<double>(column);
  const double down = y - static_cast<double>(row);
  const double above = at(column, row) * (1 - across) + at(column + 1, row) * across;
  const double below = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across;
  return above * (1 - down) + below * down;
}

Grid::Range Grid::within(Box box) const {
  const auto index = [&](double length, std::size_t most) {
    return static_cast<std::size_t>(std::clamp(std::ceil(length / pitch_), 0.0, static_cast<double>(most)));
  };
  return {index(box.x - origin_.x, columns_), index(box.right() - origin_.x, columns_),
          index(box.y - origin_.y, rows_), index(box.bottom() - origin_.y, rows_)};
}

Grid blurred(Grid grid, std::size_t reach, int times) {
  const std::size_t columns = grid.columns();
  const std::size_t rows = grid.rows();
  std::vector<double> values(columns * rows);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = grid.at(i % columns, i / columns);
  for (int pass = 0; pass < times; ++pass) {
    for (std::size_t row = 0; row < rows; ++row) blur_line(values, row * columns, 1, columns, reach);
    for (std::size_t column = 0; column < columns; ++column) blur_line(values, column, columns, rows, reach);
  }
  for (std::size_t i = 0; i < values.size(); ++i) grid.at(i % columns, i / columns) = values[i];
  return grid;
}

Outline contour(const Grid& grid, double level) {
  return Tracer(grid, level).outlines();
}

}  // namespace trackwright
