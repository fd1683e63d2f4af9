#include "designer/studio/edit_map.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "designer/format/title/map_file.h"
#include "engine/tile/language.h"

namespace trackwright {

namespace {

// The hexes and sides of a map during a change.
class MapInWork {
 public:
  explicit MapInWork(const Title& title)
      : hexes(title.map.hexes()), sides(title.map.sides()), title_(title) {}

  Hex* find(const std::string& id) {
    const auto found = std::ranges::find(hexes, id, &Hex::id);
    return found == hexes.end() ? nullptr : &*found;
  }

  Title finished() {
    Title changed = title_;
    changed.map = Map(title_.map.layout(), std::move(hexes), std::move(sides), title_.map.panels());
    changed.map.notes = title_.map.notes;
    changed.map.art = title_.map.art;
    changed.map.art_place = title_.map.art_place;
    return changed;
  }

  std::vector<Hex> hexes;
  std::vector<HexSide> sides;

 private:
  const Title& title_;
};

tl::unexpected<std::string> no_such(const std::string& hex) {
  return unexpected(fmt::format("there is no hex {} on the map", hex.empty() ? "without a name" : hex));
}

void exchange_hexes(Station& station, const std::string& a, const std::string& b) {
  if (station.hex.value == a)
    station.hex.value = b;
  else if (station.hex.value == b)
    station.hex.value = a;
}

bool is_side(const HexSide& side, Coordinate hex, Coordinate beyond, Orientation orientation) {
  const Coordinate other = neighbour(side.a, side.edge, orientation);
  return (side.a == hex && other == beyond) || (side.a == beyond && other == hex);
}

// Inserts a side after its equals, so that the file states them together.
void put_side(std::vector<HexSide>& sides, HexSide side) {
  const auto alike = [&](const HexSide& one) {
    return one.kind == side.kind && one.cost == side.cost && one.colour == side.colour;
  };
  const auto last = std::ranges::find_if(sides.rbegin(), sides.rend(), alike);
  sides.insert(last == sides.rend() ? sides.end() : last.base(), std::move(side));
}

}  // namespace

EditedTitle with_places_exchanged(const Title& title, const std::string& from, const std::string& to) {
  MapInWork map(title);
  Hex* a = map.find(from);
  Hex* b = map.find(to);
  if (a == nullptr) return no_such(from);
  if (b == nullptr) return no_such(to);
  std::swap(a->name, b->name);
  std::swap(a->tile, b->tile);
  std::swap(a->rotation, b->rotation);
  std::swap(a->preprint, b->preprint);
  std::swap(a->fixed, b->fixed);
  std::swap(a->kinds, b->kinds);
  if (a->preprint.empty() && b->preprint.empty()) {  // a printed tile is one piece
    std::swap(a->tile.terrain, b->tile.terrain);
    std::swap(a->tile.borders, b->tile.borders);
    std::swap(a->tile.partitions, b->tile.partitions);
  }
  Title changed = map.finished();
  for (Company& company : changed.companies.companies) {
    for (Station& home : company.homes) exchange_hexes(home, from, to);
    if (company.destination) exchange_hexes(*company.destination, from, to);
  }
  for (NeutralStation& station : changed.companies.neutral_stations) exchange_hexes(station.at, from, to);
  return changed;
}

EditedTitle with_terrain(const Title& title, const std::vector<std::string>& hexes,
                         const std::string& terrain) {
  const auto said = parse_tile(terrain, Colour::White);
  if (!said) return unexpected(said_of(said.error()));
  Tile plain;
  plain.terrain = said->terrain;
  if (!(*said == plain)) return unexpected(fmt::format("`{}` contains more than terrain", terrain));
  MapInWork map(title);
  for (const std::string& id : hexes) {
    Hex* hex = map.find(id);
    if (hex == nullptr) return no_such(id);
    if (!hex->preprint.empty())
      return unexpected(
          fmt::format("{} is printed as tile {}, which has its own terrain", id, hex->preprint));
    hex->tile.terrain = plain.terrain;
  }
  return map.finished();
}

EditedTitle with_side(const Title& title, const SideChange& change) {
  MapInWork map(title);
  Hex* hex = map.find(change.hex);
  if (hex == nullptr) return no_such(change.hex);
  const Hex* next = title.map.neighbour(*hex, change.edge);
  if (next == nullptr)
    return unexpected(fmt::format("there is no hex beyond edge {} of {}", change.edge.index(), change.hex));
  Hex* beyond = map.find(next->id);
  const Orientation orientation = title.map.layout().orientation;
  const auto here = [&](const HexSide& side) { return is_side(side, hex->at, beyond->at, orientation); };
  const bool said = std::ranges::any_of(map.sides, [&](const HexSide& side) {
    return here(side) && change.kind == side.kind && change.cost == side.cost && change.colour == side.colour;
  });
  if (said) return title;
  std::erase_if(map.sides, here);
  std::erase_if(hex->tile.borders, [&](const Border& border) { return border.edge == change.edge; });
  std::erase_if(beyond->tile.borders,
                [&](const Border& border) { return border.edge == change.edge.opposite(); });
  if (change.kind) put_side(map.sides, {hex->at, change.edge, *change.kind, change.cost, change.colour, {}});
  return map.finished();
}

EditedTitle with_hex(const Title& title, const HexChange& change) {
  MapInWork map(title);
  Hex* hex = map.find(change.hex);
  if (hex == nullptr) return no_such(change.hex);
  auto tile = parse_tile(change.code, change.colour);
  if (!tile) return unexpected(said_of(tile.error()));
  hex->name = change.name;
  if (*tile == hex->tile) return map.finished();
  const bool usual = hex->fixed == fixed_by_colour(hex->tile.colour);
  hex->preprint.clear();
  hex->tile = std::move(*tile);
  if (usual) hex->fixed = fixed_by_colour(change.colour);
  return map.finished();
}

EditedTitle with_new_hex(const Title& title, const std::string& id) {
  MapInWork map(title);
  const auto at = parse_coordinate(title.map.layout(), id);
  if (!at) return unexpected(at.error());
  if (map.find(coordinate_name(title.map.layout(), *at)) != nullptr)
    return unexpected(fmt::format("{} is already on the map", id));
  const auto parity = [](Coordinate c) { return (c.x + c.y) & 1; };
  if (!map.hexes.empty() && parity(map.hexes.front().at) != parity(*at))
    return unexpected(fmt::format("{} is between two hexes of this map", id));
  Hex hex;
  hex.at = *at;
  hex.id = coordinate_name(title.map.layout(), *at);
  map.hexes.push_back(std::move(hex));
  return map.finished();
}

EditedTitle without_hex(const Title& title, const std::string& id) {
  MapInWork map(title);
  const Hex* hex = map.find(id);
  if (hex == nullptr) return no_such(id);
  const Coordinate at = hex->at;
  const Orientation orientation = title.map.layout().orientation;
  std::erase_if(map.sides, [&](const HexSide& side) {
    return side.a == at || neighbour(side.a, side.edge, orientation) == at;
  });
  std::erase_if(map.hexes, [&](const Hex& one) { return one.at == at; });
  return map.finished();
}

}  // namespace trackwright
