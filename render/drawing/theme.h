// How a title looks: colours, widths and signs by name; a value read from templates/themes/*.yaml.
#pragma once

#include <map>
#include <string>

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"

namespace trackwright {

struct Theme {
  std::string name;
  std::map<std::string, Rgb>
      colours;  // "tile.yellow", "map.plain", "track", "company.red", "terrain.water" ...
  std::map<std::string, double>
      widths;  // mm at a tile size of 38.1: "track", "track.halo", "hex.outline" ...
  // Signs for eyes that do not tell the colours apart, by tile colour ("green"): a shape before tile numbers
  // and coordinates, and a pattern along the rim, where the colour meets others. The names are those of
  // render/parts/signs.h.
  std::map<std::string, std::string> shapes;
  std::map<std::string, std::string> patterns;
  std::string text_family = "Lato";
  std::string title_family = "Lato";

  // Named colour, or "#rrggbb", or the theme's "missing" colour.
  Rgb colour(const std::string& name) const;
  Rgb tile(Colour) const;
  // A width that the classic theme does not list is a mistake of the program: throws std::out_of_range.
  double width(const std::string& name) const;
};

// The theme that is built into the program, from templates/themes/classic.yaml. Others are read over it.
Theme classic_theme();

}  // namespace trackwright
