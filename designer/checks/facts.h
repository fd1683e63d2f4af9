// Facts of a title that many checks need, computed once.
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

// An edge set has the bits of exits().
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
  std::array<const Hex*, 6> neighbours{};  // nullptr: the edge of the board
  EdgeSet exits = 0;                       // pre-printed track
  EdgeSet barred = 0;                      // impassable; the barrier may be stated from either side
  EdgeSet open = 0;  // track may cross it: it has a neighbour, no barrier, and no blank side of a fixed hex

  const Hex* neighbour(Edge e) const { return neighbours.at(static_cast<std::size_t>(e.index())); }
};

struct ManifestFacts {
  const ManifestEntry* entry = nullptr;
  const TileDefinition* definition = nullptr;  // nullptr: no such tile
};

// Facts about a second source.
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
  std::set<Colour> colours;                  // of tiles that some phase allows; always contains White
  std::set<std::string> phases;              // names
  std::set<std::string> trains;              // names, variants included
  std::set<std::string> kinds;               // kinds of companies, including the kinds that they become
  std::vector<UpgradeTree> trees;            // parallel to hexes; a fixed hex has a tree without nodes
  ChartFaults chart;
  std::set<std::string> led_to;    // tiles that an upgrade, hex or private names as a result
  std::optional<Against> against;  // the differences from a second source, if there is one

  // The position of a train in the order of sale, or of the first train that begins the phase; nullopt if
  // there is none.
  std::optional<std::size_t> rank(std::string_view train_or_phase) const;
  // The smallest rank.
  std::optional<std::size_t> first_rank(const std::vector<Ref>&) const;

  const HexFacts* find(const Hex*) const;
  const HexFacts* find_hex(std::string_view id) const;  // nullptr if the board lacks this hex
};

// True if all paths of the tile that end at this edge are only drawn (`ignore`), so that no run uses them.
bool only_drawn(const Tile&, Edge);

// The places beside the board, each with the adjacent hexes.
std::map<Coordinate, std::vector<const Hex*>> places_beside(const Facts&);

// The revenue in each phase; nullopt if no entry applies.
std::vector<std::optional<int>> values_by_phase(const Roster&, const Revenue&);

Facts gather_facts(const Title&);

}  // namespace trackwright
