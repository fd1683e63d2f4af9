// A company without a president, because its last one's certificates lie in the pool. It runs and withholds,
// buys the cheapest train as soon as it can pay for it, and does nothing else. A player with a share gets the
// president's certificate in exchange for it and the price of another share.
#include "engine/play/companies/steps.h"
#include "engine/play/income/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/trains/steps.h"

namespace trackwright::play {

namespace {

void buy_cheapest(PlayTable& table, std::size_t company) {
  const auto card = table.cheapest_card();
  const int price = table.cheapest();
  if (!card || !table.cards_of(company_owner(company)).empty() || table.state.companies[company].cash < price)
    return;
  Action action;
  action.kind = ActionKind::BuyTrain;
  action.actor = company_owner(company);
  action.company = static_cast<std::uint8_t>(company);
  action.card = *card;
  action.price = price;
  for (const Train& side : table.base_of(*card).variants)
    if (side.price.value == price && table.type_of(*card).price.value != price)
      action.variant = side.name.value;
  static_cast<void>(buy_train(table, action));
}

}  // namespace

bool is_in_receivership(const PlayTable& table, std::size_t company) {
  return table.state.companies[company].president == the_pool;
}

PlayTable::Bundle presidency_for_a_share(const PlayTable& table, std::size_t company) {
  return table.bundle(company, the_pool, {0}, table.share_of(company));
}

Verdict may_take_presidency(const PlayTable& table, std::size_t player, std::size_t company) {
  if (table.percent_of(player_owner(player), company) == 0)
    return refused("companies.start", "the president's certificate cannot be bought this way");
  return may_buy(table, player, presidency_for_a_share(table, company));
}

void take_presidency(PlayTable& table, std::size_t player, std::size_t company) {
  const Owner owner = player_owner(player);
  const std::uint8_t given = table.held(owner, company).front();
  table.pay(owner, the_bank, table.price_of(company, the_pool, table.share_of(company)));
  table.move_certificate(company, given, the_pool);
  table.move_certificate(company, 0, owner);
  table.state.companies[company].president = owner;
}

bool waits_in_receivership(PlayTable& table) {
  const std::size_t company = *table.operator_now();
  if (!table.done(Stage::Routes)) {
    table.state.step = Stage::Routes;
    if (can_run(table, company)) return true;
    table.pass_step(Stage::Routes);
  }
  if (!table.done(Stage::Dividend)) {
    const bool idle = table.cards_of(company_owner(company)).empty();
    pay_by_rule(table, company, rule::Dividend::Withhold);
    if (idle && table.game.price_at(table.state.companies[company].cell).value_or(0) > 0)
      move_for_payout(table, company, 0, false);  // moves the price again
  }
  close_companies(table);
  if (is_gone(table, company)) return false;
  table.state.step = Stage::Trains;
  buy_cheapest(table, company);
  return false;
}

}  // namespace trackwright::play
