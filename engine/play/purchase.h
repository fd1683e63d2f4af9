// What buying trains is judged by.
#pragma once

#include "engine/play/steps.h"

namespace trackwright::play {

// train_offers.cpp
bool is_ship(const PlayTable&, std::size_t card);  // no train that a company must own
bool has_its_share(const PlayTable&, std::size_t company, std::size_t card);
bool not_for(const PlayTable&, std::size_t company, std::size_t card);
bool has_room(const PlayTable&, std::size_t company);
bool deals_at_face(const PlayTable&, std::size_t company, std::size_t card);  // with the company that has it
bool bank_sells(const PlayTable&, std::size_t card);
int trade_in(const Train&, const Train& given);  // what it takes off the price
bool trades_in(const PlayTable&, std::size_t company);

// train_discounts.cpp
struct Discount {
  std::size_t private_ = 0;
  std::size_t power = 0;
  int amount = 0;
};
// The one that holds for a purchase in the name of the company, or of the private.
std::optional<Discount> discount_for(const PlayTable&, std::size_t company, std::size_t card, Owner buyer);
int amount_of(const std::optional<Discount>&);
void count_use(PlayTable&, const Discount&);
int saved_on(const PlayTable&, std::size_t company, std::size_t card);  // the most that it could

}  // namespace trackwright::play
