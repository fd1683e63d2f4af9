// The map: hexes with their pre-printed tiles, barriers on hexsides, and the connections open to tile lays.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/place.h"
#include "engine/tile/hex.h"
#include "engine/tile/tile.h"

namespace trackwright {

struct Hex {
  Coordinate at;
  std::string id;    // the coordinate as printed: "F11"
  std::string name;  // name of the place: "Stockholm"; may be empty
  Tile tile;         // pre-printed state, already rotated by `rotation`
  Rotation rotation;
  // Number of the pre-printed tile (standard or own); empty if the title gives tile text.
  std::string preprint;
  bool fixed = false;              // never upgraded; gray, red and blue hexes are fixed by default
  std::vector<std::string> kinds;  // words of the title that rules refer to ("port", "mine")
  SaidAt place;                    // key of the hex
  SaidAt name_place;               // of the name; of the hex if it has no name
  SaidAt code_place;  // of the tile text or preprint number; offsets of tile errors are added to it
  SaidVerbatim code_verbatim;
  friend bool operator==(const Hex&, const Hex&) = default;
};

// A barrier or priced border between two hexes, stated once for both sides.
struct HexSide {
  Coordinate a;
  Edge edge;  // of hex a
  BorderKind kind = BorderKind::Impassable;
  std::optional<int> cost;
  std::string colour;
  SaidAt place;
  friend bool operator==(const HexSide&, const HexSide&) = default;
};

// Panels printed beside the hexes: title block, tables, notes. Positions are in doubled hex coordinates
// (fractions allowed), so that panels scale with the hexes.
struct Panel {
  std::string kind;  // title, players, phases, legend, text, rounds
  double x = 0;
  double y = 0;
  double width = 0;  // in doubled hex coordinates
  double height = 0;
  double rotation = 0;  // degrees clockwise
  std::string text;
  SaidAt place;
  friend bool operator==(const Panel&, const Panel&) = default;
};

class Map {
 public:
  Map() = default;
  Map(Layout, std::vector<Hex>, std::vector<HexSide>, std::vector<Panel>);

  const Layout& layout() const { return layout_; }
  const std::vector<Hex>& hexes() const { return hexes_; }  // ordered by row, then by column, as printed
  const std::vector<HexSide>& sides() const { return sides_; }
  const std::vector<Panel>& panels() const { return panels_; }

  // Returns nullptr if there is no such hex.
  const Hex* find(Coordinate) const;
  const Hex* find(std::string_view id) const;
  const Hex* neighbour(const Hex&, Edge) const;
  // The neighbour (index into hexes()) that track reaches over this side; none if there is no hex or the side
  // is impassable.
  static constexpr std::uint32_t none = 0xFFFFFFFF;
  std::uint32_t beyond(std::size_t hex, Edge edge) const {
    return beyond_[hex][static_cast<std::size_t>(edge.index())];
  }

  // The borders of one side of a hex: first those of the hex's own text, then those stated once for both
  // sides.
  std::vector<Border> borders(const Hex&, Edge) const;
  // Whether the side is impassable from either hex.
  bool impassable(const Hex&, Edge) const;

  friend bool operator==(const Map&, const Map&) = default;

  std::string notes;  // background art or free text, for the printer of the map
  std::string art;    // file in the art/ folder of the title, drawn under the hexes; may be empty
  SaidAt art_place;
  // Coordinates of hexes and sides whose spelling differs from the printed form: B04.
  std::vector<Placed<std::string>> respelt;

 private:
  Layout layout_;
  std::vector<Hex> hexes_;
  std::vector<HexSide> sides_;
  std::vector<Panel> panels_;
  std::vector<std::uint32_t> by_id_;                  // indices of hexes, ordered by id
  std::vector<std::array<std::uint32_t, 6>> beyond_;  // by edge
};

}  // namespace trackwright
