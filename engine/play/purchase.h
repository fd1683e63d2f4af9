// The rules that decide whether and at what price a company may buy a train.
#pragma once

#include "engine/play/steps.h"

namespace trackwright::play {

// train_offers.cpp
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

}  // namespace trackwright::play
