// The neutral player gets whole companies for free. Other players act for these companies, and the earnings
// of the neutral player leave the game.
#include <algorithm>

#include "engine/play/companies/steps.h"

namespace trackwright::play {

namespace {

// The wealthiest or poorest player; a tie goes to the player nearest to the priority deal.
std::size_t player_of(const PlayTable& table, rule::Wealth wealth) {
  std::vector<std::uint8_t> players;
  for (const std::uint8_t player : table.state.order)
    if (!table.state.players[player].bankrupt) players.push_back(player);
  if (players.empty()) return table.state.order.front();
  const auto worth = [&](std::uint8_t player) { return table.worth(player); };
  return wealth == rule::Wealth::Poorest ? *std::ranges::min_element(players, {}, worth)
                                         : *std::ranges::max_element(players, {}, worth);
}

bool can_be_neutral(const PlayTable& table, std::size_t company) {
  const CompanyState& one = table.state.companies[company];
  const CompanyFacts& facts = table.game.companies[company];
  return !facts.minor && !one.started && !one.closed && !facts.certificates.empty() &&
         table.state.certificates[table.certificate(company, 0)].owner == the_offer;
}

bool lacks_lasting_train(const PlayTable& table, std::size_t company) {
  const auto cards = table.cards_of(company_owner(company));
  if (cards.size() > 1) return false;
  return cards.empty() || !table.type_of(cards.front()).rusts_on.empty();
}

std::uint8_t dearest_of(const Train& train) {
  std::uint8_t side = 0;
  int price = train.price.value;
  for (std::size_t v = 0; v < train.variants.size(); ++v)
    if (train.variants[v].price.value > price) {
      price = train.variants[v].price.value;
      side = static_cast<std::uint8_t>(v + 1);
    }
  return side;
}

}  // namespace

bool lays_are_free(const PlayTable& table, std::size_t company) {
  return table.is_neutral(company) && !said(table.game.neutral->pays_for_lays, true);
}

std::vector<std::string> neutral_choices(const PlayTable& table) {
  std::vector<std::string> choices;
  const NeutralPlayer* rule = table.game.neutral;
  if (rule == nullptr || !table.game.neutral_cell.is_there() ||
      table.state.neutral_chose == table.state.turn ||
      table.state.turn % std::max(1, said(rule->after_stock_rounds, 1)) != 0)
    return choices;
  for (std::size_t c = 0; c < table.game.companies.size(); ++c)
    if (can_be_neutral(table, c)) choices.push_back(table.game.companies[c].id);
  return choices;
}

std::size_t neutral_chooser(const PlayTable& table) {
  return player_of(table, said(table.game.neutral->chosen_by, rule::Wealth::Poorest));
}

Verdict choose_neutral(PlayTable& table, const Action& action) {
  if (!action.actor.is_player(neutral_chooser(table)))
    return refused("neutral_player.chosen_by", "another player chooses the company");
  const auto choices = neutral_choices(table);
  if (std::ranges::find(choices, action.choice) == choices.end())
    return refused("neutral_player",
                   "`" + action.choice + "` is not one of the companies that can be chosen");
  const std::size_t company = *table.game.find_company(action.choice);
  table.enter(company, table.game.neutral_cell);
  CompanyState& one = table.state.companies[company];
  one.par = table.game.neutral_cell;
  one.started = true;
  one.floated = true;
  one.president = the_neutral;
  for (std::size_t number = 0; number < table.game.companies[company].certificates.size(); ++number)
    table.move_certificate(company, number, the_neutral);
  table.state.neutral_chose = table.state.turn;
  if (table.game.companies[company].home_time == rule::HomeTime::Float) table.place_home(company);
  return {};
}

Owner PlayTable::acts_for(Owner who) const {
  if (who.is_private()) who = state.privates[who.index].owner;
  if (who.is_company()) who = state.companies[who.index].president;
  if (who != the_neutral) return who;
  return player_owner(player_of(*this, said(game.neutral->acted_for_by, rule::Wealth::Richest)));
}

void take_neutral_trains(PlayTable& table, std::size_t company) {
  if (!said(table.game.neutral->takes_trains, false)) return;
  while (lacks_lasting_train(table, company) && table.trains_counted(company) < table.train_limit(company)) {
    const auto cards = table.upcoming();
    if (cards.empty()) return;
    const std::uint16_t card = cards.front();
    table.state.cards[card].variant = dearest_of(table.base_of(card));
    table.take_card(card, company_owner(company));
    table.after_purchase(card);
    nationalize_trainless(table);
  }
}

}  // namespace trackwright::play
