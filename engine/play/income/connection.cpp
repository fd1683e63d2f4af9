// Connection runs: once in the game, a company places its marker, runs and pays when one of its trains could
// run from its home to its destination. The engine looks for such companies at the start of an operating
// round and after each turn.
#include <algorithm>

#include "engine/play/income/steps.h"
#include "engine/play/table/runs.h"

namespace trackwright::play {

namespace {

bool is_joined(const PlayTable& table, std::size_t company) {
  const CompanyState& one = table.state.companies[company];
  const CompanyFacts& facts = table.game.companies[company];
  return facts.connection != nullptr && facts.destination && !one.connected && !one.closed &&
         !way_to_destination(table, company).empty() && makes_connection(table, company, *facts.destination);
}

// In operating order, except that the company whose turn it is comes first.
std::vector<std::uint8_t> joined_now(const PlayTable& table) {
  std::vector<std::uint8_t> companies;
  for (const std::uint8_t company : table.state.operating)
    if (is_joined(table, company)) companies.push_back(company);
  const auto own = std::ranges::find(companies, table.state.operating[table.state.at]);
  if (own != companies.end()) std::rotate(companies.begin(), own, own + 1);
  return companies;
}

void begin(PlayTable& table, std::vector<std::uint8_t> companies) {
  if (table.state.this_turn.looked) table.pass_step(Stage::ConnectionCheck);
  table.state.this_turn.looked = true;
  table.state.connecting = std::move(companies);
  table.state.connection = Stage::ConnectionMarker;
}

Verdict not_its_run(const PlayTable& table, const Action& action, Stage step) {
  if (table.state.step == step && !table.state.connecting.empty() &&
      action.actor.is_company(table.state.connecting.front()))
    return {};
  return refused("companies.connection", "the company cannot make a connection run now");
}

}  // namespace

// At the start of a turn, companies were checked before, except in the first turn of the round.
std::vector<std::uint8_t> connected_now(const PlayTable& table) {
  if (!table.state.this_turn.looked && table.state.at > 0) return {};
  return joined_now(table);
}

std::optional<StatedRoute> some_connection(const PlayTable& table, std::size_t company) {
  if (makes_bonus_run(table, company)) return std::nullopt;
  StatedRoute route;
  route.stretches = way_to_destination(table, company);
  if (route.stretches.empty()) return std::nullopt;
  route.card = *longest_train(table, company);
  return route;
}

void look_for_connections(PlayTable& table) {
  begin(table, connected_now(table));
}

// If recorded actions name the companies that have connected, the step waits for such an action.
bool waits_for_connection(PlayTable& table) {
  if (!table.game.foreign_record) look_for_connections(table);
  const bool waits = table.game.foreign_record || !table.state.connecting.empty();
  if (waits) table.state.step = table.game.foreign_record ? Stage::ConnectionCheck : table.state.connection;
  return waits;
}

Verdict check_connections(PlayTable& table, const Action& action) {
  if (table.state.step != Stage::ConnectionCheck || !action.actor.is_company(*table.operator_now()))
    return refused("companies.connection", "connections cannot be determined now");
  auto found = connected_now(table);
  if (action.companies != found)
    return refused("companies.connection",
                   "the action must name exactly the companies that have connected; their number is " +
                       std::to_string(found.size()));
  begin(table, std::move(found));
  return {};
}

std::size_t add_marker(PlayTable& table, std::size_t company, int price) {
  TokenState token;
  token.company = static_cast<std::uint8_t>(company);
  token.price = static_cast<std::int16_t>(price);
  auto& tokens = table.state.tokens;
  const auto after =
      std::ranges::find_if(tokens, [&](const TokenState& one) { return one.company > token.company; });
  const auto at = static_cast<std::size_t>(after - tokens.begin());
  tokens.insert(after, token);
  return at;
}

std::vector<std::string> marker_choices(const PlayTable& table, std::size_t company) {
  if (makes_bonus_run(table, company)) return bonus_marker_choices(table, company);
  if (table.game.companies[company].chosen_connection != nullptr) return connection_choices(table, company);
  const CompanyFacts& facts = table.game.companies[company];
  std::vector<std::string> choices;
  if (!table.has_token_in(company, *facts.destination)) choices.emplace_back("Map");
  if (facts.connection->station || choices.empty()) choices.emplace_back("Charter");
  return choices;
}

Verdict choose_marker(PlayTable& table, const Action& action) {
  if (auto no = not_its_run(table, action, Stage::ConnectionMarker)) return no;
  const std::size_t company = action.actor.index;
  if (makes_bonus_run(table, company)) return choose_bonus_marker(table, action);
  if (table.game.companies[company].chosen_connection != nullptr) return choose_connection(table, action);
  const auto choices = marker_choices(table, company);
  if (std::ranges::find(choices, action.choice) == choices.end())
    return refused("companies.connection", "the destination marker cannot go there");
  State& state = table.state;
  const CompanyFacts& facts = table.game.companies[company];
  const std::size_t at = add_marker(table, company, said(facts.connection->station, 0));
  if (action.choice == "Map") {
    state.tokens[at].marker = true;
    table.put_token(at, *facts.destination, 0, -1);
    table.track_changed();
  }
  state.companies[company].connected = true;
  for (CardState& card : state.cards)
    if (card.owner.is_company(company)) card.operated = false;
  state.connection = Stage::ConnectionRun;
  return {};
}

Verdict run_to_destination(PlayTable& table, const Action& action) {
  if (auto no = not_its_run(table, action, Stage::ConnectionRun)) return no;
  const std::size_t company = action.actor.index;
  if (makes_bonus_run(table, company)) return make_bonus_run(table, action);
  const auto judged = judged_runs(table, company, action.routes);
  if (!judged) return judged.error();
  const auto& hexes = table.game.title().map.hexes();
  const std::string& home = hexes[*first_station(table, company)].id;
  const std::string& destination = hexes[*destination_of(table, company)].id;
  int revenue = 0;
  bool joins = false;
  for (const Judgement& one : *judged) {
    if (!one.legal) return refused("run", one.refusal);
    revenue += one.run.revenue;
    const std::string& first = one.run.stops.front().hex;
    const std::string& last = one.run.stops.back().hex;
    joins = joins || (first == home && last == destination) || (first == destination && last == home);
  }
  if (!joins) return refused("companies.connection", "no train runs from the home to the destination");
  table.state.connection_revenue = revenue;
  table.state.connection = Stage::ConnectionPay;
  return {};
}

Verdict pay_for_connection(PlayTable& table, const Action& action) {
  if (auto no = not_its_run(table, action, Stage::ConnectionPay)) return no;
  const std::size_t company = action.actor.index;
  State& state = table.state;
  const CompanyFacts& facts = table.game.companies[company];
  const auto& allowed = (facts.connection != nullptr ? facts.connection : facts.chosen_connection)->dividends;
  const bool may =
      std::ranges::any_of(allowed, [&](const auto& one) { return one.value == action.dividend; });
  if (!may && !allowed.empty())
    return refused("companies.connection.dividends", "this dividend is not allowed after a connection run");
  const int revenue = state.connection_revenue;
  const int kept = kept_of(table, company, revenue, action.dividend);
  table.pay(the_bank, action.actor, kept);
  if (revenue > kept) pay_out(table, company, revenue - kept);
  if (kept == 0 && revenue > 0) move_for_payout(table, company, revenue, false);
  state.connection_revenue = 0;
  state.connecting.erase(state.connecting.begin());
  state.connection = state.connecting.empty() ? Stage::None : Stage::ConnectionMarker;
  table.recalculate_order();
  return {};
}

}  // namespace trackwright::play
