#include "engine/play/action_list.h"

namespace trackwright::play {

Action& ActionList::add(Owner actor, ActionKind kind) {
  Action& action = actions.emplace_back();
  action.kind = kind;
  action.actor = actor;
  return action;
}

void ActionList::bid_for(Owner actor, std::size_t company, int price) {
  Action& action = add(actor, ActionKind::Bid);
  action.private_ = no_private;
  action.company = static_cast<std::uint8_t>(company);
  action.price = price;
}

void ActionList::bid_on(Owner actor, std::size_t one, int price) {
  Action& action = add(actor, ActionKind::Bid);
  action.private_ = static_cast<std::uint8_t>(one);
  action.price = price;
}

void ActionList::things(Owner actor, const std::vector<std::uint8_t>& privates) {
  for (const std::uint8_t one : privates) bid_on(actor, one, game.privates[one].price);
}

void ActionList::par(Owner actor, std::size_t company, Cell cell) {
  Action& action = add(actor, ActionKind::Par);
  action.company = static_cast<std::uint8_t>(company);
  action.cell = cell;
}

Action& ActionList::bundle(Owner actor, ActionKind kind, const PlayTable::Bundle& bundle) {
  Action& action = add(actor, kind);
  action.company = static_cast<std::uint8_t>(bundle.company);
  action.certificates = bundle.certificates;
  action.percent = bundle.percent;
  return action;
}

void ActionList::private_at(Owner actor, std::size_t one, int price) {
  Action& action = add(actor, ActionKind::BuyPrivate);
  action.private_ = static_cast<std::uint8_t>(one);
  action.price = price;
}

void ActionList::station(Owner actor, std::size_t hex, std::size_t city) {
  Action& action = add(actor, ActionKind::PlaceToken);
  action.hex = static_cast<std::uint16_t>(hex);
  action.city = static_cast<std::uint8_t>(city);
}

void ActionList::lay(Owner actor, const LegalLay& lay) {
  for (int rotation = 0; rotation < 6; ++rotation) {
    if (((lay.rotations >> rotation) & 1U) == 0) continue;
    Action& action = add(actor, ActionKind::LayTile);
    action.hex = lay.hex;
    action.tile = lay.tile;
    action.copy = table.free_copy(lay.tile);
    action.rotation = static_cast<std::uint8_t>(rotation);
  }
}

void ActionList::train(Owner actor, const TrainOffer& offer, int price) {
  Action& action = add(actor, ActionKind::BuyTrain);
  action.card = offer.card;
  action.price = price;
  action.exchange = offer.exchange;
  if (offer.variant > 0) action.variant = table.base_of(offer.card).variants[offer.variant - 1U].name.value;
}

}  // namespace trackwright::play
