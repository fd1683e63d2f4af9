// Nationalization rounds: after operating rounds, companies decide in turn whether they become the state's. A
// company that does goes on with twice as many shares, some of which the state buys.
#include <algorithm>
#include <charconv>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

const NationalizationRules* offered(const PlayTable& table) {
  const auto& rules = table.game.rules().nationalization;
  if (!rules || said(rules->which, rule::Nationalized::Trainless) != rule::Nationalized::Offered)
    return nullptr;
  return &*rules;
}

// The company that owns a private with the right to decide first.
std::optional<std::size_t> asked_first(const PlayTable& table) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p)
    for (const PowerFacts& power : table.game.privates[p].powers)
      if (power.is(rule::Power::NationalizesFirst) && table.state.privates[p].owner.is_company())
        return table.state.privates[p].owner.index;
  return std::nullopt;
}

}  // namespace

bool state_asks_after_round(const PlayTable& table) {
  if (offered(table) == nullptr) return false;
  const auto& values = table.game.title().roster.phases[table.state.phase].values;
  const auto when = values.find("nationalization");
  if (when == values.end()) return false;
  return when->second.value == "after each" ||
         when->second.value == "after round " + std::to_string(table.state.num);
}

void start_state_round(PlayTable& table) {
  State& state = table.state;
  state.round = RoundKind::Nationalization;
  state.at = 0;
  state.this_turn = {};
  state.operating = table.operating_order();
  std::ranges::reverse(state.operating);
  if (const auto first = asked_first(table)) {
    const auto it = std::ranges::find(state.operating, *first);
    if (it != state.operating.end()) std::rotate(state.operating.begin(), it, it + 1);
  }
}

// Whether a company has to decide now.
bool state_asks(PlayTable& table) {
  State& state = table.state;
  const auto is_left_out = [&](std::uint8_t c) {
    return state.companies[c].converted || table.is_neutral(c);
  };
  while (state.at < state.operating.size() && is_left_out(state.operating[state.at])) ++state.at;
  return state.at < state.operating.size();
}

std::vector<std::string> state_choices(const PlayTable& table, std::size_t company) {
  const NationalizationRules* rules = offered(table);
  if (rules == nullptr) return {};
  if (names(rules->may_choose, table.game.companies[company].id) && !table.state.companies[company].reopened)
    return {"0", "1", "2", "decline"};
  return {std::to_string(table.game.shares_of_state()), "decline"};
}

Verdict choose_state(PlayTable& table, const Action& action) {
  State& state = table.state;
  const std::size_t company = state.operating[state.at];
  const auto choices = state_choices(table, company);
  if (std::ranges::find(choices, action.choice) == choices.end())
    return refused("nationalization", "this choice is not open to " + table.game.companies[company].id);
  if (action.choice == "decline") {
    ++state.at;
    return {};
  }
  int shares = 0;
  std::from_chars(action.choice.data(), action.choice.data() + action.choice.size(), shares);
  table.convert(company, shares);
  state.at = static_cast<std::uint8_t>(state.operating.size());
  return {};
}

}  // namespace trackwright::play
