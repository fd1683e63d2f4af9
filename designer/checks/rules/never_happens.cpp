#include <initializer_list>

#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

using Steps = std::vector<TurnStep>;

bool has_step(const Steps* turn, std::initializer_list<rule::StepKind> wanted) {
  if (turn == nullptr) return true;  // an unstated turn may have any step
  return std::ranges::any_of(*turn, [&](const TurnStep& step) {
    return std::ranges::any_of(step.any_order, [&](const Placed<rule::StepKind>& one) {
      return std::ranges::find(wanted, one.value) != wanted.end();
    });
  });
}

struct Stated {
  Place place;
  std::string what;
  std::initializer_list<rule::StepKind> steps;
};

void look(const Rules& rules, const std::string& kind, const Stated& stated, Report& report) {
  const Steps* turn = for_kind(rules.operating.turn, kind);
  if (has_step(turn, stated.steps)) return;
  const std::string of = kind == "all" ? "any company" : "a " + kind;
  report(stated.place, kind,
         fmt::format("there is a rule about {} for {}, but the turn has no step for it", stated.what, of),
         fmt::format("add the step `{}` to operating_round.turn, or remove the rule",
                     word_of(*stated.steps.begin())));
}

// Reports choices for the revenue of a company that splits it, because it has no choice.
void look_at_choices(const Rules& rules, Report& report) {
  for (const auto& [kind, choices] : rules.operating.dividends.kinds) {
    const Steps* turn = for_kind(rules.operating.turn, kind.value);
    if (choices.size() < 2 || turn == nullptr || has_step(turn, {rule::StepKind::Dividend}) ||
        !has_step(turn, {rule::StepKind::Split}))
      continue;
    report(choices.front().place, kind.value,
           "`dividends` lists choices, but the step `split` leaves no choice",
           "write `dividend` in place of `split`, or remove the choices");
  }
}

// Reports rules about bids if the auction sells in turn or at face value.
void look_at_bids(const AuctionRules& auction, Report& report) {
  if (!auction.auction ||
      (auction.auction->value != rule::Auction::Draft && auction.auction->value != rule::Auction::FaceValue))
    return;
  const auto look_at = [&](const auto& rule, const char* key) {
    if (rule)
      report(rule->place, "opening",
             fmt::format("`{}` is about bids, but `{}` has no bids", key, word_of(auction.auction->value)),
             "remove the key, or correct `auction`");
  };
  look_at(auction.step, "step");
  look_at(auction.committed, "committed");
  look_at(auction.start, "start");
}

bool pays_half(const OperatingRules& rules) {
  return std::ranges::any_of(rules.dividends.kinds, [](const auto& kind) {
    return std::ranges::any_of(kind.second, [](const Placed<rule::Dividend>& choice) {
      return choice.value == rule::Dividend::Half;
    });
  });
}

}  // namespace

void rules_never_happens(const Facts& facts, Report& report) {
  using rule::StepKind;
  const Rules& rules = facts.title.rules;
  for (const auto& [kind, choices] : rules.operating.dividends.kinds)
    if (!choices.empty())
      look(rules, kind.value,
           {choices.front().place, "the use of revenue", {StepKind::Dividend, StepKind::Split}}, report);
  look_at_choices(rules, report);
  for (const AuctionRules& auction : rules.opening) look_at_bids(auction, report);
  for (const auto& [kind, lays] : rules.operating.lays.kinds)
    if (!lays.empty())
      look(rules, kind.value, {lays.front().place, "laying track", {StepKind::Track}}, report);
  for (const auto& [kind, company] : rules.companies.kinds) {
    const auto in_turn = [](const std::optional<ShareDeal>& deal) {
      return deal && deal->when && deal->when->value != rule::DealTime::StockRound;
    };
    if (in_turn(company.issue))
      look(rules, kind.value,
           {company.issue->when->place, "issuing shares", {StepKind::Issue, StepKind::IssueOrRedeem}},
           report);
    if (in_turn(company.redeem))
      look(rules, kind.value,
           {company.redeem->when->place, "redeeming shares", {StepKind::Redeem, StepKind::IssueOrRedeem}},
           report);
  }
  if (rules.operating.half && rules.operating.half->to && !rules.operating.dividends.kinds.empty() &&
      !pays_half(rules.operating))
    report(rules.operating.half->to->place, "half",
           "half dividends are rounded, but no company pays half of its revenue",
           "add the choice `half` to operating_round.dividends, or remove the rule `half`");
}

}  // namespace trackwright::checks
