// Which consumers obey a key of the title format? Each datum of a title is changed, one at a time, and each
// consumer works on the changed title: what then gives another result obeys the key.
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
  std::size_t games = 2;       // random games, of different numbers of players
  std::size_t actions = 150;   // of each
  std::size_t positions = 12;  // in which runs are looked for
  std::size_t hexes = 12;      // whose upgrades are listed
};

// Of the titles of the tests, which have each key once, a short game.
Effort effort_for(std::string_view title);

class Walk {
 public:
  // The name of a shipped title, or a folder of this project.
  Walk(const std::string& folder, const Effort&);

  const std::vector<std::pair<std::string, Node>>& trees() const { return trees_; }  // by file, as written

  // Of the wanted consumers those that give another result, or, in `told`, say otherwise what they do not
  // compute. Nothing where the title is not well formed any more.
  struct Changed {
    Consumers result;
    Consumers told;
  };
  std::optional<Changed> changed(const std::string& file, const Node& tree, const Consumers& wanted) const;

 private:
  struct Game {
    int players = 0;
    std::uint64_t seed = 0;
    std::vector<std::string> steps;  // of the sound title
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
