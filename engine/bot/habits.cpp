#include "engine/bot/habits.h"
#include "engine/play/auction/steps.h"

namespace trackwright::bot {

using namespace play;

namespace {

constexpr int rank_last_resort = 1;
constexpr int rank_neutral = 5;
constexpr int rank_good = 7;
constexpr int rank_best = 9;

}  // namespace

int Habits::rank(const Action& action) const {
  switch (action.kind) {
    case ActionKind::Bankrupt:
    case ActionKind::EndGame:
      return 0;
    case ActionKind::SellShares:
    case ActionKind::TakeLoan:
      return rank_last_resort;
    case ActionKind::Pass:
    case ActionKind::Choose:
    case ActionKind::PlaceBonusToken:
      return rank_neutral;
    case ActionKind::Bid:
      return bid(action);
    case ActionKind::Par:
      return floats_soon(action) ? rank_good + 1 : rank_neutral - 1;
    case ActionKind::BuyShares:
      return waits_for_buyer(action.company, action.actor) ? rank_good + 1 : rank_good;
    case ActionKind::RunRoutes:
      return action.routes.empty() ? rank_last_resort : rank_good;
    case ActionKind::Dividend:
      return dividend(action);
    case ActionKind::BuyTrain:
      return train(action);
    case ActionKind::BuyPrivate:
      return rank_neutral - 1;
    default:
      return rank_good;
  }
}

int Habits::bid(const Action& action) const {
  if (action.private_ == no_private) return rank_good;
  const int face = game_.privates[action.private_].price + game_.privates[action.private_].dearer;
  if (action.price * 4 > face * 5) return rank_neutral - 1;  // at most 25 % above the price
  return keeps_enough(action) ? rank_good : rank_neutral - 1;
}

// Whether a bid in a waterfall auction leaves enough money for the first item, without which the auction ends
// if all players have put their money into bids for the others.
bool Habits::keeps_enough(const Action& action) const {
  const bool other = game_.one_by_one || game_.at_face || game_.bids_on_sets || game_.right_to_choose;
  const auto first = first_unsold(table_);
  if (other || !first || *first == action.private_ || state_.auctioning >= 0) return true;
  return free_cash(table_, action.actor.index, action.private_) - action.price >= least_bid(table_, *first);
}

// A company that has started, and whose next unsold share the buyer can pay for, although it has not floated.
bool Habits::waits_for_buyer(std::size_t company, Owner buyer) const {
  const CompanyState& one = state_.companies[company];
  return one.started && !one.floated && !table_.held(the_offer, company).empty() &&
         table_.cash(buyer) >= game_.price_at(one.par).value_or(0);
}

// Whether the president can pay for four shares at once, so that the company may soon float. Players who
// start many companies at once have no money left to float them.
bool Habits::floats_soon(const Action& action) const {
  constexpr int shares = 4;
  for (std::size_t c = 0; c < game_.companies.size(); ++c)
    if (waits_for_buyer(c, action.actor)) return false;
  const int price = game_.price_at(action.cell).value_or(0);
  return table_.cash(action.actor) >= shares * price;
}

// Pays, unless the company has fewer than two trains and its revenue of at most three turns pays for the
// next one. Never withholds in the last cell of the market, where the company could close.
int Habits::dividend(const Action& action) const {
  if (action.dividend == rule::Dividend::Pay) return rank_good + 1;
  if (action.dividend == rule::Dividend::Half) return rank_good;
  constexpr int turns = 3;
  const int cheapest = table_.cheapest();
  const int missing = cheapest - table_.cash(action.actor);
  if (!action.actor.is_company() || cheapest == 0 || at_left_end(action.actor.index)) return rank_neutral + 1;
  const bool needs = table_.trains_counted(action.actor.index) < 2;
  return needs && missing > 0 && missing <= turns * state_.this_turn.revenue ? rank_best : rank_neutral + 1;
}

bool Habits::at_left_end(std::size_t company) const {
  const Cell cell = state_.companies[company].cell;
  return !game_.price_at({cell.row, static_cast<std::int8_t>(cell.column - 1)});
}

// Buys from the bank. A train that will rust does not take the last place under the limit, since a full
// company cannot buy the next train type.
int Habits::train(const Action& action) const {
  if (state_.cards[action.card].owner.is_company()) return rank_last_resort + 1;
  const int owned = table_.trains_counted(action.actor.index);
  const bool fills = owned > 0 && owned + 1 >= table_.train_limit(action.actor.index);
  return fills && !table_.base_of(action.card).rusts_on.empty() ? rank_neutral - 1 : rank_good;
}

}  // namespace trackwright::bot
