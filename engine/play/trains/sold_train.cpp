// Trains that a company sells back by the power of a private, after it has run and before it buys.
#include <algorithm>
#include <optional>

#include "engine/play/privates/steps.h"
#include "engine/play/trains/steps.h"

namespace trackwright::play {

namespace {

constexpr std::string_view alone = " alone";

struct Seller {
  std::size_t private_ = 0;
  std::size_t power = 0;
};

std::optional<Seller> seller_of(const PlayTable& table, std::size_t company) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_company(company)) continue;
    const auto& powers = table.game.privates[p].powers;
    for (std::size_t i = 0; i < powers.size(); ++i)
      if (powers[i].is(rule::Power::SellsTrains) && left_of(table, p, i) > 0) return Seller{p, i};
  }
  return std::nullopt;
}

int brings(const PlayTable& table, std::size_t card, int percent) {
  return table.type_of(card).price.value * percent / 100;
}

// Whether the owner has no train apart from that card.
bool owns_no_train(const PlayTable& table, Owner owner, std::optional<std::uint16_t> but = std::nullopt) {
  return std::ranges::all_of(table.cards_of(owner),
                             [&](std::uint16_t card) { return card == but || is_ship(table, card); });
}

// A company may sell its last train only if it can then pay for another by itself.
bool may_sell(const PlayTable& table, std::size_t company, std::size_t card, int percent) {
  const bool last = owns_no_train(table, company_owner(company), static_cast<std::uint16_t>(card));
  const int cash = table.state.companies[company].cash + brings(table, card, percent);
  return !last || (table.cheapest_card() && cash >= cheapest_for(table, company));
}

}  // namespace

std::vector<std::string> trains_to_sell(const PlayTable& table, std::size_t company) {
  std::vector<std::string> choices;
  const TurnState& turn = table.state.this_turn;
  const auto seller = seller_of(table, company);
  if (!seller || turn.bank_trains > 0 || turn.dealt_train) return choices;
  const PowerRule& rule = *table.game.privates[seller->private_].powers[seller->power].rule;
  const bool all_left = left_of(table, seller->private_, seller->power) == said(rule.count, 1);
  for (const std::uint16_t card : table.cards_of(company_owner(company))) {
    const std::string name = table.game.card_name(card);
    if (may_sell(table, company, card, said(rule.amount, 0))) choices.push_back(name);
    if (rule.alone && all_left && may_sell(table, company, card, rule.alone->value))
      choices.push_back(name + std::string(alone));
  }
  return choices;
}

Verdict sell_train(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  const auto choices = trains_to_sell(table, company);
  if (std::ranges::find(choices, action.choice) == choices.end())
    return refused("privates.powers", "the company cannot sell this train now");
  const bool single = action.choice.ends_with(alone);
  const auto card =
      table.game.find_card(action.choice.substr(0, action.choice.size() - (single ? alone.size() : 0)));
  const auto seller = seller_of(table, company);
  if (!card || !seller) return refused("privates.powers", "there is no such train for sale");
  const PowerRule& rule = *table.game.privates[seller->private_].powers[seller->power].rule;
  table.pay(the_bank, action.actor,
            brings(table, *card, single ? said(rule.alone, 0) : said(rule.amount, 0)));
  table.take_card(*card, nobody);
  if (single)
    use_up(table, seller->private_, seller->power);
  else
    use(table, seller->private_, seller->power);
  table.state.this_turn.sold_last = owns_no_train(table, action.actor);
  return {};
}

// Whether the company must replace the train that it sold before anything else.
bool lacks_sold_train(const PlayTable& table, std::size_t company) {
  return table.state.this_turn.sold_last && table.operator_now() == company &&
         owns_no_train(table, company_owner(company));
}

}  // namespace trackwright::play
