// Determines which consumers use a key of the title format. Changes each datum of a title, one at a time, and
// runs each consumer on the changed title: a consumer whose result changes uses the key.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/title/load.h"
#include "designer/play/game_file.h"
#include "designer/studio/routes.h"
#include "engine/base/enum_words.h"
#include "tests/printed/trace.h"

namespace trackwright::consumers {

enum class Consumer : std::uint8_t { Print, Check, Routes, Upgrades, Play };
}  // namespace trackwright::consumers

template <>
inline constexpr auto trackwright::enum_words<trackwright::consumers::Consumer> =
    std::to_array<trackwright::EnumWord<trackwright::consumers::Consumer>>(
        {{trackwright::consumers::Consumer::Print, "print"},
         {trackwright::consumers::Consumer::Check, "check"},
         {trackwright::consumers::Consumer::Routes, "routes"},
         {trackwright::consumers::Consumer::Upgrades, "upgrades"},
         {trackwright::consumers::Consumer::Play, "play"}});

namespace trackwright::consumers {

inline constexpr auto all_consumers =
    std::to_array({Consumer::Print, Consumer::Check, Consumer::Routes, Consumer::Upgrades, Consumer::Play});

using Consumers = std::set<Consumer>;

struct Effort {
  std::size_t games = 2;       // number of random games, with different numbers of players
  std::size_t actions = 150;   // number of actions in each game
  std::size_t positions = 12;  // number of positions to search for runs
  std::size_t hexes = 12;      // number of hexes to list upgrades for
};

// The test titles, which contain each key once, get a short game.
Effort effort_for(std::string_view title);

class Walk {
 public:
  // `folder`: the name of a shipped title, or a folder of this project.
  Walk(const std::string& folder, const Effort&);

  const std::vector<std::pair<std::string, Node>>& trees() const { return trees_; }  // by file, unmerged

  // The wanted consumers whose result changes, and in `told` those that report other rules as not computed.
  // Nullopt if the changed title is invalid.
  struct Changed {
    Consumers result;
    Consumers told;
  };
  std::optional<Changed> changed(const std::string& file, const Node& tree, const Consumers& wanted) const;

 private:
  struct Game {
    int players = 0;
    std::uint64_t seed = 0;
    std::vector<std::string> steps;  // of the unchanged title
    std::vector<std::string> unknown;
  };
  struct Asked {
    LoadedPosition position;
    std::string answer;
    std::vector<std::string> not_computed;
  };
  void play_sound_title();
  void ask_worked_positions(const std::string& slug);
  void ask(Position);
  std::string upgrades_of(const Title&) const;
  void compare_play(const Title&, Changed&) const;
  void compare_routes(const Title&, Changed&) const;

  Effort effort_;
  DiskReader disk_;
  std::string folder_;
  printed::Tracer tracer_;
  std::vector<std::pair<std::string, Node>> trees_;
  Loaded sound_;
  std::multiset<std::string> findings_;
  std::vector<Game> games_;
  std::vector<Asked> asked_;
  std::string upgrades_;
  mutable std::map<std::string, const ComponentKind*> likely_;
};

}  // namespace trackwright::consumers
