// A recorded game: players, and what they did, an action a line (docs/play.md).
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/play/action.h"
#include "engine/play/state.h"
#include "engine/title/title.h"

namespace trackwright {

struct RecordedAction {
  nlohmann::json said;
  Place place;  // of its line
  int id = 0;
};

struct RecordedGame {
  std::string title;
  std::vector<std::string> players;
  std::vector<std::string> options;
  std::vector<std::string> drawn;     // companies whose president's certificate came with a private by lot
  std::vector<std::string> removed;   // what left the game by lot in the set-up
  std::optional<std::uint64_t> seed;  // of the lots, where neither is said
  bool foreign = false;               // another engine's: it says how the game ended
  Place place;                        // of its players
  std::vector<RecordedAction> actions;
};

inline constexpr std::size_t most_actions = 20'000;

// Nothing where a finding was added: play/unreadable, play/not-a-game.
std::optional<RecordedGame> read_game(const FileReader&, const std::string& path, Sources&, Findings&);

// How its set-up was dealt: said (`removed`, `drawn`), or drawn by its seed. What came with a private by lot
// follows, unless it is known, from the first price that was set of a company that no private names.
play::Deal deal_of(const Title&, const RecordedGame&);

// The title as it is played in the record.
Expected<play::Game> game_of(const Title&, const RecordedGame&);

// An action of a record, where the game stands so: names of tiles and cities depend on what lies on the map.
// The error says what the record names and the game does not have.
Expected<play::Action> action_of(const play::Game&, const play::State&, const nlohmann::json&);

// The same the other way.
nlohmann::ordered_json said_action(const play::Game&, const play::State&, const play::Action&, int id);

}  // namespace trackwright
