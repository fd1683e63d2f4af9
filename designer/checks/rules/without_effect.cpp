#include <array>

#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

constexpr const char* remedy = "remove the entry, or add the data that it needs";

template <class T>
bool is(const Rule<T>& rule, T value) {
  return rule && rule->value == value;
}

// Reports a key that is stated although the thing that it needs is missing.
template <class T>
void look_at(const Rule<T>& rule, bool acts, const char* object, const std::string& message, Report& report,
             const char* help = remedy) {
  if (rule && !acts) report(rule->place, object, message, help);
}

bool has_zone(const Facts& facts, MarketEffect wanted) {
  return std::ranges::any_of(facts.title.market.zones, [&](const MarketZone& zone) {
    return std::ranges::any_of(zone.effects, [&](const auto& effect) { return effect.value == wanted; });
  });
}

bool has_event(const Facts& facts, std::string_view kind) {
  return std::ranges::any_of(facts.title.roster.trains, [&](const Train& train) {
    return std::ranges::find(train.events, kind, &TrainEvent::kind) != train.events.end();
  });
}

// Whether a company of the kind fulfils the condition; `all` stands for any kind.
bool any_company(const Facts& facts, const std::string& kind, const auto& wanted) {
  return std::ranges::any_of(facts.title.companies.companies, [&](const Company& company) {
    return (kind == "all" || company.kind == kind) && wanted(company);
  });
}

void look_at_auction(const AuctionRules& auction, Report& report) {
  look_at(auction.columns, is(auction.auction, rule::Auction::OneByOne), "opening",
          "`columns` needs an auction `one_by_one`, but this auction is of another kind", report);
  look_at(auction.looks_at, is(auction.auction, rule::Auction::Draft), "opening",
          "`looks_at` needs a draft, but this auction is of another kind", report);
  const bool one_by_one = is(auction.auction, rule::Auction::OneByOne);
  const char* const by_one = "`in_order`, `early_pass_out` and `next_turn` need an auction `one_by_one`";
  look_at(auction.in_order, one_by_one, "opening", by_one, report);
  look_at(auction.early_pass_out, one_by_one, "opening", by_one, report);
  look_at(auction.next_turn, one_by_one, "opening", by_one, report);
  const bool at_face = is(auction.auction, rule::Auction::FaceValue);
  const char* const by_turn = "`order`, `turns` and `may_pass` need a sale `face_value`";
  look_at(auction.order, at_face, "opening", by_turn, report);
  look_at(auction.turns, at_face, "opening", by_turn, report);
  look_at(auction.may_pass, at_face, "opening", by_turn, report);
  const bool falls = is(auction.all_pass, rule::AllPass::CheapestFalls) ||
                     is(auction.all_pass, rule::AllPass::PrivatesPay) ||
                     is(auction.all_pass, rule::AllPass::PriceFalls);
  look_at(auction.falls, falls, "opening", "nothing becomes cheaper when all pass", report,
          "remove `falls`, or write `all_pass: cheapest_falls` or `privates_pay`");
  const bool treasury = std::ranges::any_of(
      auction.sell, [](const auto& offer) { return offer.value != rule::Offer::Privates; });
  if (is(auction.paid_to, rule::PaidTo::Treasury) && !treasury)
    report(auction.paid_to->place, "opening", "bids go to a treasury, but private companies have no treasury",
           "write `paid_to: bank`");
}

void look_at_stock(const Facts& facts, const StockRules& stock, Report& report) {
  if (!stock.several_from.empty() && !has_zone(facts, MarketEffect::BuySeveral))
    report(stock.several_from.front().place, "stock_round",
           "no zone of the market has the effect `buy_several`, so nobody may buy several shares in one turn",
           "add the effect to a zone of market.yaml, or remove `several_from`");
  look_at(stock.over_holding, has_zone(facts, MarketEffect::HoldAbove), "stock_round",
          "no zone of the market has the effect `hold_above`, so nobody can hold more than the limit", report,
          "add the effect to a zone of market.yaml, or remove `over_holding`");
  const bool operated = std::ranges::any_of(
      stock.sell_after, [](const auto& after) { return after.value == rule::SellAfter::Operated; });
  if (is(stock.president_sells_first, true) && !operated)
    report(stock.president_sells_first->place, "stock_round",
           "all players, not only the president, may sell before a company has operated",
           "add `operated` to `sell_after`");
}

