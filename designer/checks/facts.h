// What many checks need to know of a title, worked out once and shared.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "designer/checks/chart.h"
#include "designer/compare/difference.h"
#include "engine/title/title.h"
#include "engine/upgrade/book.h"
#include "engine/upgrade/tree.h"

namespace trackwright {

// Edges as a bit set, as exits() gives them.
using EdgeSet = std::uint8_t;
constexpr bool has(EdgeSet edges, Edge e) {
  return ((edges >> e.index()) & 1) != 0;
}
constexpr EdgeSet with(EdgeSet edges, Edge e) {
  return static_cast<EdgeSet>(edges | (1U << e.index()));
}
int count_edges(EdgeSet);

struct HexFacts {
  const Hex* hex = nullptr;
  std::array<const Hex*, 6> neighbours{};  // nullptr: the board ends there
  EdgeSet exits = 0;                       // pre-printed track
  EdgeSet barred = 0;                      // impassable, said from either side
  EdgeSet open = 0;  // track may be built across: a neighbour, no barrier, and no blank side of a fixed hex

  const Hex* neighbour(Edge e) const { return neighbours.at(static_cast<std::size_t>(e.index())); }
};

struct ManifestFacts {
  const ManifestEntry* entry = nullptr;
  const TileDefinition* definition = nullptr;  // nullptr: no such tile
};

// What Facts know of a second source.
struct Against {
  std::string name;
  std::vector<Difference> differences;
};

struct Facts {
  explicit Facts(const Title& t) : title(t), book(t) {}

  const Title& title;
  UpgradeBook book;
  std::vector<HexFacts> hexes;               // as in title.map.hexes()
  std::map<Coordinate, std::size_t> hex_at;  // index into hexes
  std::vector<ManifestFacts> manifest;       // as in title.manifest
  std::set<std::string> in_manifest;         // tile numbers
  std::set<std::string> on_map;              // numbers of tiles printed on the map
  std::set<Colour> colours;                  // of tiles that some phase allows; never empty of White
  std::set<std::string> phases;              // names
  std::set<std::string> trains;              // names, variants included
  std::set<std::string> kinds;               // of companies, and what they become
  std::vector<UpgradeTree> trees;            // as hexes; without nodes where a hex is fixed
  ChartFaults chart;
  std::set<std::string> led_to;    // tiles that some tile, hex or private leads to
  std::optional<Against> against;  // how a second source differs; none where there is no such source

  // Position in the order of sale of a train, or of the first train that begins a phase; none where there is
  // none.
  std::optional<std::size_t> rank(std::string_view train_or_phase) const;
  // The earliest of several.
  std::optional<std::size_t> first_rank(const std::vector<Ref>&) const;

  const HexFacts* find(const Hex*) const;
  const HexFacts* find_hex(std::string_view id) const;  // nullptr where the board has no such hex
};

// All paths of the tile that end at this edge are only drawn: no run uses them (`ignore`).
bool only_drawn(const Tile&, Edge);

// The places beside the board, each with the hexes next to it.
std::map<Coordinate, std::vector<const Hex*>> places_beside(const Facts&);

// What is paid in each phase; none where no entry holds.
std::vector<std::optional<int>> values_by_phase(const Roster&, const Revenue&);

Facts gather_facts(const Title&);

}  // namespace trackwright
