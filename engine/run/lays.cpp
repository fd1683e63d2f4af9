#include "engine/run/lays.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/run/lanes.h"
#include "engine/run/moment.h"
#include "engine/run/track_link.h"
#include "engine/tile/tile_facts.h"

namespace trackwright {

namespace {

// The edges and kinds of stop that a piece of track joins; at a junction, those of all its other track.
using Reached = std::set<std::pair<int, int>>;

std::pair<int, int> key_of(const Tile& tile, End end) {
  return end.is_edge() ? std::pair(0, static_cast<int>(end.index))
                       : std::pair(1, static_cast<int>(tile.stops[end.index].kind));
}

Reached joined_by(const Tile& tile, const Path& path) {
  Reached reached;
  for (const End& end : {path.a, path.b}) {
    if (end.kind != End::Kind::Junction) {
      reached.insert(key_of(tile, end));
      continue;
    }
    for (const Path& other : tile.paths)
      if (&other != &path && (other.a == end || other.b == end))
        for (const End& far : {other.a, other.b})
          if (far.kind != End::Kind::Junction) reached.insert(key_of(tile, far));
  }
  return reached;
}

bool carries(const Tile& old, const Path& before, const Tile& now, const Path& path) {
  const bool gauge =
      path.track == before.track ||
      (before.track == Track::Dual && (path.track == Track::Broad || path.track == Track::Narrow));
  return gauge && std::ranges::includes(joined_by(old, before), joined_by(now, path));
}

int most_value(const Revenue& revenue) {
  int most = revenue.flat;
  for (const RevenueEntry& entry : revenue.steps) most = std::max(most, entry.value);
  return most;
}

std::multiset<int> values_at(const Tile& tile, const Path& path) {
  std::multiset<int> values;
  for (const End& end : {path.a, path.b})
    if (end.kind == End::Kind::Stop) values.insert(most_value(tile.stops[end.index].revenue));
  return values;
}

// Whether the company gets track that the old tile lacked or, if semi-restrictive, that led to other values.
bool gives_new(const Connected& reach, std::uint32_t index, const Tile& old, const Tile& laid,
               TrackRule rule) {
  for (std::size_t p = 0; p < laid.paths.size(); ++p) {
    if (!reach.goes_over(index, p)) continue;
    const Path& path = laid.paths[p];
    const auto before =
        std::ranges::find_if(old.paths, [&](const Path& one) { return carries(old, one, laid, path); });
    if (before == old.paths.end()) return true;
    if (rule == TrackRule::SemiRestrictive && values_at(old, *before) != values_at(laid, path)) return true;
  }
  return false;
}

}  // namespace

AskedOfLay asked_of_lay(const UpgradeBook& book, const Position& position, std::uint32_t hex,
                        const std::string& tile, Rotation rotation, const ShownHexes* shown) {
  const Map& map = book.title().map;
  const TrackRule rule = book.title().upgrades.track.value_or(TrackRule::Permissive);
  const Tile& old = tile_at(position, map.hexes()[hex]);
  const Tile& now = book.tile(*book.find(tile));
  if (rule == TrackRule::Permissive || old.paths.empty() ||
      (rule == TrackRule::CityPermissive && has_stop(now, StopKind::City)) ||
      (rule == TrackRule::StationRestrictive && !now.stops.empty()))
    return {};
  const Tile laid = rotated(now, rotation);
  AskedOfLay asked;
  asked.reach = connected(map, position, position.entity,
                          {AsIfLaid{hex, &laid}, lanes_of(book.title().roster).sea, {}, shown});
  asked.given = gives_new(*asked.reach, hex, old, laid, rule);
  return asked;
}

namespace {

class Query {
 public:
  Query(const UpgradeBook& book, const Position& position)
      : book_(book),
        map_(book.title().map),
        position_(position),
        when_(time_of(book, position)),
        lying_(lying_exits(position)),
        left_(tiles_left(book.title(), position)),
        reach_(connected(map_, position, position.entity,
                         {{}, lanes_of(book.title().roster).sea, {}, nullptr})) {}

  Opportunities answer() {
    Opportunities found;
    found.complete = reach_.complete;
    for (std::uint32_t hex = 0; hex < map_.hexes().size(); ++hex) {
      if (reach_.edges[hex] == 0) continue;
      HexLays here{hex, lays(hex)};
      if (!here.lays.empty()) found.lays.push_back(std::move(here));
    }
    for (const auto& [hex, part] : reach_.stops)
      if (const auto city = free_city(hex, part)) found.tokens.push_back({hex, *city});
    return found;
  }

