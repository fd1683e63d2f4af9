// The properties of a tile that the upgrade rules use, as bits, so that thousands of pairs are compared while
// a designer types.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/tile/rotations.h"
#include "engine/tile/tile.h"

namespace trackwright {

// One path as a set of bits: its edges, its kinds of stop, its gauge. A path that ends at a junction reaches
// everything that the junction reaches.
using PathBits = std::uint16_t;

struct UpgradeForm {
  Colour colour = Colour::White;
  std::string label;  // the last label; empty: none
  std::string future_label;
  std::string future_colour;
  bool has_future_label = false;
  bool junction = false;
  int towns = 0;
  int cities = 0;
  std::uint8_t exits = 0;
  std::vector<PathBits> needs;  // what a path that replaces an old path must have; without duplicates
  std::array<std::vector<PathBits>, 6> has;  // what the paths have, for each rotation of the tile
  std::vector<std::uint8_t> city_edges;      // of each city
  std::vector<int> city_slots;
  std::vector<std::uint8_t> stop_edges;  // of each city and town connected to an edge
  friend auto operator<=>(const UpgradeForm&, const UpgradeForm&) = default;
};

UpgradeForm upgrade_form(const Tile&);

// The rotations of `to` in which each path of `from` (at rotation 0) continues as part of some path of `to`:
// with the same edges, the same kind of stop, and a gauge that accepts the old trains.
Rotations keeping_track(const UpgradeForm& from, const UpgradeForm& to);

// The rotations of `to` with an exit at each exit of `from`.
Rotations keeping_exits(const UpgradeForm& from, const UpgradeForm& to);

// One row of the upgrade chart: a source and its possible successors.

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
