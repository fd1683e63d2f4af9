// Compares the numbers of title.yaml: players, cash, certificate limits, bank.
#include <fmt/format.h>

#include <algorithm>

#include "designer/compare/comparing.h"
#include "designer/compare/phrases.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

const PlayerRow* row_for(const Title& title, int players) {
  const auto it = std::ranges::find(title.players, players, &PlayerRow::players);
  return it == title.players.end() ? nullptr : &*it;
}

std::string row_phrase(const PlayerRow& row) {
  std::string text = "may play";
  if (row.cash) text += fmt::format(", cash {}", row.cash->value);
  if (row.certificates) text += fmt::format(", {} certificates", row.certificates->value);
  return text;
}

// The contents that differ for this number of players: "without P1, 3 of train 4".
std::string contents_phrase(const PlayerRow& row) {
  std::vector<std::string> words;
  for (const Ref& name : row.without) words.push_back("without " + name.value);
  for (const auto& [train, count] : row.trains)
    words.push_back(fmt::format("{} of train {}", count.value, train.value));
  for (const auto& [tile, count] : row.tiles)
    words.push_back(fmt::format("{} of tile {}", count.value, tile.value));
  if (row.holding_limit) words.push_back(fmt::format("{} % to hold", row.holding_limit->value));
  std::ranges::sort(words);
  return joined(words, ", ");
}

std::string players_label(int players) {
  return fmt::format("{} players", players);
}

// Skips a number that one source omits, because it may state the number elsewhere, perhaps in a table.
void compare_row(Comparing& comparing, const PlayerRow& a, const PlayerRow& b) {
  const auto compare = [&](DifferenceKind kind, const std::optional<Placed<int>>& of_a,
                           const std::optional<Placed<int>>& of_b) {
    if (of_a && of_b)
      comparing.compare(kind, std::to_string(a.players), players_label(a.players),
                        std::to_string(of_a->value), std::to_string(of_b->value), of_a->place, of_b->place);
  };
  compare("cash", a.cash, b.cash);
  compare("certificate-limit", a.certificates, b.certificates);
  compare("bank", a.bank, b.bank);
  const std::string of_a = contents_phrase(a);
  const std::string of_b = contents_phrase(b);
  if (!of_a.empty() && !of_b.empty())
    comparing.compare("players", std::to_string(a.players), players_label(a.players), of_a, of_b, a.place,
                      b.place);
}

void add_single_row(Comparing& comparing, const PlayerRow& row, bool in_a, Place beside) {
  Difference& difference = comparing.add("players", std::to_string(row.players), players_label(row.players),
                                         in_a ? Place(row.place) : beside, in_a ? Place{} : Place(row.place));
  (in_a ? difference.a : difference.b) = row_phrase(row);
}

std::string bank_phrase(const Title& title) {
  return title.bank ? std::to_string(title.bank->value) : std::string("unlimited");
}

}  // namespace

void compare_games(Comparing& comparing) {
  const Title& a = comparing.a;
  const Title& b = comparing.b;
  for (const PlayerRow& row : a.players)
    if (const PlayerRow* other = row_for(b, row.players))
      compare_row(comparing, row, *other);
    else
      add_single_row(comparing, row, true, {});
  const Place beside = a.players.empty() ? a.place : a.players.back().place;
  for (const PlayerRow& row : b.players)
    if (row_for(a, row.players) == nullptr) add_single_row(comparing, row, false, beside);
  comparing.compare("bank", "bank", "the bank", bank_phrase(a), bank_phrase(b),
                    a.bank ? a.bank->place : a.place, b.bank ? b.bank->place : b.place);
  const auto said = [](const Title& title) {
    return title.capitalization_place.file != 0 ? Place(title.capitalization_place) : Place(title.place);
  };
  comparing.compare("capitalization", "capitalization", "the capitalization", a.capitalization,
                    b.capitalization, said(a), said(b));
}

}  // namespace trackwright
