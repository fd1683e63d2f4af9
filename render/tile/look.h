// Options for drawing a tile or a pre-printed hex.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
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

// The lengths of tile parts: those of the theme, scaled to the size of the tile.

// All in mm for the current tile.
struct Measures {
  double scale = 1;         // 1 for a tile of 38.1 mm
  double track = 0;         // full track width
  double halo = 0;          // white edge on each side of track
  double lane = 0;          // distance between the middles of two parallel tracks
  double slot = 0;          // radius of a city slot, for cities with one or two
  double line = 0;          // black outline of cities, towns, boxes
  double bar_length = 0;    // town bar across the track
  double bar_width = 0;     // town bar along the track
  double dot = 0;           // radius of a town dot
  double revenue = 0;       // radius of a revenue circle
  double figures = 0;       // font size of revenue figures
  double label = 0;         // font size of letter labels
  double number = 0;        // font size of tile numbers
  double name = 0;          // font size of place names
  double value_height = 0;  // boxes of revenue by phase
  double terrain = 0;       // width of a terrain symbol
  double outline = 0;       // thin line round a hexagon
  double border = 0;        // thick line of a barrier
};

Measures measures(const Theme&, double size);

// The colours of tile parts, by purpose.

Rgb track_ink(const Theme&);
Rgb paper_ink(const Theme&);  // the white of cities and revenue circles
Rgb edge_ink(const Theme&);   // the white edge of track and stops
// The ground of a hexagon of this colour; for white, the ground of the map.
Rgb ground_ink(const Theme&, Colour);
// Parses a colour as titles write it: a tile colour, a name of the theme, a company's colour, or #rrggbb.
Rgb written_ink(const Theme&, const std::string& written);

// Returns one line of text whose capitals are centred on a point.
Text centred_text(const std::string&, const Font&, Rgb, Point);

// Letters below 12 pt, which need more contrast than names and figures.

// Returns the wished colour if small letters in it are legible on the ground; otherwise black or white.
Rgb small_type_on(Rgb ground, Rgb wished);

}  // namespace trackwright
