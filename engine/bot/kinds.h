// The bots of this room by their names.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/bot/bot.h"

namespace trackwright::bot {

enum class BotKind : std::uint8_t {
  Random,   // each legal action is equally likely
  Thrifty,  // simple habits: buy, run, pay, buy trains; sell only if nothing else is possible
  Greedy    // the action after which the position is worth most
};

}  // namespace trackwright::bot

namespace trackwright {

template <>
inline constexpr auto enum_words<bot::BotKind> = std::to_array<EnumWord<bot::BotKind>>(
    {{bot::BotKind::Random, "random"}, {bot::BotKind::Thrifty, "thrifty"}, {bot::BotKind::Greedy, "greedy"}});

}  // namespace trackwright

namespace trackwright::bot {

std::unique_ptr<Bot> make_bot(BotKind, const BotSettings& = {});

// Returns a bot for each seat: seat 0 is player 0. Each bot has its own seed, derived from `settings.seed`.
std::vector<std::unique_ptr<Bot>> make_bots(const std::vector<BotKind>& seats, BotSettings settings = {});

// Returns the bots as play_match takes them.
std::vector<Bot*> pointers(const std::vector<std::unique_ptr<Bot>>&);

}  // namespace trackwright::bot
