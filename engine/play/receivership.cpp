// A company without a president, because all that its last one had lies in the pool: it runs and keeps what
// it earns, buys the cheapest train as soon as it can pay for it, and does nothing else.
#include "engine/play/steps.h"

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

bool waits_in_receivership(PlayTable& table) {
  const std::size_t company = *table.operator_now();
  if (!table.done(Stage::Routes)) {
    table.state.step = Stage::Routes;
    if (can_run(table, company)) return true;
    table.pass_step(Stage::Routes);
  }
  if (!table.done(Stage::Dividend)) {
    const bool idle = table.cards_of(company_owner(company)).empty();
    Action keep;
    keep.kind = ActionKind::Dividend;
    keep.actor = company_owner(company);
    keep.dividend = rule::Dividend::Withhold;
    if (table.state.this_turn.revenue > 0)
      static_cast<void>(pay_dividend(table, keep));
    else
      no_dividend(table);
    if (idle && table.game.price_at(table.state.companies[company].cell).value_or(0) > 0)
      table.move_left(company);  // once more
  }
  close_companies(table);
  if (is_gone(table, company)) return false;
  table.state.step = Stage::Trains;
  buy_cheapest(table, company);
  return false;
}

}  // namespace trackwright::play
