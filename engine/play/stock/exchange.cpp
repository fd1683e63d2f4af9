// Privates that their owner exchanges for a share.
#include <algorithm>

#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"

namespace trackwright::play {

namespace {

// Whether the power allows this company, which needs a station in one of the power's hexes, if any.
bool is_for(const PlayTable& table, const PowerFacts& power, std::size_t company) {
  const bool has_station =
      std::ranges::any_of(power.hexes, [&](std::uint32_t hex) { return table.has_token_in(company, hex); });
  return (power.rule->companies.empty() || names(power.rule->companies, table.game.companies[company].id)) &&
         (power.hexes.empty() || has_station);
}

bool may_gain_one(const PlayTable& table, std::size_t player, const PowerRule& rule, std::size_t company) {
  for (const auto& source : rule.from) {
    const Owner from = source.value == rule::ShareSource::Offer ? the_offer : the_pool;
    for (const std::uint8_t number : table.held(from, company))
      if (number != 0 && !may_gain(table, player, table.bundle(company, from, {number}, 0), true))
        return true;
  }
  return false;
}

}  // namespace

bool can_exchange(const PlayTable& table, std::size_t one) {
  const auto& powers = table.game.privates[one].powers;
  if (!table.state.privates[one].owner.is_player()) return false;
  const std::size_t owner = table.state.privates[one].owner.index;
  for (std::size_t i = 0; i < powers.size(); ++i) {
    if (!powers[i].is(rule::Power::Exchange) || !power_now(table, one, i)) continue;
    for (std::size_t c = 0; c < table.game.companies.size(); ++c)
      if (is_for(table, powers[i], c) && may_gain_one(table, owner, *powers[i].rule, c)) return true;
  }
  return false;
}

Verdict exchange(PlayTable& table, const Action& action) {
  const std::size_t one = action.actor.index;
  const auto& powers = table.game.privates[one].powers;
  if (action.certificates.size() != 1)
    return refused("privates.powers", "the private can be exchanged for only one certificate");
  const Owner from =
      table.state.certificates[table.certificate(action.company, action.certificates[0])].owner;
  const Owner owner = table.state.privates[one].owner;
  for (std::size_t i = 0; i < powers.size(); ++i) {
    if (!powers[i].is(rule::Power::Exchange)) continue;
    if (!power_now(table, one, i) || !owner.is_player())
      return refused("privates.powers", "the private cannot be exchanged now");
    const auto source = from == the_offer ? rule::ShareSource::Offer : rule::ShareSource::Pool;
    const bool given = std::ranges::any_of(
        powers[i].rule->from, [&](const auto& one_source) { return one_source.value == source; });
    if (!given || (from != the_offer && from != the_pool) || action.certificates[0] == 0 ||
        !is_for(table, powers[i], action.company))
      return refused("privates.powers", "the private cannot be exchanged for this certificate");
    const PlayTable::Bundle bundle = table.bundle(action.company, from, action.certificates, 0);
    if (auto no = may_gain(table, owner.index, bundle, true)) return no;
    table.buy(bundle, owner, true);
    table.close_private(one);
    return {};
  }
  return refused("privates.powers", "the private cannot be exchanged for shares");
}

// Privates that come with a share or a president's certificate of a company that the buyer chooses.

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
