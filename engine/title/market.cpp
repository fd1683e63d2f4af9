#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "engine/title/market.h"

#include "engine/base/words.h"

namespace trackwright {

std::vector<int> par_prices(const Market& market) {
  std::vector<int> prices;
  const auto is_par = [&](const MarketCell& cell) {
    return std::ranges::any_of(market.zones, [&](const MarketZone& zone) {
      return zone.par && cell.zones.find(zone.letter) != std::string::npos;
    });
  };
  for (const auto& row : market.rows)
    for (const auto& cell : row)
      if (cell && is_par(*cell)) prices.push_back(cell->price);
  std::ranges::sort(prices, std::greater{});
  prices.erase(std::unique(prices.begin(), prices.end()), prices.end());
  return prices;
}

namespace {

using CauseRow = std::pair<std::string_view, MoveCause>;
constexpr auto cause_rows = std::to_array<CauseRow>({
    {"dividend paid", MoveCause::Pays},
    {"revenue paid", MoveCause::Pays},
    {"half paid", MoveCause::HalfPays},
    {"nothing paid", MoveCause::PaysNothing},
    {"no dividend", MoveCause::PaysNothing},
    {"revenue withheld", MoveCause::PaysNothing},
    {"nothing paid or nothing earned", MoveCause::PaysNothing},
    {"each share sold", MoveCause::EachShareSold},
    {"each unprotected share sold", MoveCause::EachShareSold},
    {"each 10 % sold", MoveCause::EachTenSold},
    {"shares sold, once a sale", MoveCause::Sale},
    {"shares sold by the president, once a sale", MoveCause::PresidentSale},
    {"a share issued", MoveCause::Issued},
    {"a share redeemed", MoveCause::Redeemed},
    {"sold out at the end of a stock round", MoveCause::SoldOut},
    {"all shares with players at the end of a stock round", MoveCause::SoldOut},
    {"none in pool or treasury at the end of a stock round", MoveCause::SoldOut},
    {"shares in the pool at the end of a stock round", MoveCause::InPool},
    {"a loan taken", MoveCause::LoanTaken},
    {"a loan repaid", MoveCause::LoanRepaid},
});

// Removes the words from the front of the text.
bool take(std::string_view& text, std::string_view words) {
  if (!text.starts_with(words)) return false;
  text.remove_prefix(words.size());
  return true;
}

int factor(std::string_view& when) {
  if (take(when, "half ")) return 1;
  if (take(when, "twice ")) return 4;
  return take(when, "three times ") ? 6 : 2;
}

}  // namespace

MoveCause move_cause(std::string_view when) {
  const auto row = std::ranges::find(cause_rows, when, &CauseRow::first);
  return row == cause_rows.end() ? MoveCause::Unknown : row->second;
}

std::optional<int> price_of_presidents_sales(std::string_view when) {
  if (!take(when, "shares sold by others than the president below a price of ")) return std::nullopt;
  return number_in(when);
}

std::vector<std::string> known_causes() {
  std::vector<std::string> causes;
  for (const CauseRow& row : cause_rows) causes.emplace_back(row.first);
  return causes;
}

std::optional<PriceMove> price_move(std::string_view words) {
  static constexpr auto directions =
      std::to_array<std::pair<std::string_view, PriceDirection>>({{"left", PriceDirection::Left},
                                                                  {"right", PriceDirection::Right},
                                                                  {"up", PriceDirection::Up},
                                                                  {"down", PriceDirection::Down}});
  constexpr int most_steps = 99;
  if (words == "stay") return PriceMove{};
  for (const auto& [word, direction] : directions) {
    if (!take(words, word)) continue;
    if (words.empty()) return PriceMove{direction, 1};
    const auto steps = take(words, " ") ? number_in(words) : std::nullopt;
    if (steps && *steps >= 1 && *steps <= most_steps) return PriceMove{direction, *steps};
    return std::nullopt;
  }
  return std::nullopt;
}

std::optional<PayoutMove> payout_move(std::string_view when, std::string_view move) {
  PayoutMove made;
  if (!take(when, "dividend ") && !take(when, "payout ")) return std::nullopt;
  const bool below = take(when, "below ");
  if (!below && !take(when, "at least ")) return std::nullopt;
  const int halves = factor(when);
  if (!below) made.halves = halves;
  if (take(when, "a price above ")) {
    const auto above = number_in(when);
    if (!above) return std::nullopt;
    made.above = *above;
  } else {
    if (!take(when, "the price")) return std::nullopt;
    if (when == ", or not operated") {  // without operation, no price moves anyway
      when = {};
    } else if (take(when, ", from ")) {
      const auto from = number_in(when);
      if (!from) return std::nullopt;
      made.above = *from - 1;
    } else if (!when.empty()) {
      return std::nullopt;
    }
  }
  const auto plain = price_move(move);
  if (!plain) return std::nullopt;
  made.move = *plain;
  return made;
}

}  // namespace trackwright
