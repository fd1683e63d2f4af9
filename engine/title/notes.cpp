#include "engine/title/notes.h"

#include <algorithm>
#include <cstddef>

namespace trackwright {
namespace {

constexpr int least_pile = 10;
constexpr int bundle = 5;
constexpr int most_players_assumed = 4;

int players_of(const Title& title) {
  int most = 0;
  for (const PlayerRow& row : title.players) most = std::max(most, row.players);
  return most > 0 ? most : most_players_assumed;
}

int starting_cash(const Title& title) {
  int most = 0;
  for (const PlayerRow& row : title.players)
    if (row.cash) most = std::max(most, row.cash->value * row.players);
  return most;
}

int amount_of_money(const Title& title, std::optional<int> money) {
  if (money) return *money;
  if (title.bank) return title.bank->value;
  constexpr int times = 8;
  constexpr int round = 1000;
  return (starting_cash(title) * times + round - 1) / round * round;
}

// The largest value is about a fourteenth of the bank: 500 for banks of 7000 and 12000.
std::vector<int> denominations(const Title& title, int money) {
  std::vector<int> values;
  for (const auto& note : title.notes) values.push_back(note.value);
  if (values.empty())
    for (const int usual : {1, 5, 10, 20, 50, 100, 500, 1000, 5000})
      if (usual == 1 || usual <= money / 14) values.push_back(usual);
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

// Half of the notes with which each holder could pay any amount below the next value, since not all need them
// at the same time.
int change_pile(int holders, int value, int next) {
  const int needed = holders * (next / value - 1) / 2;
  return std::max(least_pile, (needed + bundle - 1) / bundle * bundle);
}

int worth(const std::vector<NotePile>& piles) {
  int sum = 0;
  for (const NotePile& pile : piles) sum += pile.value * pile.count;
  return sum;
}

// Reduces small values so that a small bank keeps at least half of its money in its largest notes.
void trim(std::vector<NotePile>& piles, int most) {
  while (worth(piles) > most) {
    const auto dearest =
        std::ranges::max_element(piles, {}, [](const NotePile& pile) { return pile.value * pile.count; });
    if (dearest == piles.end() || dearest->count == 0) return;
    --dearest->count;
  }
}

std::vector<NotePile> suggested_piles(const std::vector<int>& values, int holders, int money) {
  std::vector<NotePile> piles;
  for (std::size_t i = 0; i + 1 < values.size(); ++i)
    piles.push_back({values[i], change_pile(holders, values[i], values[i + 1])});
  trim(piles, money / 2);
  piles.push_back({values.back(), 0});
  int rest = money - worth(piles);
  for (auto pile = piles.rbegin(); pile != piles.rend(); ++pile) {
    const int more = std::max(0, rest / pile->value);
    pile->count += more;
    rest -= more * pile->value;
  }
  std::erase_if(piles, [](const NotePile& pile) { return pile.count == 0; });
  return piles;
}

}  // namespace

BankNotes bank_notes(const Title& title, std::optional<int> money) {
  BankNotes notes;
  const int wanted = amount_of_money(title, money);
  notes.stated = !title.note_counts.empty();
  if (notes.stated) {
    for (const auto& [value, count] : title.note_counts)
      if (count > 0) notes.piles.push_back({value, count});
  } else if (const std::vector<int> values = denominations(title, wanted); wanted > 0 && !values.empty()) {
    const int companies = static_cast<int>(title.companies.companies.size());
    notes.piles = suggested_piles(values, players_of(title) + companies / 2, wanted);
  }
  notes.total = worth(notes.piles);
  return notes;
}

}  // namespace trackwright
