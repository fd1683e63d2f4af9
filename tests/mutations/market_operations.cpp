// Mistakes in the rows of the market: prices with letters, separated by blanks.
#include <cstddef>

#include "tests/mutations/operations.h"

namespace trackwright::mutations {

namespace {

struct Cells {
  std::vector<TextSpan> words;
  TextSpan all;
};

std::optional<Cells> cells_of(std::string_view text, const Site& site) {
  const Node& node = site.value();
  if (node.kind != Node::Kind::String || node.place.length == 0) return std::nullopt;
  Cells cells;
  cells.all = {node.place.offset, node.place.offset + node.place.length};
  for (std::size_t at = cells.all.begin; at < cells.all.end;) {
    const std::size_t end = std::min(text.find(' ', at), cells.all.end);
    if (end > at) cells.words.push_back({at, end});
    at = end + 1;
  }
  if (cells.words.size() < 4) return std::nullopt;
  return cells;
}

std::size_t digits_of(std::string_view word) {
  std::size_t n = 0;
  while (n < word.size() && word[n] >= '0' && word[n] <= '9') ++n;
  return n;
}

// Returns a word with a price that is not the first or last word of its row.
std::optional<TextSpan> price(std::string_view text, const Site& site, Chance& chance) {
  const auto cells = cells_of(text, site);
  if (!cells) return std::nullopt;
  const TextSpan word = cells->words[1 + chance.below(cells->words.size() - 2)];
  if (digits_of(text.substr(word.begin, word.size())) == 0) return std::nullopt;
  return word;
}

Result price_moved(std::string_view text, const Site& site, Chance& chance, int by) {
  const auto word = price(text, site, chance);
  if (!word) return std::nullopt;
  const std::string said(text.substr(word->begin, word->size()));
  const std::size_t digits = digits_of(said);
  return replaced(text, *word, std::to_string(std::stoi(said.substr(0, digits)) + by) + said.substr(digits));
}

}  // namespace

Result cell_dropped(std::string_view text, const Site& site, Chance& chance) {
  const auto word = price(text, site, chance);
  return word ? replaced(text, {word->begin, word->end + 1}, "") : std::nullopt;
}

Result cell_doubled(std::string_view text, const Site& site, Chance& chance) {
  const auto word = price(text, site, chance);
  if (!word) return std::nullopt;
  return replaced(text, {word->end, word->end}, " " + std::string(text.substr(word->begin, word->size())));
}

Result cells_exchanged(std::string_view text, const Site& site, Chance& chance) {
  const auto cells = cells_of(text, site);
  if (!cells) return std::nullopt;
  const std::size_t i = chance.below(cells->words.size() - 1);
  const TextSpan a = cells->words[i];
  const TextSpan b = cells->words[i + 1];
  const std::string first(text.substr(a.begin, a.size()));
  const std::string second(text.substr(b.begin, b.size()));
  return replaced(text, {a.begin, b.end}, second + " " + first);
}

Result cell_ten_off(std::string_view text, const Site& site, Chance& chance) {
  return price_moved(text, site, chance, chance.below(2) == 0 ? 10 : -10);
}
Result cell_few_off(std::string_view text, const Site& site, Chance& chance) {
  return price_moved(text, site, chance, chance.below(2) == 0 ? 2 : -2);
}

Result cell_digit(std::string_view text, const Site& site, Chance& chance) {
  const auto word = price(text, site, chance);
  if (!word) return std::nullopt;
  std::string said(text.substr(word->begin, word->size()));
  said[0] = said[0] == '9' ? '1' : static_cast<char>(said[0] + 1);
  return replaced(text, *word, said);
}

namespace {

// Adds the par mark to a cell without one, or removes it from a par cell.
Result par_cell(std::string_view text, const Site& site, Chance& chance, bool is_par) {
  const auto cells = cells_of(text, site);
  if (!cells) return std::nullopt;
  std::vector<TextSpan> found;
  for (const TextSpan word : cells->words) {
    const std::string_view said = text.substr(word.begin, word.size());
    if (digits_of(said) > 0 && (said.back() == 'p') == is_par) found.push_back(word);
  }
  if (found.empty()) return std::nullopt;
  const TextSpan word = found[chance.below(found.size())];
  if (is_par) return replaced(text, {word.end - 1, word.end}, "");
  return replaced(text, {word.end, word.end}, "p");
}

}  // namespace

Result cell_par_lost(std::string_view text, const Site& site, Chance& chance) {
  return par_cell(text, site, chance, true);
}
Result cell_par_added(std::string_view text, const Site& site, Chance& chance) {
  return par_cell(text, site, chance, false);
}

Result cell_zone_unknown(std::string_view text, const Site& site, Chance& chance) {
  const auto word = price(text, site, chance);
  return word ? replaced(text, {word->end, word->end}, "q") : std::nullopt;
}

Result cell_hole(std::string_view text, const Site& site, Chance& chance) {
  const auto word = price(text, site, chance);
  return word ? replaced(text, *word, "-") : std::nullopt;
}

Result cell_letter_for_digit(std::string_view text, const Site& site, Chance& chance) {
  const auto word = price(text, site, chance);
  if (!word) return std::nullopt;
  std::string said(text.substr(word->begin, word->size()));
  const std::size_t zero = said.find('0');
  if (zero == std::string::npos) return std::nullopt;
  said[zero] = 'O';
  return replaced(text, *word, said);
}

}  // namespace trackwright::mutations
