// The interface of bots: players that are programs. A bot uses only the data of the title and the public
// position. docs/bots.md describes the bots and shows how to write one.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/expected.h"
#include "engine/play/value/action.h"
#include "engine/play/value/game.h"
#include "engine/play/value/state.h"

namespace trackwright::bot {

struct BotChoice {
  play::Action action;
  std::string reason;  // one line without a full stop; empty unless the bot explains its choices
};

struct BotSettings {
  std::uint64_t seed = 1;
  // The player for whom the bot decides. Empty: it decides for all players and takes any legal action,
  // including those of players whose turn it is not.
  std::optional<std::size_t> seat;
  bool explain = false;
  // Returns true for positions that a record of another engine cannot contain. The bot does not choose an
  // action that leads to one.
  std::function<bool(const play::State&)> avoid;
};

class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;
  // Returns a legal action; the error gives the reason why the bot found none. The hidden part of the
  // position is unknown to the caller, too (seen_by).
  virtual Expected<BotChoice> choose(const play::Game&, const play::State&) = 0;
};

// Returns the player who decides about the next action.
std::size_t player_to_act(const play::Game&, const play::State&);

// Removes the actions that the player of this seat does not decide about.
void keep_own(const play::Game&, const play::State&, std::optional<std::size_t> seat,
              std::vector<play::Action>&);

// Returns the position with new lots for the things that the player cannot see: the order of the cards of a
// draft, the cards that other players took, and the future random numbers.
play::State seen_by(const play::Game&, const play::State&, std::size_t player, std::uint64_t seed);

}  // namespace trackwright::bot
