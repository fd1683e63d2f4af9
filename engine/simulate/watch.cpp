#include "engine/simulate/watch.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <string>

#include "engine/bot/match.h"
#include "engine/play/table/runs.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/legal.h"

namespace trackwright::simulate {

namespace {

using play::Action;
using play::ActionKind;
using play::PlayTable;
using play::RoundKind;
using play::State;

std::string word_of(RoundKind kind) {
  switch (kind) {
    case RoundKind::Auction:
      return "opening";
    case RoundKind::Stock:
      return "stock rounds";
    case RoundKind::Operating:
      return "operating rounds";
    case RoundKind::Nationalization:
      return "nationalization";
  }
  return {};
}

// Bankrupt players have nothing.
std::vector<int> worth_of(const play::Game& game, const State& state) {
  std::vector<int> worth = bot::worths(game, state);
  for (std::size_t seat = 0; seat < worth.size(); ++seat)
    if (state.players[seat].bankrupt) worth[seat] = 0;
  return worth;
}

// The only player with the highest worth.
std::optional<std::size_t> leader_of(const std::vector<int>& worth) {
  const auto best = std::ranges::max_element(worth);
  if (std::ranges::count(worth, *best) > 1) return std::nullopt;
  return static_cast<std::size_t>(best - worth.begin());
}

}  // namespace

GameWatch::GameWatch(const play::Game& game, bool detailed) : game_(game) {
  record_.players = game.players();
  record_.detailed = detailed;
  for (const play::TrainFacts& train : game.trains) {
    TrainRecord& one = record_.trains.emplace_back();
    one.name = train.name;
    one.cards = train.unlimited ? 0 : train.cards;
  }
  for (const play::CompanyFacts& company : game.companies) {
    CompanyRecord& one = record_.companies.emplace_back();
    one.id = company.id;
    one.kind = company.company->kind;
    if (!company.homes.empty()) one.home = game.title().map.hexes()[company.homes.front().hex].id;
  }
  for (const play::PrivateFacts& facts : game.privates) {
    PrivateRecord& one = record_.privates.emplace_back();
    one.id = facts.id;
    one.face = facts.price;
  }
}

GameWatch::RoundName GameWatch::name_of(const State& state) {
  return {state.round, state.turn, state.num};
}

void GameWatch::see(const State& before, const Action& action, const State& after) {
  if (round_ != name_of(before)) begin_round(name_of(before));
  if (record_.detailed) count_choices(before);
  ++record_.actions;
  if (action.kind == ActionKind::RunRoutes && !action.routes.empty()) see_runs(before, action, after);
  if (action.kind == ActionKind::LayTile) see_lay(before, action, after);
  if (action.kind == ActionKind::Bankrupt) see_bankruptcy(before, action);
  see_trains(before, after);
  see_tokens(before, after);
  see_companies(before, after);
  see_privates(before, action, after);
  if (after.broken && !record_.bank_broken) record_.bank_broken = record_.operating_rounds;
  if (after.over || name_of(after) != name_of(before)) end_round(after);
}

void GameWatch::begin_round(const RoundName& name) {
  round_ = name;
  income_ = 0;
  if (name.kind == RoundKind::Stock) ++record_.stock_rounds;
  if (name.kind == RoundKind::Operating) ++record_.operating_rounds;
}

void GameWatch::end_round(const State& state) {
  if (round_->kind != RoundKind::Operating) return;
  RoundRecord& round = record_.rounds.emplace_back();
  round.bank = state.bank;
  round.income = income_;
  for (const play::PlayerState& player : state.players) round.players_cash += player.cash;
  round.worth = worth_of(game_, state);
  const auto leader = leader_of(round.worth);
  if (!leader || leader == leader_) return;
  if (leader_) ++record_.lead_changes;
  leader_ = leader;
  record_.last_lead = record_.operating_rounds;
}

void GameWatch::see_runs(const State& before, const Action& action, const State& after) {
  if (!action.actor.is_company()) return;
  const auto& hexes = game_.title().map.hexes();
  for (const play::StatedRoute& route : action.routes) {
    const std::size_t type = game_.cards[route.card].type;
    if (run_in_.emplace(type, record_.operating_rounds).second) ++record_.trains[type].rounds_run;
    std::set<std::uint16_t> stops;
    for (const auto& stretch : route.stretches) {
      if (stretch.empty()) continue;
      stops.insert(stretch.front());
      stops.insert(stretch.back());
    }
    for (const std::uint16_t hex : stops) ++record_.visits[hexes[hex].id];
  }
  const std::size_t index = action.actor.index;
  // A company that decides about its dividend shows its revenue; others pay at once.
  const bool waits = after.step == play::Stage::Dividend && after.this_turn.revenue > 0;
  if (record_.detailed) judge_runs(before, index, action);
  int revenue = after.this_turn.revenue;
  if (!waits) {
    State copy = before;
    revenue = 0;
    if (const auto judged = play::judged_runs(PlayTable(game_, copy), index, action.routes))
      for (const Judgement& one : *judged) revenue += one.run.revenue;
  }
  CompanyRecord& company = record_.companies[index];
  company.revenue += revenue;
  company.revenue_by_turn.push_back(revenue);
  ++company.turns;
  income_ += revenue;
}

void GameWatch::judge_runs(const State& before, std::size_t company, const Action& action) {
  State copy = before;
  const auto judged = play::judged_runs(PlayTable(game_, copy), company, action.routes);
  if (!judged) return;
  for (const Judgement& one : *judged)
    for (const RunStop& stop : one.run.stops)
      if (stop.paid) record_.revenue[stop.hex] += stop.value;
}

void GameWatch::see_trains(const State& before, const State& after) {
  const int round = record_.operating_rounds;
  for (std::size_t card = 0; card < after.cards.size(); ++card) {
    const play::Owner old = before.cards[card].owner;
    const play::Owner now = after.cards[card].owner;
    if (old == now) continue;
    TrainRecord& train = record_.trains[game_.cards[card].type];
    if (old == play::the_bank && now.is_company()) {
      ++train.sold;
      if (!train.first) train.first = round;
    }
    if (now.is_company()) ++record_.companies[now.index].trains;
    if (now == play::nobody && old != play::the_bank && !train.rusted) train.rusted = round;
    if (old != play::the_bank || train.cards == 0 || train.sold_out) continue;
    const auto first = static_cast<std::size_t>(game_.trains[game_.cards[card].type].first_card);
    const auto in_bank = [&](std::size_t one) { return after.cards[one].owner == play::the_bank; };
    bool left = false;
    for (std::size_t one = first; one < first + static_cast<std::size_t>(train.cards); ++one)
      left = left || in_bank(one);
    if (!left) train.sold_out = round;
  }
}

void GameWatch::see_lay(const State& before, const Action& action, const State& after) {
  if (after.hexes[action.hex].tile < 0) return;
  ++record_.lays[game_.title().map.hexes()[action.hex].id];
  const auto tile = static_cast<std::size_t>(after.hexes[action.hex].tile);
  const auto count = game_.tile_counts[tile];
  if (!count || after.laid_tiles[tile] < *count || before.laid_tiles[tile] >= *count) return;
  const std::string& name = game_.tiles[tile];
  if (std::ranges::find(record_.exhausted, name, &TileRecord::tile) != record_.exhausted.end()) return;
  const State& at = before;
  const bool in_turn = at.round == RoundKind::Operating && at.at < at.operating.size();
  record_.exhausted.push_back(
      {name, record_.operating_rounds, in_turn ? game_.companies[at.operating[at.at]].id : std::string()});
}

void GameWatch::see_tokens(const State& before, const State& after) {
  std::optional<State> copy;
  for (std::size_t i = 0; i < std::min(before.tokens.size(), after.tokens.size()); ++i) {
    const play::TokenState& token = after.tokens[i];
    if (token.hex < 0 || token.slot < 0 || token.hex == before.tokens[i].hex) continue;
    if (token.company < record_.companies.size()) ++record_.companies[token.company].tokens;
    const auto hex = static_cast<std::uint16_t>(token.hex);
    if (full_.contains({hex, token.city})) continue;
    if (!copy) copy = after;
    const PlayTable table(game_, *copy);
    const auto owners = table.slot_owners(hex, token.city);
    if (std::ranges::any_of(owners, [](const auto& owner) { return !owner.has_value(); })) continue;
    full_.emplace(hex, token.city);
    std::string place = game_.title().map.hexes()[hex].id;
    if (table.city_count(hex) > 1) place += fmt::format(" city {}", token.city + 1);
    record_.full.push_back({std::move(place), record_.operating_rounds});
  }
}

void GameWatch::see_companies(const State& before, const State& after) {
  const int round = record_.operating_rounds;
  for (std::size_t c = 0; c < after.companies.size(); ++c) {
    const play::CompanyState& old = before.companies[c];
    const play::CompanyState& now = after.companies[c];
    CompanyRecord& company = record_.companies[c];
    if (now.started && !company.started) {
      company.started = round;
      company.par = game_.price_at(now.par).value_or(0);
    }
    if (now.floated && !company.floated) company.floated = round;
    if (now.closed && !old.closed) company.closed = round;
    if (old.president.is_player() && now.president.is_player() && old.president != now.president)
      ++company.presidents;
  }
}

void GameWatch::see_privates(const State& before, const Action& action, const State& after) {
  for (std::size_t p = 0; p < after.privates.size(); ++p) {
    const play::PrivateState& old = before.privates[p];
    const play::PrivateState& now = after.privates[p];
    PrivateRecord& one = record_.privates[p];
    if (now.closed && !old.closed) one.closed = record_.operating_rounds;
    if (!one.seat && now.owner.is_player()) {
      one.seat = now.owner.index;
      if (now.paid > 0) one.paid = now.paid;
    }
  }
  if (action.kind == ActionKind::BuyPrivate && action.actor.is_company() &&
      action.private_ < record_.privates.size())
    record_.privates[action.private_].company_paid = action.price;
}

void GameWatch::see_bankruptcy(const State& before, const Action& action) {
  if (!action.actor.is_company()) return;
  State copy = before;
  const PlayTable table(game_, copy);
  BankruptcyRecord& one = record_.bankruptcies.emplace_back();
  one.round = record_.operating_rounds;
  one.seat = table.president_of(action.actor.index);
  one.company = game_.companies[action.actor.index].id;
  if (const auto card = table.cheapest_card()) one.train = table.type_of(*card).name.value;
}

void GameWatch::count_choices(const State& before) {
  play::LegalQuestion question;
  question.runs = false;
  BranchingRecord& choices = record_.choices[word_of(before.round)];
  ++choices.decisions;
  choices.actions += std::max<std::size_t>(1, play::legal_actions(game_, before, question).size());
}

GameRecord GameWatch::record(const State& last) const {
  GameRecord record = record_;
  record.bank = last.bank;
  const std::vector<int> worth = worth_of(game_, last);
  const int best = *std::ranges::max_element(worth);
  for (std::size_t seat = 0; seat < worth.size(); ++seat)
    record.seats.push_back({{}, worth[seat], worth[seat] == best, last.players[seat].bankrupt});
  for (std::size_t c = 0; c < record.companies.size(); ++c)
    if (last.companies[c].started && !last.companies[c].closed)
      record.companies[c].price = game_.price_at(last.companies[c].cell).value_or(0);
  return record;
}

}  // namespace trackwright::simulate
