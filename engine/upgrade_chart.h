// The upgrade chart: which tile follows which, as a rulebook prints it. From the title's stated chart where
// the title has one, else from geometry, colour and label.
#pragma once

#include <string>
#include <vector>

#include "engine/title.h"

namespace trackwright {

// What a row of the chart starts from: a numbered tile, or a hex as it is printed on the map.
enum class ChartSource { Tile, Plain, Town, City, Label, Hex };

struct UpgradeRow {
  ChartSource source = ChartSource::Tile;
  std::string from;                    // tile number; "plain", "town", "city"; a label; the name of a hex
  Colour colour = Colour::White;       // of what the row starts from
  std::string label;                   // the label that the row is about; empty for ordinary rows
  std::vector<std::string> to;         // tile numbers in the order of the manifest; empty: no further upgrade
  std::vector<std::string> hexes;      // only there; empty: everywhere
  std::vector<std::string> not_hexes;  // everywhere but there
  std::string phase;                   // from this phase on
  friend bool operator==(const UpgradeRow&, const UpgradeRow&) = default;
};

// Rows in the order of colours, then plain track, towns, cities, then of the manifest. Tiles that are never
// upgraded have a row without targets, unless their colour is the last one.
std::vector<UpgradeRow> upgrade_rows(const Title&);

// The hexes of the map that carry a label, in the order of the map.
std::vector<const Hex*> hexes_labelled(const Map&, const std::string& label);

}  // namespace trackwright
