// Mistakes in texts of the tile language.
#include <algorithm>
#include <string>

#include "tests/mutations/operations.h"

namespace trackwright::mutations {

namespace {

bool is_digit_here(char c) {
  return c >= '0' && c <= '9';
}

// Returns the text of a tile or hex as written; nullopt if it is folded over lines or not tile language.
std::optional<TextSpan> code_of(std::string_view text, const Site& site) {
  const Node& node = site.value();
  if (node.kind != Node::Kind::String || !node.verbatim) return std::nullopt;
  if (node.text.find('=') == std::string::npos) return std::nullopt;
  const TextSpan span{node.place.offset, node.place.offset + node.place.length};
  if (text.substr(span.begin, span.size()) != node.text) return std::nullopt;
  return span;
}

// Returns the parts between semicolons that are of one of these kinds ("path", "city").
std::vector<TextSpan> parts(std::string_view text, TextSpan code,
                            std::initializer_list<std::string_view> kinds) {
  std::vector<TextSpan> found;
  for (std::size_t at = code.begin; at < code.end;) {
    const std::size_t end = std::min(text.find(';', at), code.end);
    const std::string_view part = text.substr(at, end - at);
    const std::string_view kind = part.substr(0, part.find('='));
    if (kinds.size() == 0 || std::ranges::find(kinds, kind) != kinds.end()) found.push_back({at, end});
    at = end + 1;
  }
  return found;
}

std::optional<TextSpan> one_part(std::string_view text, const Site& site, Chance& chance,
                                 std::initializer_list<std::string_view> kinds) {
  const auto code = code_of(text, site);
  if (!code) return std::nullopt;
  const auto found = parts(text, *code, kinds);
  if (found.empty()) return std::nullopt;
  return found[chance.below(found.size())];
}

Result without_part(std::string_view text, const Site& site, Chance& chance,
                    std::initializer_list<std::string_view> kinds) {
  const auto part = one_part(text, site, chance, kinds);
  if (!part) return std::nullopt;
  const auto code = *code_of(text, site);
  TextSpan cut = *part;
  if (cut.end < code.end)
    ++cut.end;
  else if (cut.begin > code.begin)
    --cut.begin;
  return replaced(text, cut, "");
}

Result doubled_part(std::string_view text, const Site& site, Chance& chance,
                    std::initializer_list<std::string_view> kinds) {
  const auto part = one_part(text, site, chance, kinds);
  if (!part) return std::nullopt;
  return replaced(text, {part->end, part->end}, ";" + std::string(text.substr(part->begin, part->size())));
}

// Returns all values in the code: the spans from the end of `before` to the next separator.
std::vector<TextSpan> values_of(std::string_view text, TextSpan code, std::string_view before) {
  std::vector<TextSpan> found;
  for (std::size_t at = text.find(before, code.begin); at < code.end; at = text.find(before, at + 1)) {
    const std::size_t begin = at + before.size();
    const std::size_t end = std::min(text.find_first_of(",;\"", begin), code.end);
    if (end > begin) found.push_back({begin, end});
  }
  return found;
}

std::optional<TextSpan> one_value(std::string_view text, const Site& site, Chance& chance,
                                  std::string_view before) {
  const auto code = code_of(text, site);
  if (!code) return std::nullopt;
  const auto found = values_of(text, *code, before);
  if (found.empty()) return std::nullopt;
  return found[chance.below(found.size())];
}

std::optional<int> number(std::string_view text, TextSpan span) {
  const std::string said(text.substr(span.begin, span.size()));
  if (said.empty() || said.size() > 6 || !std::ranges::all_of(said, is_digit_here)) return std::nullopt;
  return std::stoi(said);
}

// Returns the span of a revenue that is a single positive number.
std::optional<TextSpan> one_revenue(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_value(text, site, chance, "revenue:");
  if (!span) return std::nullopt;
  const auto value = number(text, *span);
  if (!value || *value == 0) return std::nullopt;
  return span;
}

// Returns the steps of a revenue by phase, such as "yellow_20".
std::vector<TextSpan> steps_of(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_value(text, site, chance, "revenue:");
  std::vector<TextSpan> steps;
  if (!span || text.substr(span->begin, span->size()).find('|') == std::string_view::npos) return steps;
  for (std::size_t at = span->begin; at < span->end;) {
    const std::size_t end = std::min(text.find('|', at), span->end);
    steps.push_back({at, end});
    at = end + 1;
  }
  return steps;
}

Result cost_by(std::string_view text, const Site& site, Chance& chance, int (*change)(int)) {
  const auto span = one_value(text, site, chance, "cost:");
  if (!span) return std::nullopt;
  const auto cost = number(text, *span);
  return cost ? replaced(text, *span, std::to_string(change(*cost))) : std::nullopt;
}

// Removes `key:value` and the comma before or after it.
Result argument_lost(std::string_view text, const Site& site, Chance& chance, std::string_view key) {
  const auto span = one_value(text, site, chance, key);
  if (!span) return std::nullopt;
  TextSpan cut{span->begin - key.size(), span->end};
  if (text[cut.begin - 1] == ',')
    --cut.begin;
  else if (text[cut.end] == ',')
    ++cut.end;
  return replaced(text, cut, "");
}

Result letters_exchanged(std::string_view text, TextSpan span) {
  if (span.size() < 3) return std::nullopt;
  std::string word(text.substr(span.begin, span.size()));
  for (std::size_t i = 0; i + 1 < word.size(); ++i)
    if (word[i] != word[i + 1]) {
      std::swap(word[i], word[i + 1]);
      return replaced(text, span, word);
    }
  return std::nullopt;
}

// Applies `move` to every edge of every path.
Result edges_moved(std::string_view text, const Site& site, int (*move)(int)) {
  const auto code = code_of(text, site);
  if (!code) return std::nullopt;
  std::string changed(text.substr(code->begin, code->size()));
  for (std::size_t i = 0; i + 2 < changed.size(); ++i) {
    const bool end = (changed[i] == 'a' || changed[i] == 'b') && changed[i + 1] == ':' &&
                     is_digit_here(changed[i + 2]) && (changed[i - 1] == '=' || changed[i - 1] == ',');
    if (end) changed[i + 2] = static_cast<char>('0' + move(changed[i + 2] - '0'));
  }
  return replaced(text, *code, changed);
}

}  // namespace

Result path_lost(std::string_view text, const Site& site, Chance& chance) {
  return without_part(text, site, chance, {"path"});
}

Result path_turned(std::string_view text, const Site& site, Chance& chance) {
  const auto part = one_part(text, site, chance, {"path"});
  if (!part) return std::nullopt;
  for (const std::string_view before : {"=a:", ",b:"}) {
    const std::size_t at = text.find(before, part->begin);
    if (at >= part->end || !is_digit_here(text[at + 3])) continue;
    const int turned = (text[at + 3] - '0' + 1) % 6;
    return replaced(text, {at + 3, at + 4}, std::to_string(turned));
  }
  return std::nullopt;
}

Result path_doubled(std::string_view text, const Site& site, Chance& chance) {
  return doubled_part(text, site, chance, {"path"});
}

Result path_to_no_stop(std::string_view text, const Site& site, Chance& chance) {
  const auto part = one_part(text, site, chance, {"path"});
  if (!part) return std::nullopt;
  const std::size_t at = text.find(":_", part->begin);
  if (at >= part->end) return std::nullopt;
  return replaced(text, {at + 2, at + 3}, "7");
}

Result path_to_no_edge(std::string_view text, const Site& site, Chance& chance) {
  const auto part = one_part(text, site, chance, {"path"});
  if (!part) return std::nullopt;
  const std::size_t at = text.find("=a:", part->begin);
  if (at >= part->end || !is_digit_here(text[at + 3])) return std::nullopt;
  return replaced(text, {at + 3, at + 4}, "7");
}

Result stop_lost(std::string_view text, const Site& site, Chance& chance) {
  return without_part(text, site, chance, {"city", "town", "offboard"});
}
Result stop_doubled(std::string_view text, const Site& site, Chance& chance) {
  return doubled_part(text, site, chance, {"city", "town", "offboard"});
}

Result city_for_town(std::string_view text, const Site& site, Chance& chance) {
  const auto part = one_part(text, site, chance, {"city", "town"});
  if (!part) return std::nullopt;
  const std::string_view kind = text.substr(part->begin, 4);
  return replaced(text, {part->begin, part->begin + 4}, kind == "city" ? "town" : "city");
}

Result label_lost(std::string_view text, const Site& site, Chance& chance) {
  return without_part(text, site, chance, {"label"});
}
Result label_wrong(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_value(text, site, chance, "label=");
  return span ? replaced(text, *span, text[span->begin] == 'X' ? "Q" : "X") : std::nullopt;
}

Result value_ten_more(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_revenue(text, site, chance);
  return span ? replaced(text, *span, std::to_string(*number(text, *span) + 10)) : std::nullopt;
}
Result value_digit_lost(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_revenue(text, site, chance);
  return span && span->size() > 1 ? replaced(text, *span, std::to_string(*number(text, *span) / 10))
                                  : std::nullopt;
}
Result value_zero(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_revenue(text, site, chance);
  return span ? replaced(text, *span, "0") : std::nullopt;
}
Result value_odd(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_revenue(text, site, chance);
  return span ? replaced(text, *span, std::to_string(*number(text, *span) + 3)) : std::nullopt;
}

Result value_step_lost(std::string_view text, const Site& site, Chance& chance) {
  const auto steps = steps_of(text, site, chance);
  if (steps.size() < 2) return std::nullopt;
  const std::size_t i = chance.below(steps.size() - 1);
  return replaced(text, {steps[i].begin, steps[i].end + 1}, "");
}

Result value_step_ten_more(std::string_view text, const Site& site, Chance& chance) {
  const auto steps = steps_of(text, site, chance);
  if (steps.empty()) return std::nullopt;
  const TextSpan step = steps[chance.below(steps.size())];
  const std::size_t at = text.rfind('_', step.end) + 1;
  const auto value = number(text, {at, step.end});
  return value ? replaced(text, {at, step.end}, std::to_string(*value + 10)) : std::nullopt;
}

Result value_steps_exchanged(std::string_view text, const Site& site, Chance& chance) {
  const auto steps = steps_of(text, site, chance);
  if (steps.size() < 2) return std::nullopt;
  const std::size_t i = chance.below(steps.size() - 1);
  const TextSpan a{text.rfind('_', steps[i].end) + 1, steps[i].end};
  const TextSpan b{text.rfind('_', steps[i + 1].end) + 1, steps[i + 1].end};
  const std::string first(text.substr(a.begin, a.size()));
  const std::string second(text.substr(b.begin, b.size()));
  if (first == second) return std::nullopt;
  return replaced(text, {a.begin, b.end}, second + std::string(text.substr(a.end, b.begin - a.end)) + first);
}

Result value_step_misspelt(std::string_view text, const Site& site, Chance& chance) {
  const auto steps = steps_of(text, site, chance);
  if (steps.empty()) return std::nullopt;
  const TextSpan step = steps[chance.below(steps.size())];
  return letters_exchanged(text, {step.begin, text.find('_', step.begin)});
}

Result slot_more(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_value(text, site, chance, "slots:");
  return span ? replaced(text, *span, std::to_string(*number(text, *span) + 1)) : std::nullopt;
}
Result slot_less(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_value(text, site, chance, "slots:");
  return span ? replaced(text, *span, std::to_string(*number(text, *span) - 1)) : std::nullopt;
}

Result cost_ten_more(std::string_view text, const Site& site, Chance& chance) {
  return cost_by(text, site, chance, [](int cost) { return cost + 10; });
}
Result cost_digit(std::string_view text, const Site& site, Chance& chance) {
  return cost_by(text, site, chance, [](int cost) { return cost >= 10 ? cost / 10 : cost * 10; });
}
Result cost_zero(std::string_view text, const Site& site, Chance& chance) {
  return cost_by(text, site, chance, [](int) { return 0; });
}
Result cost_lost(std::string_view text, const Site& site, Chance& chance) {
  return argument_lost(text, site, chance, "cost:");
}
Result terrain_misspelt(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_value(text, site, chance, "terrain:");
  return span ? letters_exchanged(text, *span) : std::nullopt;
}
Result terrain_lost(std::string_view text, const Site& site, Chance& chance) {
  return argument_lost(text, site, chance, "terrain:");
}
Result terrain_other(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_value(text, site, chance, "terrain:");
  if (!span) return std::nullopt;
  return replaced(text, *span, text.substr(span->begin, span->size()) == "water" ? "mountain" : "water");
}
Result upgrade_part_lost(std::string_view text, const Site& site, Chance& chance) {
  return without_part(text, site, chance, {"upgrade"});
}

Result attribute_misspelt(std::string_view text, const Site& site, Chance& chance) {
  const auto part = one_part(text, site, chance, {"city", "town", "offboard", "upgrade", "border"});
  if (!part) return std::nullopt;
  const std::size_t begin = text.find('=', part->begin) + 1;
  const std::size_t end = text.find(':', begin);
  return end < part->end ? letters_exchanged(text, {begin, end}) : std::nullopt;
}
Result part_misspelt(std::string_view text, const Site& site, Chance& chance) {
  const auto part = one_part(text, site, chance, {});
  if (!part) return std::nullopt;
  return letters_exchanged(text, {part->begin, text.find('=', part->begin)});
}
Result separator_slip(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_value(text, site, chance, "revenue:");
  return span ? replaced(text, {span->begin - 1, span->begin}, "=") : std::nullopt;
}
Result group_misspelt(std::string_view text, const Site& site, Chance& chance) {
  const auto span = one_value(text, site, chance, "groups:");
  return span ? letters_exchanged(text, *span) : std::nullopt;
}
Result gauge_lost(std::string_view text, const Site& site, Chance& chance) {
  return argument_lost(text, site, chance, "track:narrow");
}
Result terminal_lost(std::string_view text, const Site& site, Chance& chance) {
  return argument_lost(text, site, chance, "terminal:");
}

Result mirrored(std::string_view text, const Site& site, Chance&) {
  return edges_moved(text, site, [](int edge) { return (6 - edge) % 6; });
}
Result all_turned(std::string_view text, const Site& site, Chance&) {
  return edges_moved(text, site, [](int edge) { return (edge + 1) % 6; });
}

}  // namespace trackwright::mutations
