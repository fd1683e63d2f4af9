#include "render/landscape/beyond.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "render/landscape/ground_plan.h"

namespace trackwright {

namespace {

// The weight of a hex at the rim as evidence for sea beyond it; negative values are for land.
namespace says {
constexpr double water_hex = 3;
constexpr double port = 2.5;
constexpr double lake = 2;
constexpr double closed_side = 1.5;
constexpr double wet = 0.6;
constexpr double plain = -0.5;
constexpr double mountain = -2;
constexpr double station_beyond = -2;
}  // namespace says

bool is_port(const std::string& word) {
  return word.find("port") != std::string::npos || word.find("anchor") != std::string::npos ||
         word.find("harbor") != std::string::npos || word.find("harbour") != std::string::npos ||
         word == "coast";
}

bool has_port(const Hex& hex) {
  return std::ranges::any_of(hex.tile.icons, [](const Icon& icon) { return is_port(icon.image); }) ||
         std::ranges::any_of(hex.kinds, is_port);
}

bool has_closed_sea_side(const Map& map, const Hex& hex) {
  return std::ranges::any_of(all_edges, [&](Edge edge) {
    return std::ranges::any_of(map.borders(hex, edge), [](const Border& border) {
      return border.kind == BorderKind::Impassable && border.colour == "blue";
    });
  });
}

double word_of(const Map& map, const Hex& hex) {
  if (hex.tile.colour == Colour::Blue) return says::water_hex;
  if (has_port(hex)) return says::port;
  if (hex.tile.colour == Colour::Red) return says::station_beyond;
  if (has_terrain(hex, {"lake", "sea"})) return says::lake;
  if (has_closed_sea_side(map, hex)) return says::closed_side;
  if (has_terrain(hex, {"mountain", "hill"})) return says::mountain;
  if (has_terrain(hex, {"water", "swamp", "marsh"})) return says::wet;
  return says::plain;
}

struct Witness {
  Coordinate at;
  double word = 0;
};

std::vector<Witness> witnesses(const Map& map) {
  std::vector<Witness> at_rim;
  for (const Hex& hex : map.hexes())
    if (std::ranges::any_of(all_edges, [&](Edge edge) { return map.neighbour(hex, edge) == nullptr; }))
      at_rim.push_back({hex.at, word_of(map, hex)});
  return at_rim;
}

// Weights decrease with the fourth power of the distance, so the nearest hexes dominate.
bool sea_at(Coordinate at, const std::vector<Witness>& witnesses, Orientation orientation) {
  double sum = 0;
  for (const Witness& witness : witnesses) {
    const double d = std::max(1, distance(at, witness.at, orientation));
    sum += witness.word / (d * d * d * d);
  }
  return sum > 0;
}

std::vector<Coordinate> joined_with(Coordinate start, const Grounds& grounds, Orientation orientation,
                                    std::set<Coordinate>& seen) {
  std::vector<Coordinate> joined{start};
  seen.insert(start);
  for (std::size_t i = 0; i < joined.size(); ++i)
    for (const Edge edge : all_edges) {
      const Coordinate next = neighbour(joined[i], edge, orientation);
      const auto found = grounds.find(next);
      if (found == grounds.end() || found->second != grounds.at(start) || !seen.insert(next).second) continue;
      joined.push_back(next);
    }
  return joined;
}

// Returns the visible area of the patch, in hexes.
double seen_of(const std::vector<Coordinate>& patch, const Hexagon& hexagon, Point origin, Box field) {
  double seen = 0;
  for (const Coordinate c : patch) {
    const Box hex = moved(hexagon.box(), hexagon.centre_of(c) + origin);
    const Box part = intersection(hex, field);
    seen += part.width * part.height / (hex.width * hex.height);
  }
  return seen;
}

// Single hexes of one kind outside the map are chance, and so is a sea of which the frame leaves no more:
// converts them to the kind around them.
void take_away_specks(const Map& map, const Hexagon& hexagon, Point origin, Box field, Grounds& grounds) {
  constexpr std::size_t speck = 2;
  std::set<Coordinate> seen;
  const Grounds before = grounds;
  for (const auto& [at, ground] : before) {
    if (seen.contains(at)) continue;
    const std::vector<Coordinate> patch = joined_with(at, before, map.layout().orientation, seen);
    const auto on_map = [&](Coordinate c) { return map.find(c) != nullptr; };
    const bool small =
        patch.size() <= speck || (ground == Ground::Sea && seen_of(patch, hexagon, origin, field) <= speck);
    if (!small || std::ranges::any_of(patch, on_map)) continue;
    for (const Coordinate c : patch) grounds[c] = ground == Ground::Sea ? Ground::Land : Ground::Sea;
  }
}

}  // namespace

Grounds grounds(const Map& map, const Hexagon& hexagon, Point origin, Box box) {
  Grounds all;
  if (map.hexes().empty()) return all;
  const std::vector<Witness> at_rim = witnesses(map);
  const bool any_sea = std::ranges::any_of(at_rim, [](const Witness& w) { return w.word > says::wet; });
  const Point step = hexagon.centre_of({2, 2}) * 0.5;
  const auto steps = [](double length, double by) { return static_cast<int>(std::floor(length / by)); };
  const Coordinate first = map.hexes().front().at;
  const int parity = (first.x + first.y) & 1;
  for (int y = steps(box.y - origin.y, step.y); y <= steps(box.bottom() - origin.y, step.y) + 1; ++y)
    for (int x = steps(box.x - origin.x, step.x); x <= steps(box.right() - origin.x, step.x) + 1; ++x) {
      if (((x + y) & 1) != parity) continue;
      const Hex* hex = map.find(Coordinate{x, y});
      const bool sea = hex != nullptr ? hex->tile.colour == Colour::Blue
                                      : any_sea && sea_at({x, y}, at_rim, map.layout().orientation);
      all[{x, y}] = sea ? Ground::Sea : Ground::Land;
    }
  take_away_specks(map, hexagon, origin, grown(box, -hexagon.size()), all);
  return all;
}

}  // namespace trackwright
