// Privates that come with a share or a president's certificate of a company that the buyer chooses.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

const PowerFacts* granting(const PlayTable& table, std::size_t one, rule::Power what) {
  const auto& powers = table.game.privates[one].powers;
  const auto found = std::ranges::find_if(powers, [&](const PowerFacts& power) { return power.is(what); });
  return found == powers.end() ? nullptr : &*found;
}

bool may_be_named(const PowerFacts& power, const CompanyFacts& company) {
  return power.rule->companies.empty() || names(power.rule->companies, company.id);
}

}  // namespace

bool takes_share(const PlayTable& table, std::size_t one) {
  return granting(table, one, rule::Power::TakesShare) != nullptr;
}

// The first ordinary certificate of each company that the owner of the private may choose.
std::vector<PlayTable::Bundle> shares_to_take(const PlayTable& table, std::size_t one) {
  std::vector<PlayTable::Bundle> bundles;
  const PowerFacts* power = granting(table, one, rule::Power::TakesShare);
  const Owner owner = table.state.privates[one].owner;
  if (power == nullptr || !owner.is_player()) return bundles;
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    if (!may_be_named(*power, table.game.companies[c]) || table.state.companies[c].closed) continue;
    for (const std::uint8_t number : table.held(the_offer, c)) {
      if (table.game.companies[c].certificates[number].president || is_kept(table, c, number)) continue;
      const auto bundle = table.bundle(c, the_offer, {number}, 0);
      if (!may_gain(table, owner.index, bundle, false)) bundles.push_back(bundle);
      break;
    }
  }
  return bundles;
}

Verdict take_share(PlayTable& table, const Action& action) {
  const std::size_t one = table.state.pending_pars.front();
  if (!takes_share(table, one) || table.state.privates[one].owner != action.actor)
    return refused("privates.powers", "the player cannot take a share now");
  for (const PlayTable::Bundle& bundle : shares_to_take(table, one))
    if (bundle.company == action.company && bundle.certificates == action.certificates) {
      table.state.pending_pars.erase(table.state.pending_pars.begin());
      table.buy(bundle, action.actor, true);
      return {};
    }
  return refused("privates.powers", "that share does not come with " + table.game.privates[one].id);
}

bool starts_company(const PlayTable& table, std::size_t one) {
  return granting(table, one, rule::Power::StartsCompany) != nullptr;
}

bool may_start(const PlayTable& table, std::size_t one, std::size_t company) {
  const PowerFacts* power = granting(table, one, rule::Power::StartsCompany);
  const CompanyFacts& facts = table.game.companies[company];
  return power != nullptr && may_be_named(*power, facts) && !facts.minor && !facts.certificates.empty() &&
         !table.state.companies[company].started && !table.state.companies[company].closed &&
         table.state.certificates[table.certificate(company, 0)].owner == the_offer;
}

// Places the home station at once, sets the percentage at which the company floats, and closes the private.
void begin_where_private_says(PlayTable& table, std::size_t one, std::size_t company) {
  const PowerFacts* power = granting(table, one, rule::Power::StartsCompany);
  if (power == nullptr) return;
  table.state.companies[company].floats_at = static_cast<std::int8_t>(said(power->rule->amount, 0));
  const auto token = table.next_token(company);
  for (const std::uint32_t hex : power->hexes)
    if (const auto slot = table.free_slot(company, hex, 0); token && slot) {
      table.put_token(*token, hex, 0, *slot);
      break;
    }
  table.close_private(one);
}

}  // namespace trackwright::play
