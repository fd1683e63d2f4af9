#include "render/components/papers/sidebar.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>

namespace trackwright {
namespace {

constexpr double beyond = 3;      // mm of ground beside the text
constexpr double most_above = 4;  // mm of ground above a strip at the top of a page
constexpr double overlap = 0.2;   // of the grounds of two strips, so that no gap shows
constexpr double between_columns = 6;
constexpr double tolerance = 1;     // mm, in the height of a column
constexpr double most_column = 75;  // mm, the height of a part in two columns

Drawing on_ground(const Typesetting& setting, const Drawing& drawing, double top, double bottom) {
  const Theme& theme = setting.theme;
  Drawing all;
  fill(all, rectangle({-beyond, top, setting.width + 2 * beyond, bottom - top}),
       mix(theme.colour("paper.tint"), Rgb{1, 1, 1}, 0.35));
  fill(all, rectangle({-beyond, top, 0.9, bottom - top}), theme.colour("paper.accent"));
  all.add(drawing);
  return all;
}

double height_of(const std::vector<SetStrip>& strips) {
  double height = 0;
  for (const SetStrip& strip : strips) height += strip.strip.above + strip.strip.height;
  return height;
}

// Draws strips below each other; returns their height.
double stack(Drawing& drawing, const std::vector<SetStrip>& strips, double x) {
  double y = 0;
  for (const SetStrip& strip : strips) {
    y += &strip == &strips.front() ? 0 : strip.strip.above;
    drawing.add(strip.drawing, Transform::translation(x, y));
    y += strip.strip.height;
  }
  return y;
}

}  // namespace

void tint(const Typesetting& setting, std::vector<SetStrip>& strips) {
  for (SetStrip& one : strips) {
    Strip& strip = one.strip;
    strip.above = std::min(strip.above, most_above);
    strip.height += &one == &strips.back() ? most_above : 0;
    one.drawing = on_ground(setting, one.drawing, -strip.above - overlap, strip.height);
    if (one.again)
      one.again = std::make_shared<const Drawing>(on_ground(setting, *one.again, -overlap, strip.again));
  }
}

std::vector<SetStrip> set_in_two_columns(const Typesetting& setting, const std::vector<RichText>& items) {
  Typesetting narrow = setting;
  narrow.width = (setting.width - between_columns) / 2;
  std::vector<std::vector<SetStrip>> set;
  double all = 0;
  for (const RichText& item : items)
    if (auto strips = set_list(narrow, {item}, false); !strips.empty())
      all += height_of(set.emplace_back(std::move(strips)));
  const double part_height = all / std::ceil(std::max(1.0, all / (2 * most_column)));
  std::vector<SetStrip> parts;
  for (std::size_t at = 0; at < set.size();) {
    std::array<std::vector<SetStrip>, 2> columns;
    for (std::vector<SetStrip>& column : columns)
      while (at < set.size() && height_of(column) < part_height / 2 - tolerance)
        std::ranges::move(set[at++], std::back_inserter(column));
    SetStrip part;
    const double first = stack(part.drawing, columns[0], 0);
    part.strip.height = std::max(first, stack(part.drawing, columns[1], narrow.width + between_columns));
    part.strip.above = setting.size * 0.5;
    parts.push_back(std::move(part));
  }
  return parts;
}

}  // namespace trackwright
