#include "engine/bot/kinds.h"

#include "engine/bot/dice.h"
#include "engine/bot/greedy.h"
#include "engine/bot/random_bot.h"
#include "engine/bot/thrifty.h"

namespace trackwright::bot {

std::unique_ptr<Bot> make_bot(BotKind kind, const BotSettings& settings) {
  switch (kind) {
    case BotKind::Random:
      return std::make_unique<RandomBot>(settings);
    case BotKind::Thrifty:
      return std::make_unique<Thrifty>(settings);
    case BotKind::Greedy:
      return std::make_unique<Greedy>(settings);
  }
  return nullptr;
}

std::vector<std::unique_ptr<Bot>> make_bots(const std::vector<BotKind>& seats, BotSettings settings) {
  Dice seeds(settings.seed);
  std::vector<std::unique_ptr<Bot>> bots;
  for (const BotKind kind : seats) {
    settings.seat = bots.size();
    settings.seed = seeds.next();
    bots.push_back(make_bot(kind, settings));
  }
  return bots;
}

std::vector<Bot*> pointers(const std::vector<std::unique_ptr<Bot>>& bots) {
  std::vector<Bot*> all;
  for (const auto& one : bots) all.push_back(one.get());
  return all;
}

}  // namespace trackwright::bot
