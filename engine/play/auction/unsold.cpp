// A private that was not sold in the opening can be bought in stock rounds at its price, as the purchase of a
// turn. Until then, the certificates that come with it are not for sale. Privates that a bankrupt player left
// in the pool are bought in the same way.
#include <algorithm>

#include "engine/play/auction/steps.h"
#include "engine/play/stock/steps.h"

namespace trackwright::play {

bool waits_with_unsold(const PlayTable& table, const CertificateId& certificate) {
  if (!table.game.sells_later) return false;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p)
    if (is_unsold(table, p) && table.state.privates[p].buyer < 0 &&
        std::ranges::any_of(table.game.privates[p].grants, [&](const CertificateId& grant) {
          return grant.company == certificate.company && grant.number == certificate.number;
        }))
      return true;
  return false;
}

namespace {

Verdict may_buy_unsold(const PlayTable& table, std::size_t player, std::size_t one) {
  const PrivateFacts& facts = table.game.privates[one];
  const TurnState& turn = table.state.this_turn;
  if (!table.game.sells_later || !is_unsold(table, one))
    return refused("opening.unsold", "the private is not for sale");
  if (has_bought(turn))
    return refused("stock_round.turn", "the player has already bought a certificate in this turn");
  if (must_sell(table, player))
    return refused("title.certificates", "a player over the certificate limit must sell first");
  if (price_at_face(table, one) > table.state.players[player].cash)
    return refused("opening.unsold", "the price is " + table.money(price_at_face(table, one)));
  const int more = said(table.game.rules().privates.count, true) ? 1 : 0;
  const bool anew = table.state.privates[one].buyer >= 0;  // its grants are elsewhere
  const int all =
      table.certificates_counted(player) + more + (anew ? 0 : static_cast<int>(facts.grants.size()));
  if (table.certificate_limit() > 0 && all > table.certificate_limit())
    return refused("title.certificates",
                   "the certificate limit is " + std::to_string(table.certificate_limit()));
  if (anew) return {};
  for (const CertificateId& grant : facts.grants) {
    const auto bundle = table.bundle(grant.company, the_offer, {grant.number}, 0);
    if (!table.holding_ok(player, grant.company, bundle.percent))
      return refused("title.holding_limit", "the share of the private would exceed the holding limit");
  }
  return {};
}

}  // namespace

std::vector<std::uint8_t> unsold_for(const PlayTable& table, std::size_t player) {
  std::vector<std::uint8_t> privates;
  if (!table.game.sells_later) return privates;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p)
    if (is_unsold(table, p) && !may_buy_unsold(table, player, p))
      privates.push_back(static_cast<std::uint8_t>(p));
  return privates;
}

Verdict buy_unsold(PlayTable& table, const Action& action) {
  const std::size_t player = action.actor.index;
  if (action.private_ >= table.game.privates.size())
    return refused("opening.unsold", "the private is not for sale");
  if (auto no = may_buy_unsold(table, player, action.private_)) return no;
  const int price = price_at_face(table, action.private_);
  if (action.price != price) return refused("opening.unsold", "the price is " + table.money(price));
  get_private(table, player, action.private_, price);
  TurnState& turn = table.state.this_turn;
  ++turn.bought;
  turn.bought_company = no_company_bought;
  table.state.last_to_act = static_cast<std::int8_t>(player);
  return {};
}

}  // namespace trackwright::play
