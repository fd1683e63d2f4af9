// Companies choose before they run which of their trains passes a full city.
#include <algorithm>
#include <charconv>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

std::vector<std::uint16_t> running(const PlayTable& table, std::size_t company) {
  auto cards = table.cards_of(company_owner(company));
  std::erase_if(cards, [&](std::uint16_t card) { return table.state.cards[card].operated; });
  return cards;
}

}  // namespace

bool says_which_passes(const PlayTable& table, std::size_t company) {
  const auto& bypass = table.game.title().runs.bypass;
  const auto& ids = table.game.companies;
  return bypass && bypass->chosen && !table.state.companies[company].reopened &&
         (bypass->companies.empty() ||
          std::ranges::find(bypass->companies, ids[company].id) != bypass->companies.end());
}

// Numbers the choices by the position of the train among those that run.
std::vector<std::string> passing_choices(const PlayTable& table, std::size_t company) {
  std::vector<std::string> choices;
  if (!says_which_passes(table, company) || table.state.this_turn.passing >= 0) return choices;
  for (std::size_t i = 0; i < running(table, company).size(); ++i) choices.push_back(std::to_string(i));
  return choices;
}

Verdict choose_passing(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  const auto choices = passing_choices(table, company);
  if (std::ranges::find(choices, action.choice) == choices.end())
    return refused("runs.bypass", "there is no train `" + action.choice + "` that can pass a full city");
  std::size_t number = 0;
  std::from_chars(action.choice.data(), action.choice.data() + action.choice.size(), number);
  table.state.this_turn.passing = static_cast<std::int16_t>(running(table, company).at(number));
  return {};
}

}  // namespace trackwright::play
