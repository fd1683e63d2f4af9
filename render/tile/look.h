// How a tile or a pre-printed hex is to be drawn, besides what it is.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/kit/component.h"

namespace trackwright {

// What is printed in one slot of a city: a company's home, or its reservation.
struct SlotMark {
  std::size_t stop = 0;  // index into Tile::stops
  int slot = 0;
  std::string text;
  Rgb colour;
  Rgb text_colour;
  About about{};
};

// A mark that stands beside the stops: a home where there is no slot for it, a company's destination, or the
// private company that keeps others from laying here.
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
  double size = 38.1;              // across flats, mm
  double bleed = 0;                // colour and track run on this far beyond the edges
  double ground_opacity = 1;       // less where a picture lies below
  bool outline = true;             // a thin line round the hexagon
  std::string number;              // printed in a corner; empty: none
  double number_scale = 1;         // on maps the corner holds the coordinate, smaller
  double least_type = 2.12;        // mm, 6 pt: figures are no smaller, however small the picture is
  std::string name;                // of the place; empty: none
  std::vector<Edge> priced_edges;  // beyond those of the tile's own borders: a price stands in their middle
  std::vector<SlotMark> marks;
  std::vector<HexFlag> flags;
  const ArtFiles* art = nullptr;  // of the title, for icons of its own; none: only ours
  // Whether what finds no place beside the others is noted. A small picture of a tile leaves that to its
  // piece.
  bool crowding = false;
  bool rivers = true;  // a map draws its own: one line through all hexes
};

}  // namespace trackwright
