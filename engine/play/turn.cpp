// The turn of a company in an operating round: its steps, in order.
#include <algorithm>

#include "engine/play/steps.h"

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
}

namespace {

// Even where the company whose turn it is was taken over.
std::optional<Stage> merges(const PlayTable& table) {
  if (!table.state.merged_stations.empty()) return Stage::MergedStations;
  if (!table.state.merging.empty()) return Stage::Merge;
  return std::nullopt;
}

// The other tile can be laid; records wait for it in any case.
bool goes_on_together(const PlayTable& table) {
  if (table.state.together < 0) return false;
  const auto one = static_cast<std::uint8_t>(table.state.together);
  return table.game.foreign_record || std::ranges::any_of(power_hexes(table, one), [&](std::uint16_t hex) {
           return !power_lays(table, one, hex).empty();
         });
}

// What has to be done before the turn goes on.
std::optional<Stage> held_up(PlayTable& table) {
  if (sold_power(table)) return Stage::SoldPower;
  if (goes_on_together(table)) return Stage::TogetherTiles;
  table.state.together = -1;
  if (table.state.teleported >= 0) return Stage::PowerToken;
  if (places_sold_tokens(table)) return Stage::SoldTokens;
  if (!table.state.pending_tokens.empty()) return Stage::HomeToken;
  return std::nullopt;
}

bool can_deal(const PlayTable& table, std::size_t company) {
  return !redeemable(table, company).empty() || !issuable(table, company).empty();
}

bool can_token(const PlayTable& table, std::size_t company) {
  return always_asked(table, rule::StepKind::Token) || can_place_station(table, company) ||
         price_by_power(table, company) || !bonus_tokens_for_sale(table, company).empty();
}

// Where the two may be done in any order.
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
         (must_buy_train(table, company) || can_buy_train(table, company));
}

bool uses_privates(const PlayTable& table, std::size_t company) {
  bool waits = false;
  for (std::size_t p = 0; p < table.state.privates.size(); ++p) waits = waits || waits_for_sale(table, p);
  return (waits && can_buy_private(table, company)) || power_blocks_end(table, company);
}

}  // namespace

// Goes over the steps of a company's turn in order, and stays at the first at which something can be done.
bool waits_in_turn(PlayTable& table) {
  State& state = table.state;
  const std::size_t company = state.operating[state.at];
  close_companies(table);
  const auto stay = [&](Stage step) {
    state.step = step;
    return true;
  };
  if (const auto step = merges(table)) return stay(*step);
  if (is_gone(table, company)) return false;
  if (!state.connecting.empty()) return stay(state.connection);
  if (!state.this_turn.looked && table.game.connection_runs && waits_for_connection(table)) return true;
  if (const auto step = held_up(table)) return stay(*step);
  if (is_in_receivership(table, company)) return waits_in_receivership(table);
  // Passes over a step at which nothing can be done.
  const auto stays = [&](Stage step, auto can) {
    if (table.done(step)) return false;
    if (can(table, company)) return stay(step);
    table.pass_step(step);
    return false;
  };
  if (deals_wait(table, company) && stays(Stage::OwnShares, can_deal)) return true;
  const bool joined = joins_track_and_token(table, company);
  if (joined && stays(Stage::TrackAndToken, can_lay_or_token)) return true;
  if (!joined && stays(Stage::Track, can_lay)) return true;
  if (can_tunnel(table, company)) return stay(Stage::Tunnel);
  state.this_turn.mountain = -1;  // it cannot pay for it now, and is not asked again
  if (joined) table.pass_step(Stage::Token);
  if (stays(Stage::Token, can_token) || stays(Stage::EarlyTrains, can_buy_early)) return true;
  if (!table.crowded().empty()) return stay(Stage::Discard);
  if (stays(Stage::Routes, can_run)) return true;
  if (!table.done(Stage::Dividend)) {
    if (table.game.companies[company].splits)
      split(table);
    else if (state.this_turn.revenue > 0)
      return stay(Stage::Dividend);
    else
      no_dividend(table);
  }
  close_companies(table);
  if (is_gone(table, company)) return false;
  if (stays(Stage::Nationalize, may_nationalize)) return true;
  if (!table.crowded().empty()) return stay(Stage::Discard);
  if (stays(Stage::Trains, buys_trains) || stays(Stage::Privates, uses_privates)) return true;
  decline_all(table);
  if (!state.unsettled.empty()) return stay(Stage::Protection);
  close_companies(table);
  if (is_gone(table, company)) return false;
  if (table.done(Stage::ConnectionCheck)) return false;
  if (table.game.connection_runs) return waits_for_connection(table);
  table.pass_step(Stage::ConnectionCheck);
  if (!may_connect(table, company)) return false;
  state.connecting = {static_cast<std::uint8_t>(company)};
  state.connection = Stage::ConnectionMarker;
  return stay(Stage::ConnectionMarker);
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
