// Steps of play: buying trains, and raising the money for them. A file implements the functions below its
// name.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/table/table.h"

namespace trackwright::play {

// train_discounts.cpp
struct Discount {
  std::size_t private_ = 0;
  std::size_t power = 0;
  int amount = 0;
};
// Returns the discount for a purchase in the name of the company or of the private.
std::optional<Discount> discount_for(const PlayTable&, std::size_t company, std::size_t card, Owner buyer);
int amount_of(const std::optional<Discount>&);
void count_use(PlayTable&, const Discount&);
int saved_on(const PlayTable&, std::size_t company, std::size_t card);  // the largest possible saving

// train_offers.cpp
struct TrainOffer {
  std::uint16_t card = 0;
  std::uint8_t variant = 0;
  Owner from;
  int least = 0;
  int most = 0;
  std::optional<std::uint16_t> exchange;
};
bool must_buy_train(const PlayTable&, std::size_t company);
bool can_buy_train(const PlayTable&, std::size_t company);
// Cheapest train of the bank, minus the company's saving.
int cheapest_for(const PlayTable&, std::size_t company);
std::vector<TrainOffer> train_offers(const PlayTable&, std::size_t company);
std::vector<TrainOffer> train_trades(const PlayTable&, std::size_t company);  // trains traded in
// A train that does not count as the train that a company must own.
bool is_ship(const PlayTable&, std::size_t card);
bool has_its_share(const PlayTable&, std::size_t company, std::size_t card);
bool not_for(const PlayTable&, std::size_t company, std::size_t card);
bool has_room(const PlayTable&, std::size_t company);  // for a card that counts towards the limit
bool has_room_for(const PlayTable&, std::size_t company, std::size_t card);
// Its owner sells at face value only.
bool deals_at_face(const PlayTable&, std::size_t company, std::size_t card);
bool bank_sells(const PlayTable&, std::size_t card);
int trade_in(const Train&, const Train& given);  // reduction of the price
bool trades_in(const PlayTable&, std::size_t company);

// purchase.cpp
std::optional<std::size_t> early_power(const PlayTable&, std::size_t company);  // to buy before the runs
// Gives the train of a power that grants one, in the step of buying trains.
void give_free_train(PlayTable&, std::size_t company);
Verdict buy_train(PlayTable&, const Action&);
Verdict discard_train(PlayTable&, const Action&);

// sold_train.cpp
std::vector<std::string> trains_to_sell(const PlayTable&, std::size_t company);  // as choices
Verdict sell_train(PlayTable&, const Action&);
bool lacks_sold_train(const PlayTable&, std::size_t company);

// emergency_issue.cpp
struct EmergencyIssue {
  PlayTable::Bundle bundle;
  int price = 0;   // per share
  int brings = 0;  // in total
  int last = 0;    // difference to the next smaller legal issue
};
std::vector<EmergencyIssue> emergency_issues(const PlayTable&, std::size_t company);
bool issues_for_train(const PlayTable&, std::size_t company);
// Sells these certificates of the company; their number is that of the issue.
void sell_for_train(PlayTable&, const EmergencyIssue&, const std::vector<std::uint8_t>& certificates);
Verdict issue_for_train(PlayTable&, const Action&);

// emergency.cpp
const EmergencyRules& emergency_rules(const PlayTable&);
std::vector<PlayTable::Bundle> emergency_sales(const PlayTable&, std::size_t player, std::size_t company);
Verdict sell_in_emergency(PlayTable&, const Action&);

// bankruptcy.cpp
bool may_be_bankrupt(const PlayTable&, std::size_t company);

// Whether the company must buy a train that nobody can pay for, in a title without bankruptcy.
bool goes_without_train(const PlayTable&, std::size_t company);
Verdict go_bankrupt(PlayTable&, const Action&);

}  // namespace trackwright::play
