#include "engine/run/used_track.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "engine/run/in_force.h"
#include "engine/run/lanes.h"
#include "engine/run/track_link.h"

namespace trackwright {

namespace {

bool on_its_track(const RunCase& run, const Path& path) {
  return (unsigned{tracks_of(run.train)} >> static_cast<unsigned>(path.track) & 1U) != 0;
}

bool use_town_arm(const StatedPath& stated, const PathStep& step, const Path& path, UsedTrack& used) {
  bool fresh = true;
  for (const auto& [end, other, lane] :
       {std::tuple(path.a, path.b, path.a_lane), std::tuple(path.b, path.a, path.b_lane)}) {
    if (end.kind != End::Kind::Stop || !other.is_edge()) continue;
    const auto edge = town_edge(stated.tile_of(step), end.index);
    if (edge && Edge(other.index) != *edge)
      fresh = used.pieces.emplace(2, step.hex, end.index, lane.index).second && fresh;
  }
  return fresh;
}

std::string take_pieces(const RunCase& run, const StatedPath& stated, UsedTrack& used) {
  std::set<std::uint32_t> junctions;
  for (const PathStep& step : stated.steps()) {
    const Path& path = stated.path_of(step);
    if (!on_its_track(run, path))
      return fmt::format("`{}`: this train cannot run on this kind of track", step.text);
    bool fresh = true;
    for (const auto& [end, lane] : {std::pair(path.a, path.a_lane), std::pair(path.b, path.b_lane)})
      if (end.is_edge()) fresh = used.pieces.emplace(0, step.hex, end.index, lane.index).second && fresh;
    const auto inside = [&](End end) {
      return end.kind == End::Kind::Stop || (run.rules.free_junctions && end.kind == End::Kind::Junction);
    };
    if (inside(path.a) && inside(path.b))
      fresh = used.pieces.emplace(1, step.hex, step.path, 0).second && fresh;
    fresh = use_town_arm(stated, step, path, used) && fresh;
    if (fresh && !run.rules.free_junctions && stated.to(step).kind == End::Kind::Junction &&
        !junctions.insert(step.hex).second)
      return fmt::format("`{}`: the run passes the junction of {} twice", step.text, stated.hex_of(step).id);
    if (!fresh) return fmt::format("`{}`: the run uses this track twice", step.text);
  }
  return {};
}

// Counts a crossing each time a run enters it, whether it has one hex or several in a row.
std::string use_passages(const RunCase& run, const StatedPath& stated, UsedTrack& used) {
  if (!run.rules.passage) return {};
  std::optional<std::size_t> before;
  for (const PathStep& step : stated.steps()) {
    const auto here = crossing_at(run.rules, stated.hex_of(step).id, stated.path_of(step));
    if (here && here != before) ++used.passages;
    before = here;
  }
  if (used.passages > 0 && !takes_cards(run.rules, run.train))
    return fmt::format("a {}-train cannot use a {}", run.train.name.value, run.rules.passage->name);
  return too_many_passages(run.rules, run.position, used.passages);
}

std::string terminals(const StatedPath& stated) {
  const auto& steps = stated.steps();
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (stated.path_of(steps[i]).terminal != 0 && i != 0 && i + 1 != steps.size())
      return fmt::format("`{}` is terminal track: a run begins or ends there", steps[i].text);
  return {};
}

}  // namespace

std::string too_many_passages(const RunRules& rules, const Position& position, int used) {
  const int passes = passes_of(rules, position);
  if (used <= passes) return {};
  return fmt::format("{} crossings ({}) need the same number of cards, but the company has {}", used,
                     rules.passage->name, passes);
}

std::string use_track(const RunCase& run, const StatedPath& stated, UsedTrack& used) {
  if (std::string refusal = take_pieces(run, stated, used); !refusal.empty()) return refusal;
  if (std::string refusal = use_passages(run, stated, used); !refusal.empty()) return refusal;
  return terminals(stated);
}

}  // namespace trackwright
