#include "engine/title/map.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace trackwright {

namespace {

bool reads_before(const Layout& layout, Coordinate a, Coordinate b) {
  // Row by row on pointy maps, column by column on flat ones, so that neighbours in a line stay together.
  if (layout.orientation == Orientation::Flat) return a < b;
  return std::pair(a.y, a.x) < std::pair(b.y, b.x);
}

bool shuts(const Hex& hex, Edge edge) {
  return std::ranges::any_of(hex.tile.borders, [edge](const Border& border) {
    return border.edge == edge && border.kind == BorderKind::Impassable;
  });
}

}  // namespace

Map::Map(Layout layout, std::vector<Hex> hexes, std::vector<HexSide> sides, std::vector<Panel> panels)
    : layout_(layout), hexes_(std::move(hexes)), sides_(std::move(sides)), panels_(std::move(panels)) {
  std::ranges::stable_sort(hexes_,
                           [&](const Hex& a, const Hex& b) { return reads_before(layout_, a.at, b.at); });
  by_id_.resize(hexes_.size());
  std::iota(by_id_.begin(), by_id_.end(), 0U);
  std::ranges::stable_sort(by_id_, {},
                           [this](std::uint32_t hex) -> const std::string& { return hexes_[hex].id; });
  beyond_.reserve(hexes_.size());
  for (const Hex& hex : hexes_) {
    auto& sides_of_hex = beyond_.emplace_back();
    for (const Edge edge : all_edges) {
      const Hex* there = neighbour(hex, edge);
      const bool open = there != nullptr && !impassable(hex, edge);
      sides_of_hex.at(static_cast<std::size_t>(edge.index())) =
          open ? static_cast<std::uint32_t>(there - hexes_.data()) : none;
    }
  }
}

const Hex* Map::find(Coordinate c) const {
  const auto before = [this](const Hex& hex, Coordinate at) { return reads_before(layout_, hex.at, at); };
  const auto it = std::lower_bound(hexes_.begin(), hexes_.end(), c, before);
  return it == hexes_.end() || it->at != c ? nullptr : &*it;
}

const Hex* Map::find(std::string_view id) const {
  const auto named = std::ranges::lower_bound(
      by_id_, id, {}, [this](std::uint32_t hex) { return std::string_view(hexes_[hex].id); });
  if (named != by_id_.end() && hexes_[*named].id == id) return &hexes_[*named];
  // The coordinate may be written in another way than it is printed.
  const auto coordinate = parse_coordinate(layout_, id);
  return coordinate ? find(*coordinate) : nullptr;
}

const Hex* Map::neighbour(const Hex& hex, Edge edge) const {
  return find(trackwright::neighbour(hex.at, edge, layout_.orientation));
}

std::vector<Border> Map::borders(const Hex& hex, Edge edge) const {
  std::vector<Border> found;
  for (const Border& border : hex.tile.borders)
    if (border.edge == edge) found.push_back(border);
  const Coordinate other = trackwright::neighbour(hex.at, edge, layout_.orientation);
  for (const HexSide& side : sides_) {
    const bool from_here = side.a == hex.at && side.edge == edge;
    const bool from_there = side.a == other && side.edge == edge.opposite();
    if (from_here || from_there) found.push_back({edge, side.kind, side.cost, side.colour});
  }
  return found;
}

bool Map::impassable(const Hex& hex, Edge edge) const {
  if (shuts(hex, edge)) return true;
  const Coordinate there = trackwright::neighbour(hex.at, edge, layout_.orientation);
  const auto is_shut = [&](const HexSide& side) {
    return side.kind == BorderKind::Impassable &&
           ((side.a == hex.at && side.edge == edge) || (side.a == there && side.edge == edge.opposite()));
  };
  if (std::ranges::any_of(sides_, is_shut)) return true;
  const Hex* other = find(there);
  return other != nullptr && shuts(*other, edge.opposite());
}

}  // namespace trackwright
