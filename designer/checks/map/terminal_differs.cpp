#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Whether track at the stop lets a run go on.
bool goes_on(const Hex& hex, std::size_t stop) {
  if (hex.tile.stops[stop].kind == StopKind::OffBoard) return false;
  return std::ranges::any_of(hex.tile.paths, [&](const Path& path) {
    const auto is_stop = [&](const End& end) { return end.kind == End::Kind::Stop && end.index == stop; };
    return (is_stop(path.a) || is_stop(path.b)) && path.terminal == 0;
  });
}

// Reports a stop where a single piece of track goes on and the others end.
void report_single_paths(const Hex& hex, Report& report) {
  for (std::size_t i = 0; i < hex.tile.stops.size(); ++i) {
    std::size_t ending = 0;
    std::size_t going_on = 0;
    for (const Path& path : hex.tile.paths) {
      const auto is_stop = [&](const End& end) { return end.kind == End::Kind::Stop && end.index == i; };
      if (is_stop(path.a) || is_stop(path.b)) ++(path.terminal != 0 ? ending : going_on);
    }
    if (ending >= 1 && going_on == 1)
      report(hex.code_place, hex.id,
             fmt::format("only one of the {} at the stop in {} lets a run continue",
                         counted(ending + going_on, "piece of track", "pieces of track"), hex_words(hex)),
             "add `terminal:1` to this piece");
  }
}

}  // namespace

void map_terminal_differs(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes) report_single_paths(*hex.hex, report);
  std::map<std::string, std::pair<std::vector<const Hex*>, int>> groups;  // those that go on; count of others
  for (const HexFacts& hex : facts.hexes)
    for (std::size_t i = 0; i < hex.hex->tile.stops.size(); ++i)
      for (const std::string& group : hex.hex->tile.stops[i].groups)
        if (goes_on(*hex.hex, i))
          groups[group].first.push_back(hex.hex);
        else
          ++groups[group].second;
  for (const auto& [group, members] : groups) {
    if (members.first.size() != 1 || members.second < 2) continue;
    const Hex& hex = *members.first.front();
    report(hex.code_place, hex.id,
           fmt::format("a run may pass through {}, but not through any other stop of the group {}",
                       hex_words(hex), group),
           "add `terminal:1` to its track");
  }
}

}  // namespace trackwright::checks
