#include "engine/bot/income.h"

#include <algorithm>

#include "engine/run/routes.h"

namespace trackwright::bot {

using namespace play;

namespace {

void mix(std::uint64_t& key, std::uint64_t more) {
  key = (key ^ more) * 0x100000001B3U;
  key ^= key >> 29U;
}

constexpr std::uint64_t first_key = 0xCBF29CE484222325U;

}  // namespace

std::uint64_t board_key(const State& state) {
  std::uint64_t key = first_key;
  mix(key, state.phase);
  mix(key, state.events);
  for (const HexState& hex : state.hexes)
    mix(key, static_cast<std::uint64_t>(hex.tile + 1) * 8U + hex.rotation);
  for (const TokenState& token : state.tokens)
    mix(key, (static_cast<std::uint64_t>(token.hex + 1) << 16U) +
                 (static_cast<std::uint64_t>(token.city) << 8U) + token.company);
  for (const BonusTokenState& token : state.bonus_tokens)
    mix(key, (static_cast<std::uint64_t>(token.hex + 1) << 16U) +
                 (static_cast<std::uint64_t>(token.token) << 8U) + token.company);
  return key;
}

std::vector<std::uint64_t> train_keys(const Game& game, const State& state) {
  std::vector<std::uint64_t> keys(game.companies.size(), 0);
  for (std::size_t card = 0; card < state.cards.size(); ++card) {
    const CardState& one = state.cards[card];
    if (!one.owner.is_company() || one.obsolete) continue;
    std::uint64_t key = first_key;
    mix(key, game.cards[card].type * 16U + one.variant + 1U);
    keys[one.owner.index] += key;
  }
  return keys;
}

int Incomes::of(const PlayTable& table, std::size_t company, std::uint64_t board, std::uint64_t trains,
                std::optional<std::uint16_t> more) {
  if (trains == 0 && !more) return 0;
  std::uint64_t key = board;
  mix(key, company);
  mix(key, trains);
  mix(key, more ? game_.cards[*more].type + 1U : 0U);
  constexpr std::size_t most_known = 200'000;
  if (known_.size() > most_known) known_.clear();
  const auto [place, is_new] = known_.try_emplace(key, 0);
  if (is_new) place->second = found(table, company, more);
  return place->second;
}

int Incomes::found(const PlayTable& table, std::size_t company, std::optional<std::uint16_t> more) const {
  const auto has_station = [&](const TokenState& token) {
    return token.company == company && token.hex >= 0;
  };
  if (std::ranges::none_of(table.state.tokens, has_station)) return 0;
  Position at = table.board(company);
  at.most_trains = table.most_running(company);
  for (const std::uint16_t card : table.cards_of(company_owner(company)))
    if (!table.state.cards[card].obsolete) at.trains.push_back(table.type_of(card));
  if (more) at.trains.push_back(table.type_of(*more));
  RouteOptions options;
  options.most_steps = 4'000;
  const Title& title = game_.title();
  return best_runs(title.map, title.roster, at, title.runs, options).total;
}

}  // namespace trackwright::bot
