// A recorded game: players and their actions, one action per line (docs/play.md).
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/title/title_options.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/play/value/action.h"
#include "engine/play/value/state.h"
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
  std::vector<std::string> options;   // of the title
  std::vector<std::string> rules;     // options as the program of a foreign record calls them
  std::vector<std::string> drawn;     // companies whose president's certificate a private received by lot
  std::vector<std::string> removed;   // companies and privates removed by lot during set-up
  std::optional<std::uint64_t> seed;  // of the lots, if neither is recorded
  bool foreign = false;               // from another engine; the record contains the end of the game
  Place place;                        // of its players
  std::vector<RecordedAction> actions;
};

inline constexpr std::size_t most_actions = 20'000;

// Nullopt after a finding: play/unreadable, play/not-a-game.
std::optional<RecordedGame> read_game(const FileReader&, const std::string& path, Sources&, Findings&);

// The set-up of the game: recorded (`removed`, `drawn`), or drawn by its seed. If the certificate that a
// private received by lot is unknown, it follows from the first price set for a company that no private
// grants.
play::Deal deal_of(const Title&, const RecordedGame&);

// The title for a game, with the options that its record names and those for its number of players. Nullopt
// if the file contains no recorded game; reading it with `read_game` gives the reason.
std::optional<TitleName> title_of_game(const FileReader&, const TitleName&, const std::string& path);

// The reason why the title, with the options that it uses, is not for this number of players; or empty.
std::string unfit_options(const Title&, int players);

// The numbers of players for which the title, with the options that it uses, can be played.
std::vector<int> fit_players(const Title&);

// The title as played in the record. The error gives the reason why it cannot be played.
Expected<play::Game> game_of(const Title&, const RecordedGame&);

// Parses an action of a record in this state; names of tiles and cities depend on the map. The error
// describes a name that the game lacks.
Expected<play::Action> action_of(const play::Game&, const play::State&, const nlohmann::json&);

// The reverse: an action as a record contains it.
nlohmann::ordered_json said_action(const play::Game&, const play::State&, const play::Action&, int id);

}  // namespace trackwright
