// The figures of many games as tallies. Summaries of disjoint games can be merged in any order.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/simulate/measures.h"
#include "engine/simulate/tally.h"

namespace trackwright::simulate {

struct Summary {
  std::map<int, std::uint64_t> games;  // by number of players
  std::uint64_t detailed = 0;
  std::map<FigureName, GameTally> tallies;

  void add(const GameRecord&);
  void merge(const Summary&);

  std::uint64_t all_games() const;
  // The games among which a figure is counted if games without it have 0.
  std::uint64_t base(const FigureName&) const;
  // With the games that have 0. No games: the figure never occurred.
  GameTally tally(const FigureName&) const;
  // The tallies of a measure by item, for one number of players (0: for figures of all) and any round.
  std::vector<std::string> items(Measure, int players = 0) const;
  int last_round(Measure, const std::string& item = {}) const;
  friend bool operator==(const Summary&, const Summary&) = default;
};

// The differences of the figures of the same games under two versions of a title: after minus before.
struct PairedSummary {
  std::map<int, std::uint64_t> games;
  std::uint64_t detailed = 0;
  std::map<FigureName, GameTally> shifts;  // over the games that have the figure in both versions

  void add(const GameRecord& before, const GameRecord& after);
  void merge(const PairedSummary&);
  GameTally shift(const FigureName&) const;
  friend bool operator==(const PairedSummary&, const PairedSummary&) = default;
};

}  // namespace trackwright::simulate
