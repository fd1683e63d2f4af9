#include "designer/format/yaml/spans.h"

#include <algorithm>

#include "designer/format/text/utf8.h"
#include "designer/format/yaml/errors.h"
#include "designer/format/yaml/scalar.h"

namespace trackwright {

std::size_t line_begin(std::string_view text, std::size_t at) {
  const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  return before == std::string_view::npos ? std::min(byte_order_mark_length(text), at) : before + 1;
}

std::size_t content_end(std::string_view text, std::size_t at) {
  const std::size_t feed = std::min(text.find('\n', at), text.size());
  return feed > at && feed < text.size() && text[feed - 1] == '\r' ? feed - 1 : feed;
}

bool begins_line(std::string_view text, std::size_t at) {
  return text.find_first_not_of(' ', line_begin(text, at)) >= at;
}

TextSpan member_span(const Node& parent, std::size_t index) {
  if (parent.kind != Node::Kind::Mapping) return parent.items[index].span;
  const Entry& entry = parent.entries[index];
  return {entry.key_span.begin, entry.value.span.end};
}

TextSpan removal_span(std::string_view text, const Node& parent, std::size_t index) {
  TextSpan span = member_span(parent, index);
  if (!parent.flow) {
    const std::size_t end = text.find('\n', slot_span(text, parent, index).end);
    return {line_begin(text, span.begin), end == std::string_view::npos ? text.size() : end + 1};
  }
  const std::size_t size = parent.entries.size() + parent.items.size();
  if (index + 1 < size)
    span.end = member_span(parent, index + 1).begin;
  else if (index > 0)
    span.begin = member_span(parent, index - 1).end;
  return span;
}

TextSpan slot_span(std::string_view text, const Node& parent, std::size_t index) {
  TextSpan span = member_span(parent, index);
  if (parent.kind == Node::Kind::Sequence)
    span.begin = index == 0 ? parent.place.offset : skip_space(text, parent.items[index - 1].span.end);
  const bool line_ended = span.end > span.begin && text[span.end - 1] == '\n';  // a block text
  span.end = content_end(text, line_ended ? span.end - 1 : span.end);
  if (line_ended && span.end > span.begin && text[span.end - 1] == '\r') --span.end;
  return span;
}

std::size_t behind_owner(std::string_view text, const Node& parent, std::size_t index) {
  if (parent.kind == Node::Kind::Sequence) return slot_span(text, parent, index).begin + 1;
  const std::size_t key_end = parent.entries[index].key_span.end;
  const std::size_t colon = skip_space(text, key_end);
  return colon < text.size() && text[colon] == ':' ? colon + 1 : key_end;
}

}  // namespace trackwright
