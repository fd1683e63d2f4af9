#include "render/components/map/hex_room.h"

#include <algorithm>
#include <cmath>

namespace trackwright {
namespace {

constexpr double grain = 2;  // mm

}  // namespace

HexRoom::HexRoom(const Map& map, const Hexagon& hexagon, Box area, double air)
    : area_(area),
      columns_(static_cast<std::size_t>(std::ceil(area.width / grain))),
      rows_(static_cast<std::size_t>(std::ceil(area.height / grain))),
      sums_((columns_ + 1) * (rows_ + 1), 0) {
  for (const Hex& hex : map.hexes()) occupy(hexagon, hexagon.centre_of(hex.at), air);
  for (std::size_t row = 1; row <= rows_; ++row)
    for (std::size_t column = 1; column <= columns_; ++column)
      sums_[row * (columns_ + 1) + column] +=
          sum(column - 1, row) + sum(column, row - 1) - sum(column - 1, row - 1);
}

// Stores a cell at the corner behind it; takes those with the middle within half a diagonal of the hex.
void HexRoom::occupy(const Hexagon& hexagon, Point centre, double air) {
  const double reach = air + grain * 0.7072;
  const Box round = grown(moved(hexagon.box(), centre), reach);
  const auto first = [](double at) { return static_cast<int>(std::floor(at / grain)); };
  const int top = std::max(0, first(round.y - area_.y));
  const int left = std::max(0, first(round.x - area_.x));
  const int bottom = std::min(static_cast<int>(rows_) - 1, first(round.bottom() - area_.y));
  const int right = std::min(static_cast<int>(columns_) - 1, first(round.right() - area_.x));
  for (int row = top; row <= bottom; ++row)
    for (int column = left; column <= right; ++column) {
      const Point middle{area_.x + (column + 0.5) * grain, area_.y + (row + 0.5) * grain};
      if (hexagon.inset(middle - centre) < -reach) continue;
      sums_[static_cast<std::size_t>(row + 1) * (columns_ + 1) + static_cast<std::size_t>(column + 1)] = 1;
    }
}

bool HexRoom::clear(Box box) const {
  const double left = (box.x - area_.x) / grain;
  const double top = (box.y - area_.y) / grain;
  const double right = (box.right() - area_.x) / grain;
  const double bottom = (box.bottom() - area_.y) / grain;
  if (left < 0 || top < 0 || right > static_cast<double>(columns_) || bottom > static_cast<double>(rows_))
    return false;
  const auto down = [](double at) { return static_cast<std::size_t>(std::floor(at)); };
  const auto up = [](double at) { return static_cast<std::size_t>(std::ceil(at - 1e-9)); };
  const std::size_t x0 = down(left);
  const std::size_t y0 = down(top);
  const std::size_t x1 = std::min(columns_, up(right));
  const std::size_t y1 = std::min(rows_, up(bottom));
  return sum(x1, y1) - sum(x0, y1) - sum(x1, y0) + sum(x0, y0) == 0;
}

}  // namespace trackwright
