#include "render/components/map/map_frame.h"

#include <algorithm>
#include <cmath>

namespace trackwright {
namespace {

constexpr double least_growth = 12;
constexpr double block_pace = block_column + block_gap;
constexpr double beside_columns = 3;  // between the frame, the last column and a join

struct Parts {
  std::size_t across = 1;
  std::size_t down = 1;
  std::size_t all() const { return across * down; }
};

Parts parts_of(Box field, Size sheet, double around) {
  return {part_count(field.width + 2 * around, sheet.width, a4_part::shared),
          part_count(field.height + 2 * around, sheet.height, a4_part::shared)};
}

// Asks joins to leave space for as many columns of blocks as a sheet holds along both sides of the frame;
// cities have a higher weight.
void add_columns(std::vector<Span>& spans, double from, double length, double sheet, double around) {
  const double columns = std::floor((sheet - around - beside_columns) / block_pace);
  const double wide = columns * block_pace + beside_columns;
  spans.push_back({from, from + wide, 0.6});
  spans.push_back({from + length - wide, from + length, 0.6});
}

// Returns the inner joins in the coordinates of the field.
std::vector<double> seams(double from, double length, double room, std::vector<Span> uncut, double around) {
  const double start = from - around;
  for (Span& span : uncut) span = {span.from - start, span.to - start, span.weight};
  std::vector<double> at = joins(length + 2 * around, room, a4_part::shared, uncut);
  at.erase(at.begin());
  at.pop_back();
  for (double& one : at) one += start;
  return at;
}

// Returns the greatest length of this many parts, with some millimetres of choice for each join.
double longest(std::size_t parts, double room, double around) {
  constexpr double choice = 4;
  return static_cast<double>(parts) * (room - a4_part::shared - choice) + a4_part::shared - 2 * around;
}

// Returns ways to grow the box: to the left and right, or above and below.
std::vector<Box> grown_ways(Box field, double wide, double high) {
  const double right = wide - field.width;
  const double down = high - field.height;
  std::vector<Box> ways{field};
  const auto add = [&](double left_by, double right_by, double up_by, double down_by) {
    ways.push_back({field.x - left_by, field.y - up_by, field.width + left_by + right_by,
                    field.height + up_by + down_by});
  };
  if (right >= least_growth) {
    add(0, right, 0, 0);
    add(right, 0, 0, 0);
  }
  if (down >= least_growth) {
    add(0, 0, 0, down);
    add(0, 0, down, 0);
  }
  if (right >= least_growth && down >= least_growth) {
    add(0, right, 0, down);
    add(right, 0, 0, down);
  }
  return ways;
}

}  // namespace

MapFrame parted(Box field, const Uncut& uncut, double margin) {
  const double around = margin + coordinate_band;
  const auto on = [&](Size sheet) {
    std::vector<Span> across = uncut.across;
    add_columns(across, field.x, field.width, sheet.width, around);
    MapFrame frame{field, 0, seams(field.x, field.width, sheet.width, across, around),
                   seams(field.y, field.height, sheet.height, uncut.down, around)};
    frame.sheets = (frame.seams_across.size() + 1) * (frame.seams_down.size() + 1);
    return frame;
  };
  MapFrame standing = on(a4_part::upright);
  MapFrame lying_down = on(a4_part::lying);
  return lying_down.sheets < standing.sheets ? lying_down : standing;
}

std::vector<MapFrame> frames_on(std::size_t sheets, Box field, const Uncut& uncut, double margin) {
  const double around = margin + coordinate_band;
  std::vector<MapFrame> frames;
  for (const Size sheet : {a4_part::upright, a4_part::lying}) {
    const Parts least = parts_of(field, sheet, around);
    for (std::size_t across = least.across; across <= sheets; ++across) {
      if (sheets % across != 0 || sheets / across < least.down) continue;
      const double wide = std::max(field.width, longest(across, sheet.width, around));
      const double high = std::max(field.height, longest(sheets / across, sheet.height, around));
      for (const Box& grown : grown_ways(field, wide, high)) {
        MapFrame frame = parted(grown, uncut, margin);
        if (frame.sheets == sheets) frames.push_back(std::move(frame));
      }
    }
  }
  std::ranges::stable_sort(frames, {}, [](const MapFrame& f) { return f.field.width * f.field.height; });
  const auto same = [](const MapFrame& a, const MapFrame& b) { return a.field == b.field; };
  frames.erase(std::unique(frames.begin(), frames.end(), same), frames.end());
  return frames;
}

}  // namespace trackwright
