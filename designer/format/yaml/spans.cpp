#include "designer/format/yaml/spans.h"

namespace trackwright {

namespace {

std::size_t line_begin(std::string_view text, std::size_t at) {
  const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  return before == std::string_view::npos ? 0 : before + 1;
}

std::size_t line_end(std::string_view text, std::size_t at) {
  const std::size_t end = text.find('\n', at);
  return end == std::string_view::npos ? text.size() : end + 1;
}

}  // namespace

TextSpan member_span(const Node& parent, std::size_t index) {
  if (parent.kind != Node::Kind::Mapping) return parent.items[index].span;
  const Entry& entry = parent.entries[index];
  return {entry.key_span.begin, entry.value.span.end};
}

TextSpan removal_span(std::string_view text, const Node& parent, std::size_t index) {
  TextSpan span = member_span(parent, index);
  if (!parent.flow) {
    const bool line_ended = span.end > span.begin && text[span.end - 1] == '\n';
    return {line_begin(text, span.begin), line_ended ? span.end : line_end(text, span.end)};
  }
  const std::size_t size = parent.entries.size() + parent.items.size();
  if (index + 1 < size)
    span.end = member_span(parent, index + 1).begin;
  else if (index > 0)
    span.begin = member_span(parent, index - 1).end;
  return span;
}

}  // namespace trackwright
