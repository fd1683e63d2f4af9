#include "render/drawing/theme.h"

#include <fmt/format.h>

#include <array>
#include <stdexcept>

namespace trackwright {
namespace {

// In the order of Colour.
constexpr std::array<Ink, all_colours.size()> tile_inks{
    "tile.white",  "tile.yellow", "tile.green", "tile.brown",  "tile.gray",   "tile.red",   "tile.blue",
    "tile.purple", "tile.orange", "tile.sepia", "tile.salmon", "tile.gray50", "tile.gray60"};

template <class Value>
const Value& listed(const std::map<std::string, Value, std::less<>>& all, std::string_view name) {
  const auto found = all.find(name);
  if (found == all.end()) throw std::out_of_range(fmt::format("the theme has no \"{}\"", name));
  return found->second;
}

}  // namespace

Rgb Theme::colour(Ink ink) const {
  return listed(colours, ink.text());
}

double Theme::width(Width width) const {
  return listed(widths, width.text());
}

Rgb Theme::tile(Colour which) const {
  return colour(tile_inks.at(static_cast<std::size_t>(which)));
}

std::optional<Rgb> Theme::find(std::string_view wanted) const {
  const auto named = colours.find(wanted);
  return named == colours.end() ? std::nullopt : std::optional(named->second);
}

Rgb Theme::written(const std::string& text) const {
  if (const auto named = find(text)) return *named;
  return rgb_from_hex(text).value_or(colour("missing"));
}

}  // namespace trackwright
