#include "engine/title/market_moves.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace trackwright {

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
    {"sold out at the end of a stock round", MoveCause::SoldOut},
    {"all shares with players at the end of a stock round", MoveCause::SoldOut},
    {"none in pool or treasury at the end of a stock round", MoveCause::SoldOut},
    {"shares in the pool at the end of a stock round", MoveCause::InPool},
});

// Takes the words off the front.
bool take(std::string_view& text, std::string_view words) {
  if (!text.starts_with(words)) return false;
  text.remove_prefix(words.size());
  return true;
}

std::optional<int> number(std::string_view text) {
  int value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  return error == std::errc{} && stop == end ? std::optional(value) : std::nullopt;
}

std::optional<int> steps_of(std::string_view move) {
  if (move == "stay") return 0;
  if (take(move, "left")) return move.empty() ? std::optional(-1) : std::nullopt;
  if (!take(move, "right")) return std::nullopt;
  if (move.empty()) return 1;
  return take(move, " ") ? number(move) : std::nullopt;
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
  return number(when);
}

std::vector<std::string> known_causes() {
  std::vector<std::string> causes;
  for (const CauseRow& row : cause_rows) causes.emplace_back(row.first);
  return causes;
}

bool is_plain_move(std::string_view move) {
  static constexpr std::array<std::string_view, 5> directions{"left", "right", "up", "down", "stay"};
  return std::ranges::any_of(directions, [&](std::string_view direction) {
    std::string_view steps = move;
    return take(steps, direction) && (steps.empty() || (take(steps, " ") && number(steps)));
  });
}

std::optional<PayoutMove> payout_move(std::string_view when, std::string_view move) {
  PayoutMove made;
  if (!take(when, "dividend ") && !take(when, "payout ")) return std::nullopt;
  const bool below = take(when, "below ");
  if (!below && !take(when, "at least ")) return std::nullopt;
  const int halves = factor(when);
  if (!below) made.halves = halves;
  if (take(when, "a price above ")) {
    const auto above = number(when);
    if (!above) return std::nullopt;
    made.above = *above;
  } else {
    if (!take(when, "the price")) return std::nullopt;
    if (when == ", or not operated") {  // who does not operate moves nothing anyway
      when = {};
    } else if (take(when, ", from ")) {
      const auto from = number(when);
      if (!from) return std::nullopt;
      made.above = *from - 1;
    } else if (!when.empty()) {
      return std::nullopt;
    }
  }
  const auto steps = steps_of(move);
  if (!steps) return std::nullopt;
  made.steps = *steps;
  return made;
}

}  // namespace trackwright
