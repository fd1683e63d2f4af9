#include "engine/play/table/table.h"

namespace trackwright::play {

int PlayTable::cash(Owner owner) const {
  if (owner.is_player()) return state.players[owner.index].cash;
  if (owner.is_company()) return state.companies[owner.index].cash;
  if (owner == the_neutral) return state.neutral_cash;
  return 0;
}

void PlayTable::pay(Owner from, Owner to, int amount) {
  const auto account = [&](Owner owner) -> int& {
    if (owner.is_player()) return state.players[owner.index].cash;
    if (owner.is_company()) return state.companies[owner.index].cash;
    if (owner == the_neutral) return state.neutral_cash;
    return state.bank;
  };
  if (amount == 0 || from == to) return;
  if (from.is_company() && game.loans && game.loans->when_short)
    while (state.companies[from.index].cash < amount && may_borrow(from.index)) borrow(from.index);
  int& payer = account(from);
  payer -= amount;
  account(to) += amount;
  if (&payer == &state.bank && game.bank && state.bank < 0) state.broken = true;
}

std::string PlayTable::name(Owner owner) const {
  switch (owner.kind) {
    case Owner::Kind::Nobody:
      return "nobody";
    case Owner::Kind::Bank:
      return "the bank";
    case Owner::Kind::Pool:
      return "the pool";
    case Owner::Kind::Offer:
      return "the offer";
    case Owner::Kind::Player:
      return "P" + std::to_string(owner.index + 1);
    case Owner::Kind::Company:
      return game.companies[owner.index].id;
    case Owner::Kind::Private:
      return game.privates[owner.index].id;
    case Owner::Kind::Neutral:
      return game.neutral_name();
  }
  return {};
}

std::string PlayTable::money(int amount) const {
  return trackwright::money(game.title(), amount);
}

}  // namespace trackwright::play
