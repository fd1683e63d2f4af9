#include "designer/compare/phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "engine/base/words.h"

namespace trackwright {

std::string joined_or_dash(const std::vector<std::string>& pieces, std::string_view joint) {
  return pieces.empty() ? "-" : joined(pieces, joint);
}

std::string revenue_phrase(const Revenue& revenue) {
  if (revenue.steps.empty()) return std::to_string(revenue.flat);
  std::vector<std::string> steps;
  for (const RevenueEntry& step : revenue.steps) steps.push_back(fmt::format("{} {}", step.key, step.value));
  return joined_or_dash(steps);
}

std::string revenues_phrase(const Tile& tile) {
  std::vector<std::string> values;
  for (const Stop& stop : tile.stops) values.push_back(revenue_phrase(stop.revenue));
  std::ranges::sort(values);
  return joined_or_dash(values, " + ");
}

namespace {

std::string stop_phrase(const Stop& stop) {
  if (stop.halt) return "halt";
  const std::string noun(stop_noun(stop.kind));
  return stop.kind == StopKind::City && stop.slots != 1 ? fmt::format("{} of {}", noun, stop.slots) : noun;
}

// The edges connected to a stop.
std::string edges_phrase(const Tile& tile, std::size_t stop) {
  std::vector<int> edges;
  for (const Path& path : tile.paths)
    for (const auto& [end, other] : {std::pair(path.a, path.b), std::pair(path.b, path.a)})
      if (end.kind == End::Kind::Stop && end.index == stop && other.is_edge()) edges.push_back(other.index);
  std::ranges::sort(edges);
  std::string text;
  for (const int edge : edges) text += fmt::format(" {}", edge);
  return text.empty() ? text : " on" + text;
}

}  // namespace

std::string track_phrase(const Tile& tile) {
  std::vector<std::string> pieces;
  for (std::size_t i = 0; i < tile.stops.size(); ++i)
    pieces.push_back(stop_phrase(tile.stops[i]) + edges_phrase(tile, i));
  std::ranges::sort(pieces);
  std::vector<std::string> through;
  for (const Path& path : tile.paths)
    if (path.track != Track::Future && path.a.kind != End::Kind::Stop && path.b.kind != End::Kind::Stop)
      through.push_back(fmt::format("{}-{}", std::min(end_name(tile, path.a), end_name(tile, path.b)),
                                    std::max(end_name(tile, path.a), end_name(tile, path.b))));
  std::ranges::sort(through);
  if (!through.empty()) pieces.push_back("track " + joined_or_dash(through, " "));
  return pieces.empty() ? "none" : joined_or_dash(pieces);
}

std::string groups_phrase(const Tile& tile) {
  std::vector<std::string> stops;
  for (const Stop& stop : tile.stops) {
    std::vector<std::string> words = stop.groups;
    std::ranges::sort(words);
    if (stop.visit_cost != 1) words.push_back(fmt::format("counts as {}", counted(stop.visit_cost, "stop")));
    if (!words.empty()) stops.push_back(joined(words, "/"));
  }
  std::ranges::sort(stops);
  return joined_or_dash(stops);
}

std::string labels_phrase(const Tile& tile) {
  std::vector<std::string> labels = tile.labels;
  if (tile.future_label) {
    const auto& [label, colour] = *tile.future_label;
    labels.push_back(fmt::format("{} from {} on", label.empty() ? "none" : label, colour));
  }
  std::ranges::sort(labels);
  return joined_or_dash(labels);
}

std::string terrain_phrase(const Tile& tile) {
  int cost = 0;
  std::vector<std::string> kinds;
  for (const Terrain& terrain : tile.terrain) {
    cost += terrain.cost;
    kinds.insert(kinds.end(), terrain.kinds.begin(), terrain.kinds.end());
  }
  std::ranges::sort(kinds);
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  if (cost == 0 && kinds.empty()) return "none";
  std::string text = std::to_string(cost);
  for (const std::string& kind : kinds) text += ' ' + kind;
  return text;
}

std::string colour_phrase(const Tile& tile) {
  std::string text(word_of(tile.colour));
  if (tile.stripes) text += fmt::format("/{}", word_of(*tile.stripes));
  return text;
}

namespace {

std::string allowance_phrase(const Allowance& row) {
  std::vector<std::string> kinds;
  for (const StopKind kind : row.kinds) kinds.emplace_back(stop_noun(kind));
  std::ranges::sort(kinds);
  const auto number = [](int n) { return n >= 99 ? std::string("any") : std::to_string(n); };
  std::string text = fmt::format("{} {}", number(row.pay), joined_or_dash(kinds, "/"));
  if (row.visit != row.pay) text += fmt::format(" of {}", number(row.visit));
  if (row.multiplier != 1) text += fmt::format(" x{}", row.multiplier);
  return text;
}

}  // namespace

std::string reach_phrase(const Reach& reach) {
  std::vector<std::string> pieces;
  if (reach.unlimited) pieces.emplace_back("unlimited");
  if (reach.hexes > 0) pieces.push_back(fmt::format("{} hexes", reach.hexes));
  for (const Allowance& row : reach.rows) pieces.push_back(allowance_phrase(row));
  std::ranges::sort(pieces);
  if (reach.stops > 0)
    pieces.insert(pieces.begin(), counted(reach.stops, "stop") + (reach.rows.empty() ? "" : " in all"));
  std::string text = joined_or_dash(pieces, " + ");
  if (reach.multiplier != 1) text += fmt::format(", x{}", reach.multiplier);
  if (reach.doubles_own) text += ", own tokens double";
  return text;
}

std::string certificates_phrase(const std::vector<Certificate>& certificates) {
  std::map<int, int> others;
  std::vector<std::string> pieces;
  for (const Certificate& certificate : certificates) {
    if (certificate.percent.value == 0) continue;  // issued when the company converts
    if (certificate.president && certificate.count.value == 1)
      pieces.push_back(fmt::format("{} (president)", certificate.percent.value));
    else
      others[-certificate.percent.value] += certificate.count.value;
  }
  for (const auto& [percent, count] : others) pieces.push_back(fmt::format("{} x {}", count, -percent));
  return joined_or_dash(pieces);
}

std::string costs_phrase(const std::vector<Placed<int>>& costs) {
  std::vector<std::string> pieces;
  for (const auto& cost : costs) pieces.push_back(std::to_string(cost.value));
  return joined_or_dash(pieces);
}

std::string refs_phrase(const std::vector<Ref>& refs) {
  std::vector<std::string> pieces;
  for (const Ref& ref : refs) pieces.push_back(ref.value);
  std::ranges::sort(pieces);
  return joined_or_dash(pieces);
}

std::string count_phrase(const std::optional<int>& count) {
  return count ? std::to_string(*count) : std::string("unlimited");
}

}  // namespace trackwright
