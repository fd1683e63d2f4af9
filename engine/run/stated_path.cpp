#include "engine/run/stated_path.h"

#include <fmt/format.h>

#include <string_view>

#include "engine/run/network.h"
#include "engine/run/track_link.h"

namespace trackwright {

const Tile& StatedPath::tile_of(const PathStep& step) const {
  return tile_at(position_, hex_of(step));
}

std::optional<PathStep> StatedPath::find_piece(const Hex& hex, const std::string& text) const {
  const auto number = static_cast<std::uint32_t>(&hex - map_.hexes().data());
  const Tile& tile = tile_at(position_, hex);
  for (std::size_t i = 0; i < tile.paths.size(); ++i) {
    if (tile.paths[i].track == Track::Future) continue;
    const auto p = static_cast<std::uint16_t>(i);
    for (const bool reversed : {false, true})
      if (piece_text(map_, position_, {number, p}, reversed) == text) return PathStep{number, p, false, text};
  }
  return std::nullopt;
}

bool StatedPath::joins(const PathStep& a, const PathStep& b) const {
  const End out = to(a);
  const End in = from(b);
  if (out.kind != in.kind) return false;
  if (!out.is_edge()) return a.hex == b.hex && out == in;
  const Edge edge(out.index);
  const Hex* next = map_.neighbour(hex_of(a), edge);
  return next == &hex_of(b) && Edge(in.index) == edge.opposite() && !map_.impassable(hex_of(a), edge) &&
         lanes_face(to_lane(a), from_lane(b)) && gauges_fit(path_of(a).track, path_of(b).track);
}

std::string StatedPath::find_pieces(const std::vector<std::string>& pieces) {
  if (pieces.empty()) return "the run has no path";
  for (const std::string& text : pieces) {
    const auto colon = text.find(':');
    const auto dash = text.find('-', colon == std::string::npos ? 0 : colon);
    if (colon == std::string::npos || dash == std::string::npos)
      return fmt::format("`{}` is not a piece of track: expected hex, colon, two ends, such as G12:3-c0",
                         text);
    const Hex* hex = map_.find(std::string_view(text).substr(0, colon));
    if (hex == nullptr) return fmt::format("`{}`: the map has no such hex", text);
    const auto piece = find_piece(*hex, text);
    if (!piece) return fmt::format("`{}`: the tile there has no such track", text);
    steps_.push_back(*piece);
  }
  return {};
}

// Finds the direction of travel of each piece. Only the first piece can have either direction; a loop through
// one hex may need the second try.
std::string StatedPath::connect() {
  std::string refusal;
  for (const bool reversed : {false, true}) {
    steps_.front().reversed = reversed;
    refusal = chain();
    if (refusal.empty()) break;
  }
  if (!refusal.empty()) return refusal;
  if (from(steps_.front()).kind != End::Kind::Stop || to(steps_.back()).kind != End::Kind::Stop)
    return "the run does not begin and end at a stop";
  return {};
}

std::string StatedPath::chain() {
  for (std::size_t i = 1; i < steps_.size(); ++i) {
    steps_[i].reversed = false;
    if (joins(steps_[i - 1], steps_[i])) continue;
    steps_[i].reversed = true;
    if (!joins(steps_[i - 1], steps_[i]))
      return fmt::format("`{}` does not continue `{}`", steps_[i].text, steps_[i - 1].text);
  }
  return {};
}

std::string StatedPath::find(const std::vector<std::string>& pieces) {
  std::string refusal = find_pieces(pieces);
  return refusal.empty() ? connect() : refusal;
}

}  // namespace trackwright
