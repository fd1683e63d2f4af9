// One row of the upgrade chart: what lies there, and what may follow.
#pragma once

#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/tile/tile.h"

namespace trackwright {

// What a row of the chart starts from: a numbered tile, or a kind of hex.
// Unbuilt: a white hex that is none of the kinds before it, "2 towns". Hex: as it is printed on the map.
enum class ChartSource { Tile, Plain, Town, City, Label, Unbuilt, Hex };
template <>  // kinds of hex; the others are called by their own names
inline constexpr auto enum_words<ChartSource> = std::to_array<EnumWord<ChartSource>>(
    {{ChartSource::Plain, "plain"}, {ChartSource::Town, "town"}, {ChartSource::City, "city"}});

// Where and when an upgrade is one.
struct UpgradeTerms {
  std::vector<std::string> hexes;      // only there; empty: everywhere
  std::vector<std::string> not_hexes;  // everywhere but there
  std::string phase;                   // from this phase on
  std::string after;                   // only once this event has happened
  std::string until;                   // only before this event has happened
  bool swap = false;                   // the rules put it there; no company lays it
  friend bool operator==(const UpgradeTerms&, const UpgradeTerms&) = default;
};

struct UpgradeRow {
  ChartSource source = ChartSource::Tile;
  std::string from;               // tile number; "plain", "town", "city"; a label; stops; a hex
  std::string example;            // a hex of the map that looks like it; may be empty
  Colour colour = Colour::White;  // of what the row starts from
  std::string label;              // the label that the row is about; empty for ordinary rows
  std::vector<std::string> to;    // tile numbers in the order of the manifest; empty: no further upgrade
  UpgradeTerms terms;
  friend bool operator==(const UpgradeRow&, const UpgradeRow&) = default;
};

}  // namespace trackwright
