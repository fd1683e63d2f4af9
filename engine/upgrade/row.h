// One row of the upgrade chart: a source and its possible successors.
#pragma once

#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/tile/tile.h"

namespace trackwright {

// The source of a row of the chart: a numbered tile, or a kind of hex. Unbuilt: a white hex of any other
// kind, "2 towns". Hex: as printed on the map.
enum class ChartSource { Tile, Plain, Town, City, Label, Unbuilt, Hex };
template <>  // kinds of hex; other sources have their own names
inline constexpr auto enum_words<ChartSource> = std::to_array<EnumWord<ChartSource>>(
    {{ChartSource::Plain, "plain"}, {ChartSource::Town, "town"}, {ChartSource::City, "city"}});

// The conditions of an upgrade.
struct UpgradeTerms {
  std::vector<std::string> hexes;      // only in these hexes; empty: everywhere
  std::vector<std::string> not_hexes;  // everywhere except in these hexes
  std::string phase;                   // from this phase on
  std::string after;                   // only after this event
  std::string until;                   // only before this event
  bool swap = false;                   // placed by the rules; no company lays it
  friend bool operator==(const UpgradeTerms&, const UpgradeTerms&) = default;
};

struct UpgradeRow {
  ChartSource source = ChartSource::Tile;
  std::string from;               // tile number; "plain", "town", "city"; a label; stops; a hex
  std::string example;            // a hex of the map of this kind; may be empty
  Colour colour = Colour::White;  // colour of the source
  std::string label;              // the label of the row; empty for ordinary rows
  std::vector<std::string> to;    // tile numbers in the order of the manifest; empty: no upgrade
  UpgradeTerms terms;
  friend bool operator==(const UpgradeRow&, const UpgradeRow&) = default;
};

}  // namespace trackwright
