#include <initializer_list>

#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool bids(const AuctionRules& auction) {
  return auction.auction && auction.auction->value != rule::Auction::Draft &&
         auction.auction->value != rule::Auction::FaceValue;
}

void look_at_auction(const Facts& facts, const AuctionRules& auction, Report& report) {
  if (!auction.auction)
    report(auction.place, "opening", "there is a sale, but its `auction` is missing",
           "add `auction: waterfall`, `one_by_one` or another kind");
  else if (bids(auction) && !auction.step)
    report(auction.auction->place, "opening", "there are bids, but their `step` is missing",
           "add `step`, for example `step: 5`");
  if (auction.all_pass && auction.all_pass->value == rule::AllPass::CheapestFalls && !auction.falls)
    report(auction.all_pass->place, "opening",
           "the cheapest item becomes cheaper when all pass, but the amount `falls` is missing",
           "add `falls`, for example `falls: 5`");
  for (const auto& offer : auction.sell) {
    const bool none = (offer.value == rule::Offer::Privates && facts.title.companies.privates.empty()) ||
                      (offer.value == rule::Offer::Minors && !facts.kinds.contains("minor"));
    if (none)
      report(offer.place, "opening",
             fmt::format("{} are sold, but the title has none", word_of(offer.value)));
  }
}

// Reports things that are sold for their face value or more, but have none.
void look_at_prices(const Facts& facts, const AuctionRules& auction, Report& report) {
  if (auction.start) return;
  const auto sells = [&](rule::Offer wanted) {
    return std::ranges::any_of(auction.sell, [&](const auto& offer) { return offer.value == wanted; });
  };
  const auto tell = [&](const Place& place, const std::string& name) {
    report(place, name, fmt::format("{} is for sale but has no `price`", name),
           "add its `price`, or add `start` to the auction");
  };
  if (sells(rule::Offer::Privates))
    for (const Private& one : facts.title.companies.privates)
      if (one.price.value == 0 && one.price.place == Place(one.place)) tell(one.place, one.id.value);
  if (sells(rule::Offer::Minors))
    for (const Company& one : facts.title.companies.companies)
      if (one.kind == "minor" && !one.price) tell(one.place, one.id.value);
}

// Reports a lot that leaves none of its companies or privates.
void look_at_lot(const LotRule& lot, Report& report) {
  if (!lot.count || lot.of.empty() || static_cast<std::size_t>(lot.count->value) < lot.of.size()) return;
  report(lot.count->place, "lots",
         fmt::format("{} of {} leave the game by lot, so none is left", lot.count->value, lot.of.size()),
         "correct `count`, or list more items in `of`");
}

void look_at_turn(const Ref& kind, const std::vector<TurnStep>& turn, Report& report) {
  const auto step = [&](std::initializer_list<rule::StepKind> wanted) -> const Placed<rule::StepKind>* {
    for (const TurnStep& any : turn)
      for (const auto& one : any.any_order)
        if (std::ranges::find(wanted, one.value) != wanted.end()) return &one;
    return nullptr;
  };
  const auto* paid = step({rule::StepKind::Dividend, rule::StepKind::Split});
  if (paid != nullptr && step({rule::StepKind::Run}) == nullptr)
    report(paid->place, kind.value, "revenue is paid, but no step of the turn earns any",
           "add the step `run` before the payment");
}

// Reports a share deal without a time at which it can be made.
void look_at_deal(const Ref& kind, const std::optional<ShareDeal>& deal, const char* key, Report& report) {
  if (!deal || deal->when) return;
  report(kind.place, kind.value, fmt::format("`{}` has no `when`", key),
         "add `when: turn_start` or another time");
}

void look_at_end(const EndRule& end, Report& report) {
  if (!end.when) return;
  const std::string cause(word_of(end.when->value));
  if (end.when->value == rule::EndCause::Train && !end.train)
    report(end.when->place, cause, "a train ends the game, but `train` is missing", "add `train:`");
  if (end.when->value == rule::EndCause::Price && !end.zone)
    report(end.when->place, cause, "a price ends the game, but `zone` is missing",
           "add `zone:` with the letter of the zone");
  if (end.when->value == rule::EndCause::Sets && !end.sets)
    report(end.when->place, cause, "a number of sets ends the game, but `sets` is missing",
           "add `sets:` with the number of sets of operating rounds");
  if (!end.then)
    report(end.when->place, cause, "an end of the game has no `then`, the time when the game is over",
           "add `then: at_once`, `operating_round`, `set` or another time");
  if (end.then && end.then->value == rule::EndTime::AfterStockRound && !end.rounds)
    report(end.then->place, cause,
           "the game continues after the next stock round, but the number of `rounds` is missing",
           "add `rounds:`");
}

}  // namespace

void rules_incomplete(const Facts& facts, Report& report) {
  const Rules& rules = facts.title.rules;
  for (const AuctionRules& auction : rules.opening) {
    look_at_auction(facts, auction, report);
    look_at_prices(facts, auction, report);
  }
  for (const LotRule& lot : rules.lots) look_at_lot(lot, report);
  for (const auto& [kind, turn] : rules.operating.turn.kinds) look_at_turn(kind, turn, report);
  for (const auto& [kind, company] : rules.companies.kinds) {
    look_at_deal(kind, company.issue, "issue", report);
    look_at_deal(kind, company.redeem, "redeem", report);
  }
  for (const EndRule& end : rules.end) look_at_end(end, report);
  const auto by_price = [](const EndRule& end) {
    return end.when && end.when->value == rule::EndCause::Price;
  };
  for (const MarketZone& zone : facts.title.market.zones)
    for (const Placed<MarketEffect>& effect : zone.effects)
      if (effect.value == MarketEffect::Ends && !rules.end.empty() &&
          std::ranges::none_of(rules.end, by_price))
        report(effect.place, zone.letter,
               "a price in this zone ends the game, but `end` of rules.yaml lacks this rule",
               fmt::format("add `{{when: price, zone: {}}}` to `end`", zone.letter));
  for (const PrivateSale& sale : rules.privates.sold_to_companies)
    if (sale.least && sale.most && sale.least->value > sale.most->value)
      report(sale.least->place, "privates",
             fmt::format("the minimum price of a private, {} %, is higher than the maximum, {} %",
                         sale.least->value, sale.most->value),
             "swap the two values");
}

}  // namespace trackwright::checks
