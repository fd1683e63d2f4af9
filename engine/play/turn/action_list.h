// Collects possible actions and builds each kind of them.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/play/stock/steps.h"
#include "engine/play/track/steps.h"
#include "engine/play/trains/steps.h"

namespace trackwright::play {

struct ActionList {
  const Game& game;
  const State& state;
  const PlayTable& table;
  std::vector<Action> actions;

  Action& add(Owner actor, ActionKind);
  void bid_for(Owner, std::size_t company, int price);
  void bid_on(Owner, std::size_t private_company, int price);
  // One purchase for each private, at its price.
  void things(Owner, const std::vector<std::uint8_t>& privates);
  void par(Owner, std::size_t company, Cell);
  Action& bundle(Owner, ActionKind, const PlayTable::Bundle&);
  void private_at(Owner, std::size_t private_company, int price);
  void station(Owner, std::size_t hex, std::size_t city);
  // One action for each rotation in which the tile fits.
  void lay(Owner, const LegalLay&);
  void train(Owner, const TrainOffer&, int price);
};

// The actions of an owner, by subject.
void list_bids(ActionList&, Owner);
void list_pars_of_private(ActionList&, Owner);
void list_shares(ActionList&, Owner);
void list_protection(ActionList&, Owner);
void list_trains(ActionList&, Owner);
void list_homes(ActionList&, Owner);
void list_stations(ActionList&, Owner);
void list_track(ActionList&, Owner);
void list_power(ActionList&, Owner);
void list_lending(ActionList&, Owner);

}  // namespace trackwright::play
