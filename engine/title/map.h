// The map: hexes with their pre-printed tiles, hexsides with barriers, and what a lay may connect to.
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
  std::string name;  // the place: "Stockholm"; may be empty
  Tile tile;         // pre-printed state, already turned by `rotation`
  Rotation rotation;
  std::string preprint;  // number of the pre-printed standard or own tile; empty where given as code
  bool fixed = false;    // never upgraded; gray, red and blue hexes are fixed unless the title says otherwise
  std::vector<std::string> kinds;  // free words of the title that rules refer to ("port", "mine")
  SaidAt place;                    // the key that named the hex
  SaidAt name_place;               // the name; that of the hex where it has none
  SaidAt code_place;               // the tile text (or preprint number); offsets of tile errors add to it
  SaidVerbatim code_verbatim;
  friend bool operator==(const Hex&, const Hex&) = default;
};

// A barrier or priced border between two hexes, said once for both sides.
struct HexSide {
  Coordinate a;
  Edge edge;  // of a
  BorderKind kind = BorderKind::Impassable;
  std::optional<int> cost;
  std::string colour;
  SaidAt place;
  friend bool operator==(const HexSide&, const HexSide&) = default;
};

// Things printed beside the hexes: title block, tables, notes. Position in doubled hex coordinates (fractions
// allowed), so that it scales with the hexes.
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
  const std::vector<Hex>& hexes() const { return hexes_; }  // ordered by row, then column as printed
  const std::vector<HexSide>& sides() const { return sides_; }
  const std::vector<Panel>& panels() const { return panels_; }

  // nullptr where there is no such hex.
  const Hex* find(Coordinate) const;
  const Hex* find(std::string_view id) const;
  const Hex* neighbour(const Hex&, Edge) const;
  // The hex (index into hexes()) that track crosses to over this side; none where there is no hex, or the
  // side is impassable.
  static constexpr std::uint32_t none = 0xFFFFFFFF;
  std::uint32_t beyond(std::size_t hex, Edge edge) const {
    return beyond_[hex][static_cast<std::size_t>(edge.index())];
  }

  // The border records of one side of a hex: those of the hex's own text first, then those said once for
  // both.
  std::vector<Border> borders(const Hex&, Edge) const;
  // Impassable from this side or from the other one.
  bool impassable(const Hex&, Edge) const;

  friend bool operator==(const Map&, const Map&) = default;

  std::string notes;  // background art or free text, for the printer of the map
  std::string art;    // file below the title's art/ folder drawn under the hexes; may be empty
  SaidAt art_place;
  // Coordinates of hexes and sides that are written otherwise than they are printed: B04.
  std::vector<Placed<std::string>> respelt;

 private:
  Layout layout_;
  std::vector<Hex> hexes_;
  std::vector<HexSide> sides_;
  std::vector<Panel> panels_;
  std::vector<std::uint32_t> by_id_;                  // hexes in the order of their ids
  std::vector<std::array<std::uint32_t, 6>> beyond_;  // by edge
};

}  // namespace trackwright
