// Rights of way that a company takes in its turn instead of a lay, in places that its track reaches.
#include <algorithm>

#include "engine/play/privates/steps.h"
#include "engine/play/track/steps.h"

namespace trackwright::play {

namespace {

const std::vector<BonusToken>& token_kinds(const PlayTable& table) {
  return table.game.title().companies.bonus_tokens;
}

bool share_a_hex(const BonusToken& one, const BonusToken& other) {
  return std::ranges::any_of(one.hexes, [&](const Ref& hex) { return names(other.hexes, hex.value); });
}

bool has_right(const PlayTable& table, std::size_t company, std::size_t kind) {
  return std::ranges::any_of(table.state.bonus_tokens, [&](const BonusTokenState& token) {
    return token.company == company && token.hex < 0 &&
           share_a_hex(token_kinds(table)[token.token], token_kinds(table)[kind]);
  });
}

bool is_reached(const PlayTable& table, std::size_t company, const BonusToken& kind) {
  const auto& stops = table.reach(company).stops;
  return std::ranges::any_of(kind.hexes, [&](const Ref& name) {
    const auto hex = table.game.find_hex(name.value);
    return hex && std::ranges::any_of(stops, [&](const StopPlace& stop) { return stop.first == *hex; });
  });
}

bool has_lay(const PlayTable& table, std::size_t company, rule::LayKind lay) {
  const auto right = lay_right(table, company);
  if (!right) return false;
  if (lay == rule::LayKind::Any) return right->yellow || right->upgrade;
  return lay == rule::LayKind::Yellow ? right->yellow : right->upgrade;
}

std::optional<std::size_t> kind_of(const PlayTable& table, const ClaimRule& claim) {
  for (std::size_t kind = 0; kind < token_kinds(table).size(); ++kind)
    if (claim.token && token_kinds(table)[kind].id == claim.token->value) return kind;
  return std::nullopt;
}

bool may_claim(const PlayTable& table, std::size_t company, const ClaimRule& claim, std::size_t kind) {
  const auto taken = std::ranges::count(table.state.bonus_tokens, kind, &BonusTokenState::token);
  return taken < token_kinds(table)[kind].count.value && !has_right(table, company, kind) &&
         has_lay(table, company, said(claim.lay, rule::LayKind::Any)) &&
         is_reached(table, company, token_kinds(table)[kind]);
}

}  // namespace

std::vector<std::string> claims_now(const PlayTable& table, std::size_t company) {
  std::vector<std::string> ids;
  for (const ClaimRule& claim : table.game.rules().operating.claims)
    if (const auto kind = kind_of(table, claim); kind && may_claim(table, company, claim, *kind))
      ids.push_back(token_kinds(table)[*kind].id);
  return ids;
}

Verdict take_claim(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  for (const ClaimRule& claim : table.game.rules().operating.claims) {
    const auto kind = kind_of(table, claim);
    if (!kind || token_kinds(table)[*kind].id != action.choice) continue;
    if (!may_claim(table, company, claim, *kind)) break;
    table.state.bonus_tokens.push_back(
        {static_cast<std::uint8_t>(*kind), static_cast<std::uint8_t>(company), -1});
    TurnState& turn = table.state.this_turn;
    ++turn.laid;
    if (said(claim.lay, rule::LayKind::Any) == rule::LayKind::Upgrade) ++turn.upgraded;
    table.track_changed();
    if (!can_lay(table, company)) table.pass_step(Stage::Track);
    return {};
  }
  return refused("operating_round.claims", "the company cannot buy this right of way now");
}

// A company has one claim per place: it returns its previous claim when it gets another.
void give_back_claims(PlayTable& table, std::size_t company, std::size_t got) {
  for (const ClaimRule& claim : table.game.rules().operating.claims) {
    const auto kind = kind_of(table, claim);
    if (!kind || *kind == got || !share_a_hex(token_kinds(table)[*kind], token_kinds(table)[got])) continue;
    std::erase_if(table.state.bonus_tokens, [&](const BonusTokenState& token) {
      return token.token == *kind && token.company == company && token.hex < 0;
    });
  }
}

}  // namespace trackwright::play
