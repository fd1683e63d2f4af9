// Mistakes between two mappings, and mistakes in the syntax of YAML.
#include "tests/mutations/operations.h"

namespace trackwright::mutations {

namespace {

std::string piece(std::string_view text, TextSpan span) {
  return std::string(text.substr(span.begin, span.size()));
}

const Node* sibling(const Site& site, std::size_t i) {
  if (site.is_entry()) return i < site.parent->entries.size() ? &site.parent->entries[i].value : nullptr;
  return i < site.parent->items.size() ? &site.parent->items[i] : nullptr;
}

struct TwoFields {
  TextSpan a;
  TextSpan b;
  std::vector<std::string> words;
};

std::optional<TwoFields> two_fields(std::string_view text, const Site& site, std::string_view key) {
  const Node* here = sibling(site, site.index);
  const Node* next = sibling(site, site.index + 1);
  const Node* first = here == nullptr ? nullptr : here->find(key);
  const Node* second = next == nullptr ? nullptr : next->find(key);
  if (first == nullptr || second == nullptr) return std::nullopt;
  TwoFields fields{first->span, second->span, {}};
  if (fields.a.end > fields.b.begin || piece(text, fields.a) == piece(text, fields.b)) return std::nullopt;
  if (site.is_entry()) fields.words = {site.parent->entries[site.index + 1].key};
  return fields;
}

}  // namespace

Result fields_exchanged(std::string_view text, const Site& site, std::string_view key) {
  const auto fields = two_fields(text, site, key);
  if (!fields) return std::nullopt;
  return replaced(
      text, {fields->a.begin, fields->b.end},
      piece(text, fields->b) + piece(text, {fields->a.end, fields->b.begin}) + piece(text, fields->a),
      fields->words);
}

Result field_copied(std::string_view text, const Site& site, std::string_view key) {
  const auto fields = two_fields(text, site, key);
  if (!fields) return std::nullopt;
  return replaced(text, fields->a, piece(text, fields->b), fields->words);
}

Result colon_lost(std::string_view text, const Site& site, Chance&) {
  const TextSpan member = member_span(*site.parent, site.index);
  // The colon after the key, not one inside the key's text.
  const std::size_t colon = text.find(':', member.begin);
  if (colon + 1 >= member.end || text[colon + 1] != ' ') return std::nullopt;
  return replaced(text, {colon, colon + 1}, "");
}

Result indented(std::string_view text, const Site& site, Chance&) {
  if (site.parent->flow || site.index == 0) return std::nullopt;
  const TextSpan lines = removal_span(text, *site.parent, site.index);
  return replaced(text, {lines.begin, lines.begin}, " ");
}

Result bracket_lost(std::string_view text, const Site& site, Chance&) {
  const TextSpan span = site.value().span;
  if (span.size() == 0 || (text[span.end - 1] != ']' && text[span.end - 1] != '}')) return std::nullopt;
  return replaced(text, {span.end - 1, span.end}, "");
}

Result quote_lost(std::string_view text, const Site& site, Chance&) {
  const TextSpan span = site.value().span;
  if (span.size() < 2 || text[span.begin] != '"' || text[span.end - 1] != '"') return std::nullopt;
  return replaced(text, {span.end - 1, span.end}, "");
}

}  // namespace trackwright::mutations
