// An event: each company loses the lowest run of its next turn.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

void lose_worst_runs(PlayTable& table) {
  for (std::size_t c = 0; c < table.state.companies.size(); ++c) {
    CompanyState& one = table.state.companies[c];
    if (one.floated && !table.cards_of(company_owner(c)).empty()) one.loses_run = true;
  }
}

// Returns 0 if a train does not run: that run is the one that is lost.
int lost_of(const PlayTable& table, std::size_t company, const std::vector<int>& runs) {
  if (!table.state.companies[company].loses_run || runs.empty() ||
      runs.size() < table.cards_of(company_owner(company)).size())
    return 0;
  return *std::ranges::min_element(runs);
}

// The price stays if the company loses its only run.
bool loses_only_run(const PlayTable& table, std::size_t company) {
  return table.state.companies[company].loses_run && table.cards_of(company_owner(company)).size() == 1;
}

}  // namespace trackwright::play
