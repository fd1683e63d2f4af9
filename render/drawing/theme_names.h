// The names of theme colours and widths in drawing code, checked at compile time: a name outside the list
// does not compile. A test compares the lists with the classic theme, the base of all other themes.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace trackwright {

inline constexpr auto ink_names = std::to_array<std::string_view>({"border",
                                                                   "border.divider",
                                                                   "border.impassable",
                                                                   "border.mountain",
                                                                   "border.offboard",
                                                                   "border.province",
                                                                   "border.water",
                                                                   "box",
                                                                   "city",
                                                                   "hex.outline",
                                                                   "icon",
                                                                   "label",
                                                                   "landscape.coast",
                                                                   "landscape.land",
                                                                   "landscape.relief",
                                                                   "landscape.sea",
                                                                   "landscape.shallow",
                                                                   "landscape.wood",
                                                                   "map.background",
                                                                   "map.coordinate",
                                                                   "map.field",
                                                                   "map.frame",
                                                                   "map.plain",
                                                                   "map.text",
                                                                   "map.title",
                                                                   "market.arrow",
                                                                   "market.cell",
                                                                   "market.ledge",
                                                                   "market.outline",
                                                                   "market.par",
                                                                   "market.text",
                                                                   "missing",
                                                                   "paper",
                                                                   "paper.accent",
                                                                   "paper.band",
                                                                   "paper.muted",
                                                                   "paper.rule",
                                                                   "paper.text",
                                                                   "paper.tint",
                                                                   "revenue.outline",
                                                                   "sheet.mark",
                                                                   "sheet.text",
                                                                   "terrain",
                                                                   "terrain.cost",
                                                                   "tile.blue",
                                                                   "tile.brown",
                                                                   "tile.gray",
                                                                   "tile.gray50",
                                                                   "tile.gray60",
                                                                   "tile.green",
                                                                   "tile.number",
                                                                   "tile.number.light",
                                                                   "tile.orange",
                                                                   "tile.purple",
                                                                   "tile.red",
                                                                   "tile.salmon",
                                                                   "tile.sepia",
                                                                   "tile.white",
                                                                   "tile.yellow",
                                                                   "track",
                                                                   "track.future",
                                                                   "track.halo",
                                                                   "values.diesel"});

inline constexpr auto width_names = std::to_array<std::string_view>(
    {"border",          "card.ground",      "city.outline",   "city.radius",     "hex.outline",
     "label.text",      "landscape.ground", "landscape.line", "landscape.water", "map.art",
     "map.art.ground",  "market.ledge",     "market.outline", "name.text",       "note.ground",
     "number.text",     "revenue.radius",   "revenue.text",   "sheet.mark",      "terrain",
     "town.bar.length", "town.bar.width",   "town.dot",       "track",           "track.halo",
     "track.lane",      "type.board",       "type.card",      "type.hand",       "values.height"});

template <const auto& list>
class NameOf {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): it does not know explicit(false)
  explicit(false) consteval NameOf(const char* name) : name_(name) {
    if (std::ranges::find(list, name_) == list.end()) throw "no such name in the list";
  }
  constexpr std::string_view text() const { return name_; }

 private:
  std::string_view name_;
};

using Ink = NameOf<ink_names>;
using Width = NameOf<width_names>;

}  // namespace trackwright
