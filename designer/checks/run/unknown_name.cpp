#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool is_event(const Title& title, const std::string& kind) {
  return std::ranges::any_of(title.roster.trains, [&](const Train& train) {
    return std::ranges::find(train.events, kind, &TrainEvent::kind) != train.events.end();
  });
}

bool is_stack(const Title& title, const std::string& stack) {
  return std::ranges::find(title.roster.trains, stack, &Train::stack) != title.roster.trains.end();
}

// Whom and when a fee concerns.
template <class Tell>
void tell_fee(const Facts& facts, const RunFee& fee, const Tell& tell) {
  for (const Ref& phase : fee.phases)
    if (!facts.phases.contains(phase.value)) tell(phase.place, phase.value, fee.name, "phase");
  for (const std::string& company : fee.exempt)
    if (find_company(facts.title.companies, company) == nullptr && !facts.kinds.contains(company))
      tell(fee.place, company, fee.name, "company");
}

// What fees and bonuses wait for, and the cards of crossings.
template <class Tell>
void tell_events_and_cards(const Title& title, const Tell& tell) {
  const auto look = [&](const auto& rule) {
    if (!rule.after.empty() && !is_event(title, rule.after))
      tell(rule.place, rule.after, rule.name, "event of a train");
  };
  for (const RunBonus& bonus : title.runs.bonuses) look(bonus);
  for (const RunFee& fee : title.runs.fees) look(fee);
  if (title.runs.passage && !is_stack(title, title.runs.passage->stack))
    tell(title.runs.passage->place, title.runs.passage->stack, title.runs.passage->name, "stack of cards");
}

}  // namespace

void run_unknown_name(const Facts& facts, Report& report) {
  const Title& title = facts.title;
  const auto tell = [&](Place place, const std::string& name, const std::string& rule, const char* kind) {
    if (title.unreadable.contains(name)) return;
    report(place, name, fmt::format("{} names {}, which is no {}", rule, name, kind), "correct the name");
  };
  const auto is_token = [&](const std::string& id) {
    return std::ranges::find(title.companies.bonus_tokens, id, &BonusToken::id) !=
           title.companies.bonus_tokens.end();
  };
  for (const RunBonus& bonus : title.runs.bonuses) {
    if (!bonus.holder.empty() && !is_token(bonus.holder))
      tell(bonus.place, bonus.holder, bonus.name, "bonus token");
    for (const Ref& train : bonus.not_trains)
      if (!facts.trains.contains(train.value)) tell(train.place, train.value, bonus.name, "train");
  }
  for (const RunFee& fee : title.runs.fees) tell_fee(facts, fee, tell);
  for (const RightOfWay& right : title.runs.rights)
    if (!right.holder.empty() && !is_token(right.holder))
      tell(right.place, right.holder, "a right of way", "bonus token");
  tell_events_and_cards(title, tell);
}

}  // namespace trackwright::checks
