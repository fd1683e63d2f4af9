// The bots that take part in a game with people.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "designer/play/played_game.h"
#include "engine/base/expected.h"
#include "engine/bot/kinds.h"

namespace trackwright {

// A seat without a bot is that of a person.
using Seats = std::vector<std::optional<bot::BotKind>>;

class SeatedBots {
 public:
  // The seats repeat if there are more players. Without seats, all players are people.
  SeatedBots(PlayedGame&, const Seats&, std::uint64_t seed, bool explain);

  bool leave_a_person() const;
  bool have_the_turn() const;

  struct Acted {
    std::string actor;
    std::string words;
    std::string reason;  // empty unless the bots explain
  };
  // The bot whose turn it is acts. The error gives the reason why it cannot.
  Expected<Acted> act();

 private:
  PlayedGame& game_;
  std::vector<std::unique_ptr<bot::Bot>> bots_;  // by player; null: a person
};

}  // namespace trackwright
