#include "render/theme.h"

#include <array>
#include <stdexcept>
#include <utility>

namespace trackwright {
namespace {

struct NamedColour {
  const char* name;
  const char* hex;
};

// Paper and ink of a printed map rather than of a screen: warm, muted, one step apart in lightness, so that
// the phases stay apart in a black-and-white print and for colour-blind players.
constexpr auto classic_colours = std::to_array<NamedColour>({
    {"tile.white", "#f8f2e2"},
    {"tile.yellow", "#fcd74a"},
    {"tile.green", "#78bd7b"},
    {"tile.brown", "#ad764a"},
    {"tile.gray", "#b0afaa"},
    {"tile.red", "#b32d24"},
    {"tile.blue", "#a0d0ec"},
    {"tile.purple", "#a587be"},
    {"tile.orange", "#ea9443"},
    {"tile.sepia", "#d9c49a"},
    {"tile.salmon", "#eeaa94"},
    {"tile.gray50", "#808080"},
    {"tile.gray60", "#999999"},

    {"map.background", "#ffffff"},
    {"map.plain", "#f8f2e2"},
    {"map.water", "#a0d0ec"},
    {"map.coordinate", "#5d564c"},
    {"map.title", "#2a2521"},
    {"map.text", "#2a2521"},
    {"map.frame", "#8c8375"},

    {"hex.outline", "#8f8672"},
    {"tile.outline", "#8f8672"},
    {"tile.number", "#3a342d"},
    {"track", "#17130f"},
    {"track.halo", "#fffdf5"},
    {"track.narrow", "#17130f"},
    {"track.future", "#9b958a"},
    {"city", "#ffffff"},
    {"city.outline", "#17130f"},
    {"city.halo", "#fffdf5"},
    {"town", "#17130f"},
    {"town.halo", "#fffdf5"},
    {"junction", "#17130f"},
    {"revenue", "#ffffff"},
    {"revenue.outline", "#17130f"},
    {"revenue.text", "#17130f"},
    {"label", "#17130f"},
    {"name", "#17130f"},
    {"name.halo", "#fffdf5"},
    {"offboard.track", "#17130f"},

    {"border.impassable", "#b3261e"},
    {"border.water", "#2f7fb0"},
    {"border.mountain", "#7b5a36"},
    {"border.province", "#a8467a"},
    {"border.divider", "#17130f"},
    {"border.offboard", "#b32d24"},
    {"border", "#17130f"},

    {"terrain.mountain", "#8a6a4a"},
    {"terrain.hill", "#a48a5f"},
    {"terrain.water", "#3f8fbf"},
    {"terrain.river", "#3f8fbf"},
    {"terrain.lake", "#3f8fbf"},
    {"terrain.swamp", "#5c8a6a"},
    {"terrain.marsh", "#5c8a6a"},
    {"terrain.desert", "#c99a3f"},
    {"terrain.forest", "#3f7d4b"},
    {"terrain.cemetery", "#5d564c"},
    {"terrain.wall", "#5d564c"},
    {"terrain.cost", "#17130f"},

    {"phase.yellow", "#fcd74a"},
    {"phase.green", "#78bd7b"},
    {"phase.brown", "#ad764a"},
    {"phase.gray", "#b0afaa"},
    {"phase.white", "#ffffff"},
    {"phase.red", "#b32d24"},
    {"phase.blue", "#a0d0ec"},
    {"phase.purple", "#a587be"},
    {"phase.orange", "#ea9443"},

    {"market.cell", "#fffaf0"},
    {"market.outline", "#5d564c"},
    {"market.text", "#17130f"},
    {"market.par", "#f3c7bb"},
    {"market.yellow", "#fbe07a"},
    {"market.orange", "#f2ae66"},
    {"market.brown", "#c79a6f"},
    {"market.green", "#a8d39f"},
    {"market.blue", "#b9dbe8"},
    {"market.red", "#e2887a"},
    {"market.gray", "#cfcfcb"},
    {"market.purple", "#cdb6dd"},
    {"market.black", "#2a2521"},
    {"market.ledge", "#b32d24"},
    {"market.arrow", "#5d564c"},

    {"paper", "#ffffff"},
    {"paper.tint", "#f8f2e2"},
    {"paper.text", "#17130f"},
    {"paper.muted", "#6b6459"},
    {"paper.rule", "#b9b09f"},
    {"paper.accent", "#8e3325"},
    {"sheet.mark", "#000000"},
    {"sheet.text", "#5d564c"},

    {"company.red", "#c4302b"},
    {"company.blue", "#2458a6"},
    {"company.green", "#2f8046"},
    {"company.yellow", "#f4cc2a"},
    {"company.orange", "#e57a1f"},
    {"company.brown", "#7a4a28"},
    {"company.black", "#26221f"},
    {"company.white", "#f7f4ec"},
    {"company.gray", "#84847f"},
    {"company.purple", "#6e3f8c"},
    {"company.pink", "#e08bab"},
    {"company.violet", "#8f5fb0"},
    {"company.light-blue", "#5fa8d8"},
    {"company.light-green", "#8fbf4d"},
    {"company.dark-green", "#1f5636"},
    {"company.dark-blue", "#182f5f"},
    {"company.dark-red", "#7f1f22"},
    {"company.turquoise", "#1f9a95"},
    {"company.teal", "#1a6f78"},
    {"company.tan", "#cbb083"},
    {"company.cyan", "#3bb4cc"},
    {"company.lavender", "#b6a3d6"},
    {"company.lime", "#b7cf3a"},
    {"company.magenta", "#c2308a"},
    {"company.maroon", "#6b1f33"},
    {"company.navy", "#1a2750"},
    {"company.gold", "#c99a2e"},
    {"company.silver", "#b3b6b8"},

    {"missing", "#ff00ff"},
});

struct NamedWidth {
  const char* name;
  double mm;
};

constexpr auto classic_widths = std::to_array<NamedWidth>({
    {"track", 3.0},           {"track.halo", 0.55},     {"track.narrow", 3.0},
    {"track.thin", 1.2},      {"hex.outline", 0.3},     {"tile.outline", 0.2},
    {"city.radius", 6.2},     {"city.outline", 0.35},   {"city.halo", 0.7},
    {"town.dot", 2.5},        {"town.bar.length", 7.0}, {"town.bar.width", 3.0},
    {"town.halo", 0.6},       {"revenue.radius", 3.4},  {"revenue.outline", 0.25},
    {"revenue.text", 3.9},    {"label.text", 6.6},      {"name.text", 3.0},
    {"number.text", 2.6},     {"name.halo", 0.6},       {"border", 1.6},
    {"border.thin", 0.6},     {"terrain.text", 2.6},    {"coordinate.text", 3.2},
    {"market.outline", 0.25}, {"market.ledge", 1.2},    {"rule", 0.2},
    {"sheet.mark", 0.15},
});

const char* tile_colour_name(Colour colour) {
  switch (colour) {
    case Colour::White:
      return "tile.white";
    case Colour::Yellow:
      return "tile.yellow";
    case Colour::Green:
      return "tile.green";
    case Colour::Brown:
      return "tile.brown";
    case Colour::Gray:
      return "tile.gray";
    case Colour::Red:
      return "tile.red";
    case Colour::Blue:
      return "tile.blue";
    case Colour::Purple:
      return "tile.purple";
    case Colour::Orange:
      return "tile.orange";
    case Colour::Sepia:
      return "tile.sepia";
    case Colour::Salmon:
      return "tile.salmon";
    case Colour::Gray50:
      return "tile.gray50";
    case Colour::Gray60:
      return "tile.gray60";
  }
  return "missing";
}

}  // namespace

Rgb Theme::colour(const std::string& wanted) const {
  const auto named = colours.find(wanted);
  if (named != colours.end()) return named->second;
  if (const auto given = rgb_from_hex(wanted)) return *given;
  const auto missing = colours.find("missing");
  return missing != colours.end() ? missing->second : Rgb{1, 0, 1};
}

Rgb Theme::tile(Colour which) const {
  return colour(tile_colour_name(which));
}

double Theme::width(const std::string& wanted) const {
  const auto named = widths.find(wanted);
  if (named == widths.end()) throw std::out_of_range("the theme has no width \"" + wanted + "\"");
  return named->second;
}

Theme classic_theme() {
  Theme theme;
  theme.name = "classic";
  for (const NamedColour& colour : classic_colours)
    theme.colours.emplace(colour.name, *rgb_from_hex(colour.hex));
  for (const NamedWidth& width : classic_widths) theme.widths.emplace(width.name, width.mm);
  return theme;
}

}  // namespace trackwright
