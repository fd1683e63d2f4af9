#include "designer/format/yaml/spans.h"

#include <algorithm>

namespace trackwright {

namespace {

bool is_quote(char c) {
  return c == '"' || c == '\'';
}

// Behind the bracket that closes the one at `at`.
std::size_t behind_bracket(std::string_view text, std::size_t at) {
  int depth = 0;
  for (std::size_t i = at; i < text.size(); ++i) {
    const char c = text[i];
    if (is_quote(c) && (c == '"' || text[i - 1] == ' ' || text[i - 1] == '[')) {
      const std::size_t close = text.find(c, i + 1);
      if (close == std::string_view::npos) break;
      i = close;
    } else if (c == '[' || c == '{') {
      ++depth;
    } else if ((c == ']' || c == '}') && --depth == 0) {
      return i + 1;
    }
  }
  return text.size();
}

TextSpan with_quotes(std::string_view text, const Place& place) {
  TextSpan span{place.offset, place.offset + place.length};
  const bool quoted = span.begin > 0 && span.end < text.size() && is_quote(text[span.begin - 1]) &&
                      text[span.end] == text[span.begin - 1];
  if (quoted) --span.begin, ++span.end;
  return span;
}

std::size_t line_begin(std::string_view text, std::size_t at) {
  const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  return before == std::string_view::npos ? 0 : before + 1;
}

std::size_t line_end(std::string_view text, std::size_t at) {
  const std::size_t end = text.find('\n', at);
  return end == std::string_view::npos ? text.size() : end + 1;
}

}  // namespace

bool is_flow(std::string_view text, const Node& collection) {
  const std::size_t at = collection.place.offset;
  return at < text.size() && (text[at] == '[' || text[at] == '{');
}

TextSpan value_span(std::string_view text, const Node& node) {
  if (node.kind != Node::Kind::Mapping && node.kind != Node::Kind::Sequence)
    return with_quotes(text, node.place);
  const std::size_t begin = node.place.offset;
  if (is_flow(text, node)) return {begin, behind_bracket(text, begin)};
  std::size_t end = begin;
  for (const Entry& entry : node.entries)
    end = std::max({end, with_quotes(text, entry.key_place).end + 1, value_span(text, entry.value).end});
  for (const Node& item : node.items) end = std::max(end, value_span(text, item).end);
  return {begin, end};
}

TextSpan member_span(std::string_view text, const Node& parent, std::size_t index) {
  if (parent.kind != Node::Kind::Mapping) return value_span(text, parent.items[index]);
  const Entry& entry = parent.entries[index];
  const TextSpan key = with_quotes(text, entry.key_place);
  return {key.begin, std::max(text.find(':', key.end) + 1, value_span(text, entry.value).end)};
}

TextSpan removal_span(std::string_view text, const Node& parent, std::size_t index) {
  TextSpan span = member_span(text, parent, index);
  if (!is_flow(text, parent)) return {line_begin(text, span.begin), line_end(text, span.end)};
  const bool mapping = parent.kind == Node::Kind::Mapping;
  const std::size_t size = mapping ? parent.entries.size() : parent.items.size();
  if (index + 1 < size)
    span.end = member_span(text, parent, index + 1).begin;
  else if (index > 0)
    span.begin = member_span(text, parent, index - 1).end;
  return span;
}

}  // namespace trackwright
