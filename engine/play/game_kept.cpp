// Certificates that are kept until an event: for owners of privates, or for a merger.
#include <algorithm>

#include "engine/play/game_builder.h"

namespace trackwright::play {

// The last certificate of this percentage that is not kept yet.
std::optional<CertificateId> GameBuilder::kept_of(const std::string& company, int percent) const {
  const auto index = game_.find_company(company);
  if (!index) return std::nullopt;
  const auto& certificates = game_.companies[*index].certificates;
  for (std::size_t i = certificates.size(); i-- > 0;)
    if (!certificates[i].president && certificates[i].percent == percent && !certificates[i].kept)
      return CertificateId{static_cast<std::uint8_t>(*index), static_cast<std::uint8_t>(i)};
  return std::nullopt;
}

// Keeps shares for the merger and for privates, so that the first private gets the first of its shares.
void GameBuilder::keep_shares() {
  const auto keep = [&](const CertificateId& one) {
    game_.companies[one.company].certificates[one.number].kept = true;
  };
  if (const auto& rules = rules_.merger; rules && rules->into) {
    const auto share = kept_of(rules->into->value, said(rules->share, 10));
    if (const auto into = game_.find_company(rules->into->value); into && share) {
      game_.merger = MergerFacts{*into, *share, {}};
      for (const Ref& name : rules->never)
        if (const auto one = game_.find_company(name.value))
          game_.merger->never.push_back(static_cast<std::uint8_t>(*one));
      keep(*share);
    }
  }
  for (auto one = game_.privates.rbegin(); one != game_.privates.rend(); ++one)
    for (const PowerFacts& power : one->powers) {
      if (!power.is(rule::Power::BecomesShare) || power.rule->companies.empty()) continue;
      one->kept = kept_of(power.rule->companies.front().value, said(power.rule->amount, 10));
      if (one->kept) keep(*one->kept);
    }
}

}  // namespace trackwright::play
