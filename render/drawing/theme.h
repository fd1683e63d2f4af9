// The look of a title: colours, widths and signs by name; a value read from templates/themes/*.yaml.
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

// The style of the landscape below the hexes of a map.
enum class LandscapeStyle { Plain, Chart, Atlas, Woodcut };
template <>
inline constexpr auto enum_words<LandscapeStyle> =
    std::to_array<EnumWord<LandscapeStyle>>({{LandscapeStyle::Plain, "plain"},
                                             {LandscapeStyle::Chart, "chart"},
                                             {LandscapeStyle::Atlas, "atlas"},
                                             {LandscapeStyle::Woodcut, "woodcut"}});

struct Theme {
  std::string name;
  // By the names that the drawing code uses ("track", "map.plain", "terrain.water"), and those of companies,
  // zones and terrains in titles ("company.red").
  std::map<std::string, Rgb, std::less<>> colours;
  std::map<std::string, double, std::less<>> widths;  // mm at a tile size of 38.1
  // Signs for people who cannot distinguish the colours, by tile colour ("green"): a shape in front of tile
  // numbers and coordinates, and a pattern along the rim, where the colour meets others. render/tile/signs.h
  // lists their names.
  std::map<std::string, std::string> shapes;
  std::map<std::string, std::string> patterns;
  LandscapeStyle landscape = LandscapeStyle::Plain;
  std::string text_family = "Lato";
  std::string title_family = "Lato";

  // Every theme on top of the classic theme has all of these; otherwise throws std::out_of_range.
  Rgb colour(Ink) const;
  double width(Width) const;
  Rgb tile(Colour) const;
  // A colour by the name that a title uses; empty if the theme does not list it.
  std::optional<Rgb> find(std::string_view name) const;
  // A colour as titles write it: a name of the theme or #rrggbb; otherwise "missing", a conspicuous colour.
  Rgb written(const std::string&) const;
};

}  // namespace trackwright
