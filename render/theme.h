// How a title looks: colours, fonts and widths by name; a value read from templates/themes/*.yaml.
#pragma once

#include <map>
#include <string>

#include "engine/tile.h"
#include "render/drawing.h"

namespace trackwright {

struct Theme {
  std::string name;
  std::map<std::string, Rgb>
      colours;  // "tile.yellow", "map.plain", "track", "company.red", "terrain.water" ...
  std::map<std::string, double>
      widths;  // mm at a tile size of 38.1: "track", "track.halo", "hex.outline" ...
  std::string text_family = "Lato";
  std::string title_family = "Lato";

  // Named colour, or "#rrggbb", or the theme's "missing" colour.
  Rgb colour(const std::string& name) const;
  Rgb tile(Colour) const;
  // A width that the classic theme does not list is a mistake of the program: throws std::out_of_range.
  double width(const std::string& name) const;
};

// The theme that ships inside the program: "classic". Others are read over it.
Theme classic_theme();

}  // namespace trackwright
