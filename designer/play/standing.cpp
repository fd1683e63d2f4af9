#include "designer/play/standing.h"

#include <fmt/format.h>

#include "designer/play/action_words.h"

namespace trackwright {

using namespace play;

std::string round_name(const Game& game, const State& state) {
  switch (state.round) {
    case RoundKind::Auction:
      return game.right_to_choose ? "The right to choose" : "Privates";
    case RoundKind::Stock:
      return fmt::format("Stock round {}", state.turn);
    case RoundKind::Operating:
      return state.of > 1 ? fmt::format("Operating round {}.{}", state.turn, state.num)
                          : fmt::format("Operating round {}", state.turn);
    case RoundKind::Nationalization:
      break;
  }
  return "Nationalization";
}

std::vector<std::string> holdings(const PlayTable& table, Owner owner) {
  std::vector<std::string> all;
  for (std::size_t c = 0; c < table.game.companies.size(); ++c)
    if (const int percent = owner.is_company(c) ? 0 : table.percent_of(owner, c); percent > 0)
      all.push_back(fmt::format("{} {} %", company_name(table.game, c), percent));
  for (std::size_t p = 0; p < table.game.privates.size(); ++p)
    if (!table.state.privates[p].closed && table.state.privates[p].owner == owner)
      all.push_back(private_name(table.game, p));
  for (const std::uint16_t card : table.cards_of(owner))
    all.push_back(table.type_of(card).name.value + "-train");
  return all;
}

std::string price_words(const Game& game, const CompanyState& company) {
  const auto value = game.price_at(company.cell);
  return company.started && value ? money(game.title(), *value) : "";
}

}  // namespace trackwright
