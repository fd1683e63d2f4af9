// The turn of a company in an operating round: its steps, in order.
#include <algorithm>

#include "engine/play/companies/steps.h"
#include "engine/play/income/steps.h"
#include "engine/play/loans/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/track/steps.h"
#include "engine/play/trains/steps.h"
#include "engine/play/turn/steps.h"

namespace trackwright::play {

bool always_asked(const PlayTable& table, rule::StepKind step) {
  const auto& asked = table.game.rules().operating.always_asked;
  return std::ranges::any_of(asked, [&](const auto& one) { return one.value == step; });
}

void begin_company_turn(PlayTable& table) {
  State& state = table.state;
  state.this_turn = {};
  state.teleported = -1;
  state.together = -1;
  state.just_sold = -1;
  const std::size_t company = state.operating[state.at];
  if (table.game.companies[company].home_time == rule::HomeTime::Operate) table.place_home(company);
  pay_for_home(table, company);
  state.companies[company].loans_due = state.companies[company].loans;
}

namespace {

// The merger step, even if the company whose turn it is was taken over.
std::optional<Stage> merges(const PlayTable& table) {
  if (!table.state.merged_stations.empty()) return Stage::MergedStations;
  if (!table.state.merging.empty()) return Stage::Merge;
  return std::nullopt;
}

// Whether another tile of the pair can be laid; recorded games wait for it in any case.
bool goes_on_together(const PlayTable& table) {
  if (table.state.together < 0) return false;
  const auto one = static_cast<std::uint8_t>(table.state.together);
  return table.game.foreign_record || std::ranges::any_of(power_hexes(table, one), [&](std::uint16_t hex) {
           return !power_lays(table, one, hex).empty();
         });
}

// The step that comes before the turn goes on.
std::optional<Stage> held_up(PlayTable& table) {
  if (player_in_debt(table)) return Stage::Debt;
  if (sold_power(table)) return Stage::SoldPower;
  if (goes_on_together(table)) return Stage::TogetherTiles;
  table.state.together = -1;
  if (table.state.teleported >= 0) return Stage::PowerToken;
  if (places_sold_tokens(table)) return Stage::SoldTokens;
  if (waits_for_home(table)) return Stage::HomeToken;
  return std::nullopt;
}

bool can_deal(const PlayTable& table, std::size_t company) {
  return !redeemable(table, company).empty() || !issuable(table, company).empty();
}

// Whether a private has a token that is placed only at the step for stations.
bool has_token_of_private(const PlayTable& table, std::size_t company) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_company(company)) continue;
    for (const PowerFacts& power : table.game.privates[p].powers)
      if (power.is(rule::Power::PlaceBonusToken) && power.at(rule::PowerTime::Token) &&
          power.rule->when.size() == 1 && !bonus_token_hexes(table, p).empty())
        return true;
  }
  return false;
}

bool can_token(const PlayTable& table, std::size_t company) {
  return always_asked(table, rule::StepKind::Token) || can_place_station(table, company) ||
         price_by_power(table, company) || has_token_of_private(table, company) ||
         !bonus_tokens_for_sale(table, company).empty();
}

// Whether track and token may be done in any order.
bool joins_track_and_token(const PlayTable& table, std::size_t company) {
  const auto* turn = for_kind(table.game.rules().operating.turn, table.game.companies[company].company->kind);
  const auto has = [](const TurnStep& step, rule::StepKind kind) {
    return std::ranges::any_of(step.any_order, [&](const auto& one) { return one.value == kind; });
  };
  return turn != nullptr && std::ranges::any_of(*turn, [&](const TurnStep& step) {
           return has(step, rule::StepKind::Track) && has(step, rule::StepKind::Token);
         });
}

bool can_lay_or_token(const PlayTable& table, std::size_t company) {
  return can_lay(table, company) || can_token(table, company);
}

bool can_buy_early(const PlayTable& table, std::size_t company) {
  return early_power(table, company) && can_buy_train(table, company);
}

bool buys_trains(const PlayTable& table, std::size_t company) {
  return !table.state.this_turn.bought_early &&
         (must_buy_train(table, company) || can_buy_train(table, company) ||
          !trains_to_sell(table, company).empty());
}

bool uses_privates(const PlayTable& table, std::size_t company) {
  bool waits = false;
  for (std::size_t p = 0; p < table.state.privates.size(); ++p) waits = waits || waits_for_sale(table, p);
  return (waits && can_buy_private(table, company)) || power_blocks_end(table, company);
}

// Runs through the steps of a company's turn; functions return true if the turn stops at a step.
class Steps {
 public:
  Steps(PlayTable& table, std::size_t company) : table_(table), company_(company) {}

  bool stay(Stage step) {
    table_.state.step = step;
    return true;
  }

  bool before_run() {
    if (stays(Stage::Conversion, may_convert)) return true;
    if (!deals_at_end(table_, company_) && deals_in_step()) return true;
    if (lays_and_places() || stays(Stage::EarlyTrains, can_buy_early)) return true;
    return discards();
  }

