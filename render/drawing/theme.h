// How a title looks: colours, widths and signs by name; a value read from templates/themes/*.yaml.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/enum_words.h"
#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme_names.h"

namespace trackwright {

// The manner in which what lies below the hexes of a map is drawn.
enum class LandscapeStyle { Plain, Chart, Atlas, Woodcut };
template <>
inline constexpr auto enum_words<LandscapeStyle> =
    std::to_array<EnumWord<LandscapeStyle>>({{LandscapeStyle::Plain, "plain"},
                                             {LandscapeStyle::Chart, "chart"},
                                             {LandscapeStyle::Atlas, "atlas"},
                                             {LandscapeStyle::Woodcut, "woodcut"}});

struct Theme {
  std::string name;
  // By the names of painters ("track", "map.plain", "terrain.water"), and those that titles give their
  // companies, zones and terrains ("company.red").
  std::map<std::string, Rgb, std::less<>> colours;
  std::map<std::string, double, std::less<>> widths;  // mm at a tile size of 38.1
  // Signs for eyes that do not tell the colours apart, by tile colour ("green"): a shape before tile numbers
  // and coordinates, and a pattern along the rim, where the colour meets others. Their names:
  // render/tile/signs.h.
  std::map<std::string, std::string> shapes;
  std::map<std::string, std::string> patterns;
  LandscapeStyle landscape = LandscapeStyle::Plain;
  std::string text_family = "Lato";
  std::string title_family = "Lato";

  // Every theme that was read has all of these: throws std::out_of_range where one was not read over the
  // classic theme.
  Rgb colour(Ink) const;
  double width(Width) const;
  Rgb tile(Colour) const;
  // A colour by a name that a title gives; none where the theme does not list it.
  std::optional<Rgb> find(std::string_view name) const;
  // A colour as a title writes it: a name of the theme or #rrggbb, else "missing", which is plain to see.
  Rgb written(const std::string&) const;
};

}  // namespace trackwright
