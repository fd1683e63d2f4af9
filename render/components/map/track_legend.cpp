#include "render/components/map/track_legend.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "render/drawing/shapes.h"
#include "render/tile/icon.h"
#include "render/tile/inks.h"
#include "render/words/title_cells.h"

namespace trackwright {

namespace {

bool has_track(const Map& map, Track kind) {
  return std::ranges::any_of(map.hexes(), [&](const Hex& hex) {
    return std::ranges::find(hex.tile.paths, kind, &Path::track) != hex.tile.paths.end();
  });
}

// Returns the stack of cards that run on narrow track only.
std::string narrow_stack(const Roster& roster) {
  for (const Train& train : roster.trains)
    if (train.tracks == std::vector<Track>{Track::Narrow}) return train.stack;
  return {};
}

Drawing track_sign(Track kind, const Theme& theme, Size size) {
  constexpr double halo = 0.5;
  const double across = kind == Track::Thin ? 1.3 : 2.6;
  Drawing sign;
  const auto bar = [&](double from, double to, double width, Rgb ink) {
    fill(sign, rectangle({from, (size.height - width) / 2, to - from, width}), ink);
  };
  bar(0, size.width, across + 2 * halo, edge_ink(theme));
  if (kind != Track::Narrow) bar(0, size.width, across, track_ink(theme));
  constexpr double pace = 2.25;
  for (double x = 0; x + pace / 2 < size.width; x += pace) {
    if (kind == Track::Narrow) bar(x + 0.3, std::min(x + pace - 0.3, size.width), across, track_ink(theme));
    if (kind == Track::Dual) bar(x + 0.6, x + 1.7, across * 0.28, edge_ink(theme));
  }
  return sign;
}

// Draws a planned line, dashed as on the map.
Drawing future_sign(const Theme& theme, Size size) {
  Drawing sign;
  stroke(sign, Outline{}.move({0.9, size.height / 2}).line({size.width - 0.9, size.height / 2}),
         {.colour = theme.colour("track.future"), .width = 1.7, .dashes = {2, 1.2}});
  return sign;
}

// Returns whether any lay is restricted to main lines.
bool has_main_lines(const Rules& rules) {
  return std::ranges::any_of(rules.operating.lays.kinds, [](const auto& kind) {
    return std::ranges::any_of(kind.second, [](const LayRule& lay) {
      return lay.only && lay.only->value == rule::LayCondition::MainLine;
    });
  });
}

// Draws a circle at the end of a thin line.
Drawing port_sign(const Theme& theme, Size size) {
  Drawing sign = track_sign(Track::Thin, theme, {size.width - 2, size.height});
  const double radius = size.height / 2 - 0.3;
  const Point at{size.width - radius - 0.2, size.height / 2};
  fill(sign, circle(at, radius), track_ink(theme));
  fill(sign, circle(at, radius - 0.3), edge_ink(theme));
  return sign;
}

// Returns an icon that is on every one of these hexes.
std::optional<std::string> icon_of_all(const Map& map, const std::vector<std::vector<Ref>>& crossings) {
  std::vector<const Hex*> hexes;
  for (const std::vector<Ref>& crossing : crossings)
    for (const Ref& ref : crossing)
      if (const Hex* hex = map.find(ref.value)) hexes.push_back(hex);
  if (hexes.empty()) return std::nullopt;
  for (const Icon& icon : hexes.front()->tile.icons) {
    const auto has_it = [&](const Hex* hex) {
      return std::ranges::find(hex->tile.icons, icon.image, &Icon::image) != hex->tile.icons.end();
    };
    if (has_icon(icon.image) && std::ranges::all_of(hexes, has_it)) return icon.image;
  }
  return std::nullopt;
}

}  // namespace

std::vector<LegendEntry> track_legend(const ComponentContext& context, Size size) {
  const Title& title = context.title;
  std::vector<LegendEntry> entries;
  if (has_track(title.map, Track::Narrow)) {
    const std::string stack = narrow_stack(title.roster);
    entries.push_back({track_sign(Track::Narrow, context.theme, size),
                       stack.empty() ? "Narrow track" : fmt::format("Sea lane: only {}s run on it", stack)});
  }
  if (has_track(title.map, Track::Dual))
    entries.push_back({track_sign(Track::Dual, context.theme, size), "Dual track"});
  if (has_track(title.map, Track::Future))
    entries.push_back({future_sign(context.theme, size), has_main_lines(title.rules)
                                                             ? "Main line: improved by its first track"
                                                             : "Line to be built"});
  if (const auto& ports = title.runs.stand_ins; !ports.empty() && !ports.front().stack.empty())
    entries.push_back({port_sign(context.theme, size),
                       fmt::format("Port: a token here opens the city to {}s", ports.front().stack)});
  if (const auto& passage = title.runs.passage)
    if (const auto image = icon_of_all(title.map, passage->crossings)) {
      const double side = size.height - 0.4;
      entries.push_back({icon(*image, {(size.width - side) / 2, 0.2, side, side}, context.theme),
                         fmt::format("Crossing: a train needs a {}", passage->stack)});
    }
  return entries;
}

}  // namespace trackwright