  bool run() {
    if (stays(Stage::Routes, can_run)) return true;
    if (table_.done(Stage::Dividend)) return false;
    if (pays_interest(rule::InterestTime::AfterRun)) return true;
    if (is_gone(table_, company_)) return false;
    if (table_.game.companies[company_].splits)
      split(table_);
    else if (table_.state.this_turn.revenue > 0)
      return stay(Stage::Dividend);
    else
      no_dividend(table_);
    return false;
  }

  bool after_run() {
    if (stays(Stage::Nationalize, may_nationalize) || discards()) return true;
    if (pays_interest(rule::InterestTime::BeforeTrains)) return true;
    if (is_gone(table_, company_)) return false;
    if (!table_.done(Stage::Trains)) give_free_train(table_, company_);
    if (stays(Stage::Trains, buys_trains)) return true;
    if (deals_at_end(table_, company_) && deals_in_step()) return true;
    if (stays(Stage::Privates, uses_privates)) return true;
    if (pays_interest(rule::InterestTime::TurnEnd) || asks_about_repayment()) return true;
    if (is_gone(table_, company_)) return false;
    decline_all(table_);
    return !table_.state.unsettled.empty() && stay(Stage::Protection);
  }

  // A company of the neutral player makes no decisions about money.
  bool as_neutral() {
    if (lays_and_places() || stays(Stage::Routes, can_run)) return true;
    if (!table_.done(Stage::Dividend)) pay_by_rule(table_, company_, rule::Dividend::Pay);
    take_neutral_trains(table_, company_);
    return discards();
  }

  bool connects() {
    if (table_.done(Stage::ConnectionCheck)) return false;
    if (table_.game.connection_runs) return waits_for_connection(table_);
    table_.pass_step(Stage::ConnectionCheck);
    if (!may_connect(table_, company_)) return false;
    table_.state.connecting = {static_cast<std::uint8_t>(company_)};
    table_.state.connection = Stage::ConnectionMarker;
    return stay(Stage::ConnectionMarker);
  }

 private:
  bool lays_and_places() {
    const bool joined = joins_track_and_token(table_, company_);
    if (joined && stays(Stage::TrackAndToken, can_lay_or_token)) return true;
    if (!joined && stays(Stage::Track, can_lay)) return true;
    if (can_tunnel(table_, company_)) return stay(Stage::Tunnel);
    table_.state.this_turn.mountain = -1;  // it cannot pay for a tunnel now, so the step does not return
    if (joined) table_.pass_step(Stage::Token);
    return stays(Stage::Token, can_token);
  }

  bool deals_in_step() { return deals_wait(table_, company_) && stays(Stage::OwnShares, can_deal); }

  // Skips a step without a possible action.
  bool stays(Stage step, bool (*can)(const PlayTable&, std::size_t)) {
    if (table_.done(step)) return false;
    if (can(table_, company_)) return stay(step);
    table_.pass_step(step);
    return false;
  }

  // Returns whether a player must raise money for it.
  bool pays_interest(rule::InterestTime now) {
    settle_loans(table_, company_, now);
    return player_in_debt(table_) && stay(Stage::Debt);
  }

  bool asks_about_repayment() {
    return !is_gone(table_, company_) && !table_.done(Stage::Loans) && asks_about_loans(table_, company_) &&
           stay(Stage::Loans);
  }

  bool discards() { return !table_.crowded().empty() && stay(Stage::Discard); }

  PlayTable& table_;
  std::size_t company_;
};

}  // namespace

// Goes through the steps of a company's turn, up to the first one with a possible action.
bool waits_in_turn(PlayTable& table) {
  State& state = table.state;
  const std::size_t company = state.operating[state.at];
  const auto is_over = [&] {
    close_companies(table);
    return is_gone(table, company);
  };
  close_companies(table);
  Steps steps(table, company);
  if (const auto step = merges(table)) return steps.stay(*step);
  if (is_gone(table, company)) return false;
  if (!state.connecting.empty()) return steps.stay(state.connection);
  if (!state.this_turn.looked && table.game.connection_runs && waits_for_connection(table)) return true;
  if (const auto step = held_up(table)) return steps.stay(*step);
  if (is_in_receivership(table, company)) return waits_in_receivership(table);
  if (table.is_neutral(company)) return steps.as_neutral();
  if (steps.before_run() || steps.run()) return true;
  if (is_over()) return false;
  if (steps.after_run()) return true;
  return !is_over() && steps.connects();
}

bool next_company(PlayTable& table) {
  State& state = table.state;
  while (static_cast<std::size_t>(state.at) + 1 < state.operating.size()) {
    ++state.at;
    if (is_gone(table, state.operating[state.at])) continue;
    begin_company_turn(table);
    return true;
  }
  return false;
}

}  // namespace trackwright::play
