// The bonus run of a minor, once in the game, as soon as track joins its home to its destination, no matter
// who laid the tile: it may place a free station there, runs its trains, and gets an additional amount.
#include <algorithm>

#include "engine/play/income/steps.h"
#include "engine/play/table/runs.h"

namespace trackwright::play {

namespace {

const PowerFacts* bonus_of(const PlayTable& table, std::size_t company) {
  return table.game.companies[company].power(rule::Power::BonusRun);
}

// Whether the company, and so its trains, has already had its turn in this round.
bool has_had_turn(const PlayTable& table, std::size_t company) {
  const auto& order = table.state.operating;
  const auto end = order.begin() + table.state.at;
  return std::find(order.begin(), end, static_cast<std::uint8_t>(company)) != end;
}

void set_operated(PlayTable& table, std::size_t company, bool operated) {
  for (CardState& card : table.state.cards)
    if (card.owner.is_company(company)) card.operated = operated;
}

void next_bonus_run(PlayTable& table) {
  auto& waiting = table.state.connecting;
  waiting.erase(waiting.begin());
  begin_bonus_runs(table);
}

void pay_bonus_run(PlayTable& table, int runs) {
  const std::size_t company = table.state.connecting.front();
  pay_halves(table, company, runs + said(bonus_of(table, company)->rule->amount, 0));
  set_operated(table, company, has_had_turn(table, company));
  next_bonus_run(table);
}

void run_or_pay(PlayTable& table) {
  const std::size_t company = table.state.connecting.front();
  set_operated(table, company, false);
  table.state.connection = Stage::ConnectionRun;
  if (table.cards_of(company_owner(company)).empty()) pay_bonus_run(table, 0);
}

// While the tile is yellow, a station that finds no slot lies beside the city.
bool lies_beside(const PlayTable& table, std::size_t company, std::size_t hex) {
  return table.tile_on(hex).colour == Colour::Yellow && table.tokenable(company, hex, 0).has_value();
}

}  // namespace

bool makes_bonus_run(const PlayTable& table, std::size_t company) {
  return bonus_of(table, company) != nullptr;
}

// Queues the companies in order of their number, but the company whose turn it is first.
void look_for_bonus_runs(PlayTable& table) {
  if (!table.game.bonus_runs || !table.operating()) return;
  auto& waiting = table.state.connecting;
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    const CompanyState& one = table.state.companies[c];
    if (makes_bonus_run(table, c) && one.floated && !one.closed && !one.connected &&
        joins_destination(table, c))
      waiting.push_back(static_cast<std::uint8_t>(c));
  }
  const auto own = std::ranges::find(waiting, table.state.operating[table.state.at]);
  if (own != waiting.end()) std::rotate(waiting.begin(), own, own + 1);
  begin_bonus_runs(table);
}

void begin_bonus_runs(PlayTable& table) {
  State& state = table.state;
  state.connection = Stage::None;
  if (state.connecting.empty()) return;
  const std::size_t company = state.connecting.front();
  state.companies[company].connected = true;
  state.connection = Stage::ConnectionMarker;
  if (bonus_marker_choices(table, company).size() < 2) run_or_pay(table);
}

std::vector<std::string> bonus_marker_choices(const PlayTable& table, std::size_t company) {
  const std::size_t hex = *table.game.companies[company].destination;
  std::vector<std::string> choices;
  if (table.next_token(company) && !table.has_token_in(company, hex) &&
      (!table.tokenable(company, hex, 0) || lies_beside(table, company, hex)))
    choices.emplace_back("Map");
  choices.emplace_back("Charter");
  return choices;
}

Verdict choose_bonus_marker(PlayTable& table, const Action& action) {
  const std::size_t company = action.actor.index;
  const auto choices = bonus_marker_choices(table, company);
  if (std::ranges::find(choices, action.choice) == choices.end())
    return refused("company_powers", "the company places no station on its destination");
  if (action.choice == "Map") {
    const std::size_t hex = *table.game.companies[company].destination;
    const std::size_t token = *table.next_token(company);
    const bool beside = lies_beside(table, company, hex);
    table.state.tokens[token].marker = beside;
    table.put_token(token, hex, 0, beside ? -1 : *table.free_slot(company, hex, 0));
    table.track_changed();
  }
  run_or_pay(table);
  return {};
}

Verdict make_bonus_run(PlayTable& table, const Action& action) {
  const auto judged = judged_runs(table, action.actor.index, action.routes);
  if (!judged) return judged.error();
  int revenue = 0;
  for (const Judgement& one : *judged) {
    if (!one.legal) return refused("run", one.refusal);
    revenue += one.run.revenue;
  }
  pay_bonus_run(table, revenue);
  return {};
}

}  // namespace trackwright::play
