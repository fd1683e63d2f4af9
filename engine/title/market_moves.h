// The words of `moves` in market.yaml that play knows.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trackwright {

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
  Redeemed,
  InPool,
};
inline constexpr std::size_t move_causes = static_cast<std::size_t>(MoveCause::InPool) + 1;

MoveCause move_cause(std::string_view when);

// "shares sold by others than the president below a price of 50", whose move is to stay: the price.
std::optional<int> price_of_presidents_sales(std::string_view when);

// The words of all causes but Unknown, without those that hold what is paid against the price.
std::vector<std::string> known_causes();

enum class PriceDirection : unsigned char { Left, Right, Up, Down };

struct PriceMove {
  PriceDirection to = PriceDirection::Right;
  int steps = 0;  // 0: the price stays
  friend bool operator==(const PriceMove&, const PriceMove&) = default;
};

// "stay", or left, right, up or down, alone or with a number of steps from 1 to 99: "right 2". Nothing: other
// words.
std::optional<PriceMove> price_move(std::string_view words);

// What is paid, held against the price: "payout at least twice the price", "dividend below the price".
struct PayoutMove {
  int halves = 0;  // of the price, to be reached; 0: any payout
  int above = 0;   // only of prices above this
  PriceMove move;
};

// "below" says from where on others hold, and has no bound of its own. Nothing: no such words.
std::optional<PayoutMove> payout_move(std::string_view when, std::string_view move);

}  // namespace trackwright
