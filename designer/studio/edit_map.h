// Graphical edits of a map.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/studio/edit.h"
#include "engine/title/title.h"

namespace trackwright {

// Exchanges the contents of two hexes: names, stops, track, labels, colours, and the homes and destinations
// of companies. Terrain and borders belong to the ground and stay.
EditedTitle with_places_exchanged(const Title&, const std::string& from, const std::string& to);

// `terrain`: a part in the tile language such as `upgrade=cost:60,terrain:mountain`; empty removes the
// terrain.
EditedTitle with_terrain(const Title&, const std::vector<std::string>& hexes, const std::string& terrain);

// The new kind of a side between two hexes; without a kind, an ordinary side.
struct SideChange {
  std::string hex;
  Edge edge;
  std::optional<BorderKind> kind;
  std::optional<int> cost;
  std::string colour;
};
EditedTitle with_side(const Title&, const SideChange&);

// The name, colour and print of a hex. `code`: the tile text in its orientation on the map.
struct HexChange {
  std::string hex;
  std::string name;
  Colour colour = Colour::White;
  std::string code;
};
EditedTitle with_hex(const Title&, const HexChange&);

// Adds a plain white hex.
EditedTitle with_new_hex(const Title&, const std::string& hex);
// Also removes the entries for its sides.
EditedTitle without_hex(const Title&, const std::string& hex);

}  // namespace trackwright
