// The stock market: a grid of prices, its zones and the moves of prices.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/base/place.h"

namespace trackwright {

enum class MarketShape { Line, Zigzag, Grid };  // 1D, 1.5D, 2D
template <>
inline constexpr auto enum_words<MarketShape> = std::to_array<EnumWord<MarketShape>>(
    {{MarketShape::Line, "line"}, {MarketShape::Zigzag, "zigzag"}, {MarketShape::Grid, "grid"}});

struct MarketCell {
  int price = 0;
  std::string zones;         // one letter per zone; "p" marks a par cell
  bool ledge_right = false;  // the price does not move right from here (a dividend moves it up instead)
  SaidAt place;
  friend bool operator==(const MarketCell&, const MarketCell&) = default;
};

// The effect of a cell on companies whose price is there.
enum class MarketEffect {
  NotCounted,  // its certificates do not count towards the certificate limit
  HoldAbove,   // a player may hold more of the company than the limit
  BuySeveral,  // a player may buy several of its certificates in one turn
  NotByOne,    // a price from outside enters only by a sale of two or more shares
  Closes,      // the company closes
  Ends,        // the game ends
};
template <>
inline constexpr auto enum_words<MarketEffect> =
    std::to_array<EnumWord<MarketEffect>>({{MarketEffect::NotCounted, "not_counted"},
                                           {MarketEffect::HoldAbove, "hold_above"},
                                           {MarketEffect::BuySeveral, "buy_several"},
                                           {MarketEffect::NotByOne, "not_by_one"},
                                           {MarketEffect::Closes, "closes"},
                                           {MarketEffect::Ends, "ends"}});

struct MarketZone {
  std::string letter;
  std::string name;     // "Par", "Yellow"
  std::string colour;   // theme name or #rrggbb
  std::string meaning;  // text of the legend
  bool par = false;
  std::vector<Placed<MarketEffect>> effects;
  SaidAt place;
  friend bool operator==(const MarketZone&, const MarketZone&) = default;
};

struct MarketMove {
  std::string when;  // "no dividend", "sold out at the end of a stock round"
  std::string move;  // left, right, up, down, stay, "right 2", or free text
  SaidAt place;
  friend bool operator==(const MarketMove&, const MarketMove&) = default;
};

// The move of a price that is blocked at the end of a row or in the top row.
enum class RowEnd { Stay, Up, Down, Left, Right, RightAndDown, Closes };
template <>
inline constexpr auto enum_words<RowEnd> =
    std::to_array<EnumWord<RowEnd>>({{RowEnd::Stay, "stay"},
                                     {RowEnd::Up, "up"},
                                     {RowEnd::Down, "down"},
                                     {RowEnd::Left, "left"},
                                     {RowEnd::Right, "right"},
                                     {RowEnd::RightAndDown, "right and down"},
                                     {RowEnd::Closes, "the company closes"}});

struct Market {
  MarketShape shape = MarketShape::Grid;
  std::vector<std::vector<std::optional<MarketCell>>> rows;
  std::vector<MarketZone> zones;
  std::vector<MarketMove> moves;
  std::optional<RowEnd> row_end_right;  // none: up; drawn as an arrow
  std::optional<RowEnd> row_end_left;   // none: down; drawn as an arrow
  std::optional<RowEnd> row_end_top;    // none: stay
  std::vector<Placed<int>> par;         // par values given by the rules; empty: only the par cells
  SaidAt place;
  friend bool operator==(const Market&, const Market&) = default;
};

// The prices of all par cells, without duplicates, highest first.
std::vector<int> par_prices(const Market&);

// The causes and moves in `moves` of market.yaml that play knows.

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
  LoanTaken,
  LoanRepaid,
};
inline constexpr std::size_t move_causes = static_cast<std::size_t>(MoveCause::LoanRepaid) + 1;

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
