#include <algorithm>
#include <cmath>
#include <limits>

#include "render/components/map/arrange.h"

namespace trackwright {

namespace {

constexpr double from_frame = 4;  // mm between a block and the frame
constexpr double from_seam = 3;
constexpr double from_taken = 3;
constexpr double seen_in_line = 150;  // mm between blocks side by side; beyond it, nobody sees a row

struct Stretch {
  double from = 0;
  double to = 0;
};

// Returns the stretches between the seams along one axis.
std::vector<Stretch> stretches(double from, double to, const std::vector<double>& seams) {
  std::vector<Stretch> between;
  double begin = from + from_frame;
  for (const double seam : seams) {
    between.push_back({begin, seam - from_seam});
    begin = seam + from_seam;
  }
  between.push_back({begin, to - from_frame});
  return between;
}

bool meet(Box a, Box b, double air) {
  return a.x < b.right() + air && b.x < a.right() + air && a.y < b.bottom() + air && b.y < a.bottom() + air;
}

double apart(Box a, Box b) {
  const double x = std::max({0.0, a.x - b.right(), b.x - a.right()});
  const double y = std::max({0.0, a.y - b.bottom(), b.y - a.bottom()});
  return x + y;
}

bool near(double a, double b) {
  return std::abs(a - b) < 0.01;
}

class Arranger {
 public:
  Arranger(const std::vector<MapBlock>& blocks, const HexRoom& room, const MapFrame& frame,
           const std::vector<Box>& taken)
      : blocks_(blocks),
        room_(room),
        field_(frame.field),
        across_(stretches(field_.x, field_.right(), frame.seams_across)),
        down_(stretches(field_.y, field_.bottom(), frame.seams_down)),
        taken_(taken) {}

  Arrangement best(double no_dearer) {
    Arrangement best{std::vector<std::optional<LaidBlock>>(blocks_.size()), no_dearer};
    if (blocks_.empty()) return best;
    std::vector<Option> starts = options(blocks_.front());
    std::ranges::stable_sort(starts, {}, &Option::cost);
    constexpr std::size_t tried = 6;
    if (starts.size() > tried) starts.resize(tried);
    if (starts.empty()) starts.push_back({});
    for (const Option& start : starts) {
      Arrangement one = from(start, best.cost);
      if (one.cost < best.cost) best = std::move(one);
    }
    return best;
  }

 private:
  struct Option {
    std::optional<LaidBlock> laid;
    double cost = 0;
  };

  // Stops as soon as the arrangement costs too much.
  Arrangement from(const Option& start, double no_dearer) {
    laid_.clear();
    Arrangement made;
    for (std::size_t i = 0; i < blocks_.size() && made.cost < no_dearer; ++i) {
      const Option option = i == 0 ? start : cheapest(blocks_[i]);
      made.blocks.push_back(option.laid);
      made.cost += option.laid ? option.cost : blocks_[i].information ? 2000 : 200;
      if (option.laid) laid_.push_back(option.laid->box);
    }
    return made;
  }

  Option cheapest(const MapBlock& block) const {
    Option best{{}, std::numeric_limits<double>::max()};
    each_option(block, [&](const Box& box, const BlockShape& shape, double so_far) {
      if (so_far >= best.cost || !room_.clear(box)) return;
      const double all = so_far + cost(box);
      if (all < best.cost && fits(box)) best = {LaidBlock{box, shape}, all};
    });
    return best;
  }

  std::vector<Option> options(const MapBlock& block) const {
    std::vector<Option> found;
    each_option(block, [&](const Box& box, const BlockShape& shape, double so_far) {
      if (room_.clear(box) && fits(box)) found.push_back({LaidBlock{box, shape}, so_far + cost(box)});
    });
    return found;
  }

  template <typename Use>
  void each_option(const MapBlock& block, const Use& use) const {
    for (std::size_t s = 0; s < block.shapes.size(); ++s) {
      const BlockShape& shape = block.shapes[s];
      const double wide = block_width(shape.columns);
      const std::vector<double> down = tops(shape.height);
      for (const double x : lefts(wide))
        for (const double y : down) use(Box{x, y, wide, shape.height}, shape, 12.0 * static_cast<double>(s));
    }
  }

