#include "render/drawing/theme.h"

#include <array>
#include <stdexcept>
#include <utility>

namespace trackwright {
namespace {

struct NamedColour {
  const char* name;
  const char* hex;
};

struct NamedWidth {
  const char* name;
  double mm;
};

// classic_colours and classic_widths, written by cmake/theme.cmake from templates/themes/classic.yaml.
#include "classic_theme.inc"

}  // namespace

Rgb Theme::colour(const std::string& wanted) const {
  const auto named = colours.find(wanted);
  if (named != colours.end()) return named->second;
  if (const auto given = rgb_from_hex(wanted)) return *given;
  const auto missing = colours.find("missing");
  return missing != colours.end() ? missing->second : Rgb{1, 0, 1};
}

Rgb Theme::tile(Colour which) const {
  return colour("tile." + std::string(word_of(which)));
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