 private:
  std::vector<Lay> lays(std::uint32_t index) const {
    const Hex& hex = map_.hexes()[index];
    std::vector<PlacementVerdict> verdicts = placements(book_, hex, lying_on(position_, hex), when_, lying_);
    std::erase_if(verdicts,
                  [&](const PlacementVerdict& one) { return !one.legal || !can_be_laid(one.tile); });
    for (PlacementVerdict& one : verdicts)
      std::erase_if(one.rotations, [&](Rotation r) { return !reaches(index, one.tile, r); });
    std::erase_if(verdicts, [](const PlacementVerdict& one) { return one.rotations.empty(); });
    std::vector<Lay> lays;
    for (const PlacementVerdict& one : verdicts) {
      const auto is_there = [&](const std::string& tile) {
        return std::ranges::find(verdicts, tile, &PlacementVerdict::tile) != verdicts.end();
      };
      if (std::ranges::none_of(one.before, is_there))
        lays.push_back({one.tile, one.rotations, left_.at(one.tile), one.condition});
    }
    return lays;
  }

  // Whether a copy of the tile is left, in a colour of the phase.
  bool can_be_laid(const std::string& tile) const {
    const auto left = left_.find(tile);
    if (left == left_.end() || (left->second && *left->second <= 0)) return false;
    if (when_.phase != UpgradeTime::any || position_.tiles.empty()) return true;
    return std::ranges::find(position_.tiles, book_.form(*book_.find(tile)).colour) != position_.tiles.end();
  }

  bool reaches(std::uint32_t index, const std::string& tile, Rotation rotation) const {
    const std::size_t number = *book_.find(tile);
    return (turned_edges(book_.form(number).exits, rotation) & reach_.edges[index]) != 0 &&
           asked_of_lay(book_, position_, index, tile, rotation).given;
  }

  // The number of the city if the company may place a token there.
  std::optional<int> free_city(std::uint32_t index, std::uint8_t part) const {
    const Hex& hex = map_.hexes()[index];
    const Tile& tile = tile_at(position_, hex);
    if (tile.stops[part].kind != StopKind::City) return std::nullopt;
    const std::string node = end_name(tile, {End::Kind::Stop, part});
    const int city = std::stoi(node.substr(1));
    const auto tokens = position_.tokens.find(hex.id);
    int taken = 0;
    if (tokens != position_.tokens.end())
      for (const PlacedToken& token : tokens->second) {
        if (token.company == position_.entity) return std::nullopt;
        if (token.city == city && token.slot) ++taken;
      }
    return slots_of(hex, tile.stops[part], node) > taken + kept_for_others(hex, city) ? std::optional(city)
                                                                                      : std::nullopt;
  }

  int slots_of(const Hex& hex, const Stop& stop, const std::string& node) const {
    const auto changed = position_.overrides.find(hex.id);
    if (changed == position_.overrides.end()) return stop.slots;
    const auto there = changed->second.find(node);
    return there == changed->second.end() ? stop.slots : there->second.slots.value_or(stop.slots);
  }

  // Counts the slots for companies whose home it is and which have no token there yet.
  int kept_for_others(const Hex& hex, int city) const {
    int kept = 0;
    for (const Company& company : book_.title().companies.companies) {
      if (company.id.value == position_.entity || has_token_on(hex, company.id.value)) continue;
      kept += static_cast<int>(std::ranges::count_if(company.homes, [&](const Station& home) {
        return home.hex.value == hex.id && (!home.city || home.city->value == city);
      }));
    }
    return kept;
  }

  bool has_token_on(const Hex& hex, const std::string& company) const {
    const auto tokens = position_.tokens.find(hex.id);
    return tokens != position_.tokens.end() &&
           std::ranges::find(tokens->second, company, &PlacedToken::company) != tokens->second.end();
  }

  const UpgradeBook& book_;
  const Map& map_;
  const Position& position_;
  UpgradeTime when_;
  LyingExits lying_;
  std::map<std::string, std::optional<int>> left_;
  Connected reach_;
};

}  // namespace

std::map<std::string, std::optional<int>> tiles_left(const Title& title, const Position& position) {
  std::map<std::string, std::optional<int>> left;
  for (const ManifestEntry& entry : title.manifest) left[entry.id.value] = entry.count;
  for (const auto& [hex, laid] : position.laid)
    if (const auto there = left.find(laid.id); there != left.end() && there->second) --*there->second;
  return left;
}

namespace {

// Removes tokens of the company that are stations only for its runs: no lay begins there, and they do not
// prevent its stations.
Position for_lays(const Title& title, Position position) {
  for (auto& [hex, tokens] : position.tokens)
    std::erase_if(tokens, [&](const PlacedToken& token) {
      return token.company == position.entity && !token.slot && names(title.runs.stations, token.kind);
    });
  return position;
}

}  // namespace

Opportunities opportunities(const UpgradeBook& book, const Position& position) {
  if (book.title().runs.stations.empty()) return Query(book, position).answer();
  const Position stripped = for_lays(book.title(), position);
  return Query(book, stripped).answer();
}

}  // namespace trackwright
