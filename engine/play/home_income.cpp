// The bank pays a company with a train for its home at the start of its turn.
#include "engine/play/steps.h"

namespace trackwright::play {

void pay_for_home(PlayTable& table, std::size_t company) {
  const CompanyFacts& facts = table.game.companies[company];
  if (facts.rules == nullptr || !said(facts.rules->home_pays, false) || facts.minor || facts.homes.empty() ||
      table.cards_of(company_owner(company)).empty())
    return;
  const Tile& tile = table.tile_on(facts.homes.front().hex);
  if (tile.stops.empty()) return;
  const Roster& roster = table.game.title().roster;
  table.pay(the_bank, company_owner(company),
            revenue_in_phase(tile.stops.front().revenue, roster, roster.phases[table.state.phase]));
}

}  // namespace trackwright::play
