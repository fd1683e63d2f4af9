#include "engine/title/map.h"

#include <algorithm>
#include <utility>

namespace trackwright {

namespace {

bool reads_before(const Layout& layout, const Hex& a, const Hex& b) {
  // Row by row for pointy maps, column by column for flat ones: neighbours in a line stay together.
  if (layout.orientation == Orientation::Flat) return a.at < b.at;
  return std::pair(a.at.y, a.at.x) < std::pair(b.at.y, b.at.x);
}

}  // namespace

Map::Map(Layout layout, std::vector<Hex> hexes, std::vector<HexSide> sides, std::vector<Panel> panels)
    : layout_(layout), hexes_(std::move(hexes)), sides_(std::move(sides)), panels_(std::move(panels)) {
  std::ranges::stable_sort(hexes_, [&](const Hex& a, const Hex& b) { return reads_before(layout_, a, b); });
  for (std::size_t i = 0; i < hexes_.size(); ++i) by_coordinate_.emplace(hexes_[i].at, i);
}

const Hex* Map::find(Coordinate c) const {
  const auto it = by_coordinate_.find(c);
  return it == by_coordinate_.end() ? nullptr : &hexes_[it->second];
}

const Hex* Map::find(std::string_view id) const {
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
  const auto blocks = [](const Border& border) { return border.kind == BorderKind::Impassable; };
  if (std::ranges::any_of(borders(hex, edge), blocks)) return true;
  const Hex* other = neighbour(hex, edge);
  return other != nullptr && std::ranges::any_of(borders(*other, edge.opposite()), blocks);
}

}  // namespace trackwright
