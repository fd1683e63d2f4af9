// Options for drawing a tile or a pre-printed hex.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/kit/component.h"

namespace trackwright {

// The mark in one slot of a city: a company's home or its reservation.
struct SlotMark {
  std::size_t stop = 0;  // index into Tile::stops
  int slot = 0;
  std::string text;
  Rgb colour;
  Rgb text_colour;
  About about{};
};

// A mark beside the stops: a home without a slot, a company's destination, or a private company that blocks
// lays here.
enum class FlagKind { Home, Destination, Blocked };

struct HexFlag {
  std::string text;
  Rgb colour;
  Rgb text_colour;
  FlagKind kind = FlagKind::Home;
  About about{};
};

struct TileLook {
  Orientation orientation = Orientation::Flat;
  double size = 38.1;         // across flats, mm
  double bleed = 0;           // colour and track extend this far beyond the edges
  double ground_opacity = 1;  // below 1 if a picture is underneath
  bool outline = true;        // a thin line round the hexagon
  std::string number;         // printed in a corner; empty: none
  double least_type = 2.12;   // mm, 6 pt: minimum size of figures at any size of picture
  double least_name = 2.12;   // the same for the place's name and the number
  std::string name;           // of the place; empty: none
  // Further edges with a price in the middle, in addition to the tile's own borders.
  std::vector<Edge> priced_edges;
  std::vector<SlotMark> marks;
  std::vector<HexFlag> flags;
  const ArtFiles* art = nullptr;  // of the title, for its own icons; null: only ours
  // Whether to record parts without room. A small picture of a tile leaves this to its piece.
  bool crowding = false;
  bool rivers = true;  // false: the map draws its rivers as lines through all hexes
};

}  // namespace trackwright
