#include "tests/mutations/operations.h"

#include "designer/checks/check.h"

#include <algorithm>
#include <charconv>

namespace trackwright::mutations {

Result replaced(std::string_view text, TextSpan span, const std::string& by, std::vector<std::string> words) {
  if (text.substr(span.begin, span.size()) == by) return std::nullopt;
  Mutant mutant;
  mutant.text = std::string(text.substr(0, span.begin)) + by + std::string(text.substr(span.end));
  mutant.begin = span.begin;
  mutant.end = span.begin + by.size();
  mutant.words = std::move(words);
  return mutant;
}

namespace {

std::string cut(std::string_view text, TextSpan span) {
  return std::string(text.substr(span.begin, span.size()));
}

std::size_t siblings(const Site& site) {
  return site.is_entry() ? site.parent->entries.size() : site.parent->items.size();
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_letter(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

TextSpan key_span(const Site& site) {
  const Place& place = site.parent->entries[site.index].key_place;
  return {place.offset, place.offset + place.length};
}

// The span of a scalar without its quotes.
TextSpan scalar_span(const Site& site) {
  const Place& place = site.value().place;
  return {place.offset, place.offset + place.length};
}

bool is_scalar_here(const Site& site, std::string_view text) {
  const Node& node = site.value();
  if (node.kind == Node::Kind::Mapping || node.kind == Node::Kind::Sequence || node.place.length == 0)
    return false;
  return cut(text, scalar_span(site)) == node.text;
}

// Returns the name with `by` added to its number.
std::optional<std::string> moved_number(const std::string& name, int by) {
  const auto first = std::ranges::find_if(name, is_digit);
  const auto last = std::find_if_not(first, name.end(), is_digit);
  if (first == name.end()) return std::nullopt;
  int number = 0;
  std::from_chars(&*first, &*first + (last - first), number);
  return std::string(name.begin(), first) + std::to_string(number + by) + std::string(last, name.end());
}

std::optional<std::string> moved_letter(std::string name) {
  if (name.empty() || !is_letter(name[0]) || name[0] == 'Z' || name[0] == 'z') return std::nullopt;
  ++name[0];
  return name;
}

// Chooses one of the names in a key or value such as "C14 C16 D9".
TextSpan one_word(std::string_view text, TextSpan span, Chance& chance) {
  std::vector<TextSpan> words;
  for (std::size_t at = span.begin; at < span.end;) {
    const std::size_t end = std::min(text.find(' ', at), span.end);
    if (end > at) words.push_back({at, end});
    at = end + 1;
  }
  return words.empty() ? span : words[chance.below(words.size())];
}

Result renamed(std::string_view text, TextSpan span, const std::optional<std::string>& name) {
  if (!name) return std::nullopt;
  return replaced(text, span, *name, {cut(text, span), *name});
}

std::optional<int> number_at(std::string_view text, const Site& site) {
  if (site.value().kind != Node::Kind::Integer || !is_scalar_here(site, text)) return std::nullopt;
  int number = 0;
  const std::string& said = site.value().text;
  const auto read = std::from_chars(said.data(), said.data() + said.size(), number);
  if (read.ec != std::errc{}) return std::nullopt;
  return number;
}

Result renumbered(std::string_view text, const Site& site, int number) {
  return replaced(text, scalar_span(site), std::to_string(number));
}

Result moved_by(std::string_view text, const Site& site, int by) {
  const auto number = number_at(text, site);
  if (!number || *number + by < 0) return std::nullopt;
  return renumbered(text, site, *number + by);
}

std::optional<std::string> swapped_letters(std::string word, Chance& chance) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i + 1 < word.size(); ++i)
    if (is_letter(word[i]) && is_letter(word[i + 1]) && word[i] != word[i + 1]) places.push_back(i);
  if (places.empty()) return std::nullopt;
  const std::size_t at = places[chance.below(places.size())];
  std::swap(word[at], word[at + 1]);
  return word;
}

}  // namespace

Result drop(std::string_view text, const Site& site, Chance&) {
  if (siblings(site) < 2) return std::nullopt;
  return replaced(text, removal_span(text, *site.parent, site.index), "");
}

// `rule: geometry` is the default, so its loss changes nothing.
Result drop_rule(std::string_view text, const Site& site, Chance& chance) {
  if (site.value().text == "geometry") return std::nullopt;
  return drop(text, site, chance);
}

// Skips exceptions to remarks, because `check` shows remarks only with --verbose.
Result drop_exception(std::string_view text, const Site& site, Chance& chance) {
  const Node* name = site.value().find("check");
  const Check* check = name == nullptr ? nullptr : find_check(name->text);
  if (check == nullptr || check->severity == Severity::Info) return std::nullopt;
  return drop(text, site, chance);
}

Result duplicate(std::string_view text, const Site& site, Chance&) {
  const TextSpan span = member_span(*site.parent, site.index);
  if (site.parent->flow) return replaced(text, {span.end, span.end}, ", " + cut(text, span));
  const TextSpan lines = removal_span(text, *site.parent, site.index);
  std::string again = cut(text, lines);
  if (!again.ends_with('\n')) again = "\n" + again;
  return replaced(text, {lines.end, lines.end}, again);
}

Result misspell_key(std::string_view text, const Site& site, Chance& chance) {
  if (!site.is_entry()) return std::nullopt;
  const auto word = swapped_letters(cut(text, key_span(site)), chance);
  return word ? replaced(text, key_span(site), *word, {*word}) : std::nullopt;
}

Result exchange_values(std::string_view text, const Site& site, Chance&) {
  if (site.index + 1 >= siblings(site)) return std::nullopt;
  const Site next{site.path, site.parent, site.index + 1};
  const TextSpan a = site.value().span;
  const TextSpan b = next.value().span;
  if (a.end > b.begin || cut(text, a) == cut(text, b)) return std::nullopt;
  return replaced(text, {a.begin, b.end}, cut(text, b) + cut(text, {a.end, b.begin}) + cut(text, a));
}

Result exchange_keys(std::string_view text, const Site& site, Chance&) {
  if (!site.is_entry() || site.index + 1 >= siblings(site)) return std::nullopt;
  const TextSpan a = key_span(site);
  const TextSpan b = key_span({site.path, site.parent, site.index + 1});
  return replaced(text, {a.begin, b.end}, cut(text, b) + cut(text, {a.end, b.begin}) + cut(text, a),
                  {cut(text, a), cut(text, b)});
}

Result empty_value(std::string_view text, const Site& site, Chance&) {
  const Node& value = site.value();
  if (value.kind == Node::Kind::Mapping || value.kind == Node::Kind::Sequence) return std::nullopt;
  return replaced(text, value.span, "");
}

Result copy_next_value(std::string_view text, const Site& site, Chance&) {
  if (site.index + 1 >= siblings(site)) return std::nullopt;
  const Site next{site.path, site.parent, site.index + 1};
  return replaced(text, site.value().span, cut(text, next.value().span));
}

Result key_next_number(std::string_view text, const Site& site, Chance& chance) {
  const TextSpan word = one_word(text, key_span(site), chance);
  return renamed(text, word, moved_number(cut(text, word), 1));
}
Result key_second_number(std::string_view text, const Site& site, Chance& chance) {
  const TextSpan word = one_word(text, key_span(site), chance);
  return renamed(text, word, moved_number(cut(text, word), 2));
}
Result key_next_letter(std::string_view text, const Site& site, Chance& chance) {
  const TextSpan word = one_word(text, key_span(site), chance);
  return renamed(text, word, moved_letter(cut(text, word)));
}
Result key_unknown(std::string_view text, const Site& site, Chance& chance) {
  const TextSpan word = one_word(text, key_span(site), chance);
  return renamed(text, word, cut(text, word) + "99");
}

Result one_more(std::string_view text, const Site& site, Chance&) {
  return moved_by(text, site, 1);
}
Result one_less(std::string_view text, const Site& site, Chance&) {
  return moved_by(text, site, -1);
}
Result ten_more(std::string_view text, const Site& site, Chance&) {
  return moved_by(text, site, 10);
}
Result ten_less(std::string_view text, const Site& site, Chance&) {
  return moved_by(text, site, -10);
}

Result digit_doubled(std::string_view text, const Site& site, Chance&) {
  const auto number = number_at(text, site);
  if (!number || *number <= 0) return std::nullopt;
  const std::string said = std::to_string(*number);
  return replaced(text, scalar_span(site), said[0] + said);
}

Result digit_dropped(std::string_view text, const Site& site, Chance&) {
  const auto number = number_at(text, site);
  if (!number || *number < 10) return std::nullopt;
  return renumbered(text, site, *number / 10);
}

Result digits_exchanged(std::string_view text, const Site& site, Chance&) {
  const auto number = number_at(text, site);
  if (!number || *number < 10) return std::nullopt;
  std::string said = std::to_string(*number);
  if (said[1] == '0') return std::nullopt;
  std::swap(said[0], said[1]);
  return replaced(text, scalar_span(site), said);
}

Result digit_wrong(std::string_view text, const Site& site, Chance& chance) {
  const auto number = number_at(text, site);
  if (!number || *number <= 0) return std::nullopt;
  std::string said = std::to_string(*number);
  said[0] = static_cast<char>('1' + (said[0] - '1' + 1 + static_cast<int>(chance.below(7))) % 9);
  return replaced(text, scalar_span(site), said);
}

Result negated(std::string_view text, const Site& site, Chance&) {
  const auto number = number_at(text, site);
  return number && *number > 0 ? renumbered(text, site, -*number) : std::nullopt;
}

Result zeroed(std::string_view text, const Site& site, Chance&) {
  const auto number = number_at(text, site);
  return number && *number != 0 ? renumbered(text, site, 0) : std::nullopt;
}

Result as_word(std::string_view text, const Site& site, Chance&) {
  const auto number = number_at(text, site);
  return number ? replaced(text, scalar_span(site), "$" + std::to_string(*number)) : std::nullopt;
}

Result misspell(std::string_view text, const Site& site, Chance& chance) {
  if (!is_scalar_here(site, text)) return std::nullopt;
  return renamed(text, scalar_span(site), swapped_letters(cut(text, scalar_span(site)), chance));
}

Result letter_lost(std::string_view text, const Site& site, Chance& chance) {
  if (!is_scalar_here(site, text)) return std::nullopt;
  std::string word = cut(text, scalar_span(site));
  if (word.size() < 3) return std::nullopt;
  const std::size_t at = 1 + chance.below(word.size() - 1);
  if (!is_letter(word[at])) return std::nullopt;
  word.erase(at, 1);
  return renamed(text, scalar_span(site), word);
}

Result wrong_case(std::string_view text, const Site& site, Chance&) {
  if (!is_scalar_here(site, text)) return std::nullopt;
  std::string word = cut(text, scalar_span(site));
  if (!is_letter(word[0])) return std::nullopt;
  word[0] = static_cast<char>(word[0] ^ 0x20);
  return renamed(text, scalar_span(site), word);
}

Result next_number(std::string_view text, const Site& site, Chance& chance) {
  if (!is_scalar_here(site, text)) return std::nullopt;
  const TextSpan word = one_word(text, scalar_span(site), chance);
  return renamed(text, word, moved_number(cut(text, word), 1));
}
Result second_number(std::string_view text, const Site& site, Chance& chance) {
  if (!is_scalar_here(site, text)) return std::nullopt;
  const TextSpan word = one_word(text, scalar_span(site), chance);
  return renamed(text, word, moved_number(cut(text, word), 2));
}
Result next_letter(std::string_view text, const Site& site, Chance& chance) {
  if (!is_scalar_here(site, text)) return std::nullopt;
  const TextSpan word = one_word(text, scalar_span(site), chance);
  return renamed(text, word, moved_letter(cut(text, word)));
}
Result unknown_name(std::string_view text, const Site& site, Chance& chance) {
  if (!is_scalar_here(site, text)) return std::nullopt;
  const TextSpan word = one_word(text, scalar_span(site), chance);
  return renamed(text, word, cut(text, word) + "9");
}

Result other_colour(std::string_view text, const Site& site, Chance&) {
  static const std::vector<std::string> order{"white", "yellow", "green", "brown", "gray"};
  if (!is_scalar_here(site, text)) return std::nullopt;
  const auto it = std::ranges::find(order, cut(text, scalar_span(site)));
  if (it == order.end()) return replaced(text, scalar_span(site), "green");
  return replaced(text, scalar_span(site), it + 1 == order.end() ? *(it - 1) : *(it + 1));
}

}  // namespace trackwright::mutations