// Whether an auction of the opening sells companies of this kind.
bool is_auctioned(const Rules& rules, const std::string& kind) {
  return std::ranges::any_of(rules.opening, [&](const AuctionRules& auction) {
    return std::ranges::any_of(auction.sell, [&](const auto& offer) {
      return offer.value == rule::Offer::Companies || (offer.value == rule::Offer::Minors && kind != "major");
    });
  });
}

void look_at_companies(const Facts& facts, const Ref& kind, const CompanyRules& company, Report& report) {
  const std::string& object = kind.value;
  const Rules& rules = facts.title.rules;
  const auto incremental = [&](const Company& one) {
    return (one.capitalization.empty() ? facts.title.capitalization : one.capitalization) != "full";
  };
  if (company.full_from && !any_company(facts, object, incremental))
    report(company.full_from->place, object, "capitalization is full from the start",
           "write `capitalization: incremental` in title.yaml, or remove `full_from`");
  const auto runs_to = [](const Company& one) {
    return one.destination.has_value() || one.connection.has_value();
  };
  const bool destined = any_company(facts, object, runs_to);
  if (company.connection)
    look_at(company.connection->when, destined, object.c_str(),
            "these companies have a rule for the connection run, but none of them has a `destination` or "
            "`connection`",
            report);
  look_at(company.destination_pays, destined, object.c_str(),
          "the bank pays these companies for a destination, but none of them has one", report);
  if (is(company.start, rule::CompanyStart::Bid) && !is_auctioned(rules, object))
    report(company.start->place, object, "a company starts with a bid, but no auction sells it",
           "add an auction to `opening` that sells it, or correct `start`");
  const bool bid = !company.start || is(company.start, rule::CompanyStart::Bid);
  if (!bid && (is(company.par, rule::ParRule::HalfBidDown) || is(company.par, rule::ParRule::HalfBidAtMost)))
    report(company.par->place, object, "the price is half a bid, but nobody bids for the company",
           "write `start: bid`, or correct `par`");
}

struct StepNeed {
  rule::StepKind step;
  const char* needs;
  bool there;
};

void look_at_steps(const Facts& facts, Report& report) {
  using rule::StepKind;
  const Title& title = facts.title;
  const auto rules_with = [&](const auto& wanted) {
    return std::ranges::any_of(title.rules.companies.kinds,
                               [&](const auto& kind) { return wanted(kind.second); });
  };
  const std::array needs{
      StepNeed{StepKind::Loans, "`loans` to roster.yaml", !title.roster.loans.empty()},
      StepNeed{StepKind::Merge, "`merger` to rules.yaml", title.rules.merger.has_value()},
      StepNeed{StepKind::Nationalize, "`nationalization` to rules.yaml",
               title.rules.nationalization.has_value()},
      StepNeed{StepKind::BonusTokens, "`bonus_tokens` to companies.yaml",
               !title.companies.bonus_tokens.empty()},
      StepNeed{StepKind::BuyPrivates, "`privates` to companies.yaml", !title.companies.privates.empty()},
      StepNeed{StepKind::ConnectionRun, "`connection` to a kind under `companies` in rules.yaml",
               rules_with([](const CompanyRules& one) { return one.connection.has_value(); })},
      StepNeed{StepKind::Issue, "`issue` to a kind under `companies` in rules.yaml",
               rules_with([](const CompanyRules& one) { return one.issue.has_value(); })},
      StepNeed{StepKind::Redeem, "`redeem` to a kind under `companies` in rules.yaml",
               rules_with([](const CompanyRules& one) { return one.redeem.has_value(); })},
  };
  for (const auto& [kind, turn] : title.rules.operating.turn.kinds)
    for (const TurnStep& any : turn)
      for (const auto& step : any.any_order)
        for (const StepNeed& need : needs)
          if (need.step == step.value && !need.there)
            report(step.place, kind.value,
                   fmt::format("the title lacks the data for the step `{}`", word_of(step.value)),
                   fmt::format("add {}, or remove the step", need.needs));
}