  // Returns positions in whole columns, from the left and from the right end of each stretch.
  std::vector<double> lefts(double wide) const {
    std::vector<double> at;
    for (const Stretch& stretch : across_)
      for (double step = 0; stretch.from + step + wide <= stretch.to + 1e-6;
           step += block_column + block_gap) {
        at.push_back(stretch.from + step);
        at.push_back(stretch.to - wide - step);
      }
    return distinct(std::move(at));
  }

  // Returns positions at the ends of each stretch, in line with other blocks, and every few millimetres.
  std::vector<double> tops(double high) const {
    std::vector<double> at;
    for (const Stretch& stretch : down_) {
      if (stretch.from + high > stretch.to + 1e-6) continue;
      at.push_back(stretch.to - high);
      for (double y = stretch.from; y + high <= stretch.to + 1e-6; y += 5) at.push_back(y);
    }
    for (const Box& box : laid_)
      for (const double y : {box.y, box.bottom() + block_gap, box.y - block_gap - high, box.bottom() - high})
        at.push_back(y);
    return distinct(std::move(at));
  }

  static std::vector<double> distinct(std::vector<double> at) {
    std::ranges::sort(at);
    at.erase(std::unique(at.begin(), at.end(), near), at.end());
    return at;
  }

  bool fits(Box box) const {
    const auto between = [](const std::vector<Stretch>& all, double from, double to) {
      return std::ranges::any_of(
          all, [&](const Stretch& s) { return s.from <= from + 1e-6 && to <= s.to + 1e-6; });
    };
    return between(across_, box.x, box.right()) && between(down_, box.y, box.bottom()) &&
           std::ranges::none_of(laid_, [&](Box b) { return meet(box, b, block_gap - 1e-6); }) &&
           std::ranges::none_of(taken_, [&](Box b) { return meet(box, b, from_taken); });
  }

  // Returns a cost that grows with the distance from other blocks and with edges that align with none. The
  // first block prefers the top, where readers begin.
  double cost(Box box) const {
    const double hint = 0.002 * (box.y - field_.y) + 0.001 * (box.x - field_.x);
    if (laid_.empty()) return 2 * from_corner(box) + 50 * hint;
    double nearest = std::numeric_limits<double>::max();
    bool in_column = near(box.x, field_.x + from_frame) || near(box.right(), field_.right() - from_frame);
    bool in_row = near(box.y, field_.y + from_frame) || near(box.bottom(), field_.bottom() - from_frame);
    for (const Box& other : laid_) {
      nearest = std::min(nearest, apart(box, other));
      in_column = in_column || near(box.x, other.x) || near(box.right(), other.right());
      const bool beside = std::max(box.x - other.right(), other.x - box.right()) < seen_in_line;
      in_row = in_row || (beside && (near(box.y, other.y) || near(box.bottom(), other.bottom()))) ||
               stacked(box, other) || stacked(other, box);
    }
    return std::min(nearest - block_gap, 400.0) + (in_column ? 0 : 40) + (in_row ? 0 : 30) + hint +
           (box.y < laid_.front().y ? 25 : 0);
  }

  static bool stacked(Box upper, Box lower) {
    return near(upper.bottom() + block_gap, lower.y) &&
           (near(upper.x, lower.x) || near(upper.right(), lower.right()));
  }

  double from_corner(Box box) const {
    const double x = std::min(box.x - field_.x, field_.right() - box.right());
    const double y = std::min(box.y - field_.y, field_.bottom() - box.bottom());
    return x + y;
  }

  const std::vector<MapBlock>& blocks_;
  const HexRoom& room_;
  Box field_;
  std::vector<Stretch> across_;
  std::vector<Stretch> down_;
  const std::vector<Box>& taken_;
  std::vector<Box> laid_;
};

}  // namespace

Arrangement arrange(const std::vector<MapBlock>& blocks, const HexRoom& room, const MapFrame& frame,
                    const std::vector<Box>& taken, double no_dearer) {
  return Arranger(blocks, room, frame, taken).best(no_dearer);
}

int missing(const std::vector<MapBlock>& blocks, const Arrangement& made, bool information) {
  int count = 0;
  for (std::size_t i = 0; i < blocks.size(); ++i)
    count += !made.blocks[i] && blocks[i].information == information ? 1 : 0;
  return count;
}

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
