// Certificates that are kept until an event: for the owner of a private and its minor, which close then, or
// for a merger.
#include <algorithm>

#include "engine/play/auction/steps.h"
#include "engine/play/companies/steps.h"
#include "engine/play/stock/steps.h"

namespace trackwright::play {

bool is_kept(const PlayTable& table, std::size_t company, std::size_t number) {
  return table.state.certificates[table.certificate(company, number)].kept ||
         waits_with_unsold(table, {static_cast<std::uint8_t>(company), static_cast<std::uint8_t>(number)});
}

void release(PlayTable& table, const CertificateId& one) {
  table.state.certificates[table.certificate(one.company, one.number)].kept = false;
}

bool is_traded(const PlayTable& table, std::size_t company) {
  const PowerFacts* power = table.game.companies[company].power(rule::Power::NotTraded);
  if (power == nullptr || table.state.round != RoundKind::Stock) return true;
  return power->rule->phase &&
         table.state.phase >= phase_index(table.game.title().roster, power->rule->phase->value);
}

void get_kept(PlayTable& table, const CertificateId& one, Owner owner) {
  release(table, one);
  if (owner.is_player()) table.buy(table.bundle(one.company, the_offer, {one.number}, 0), owner, true);
}

// Gives the minor's money to the company of the certificate; with `all`, also its stations and trains.
void close_for_shares(PlayTable& table) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    const PrivateFacts& facts = table.game.privates[p];
    if (!facts.kept || table.state.privates[p].closed) continue;
    get_kept(table, *facts.kept, table.state.privates[p].owner);
    const bool all = std::ranges::any_of(facts.powers, [](const PowerFacts& power) {
      return power.is(rule::Power::BecomesShare) && said(power.rule->all, false);
    });
    for (const PowerFacts& power : facts.powers)
      if (power.is(rule::Power::RunsMinor))
        for (const std::uint8_t minor : power.companies) {
          if (all && table.state.privates[p].owner.is_player()) give_all(table, minor, facts.kept->company);
          table.pay(company_owner(minor), company_owner(facts.kept->company),
                    table.state.companies[minor].cash);
        }
    table.close_private(p);
  }
}

}  // namespace trackwright::play