void look_at_trains(const Facts& facts, Report& report) {
  const TrainRules& trains = facts.title.rules.trains;
  if (!trains.exported.empty() && !is(trains.export_next, true))
    report(trains.exported.front().place, "trains", "no train leaves the supply by itself",
           "write `export_next: true`, or remove `exported`");
  look_at(trains.export_after, is(trains.export_next, true), "trains", "no train leaves the supply by itself",
          report, "write `export_next: true`, or remove `export_after`");
  look_at(trains.deals_within, !is(trains.between_companies, rule::TrainDeal::Never), "trains",
          "companies do not sell trains to each other, so the president does not matter", report);
  if (!trains.deals_in.empty() && is(trains.between_companies, rule::TrainDeal::Never))
    report(trains.deals_in.front().place, "trains", "companies do not sell trains to each other in any phase",
           "remove `deals_in`, or correct `between_companies`");
  look_at(trains.deals_from, !is(trains.between_companies, rule::TrainDeal::Never), "trains",
          "companies do not sell trains to each other, so a minimum price has no effect", report);
  if (!trains.emergency) return;
  const bool issues = std::ranges::any_of(facts.title.rules.companies.kinds,
                                          [](const auto& kind) { return kind.second.issue.has_value(); }) ||
                      trains.emergency->issue_price.has_value();
  if (is(trains.emergency->issue_first, true) && !issues)
    report(trains.emergency->issue_first->place, "trains", "no rule defines how a company issues shares",
           "add `issue` to a kind under `companies` in rules.yaml, or remove `issue_first`");
}

// Loans for presidents: their terms need the loans.
void look_at_emergency_loans(const Facts& facts, Report& report) {
  const auto& emergency = facts.title.rules.trains.emergency;
  if (!emergency) return;
  const bool lends = is(emergency->loans, true);
  const char* help = "write `loans: true`, or remove this rule";
  const char* text = "presidents take no loans, so the terms of a loan have no effect";
  look_at(emergency->loans_after_sales, lends, "trains", text, report, help);
  look_at(emergency->loan_interest, lends, "trains", text, report, help);
  look_at(emergency->loan_growth, lends, "trains", text, report, help);
  look_at(emergency->loan_penalty, lends, "trains", text, report, help);
  if (lends && is(emergency->bankruptcy, rule::Bankruptcy::Never))
    report(emergency->bankruptcy->place, "trains",
           "the president borrows what is missing, so no company goes without a train",
           "remove `bankruptcy`, or write `loans: false`");
}

void look_at_loans(const Facts& facts, Report& report) {
  look_at_emergency_loans(facts, report);
  const auto& loans = facts.title.rules.loans;
  if (!loans) return;
  const auto& all = facts.title.roster.loans;
  if (std::ranges::all_of(all, &Loan::bought))
    report(loans->place, "loans", "the title has no loan that a company can take",
           "add one to `loans` in roster.yaml, or remove these rules");
  else if (loans->taken.empty())
    report(loans->place, "loans", "no rule defines how companies take loans", "add `taken`");
  const bool rises = loans->dearer_every.has_value();
  const char* text = "the interest never rises, so this amount has no effect";
  look_at(loans->dearer_by, rises, "loans", text, report, "add `dearer_every`, or remove this rule");
  look_at(loans->dearest, rises, "loans", text, report, "add `dearer_every`, or remove this rule");
}

