// The causes and moves in `moves` of market.yaml that play knows.
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
  Issued,  // by the rules for issuing shares
  Redeemed,
  InPool,
};
inline constexpr std::size_t move_causes = static_cast<std::size_t>(MoveCause::InPool) + 1;

MoveCause move_cause(std::string_view when);

// Returns 50 for "shares sold by others than the president below a price of 50"; such a line must have the
// move `stay`.
std::optional<int> price_of_presidents_sales(std::string_view when);

// The words of all causes except Unknown; lines that compare the payout with the price are not included.
std::vector<std::string> known_causes();

enum class PriceDirection : unsigned char { Left, Right, Up, Down };

struct PriceMove {
  PriceDirection to = PriceDirection::Right;
  int steps = 0;  // 0: the price stays
  friend bool operator==(const PriceMove&, const PriceMove&) = default;
};

// Parses "stay", or left, right, up or down, alone or with 1 to 99 steps: "right 2". Empty for other words.
std::optional<PriceMove> price_move(std::string_view words);

// A move that compares the payout with the price: "payout at least twice the price", "dividend below the
// price".
struct PayoutMove {
  int halves = 0;  // minimum payout in halves of the price; 0: any payout
  int above = 0;   // only for prices above this value
  PriceMove move;
};

// Parses such a line; empty for other words. A "below" line has no minimum: other lines define where their
// moves start.
std::optional<PayoutMove> payout_move(std::string_view when, std::string_view move);

}  // namespace trackwright
