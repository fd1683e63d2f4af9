// The words of `moves` in market.yaml that play knows.
#pragma once

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
  InPool,
};

MoveCause move_cause(std::string_view when);

}  // namespace trackwright::play