// Percentages after a conversion, which certificates of companies of this kind must have.
void look_at_conversion(const Facts& facts, const Ref& kind, const CompanyRules& rules, Report& report) {
  if (!rules.conversion || rules.conversion->when.empty()) return;
  const Place& place = rules.conversion->when.front().place;
  const auto& companies = facts.title.companies.companies;
  std::vector<Certificate> certificates;
  for (const Company& company : companies)
    if (kind.value == "all" || company.kind == kind.value)
      certificates.insert(certificates.end(), company.certificates.begin(), company.certificates.end());
  // Without any certificates, other checks report what is missing.
  if (!certificates.empty() &&
      std::ranges::none_of(certificates, [](const Certificate& one) { return one.then.has_value(); }))
    report(place, kind.value, "no certificate of these companies has a percentage after the conversion",
           "add `then` to their certificates in companies.yaml");
  const bool by_event = std::ranges::any_of(
      rules.conversion->when, [](const auto& time) { return time.value == rule::ConversionTime::Event; });
  if (by_event && !has_event(facts, "conversion") && !has_event(facts, "corporations_convert") &&
      !has_event(facts, "forced_conversions"))
    report(place, kind.value, "no train causes the event `conversion`",
           "add `{kind: conversion, text: ...}` to the `events` of a train");
}

void look_at_events(const Facts& facts, Report& report) {
  const Rules& rules = facts.title.rules;
  for (const EndRule& end : rules.end) {
    look_at(end.rounds, is(end.then, rule::EndTime::AfterStockRound), "end",
            "`rounds` counts rounds after the next stock round, but the game ends at another time", report,
            "write `then: after_stock_round`, or remove `rounds`");
    look_at(end.sets, is(end.when, rule::EndCause::Sets), "end",
            "`sets` is the number of sets that ends the game, but something else ends it", report,
            "write `when: sets`, or remove `sets`");
    if (end.train && !is(end.when, rule::EndCause::Train))
      report(end.train->place, "end", "a train is named, but something else ends the game",
             "write `when: train`, or remove `train`");
    if (end.zone && !is(end.when, rule::EndCause::Price))
      report(end.zone->place, "end", "a zone is named, but something else ends the game",
             "write `when: price`, or remove `zone`");
  }
  const auto& state = rules.nationalization;
  if (state && state->which && !is(state->which, rule::Nationalized::Offered) &&
      !has_event(facts, "nationalization"))
    report(state->which->place, "nationalization", "no train causes the event `nationalization`",
           "add `{kind: nationalization, text: ...}` to the `events` of a train");
  if (rules.merger && rules.merger->into && !has_event(facts, "merger"))
    report(rules.merger->into->place, "merger", "no train causes the event `merger`",
           "add `{kind: merger, text: ...}` to the `events` of a train");
}

void look_at_neutral_player(const Facts& facts, Report& report) {
  const auto& neutral = facts.title.rules.neutral_player;
  if (!neutral || !neutral->price || facts.title.market.rows.empty()) return;
  const auto prices = par_prices(facts.title.market);
  if (std::ranges::find(prices, neutral->price->value) == prices.end())
    report(neutral->price->place, "neutral_player",
           fmt::format("no par cell of the market has the price {}, so no company can start at it",
                       money(facts.title, neutral->price->value)),
           "name a par price, or mark the cell with the letter of the par zone");
}

}  // namespace

void rules_without_effect(const Facts& facts, Report& report) {
  const Rules& rules = facts.title.rules;
  for (const LotRule& lot : rules.lots)
    look_at(lot.count, !lot.players_below, "lots",
            "`players_below` replaces `count`, so this number has no effect", report,
            "remove one of the two");
  for (const AuctionRules& auction : rules.opening) look_at_auction(auction, report);
  look_at_stock(facts, rules.stock, report);
  for (const auto& [kind, company] : rules.companies.kinds) look_at_companies(facts, kind, company, report);
  look_at_steps(facts, report);
  for (const auto& [kind, company] : rules.companies.kinds) look_at_conversion(facts, kind, company, report);
  look_at_trains(facts, report);
  look_at_loans(facts, report);
  look_at_events(facts, report);
  look_at_neutral_player(facts, report);
}

}  // namespace trackwright::checks
