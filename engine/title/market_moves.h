// The words of `moves` in market.yaml that play knows.
#pragma once

#include <optional>
#include <string_view>

namespace trackwright::play {

enum class MoveCause : unsigned char {
  Unknown,
  Pays,
  HalfPays,
  PaysNothing,
  EachShareSold,
  EachTenSold,
  Sale,
  PresidentSale,
  SoldOut,
  Issued,  // as the rules of issuing say
  InPool,
};

MoveCause move_cause(std::string_view when);

// What is paid, held against the price: "payout at least twice the price", "dividend below the price".
struct PayoutMove {
  int halves = 0;  // of the price, to be reached; 0: any payout
  int above = 0;   // only of prices above this
  int steps = 0;   // to the right; below 0: to the left
};

// "below" says from where on others hold, and has no bound of its own. Nothing: no such words.
std::optional<PayoutMove> payout_move(std::string_view when, std::string_view move);

}  // namespace trackwright::play
