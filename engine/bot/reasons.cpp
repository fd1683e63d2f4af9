#include "engine/bot/reasons.h"

#include <fmt/format.h>

#include <cmath>

#include "engine/play/turn/apply.h"

namespace trackwright::bot {

using namespace play;

namespace {

struct Told {
  const PlayTable& table;
  const PlayTable& later;  // after the action
  const Action& action;
  const Appraisal& before;
  const Appraisal& after;

  const std::string& company(std::size_t number) const { return table.game.companies[number].id; }
  std::string money(double amount) const { return table.money(static_cast<int>(std::lround(amount))); }
};

std::string of_income(const Told& told, std::size_t company) {
  const CompanyOutlook& one = told.before.companies[company];
  if (one.income <= 0) return fmt::format("{} earns nothing yet", told.company(company));
  const int price = told.table.game.price_at(told.table.state.companies[company].cell).value_or(0);
  const double of_price = price == 0 ? 0 : one.income * told.table.share_of(company) / price;
  return fmt::format("{} earns about {} a round, {:.0f} % of its price", told.company(company),
                     told.money(one.income), of_price);
}

std::string of_change(const Told& told, std::size_t company) {
  const double before =
      std::max(told.before.companies[company].income, told.before.companies[company].possible);
  const double after = std::max(told.after.companies[company].income, told.after.companies[company].possible);
  if (after > before)
    return fmt::format("raises its income from about {} to {} a round", told.money(before),
                       told.money(after));
  return fmt::format("its income stays at about {} a round; the track or token is for later runs",
                     told.money(before));
}

std::string of_private(const Told& told) {
  if (told.action.private_ == no_private) return "the right is worth the lowest bid";
  const PrivateFacts& one = told.table.game.privates[told.action.private_];
  return fmt::format("{} has the price {} and pays {} a round", one.id, told.table.money(one.price),
                     told.table.money(one.revenue));
}

std::string of_par(const Told& told) {
  const std::size_t company = told.action.company;
  const Owner player = told.table.acts_for(told.action.actor);
  return fmt::format("floats when {} % are sold; {} is left for its shares",
                     told.table.game.companies[company].float_percent,
                     told.table.money(told.later.cash(player)));
}

std::string of_sale(const Told& told) {
  if (told.table.state.step == Stage::Trains) return "the money pays for a train that the company must buy";
  return of_income(told, told.action.company);
}

std::string of_train(const Told& told) {
  const std::size_t company = told.action.actor.index;
  if (told.table.trains_counted(company) == 0) return fmt::format("{} has no train", told.company(company));
  return of_change(told, company);
}

std::string of_dividend(const Told& told) {
  if (!told.action.actor.is_company()) return "by habit";
  const std::size_t company = told.action.actor.index;
  const int revenue = told.table.state.this_turn.revenue;
  if (told.action.dividend != rule::Dividend::Withhold)
    return fmt::format(
        "a share gets {}, and the price is {} afterwards",
        told.money(1.0 * revenue * told.table.share_of(company) / 100),
        told.table.money(told.later.game.price_at(told.later.state.companies[company].cell).value_or(0)));
  return fmt::format("the next train costs {}, and {} has {}", told.table.money(told.table.cheapest()),
                     told.company(company), told.table.money(told.table.state.companies[company].cash));
}

std::string of_pass(const Told& told) {
  switch (told.table.state.step) {
    case Stage::Shares:
      return "no purchase is worth more than its price";
    case Stage::Auction:
      return "no private is worth more than the next bid";
    case Stage::Trains:
      return fmt::format("no train is worth its price; the cheapest costs {}",
                         told.table.money(told.table.cheapest()));
    case Stage::Track:
    case Stage::TrackAndToken:
      return "no lay is worth its cost";
    case Stage::Token:
      return "no station is worth its cost";
    default:
      return "nothing here is worth its cost";
  }
}

std::string words(const Told& told) {
  const bool company = told.action.actor.is_company();
  switch (told.action.kind) {
    case ActionKind::Bid:
    case ActionKind::BuyPrivate:
      return of_private(told);
    case ActionKind::Par:
      return of_par(told);
    case ActionKind::BuyShares:
      return of_income(told, told.action.company);
    case ActionKind::SellShares:
      return of_sale(told);
    case ActionKind::LayTile:
    case ActionKind::PlaceToken:
      return company ? of_change(told, told.action.actor.index) : "uses the private before it closes";
    case ActionKind::RunRoutes:
      return told.action.routes.empty() ? "no run is possible" : "no better runs were found";
    case ActionKind::Dividend:
      return of_dividend(told);
    case ActionKind::BuyTrain:
      return of_train(told);
    case ActionKind::Pass:
      return of_pass(told);
    case ActionKind::Bankrupt:
      return "the money is not enough for the train";
    default:
      return "by habit";
  }
}

}  // namespace

std::string reason_for(Appraiser& appraiser, const Game& game, const State& state, const Action& action) {
  State now = state;
  auto next = apply(game, state, action);
  if (!next) return next.error().words;
  const Appraisal before = appraiser.of(now);
  const Appraisal after = appraiser.of(*next);
  const PlayTable table(game, now);
  const PlayTable later(game, *next);
  return words({table, later, action, before, after});
}

}  // namespace trackwright::bot
