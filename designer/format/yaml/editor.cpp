#include "designer/format/yaml/editor.h"

#include <algorithm>
#include <optional>

#include "designer/format/text/utf8.h"
#include "designer/format/yaml/errors.h"
#include "designer/format/yaml/scalar.h"
#include "designer/format/yaml/spans.h"

namespace trackwright::yaml {

namespace {

bool is_collection(const Node& node) {
  return node.kind == Node::Kind::Sequence || node.kind == Node::Kind::Mapping;
}

std::size_t size_of(const Node& collection) {
  return collection.items.size() + collection.entries.size();
}

// Whether the member keeps its key or its value.
bool stays(const Node& old, const Node& wanted, const Pair& pair) {
  if (old.kind == Node::Kind::Sequence) return true;
  const Entry& was = old.entries[*pair.was];
  const Entry& becomes = wanted.entries[*pair.becomes];
  return was.key == becomes.key || same_tree(was.value, becomes.value);
}

// A mapping of named things, which will probably grow: write each on its own line.
bool holds_mappings(const Node& node) {
  return node.kind == Node::Kind::Mapping && !node.entries.empty() &&
         std::ranges::all_of(node.entries,
                             [](const Entry& one) { return one.value.kind == Node::Kind::Mapping; });
}

std::string member_in_brackets(const Node& wanted, std::size_t index) {
  if (wanted.kind == Node::Kind::Sequence) return in_line(wanted.items[index]);
  const Entry& entry = wanted.entries[index];
  return key_text(entry.key) + ": " + in_line(entry.value);
}

Style style_at(std::string_view text, std::size_t at) {
  at = skip_properties(text, at);
  if (at >= text.size()) return Style::Plain;
  return text[at] == '"' ? Style::Double : text[at] == '\'' ? Style::Single : Style::Plain;
}

}  // namespace

bool has_alias(const Node& node) {
  return node.alias || std::ranges::any_of(node.items, has_alias) ||
         std::ranges::any_of(node.entries, has_alias, &Entry::value);
}

Editor::Editor(std::string_view text, FileId file, bool write_aliases_out)
    : text_(text),
      file_(file),
      write_aliases_out_(write_aliases_out),
      line_end_(text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n") {}

void Editor::put(TextSpan span, std::string text) {
  if (span.size() == 0 && text.empty()) return;
  edits_.push_back({{file_, static_cast<std::uint32_t>(span.begin), static_cast<std::uint32_t>(span.size())},
                    std::move(text)});
}

std::size_t Editor::column(std::size_t at) const {
  return at - line_begin(text_, at);
}

bool Editor::is_changed(const Node& old, const Node& wanted) const {
  return !same_tree(old, wanted) || (write_aliases_out_ && has_alias(old));
}

void Editor::revise(const Step& at, const Node& wanted) {
  const Node& old = at.value();
  if (!is_changed(old, wanted)) return;
  const bool tagged = old.span.begin != old.place.offset;  // or anchored
  // `[a: 1]` contains a mapping without its own brackets, which can have one member only.
  const bool lone =
      old.flow && is_collection(old) && text_[old.place.offset] != '[' && text_[old.place.offset] != '{';
  const bool both = is_collection(old) && old.kind == wanted.kind && old.replace == wanted.replace &&
                    !old.alias && size_of(old) > 0 && !(tagged && size_of(wanted) == 0) &&
                    !(lone && size_of(wanted) != 1);
  if (both)
    revise(old, wanted, aligned(old, wanted));
  else if (at.parent->flow)
    replace_in_brackets(at, wanted);
  else if (is_collection(old) && !old.flow && !old.alias)
    replace_collection(at, wanted);
  else
    replace_scalar(at, wanted);
}

void Editor::revise(const Node& old, const Node& wanted, const std::vector<Pair>& pairs) {
  if (old.flow)
    revise_in_brackets(old, wanted, pairs);
  else if (size_of(wanted) == 0)
    empty_lines(old, wanted);
  else
    revise_in_lines(old, wanted, pairs);
}

void Editor::keep(const Node& old, const Node& wanted, const Pair& pair) {
  const Step at{&old, *pair.was};
  if (old.kind == Node::Kind::Sequence) return revise(at, wanted.items[*pair.becomes]);
  const Entry& becomes = wanted.entries[*pair.becomes];
  if (at.entry()->key != becomes.key) rename(*at.entry(), becomes.key);
  revise(at, becomes.value);
}

void Editor::rename(const Entry& entry, std::string_view key) {
  put(entry.key_span, key_text(key, style_at(text_, entry.key_span.begin)));
}

// --- within brackets

void Editor::revise_in_brackets(const Node& old, const Node& wanted, const std::vector<Pair>& pairs) {
  std::optional<std::size_t> last;  // the last kept member of the old collection
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const auto [was, becomes] = pairs[i];
    if (was && becomes) {
      if (stays(old, wanted, pairs[i]))
        keep(old, wanted, pairs[i]);
      else
        put(member_span(old, *was), member_in_brackets(wanted, *becomes));
      last = was;
    } else if (was) {
      std::size_t end = i + 1;
      while (end < pairs.size() && !pairs[end].becomes) ++end;
      remove_in_brackets(old, *was, *was + (end - i));
      i = end - 1;
    } else if (last) {
      const std::size_t end = member_span(old, *last).end;
      const bool left_empty = Step{&old, *last}.value().span.size() == 0;  // `a:,` would be a text
      put({end, end}, (left_empty ? " , " : ", ") + member_in_brackets(wanted, *becomes));
    } else {
      const std::size_t begin = member_span(old, 0).begin;
      put({begin, begin}, member_in_brackets(wanted, *becomes) + ", ");
    }
  }
}

// Removes members [first, last) with the commas and spaces between them, but keeps comments there.
void Editor::remove_in_brackets(const Node& old, std::size_t first, std::size_t last) {
  TextSpan gone{member_span(old, first).begin, member_span(old, last - 1).end};
  if (last < size_of(old))
    gone.end = member_span(old, last).begin;
  else if (first > 0)
    gone.begin = member_span(old, first - 1).end;
  else
    gone.end = old.span.end - 1;
  std::string_view between = text_.substr(gone.begin, member_span(old, first).begin - gone.begin);
  bool comment = between.find('#') != std::string_view::npos;
  for (std::size_t i = first; i < last; ++i) {
    const std::size_t end = i + 1 < last ? member_span(old, i + 1).begin : gone.end;
    between = text_.substr(member_span(old, i).end, end - member_span(old, i).end);
    comment = comment || between.find('#') != std::string_view::npos;
  }
  // A colon at the end needs a space.
  if (text_[gone.begin - 1] == ':') gone.begin = std::min(gone.begin + 1, gone.end);
  if (!comment) return put(gone, "");
  for (std::size_t i = first; i < last; ++i) {
    TextSpan member = member_span(old, i);
    const std::size_t comma = text_.find_first_not_of(' ', member.end);
    if (comma != std::string_view::npos && text_[comma] == ',') member.end = comma + 1;
    put(member, "");
  }
}

void Editor::replace_in_brackets(const Step& at, const Node& wanted) {
  const Node& old = at.value();
  std::string text = styled(old, wanted);
  if (text.empty()) text = in_line(wanted);
  if (old.span.size() == 0 && at.entry() != nullptr)
    text = (text_[old.span.begin - 1] == ':' ? " " : ": ") + text;
  put(old.span, std::move(text));
}

// --- in lines

void Editor::revise_in_lines(const Node& old, const Node& wanted, const std::vector<Pair>& pairs) {
  const TextSpan first = slot_span(text_, old, 0);
  const std::string margin(column(first.begin), ' ');
  std::size_t i = 0;
  while (i < pairs.size() && !pairs[i].becomes) ++i;
  if (i > 0 && !begins_line(text_, first.begin))
    remove_from_shared_line(old, i);
  else
    i = 0;
  std::optional<std::size_t> last;  // the end of the last kept member
  for (; i < pairs.size(); ++i) {
    const auto [was, becomes] = pairs[i];
    if (!becomes) {
      remove_lines(old, *was);
    } else if (was) {
      const TextSpan slot = slot_span(text_, old, *was);
      if (stays(old, wanted, pairs[i]))
        keep(old, wanted, pairs[i]);
      else
        put(slot, member_in_lines(wanted, *becomes, margin.size()));
      last = slot.end;
    } else if (last) {
      put({*last, *last}, line_end_ + margin + member_in_lines(wanted, *becomes, margin.size()));
    } else {
      put({first.begin, first.begin}, member_in_lines(wanted, *becomes, margin.size()) + line_end_ + margin);
    }
  }
}

// A list may be as far left as its key; brackets may not.
void Editor::empty_lines(const Node& old, const Node& wanted) {
  const TextSpan first = slot_span(text_, old, 0);
  const bool indent = old.kind == Node::Kind::Sequence && begins_line(text_, first.begin);
  put(first, (indent ? "  " : "") + in_line(wanted));
  for (std::size_t i = 1; i < size_of(old); ++i) remove_lines(old, i);
}

// Removes the lines with the line end before them, so that text inserted after the member above stays. Uses
// the line end after them if the one before is missing or ends a block text.
void Editor::remove_lines(const Node& old, std::size_t index) {
  const TextSpan slot = slot_span(text_, old, index);
  const std::size_t begin = line_begin(text_, slot.begin);
  const std::size_t next = std::min(text_.find('\n', slot.end), text_.size() - 1) + 1;
  const bool behind_block = index > 0 && member_span(old, index - 1).end == begin;
  if (slot.end == text_.size()) {
    put({begin, slot.end}, "");
  } else if (begin <= byte_order_mark_length(text_) || begin == removed_to_ || behind_block) {
    put({begin, next}, "");
    removed_to_ = next;
  } else {
    const std::size_t feed = begin - 1;
    put({feed > 0 && text_[feed - 1] == '\r' ? feed - 1 : feed, slot.end}, "");
  }
}

// Removes members [0, last). The first one shares its line with the dash of the item around it.
void Editor::remove_from_shared_line(const Node& old, std::size_t last) {
  TextSpan gone = slot_span(text_, old, 0);
  bool comment = false;
  for (std::size_t i = 0; i < last; ++i) {
    const std::size_t end = slot_span(text_, old, i).end;
    const std::size_t next = slot_span(text_, old, i + 1).begin;
    comment = comment || text_.substr(end, next - end).find('#') != std::string_view::npos;
  }
  if (!comment) return put({gone.begin, slot_span(text_, old, last).begin}, "");
  while (gone.begin > 0 && text_[gone.begin - 1] == ' ') --gone.begin;
  put(gone, "");
  for (std::size_t i = 1; i < last; ++i) remove_lines(old, i);
}

void Editor::replace_collection(const Step& at, const Node& wanted) {
  const std::size_t begin = at.value().span.begin;
  const TextSpan slot = slot_span(text_, *at.parent, at.index);
  const std::size_t behind = behind_owner(text_, *at.parent, at.index);
  const bool comment = text_.substr(behind, begin - behind).find('#') != std::string_view::npos;
  std::string text = value_behind(at, wanted);
  if (!comment) return put({behind, slot.end}, std::move(text));
  // Keep the comments and write the value below them.
  const std::size_t column_below = column(slot.begin) + 2;
  if (text.starts_with(' '))
    text = std::string(column_below, ' ') + in_line(wanted);
  else
    text = lines(wanted, column_below);
  put({line_begin(text_, begin), slot.end}, std::move(text));
}

void Editor::replace_scalar(const Step& at, const Node& wanted) {
  const Node& old = at.value();
  TextSpan span = old.span;
  if (span.size() > 0 && text_[span.end - 1] == '\n') --span.end;
  if (span.size() > 0 && text_[span.end - 1] == '\r') --span.end;
  if (std::string text = styled(old, wanted); !text.empty()) return put(span, std::move(text));
  std::string text = value_behind(at, wanted);
  if (text.starts_with(' ') && !text.starts_with(" !"))
    return put(span, text.substr(span.size() == 0 ? 0 : 1));
  const std::size_t behind = behind_owner(text_, *at.parent, at.index);
  while (span.begin > behind && text_[span.begin - 1] == ' ') --span.begin;
  const std::size_t line_stop = content_end(text_, span.end);
  const std::size_t feed = text.find(line_end_);
  if (line_stop == span.end || feed == std::string::npos) return put(span, std::move(text));
  put(span, text.substr(0, feed));
  put({line_stop, line_stop}, text.substr(feed));
}

// --- texts

std::string Editor::styled(const Node& old, const Node& wanted) const {
  const bool texts = old.kind == Node::Kind::String && wanted.kind == Node::Kind::String;
  if (!texts || old.alias || wanted.replace) return {};
  const std::size_t at = skip_properties(text_, old.span.begin);
  if (text_[at] == '|' || text_[at] == '>') return block_text(old, wanted.text);
  return scalar_text(wanted, style_at(text_, at));
}

std::string Editor::block_text(const Node& old, std::string_view value) const {
  const bool ended = text_[old.span.end - 1] == '\n';
  const bool feed = value.ends_with('\n');
  if (feed) value.remove_suffix(1);
  if (value.empty() || old.text.find_first_not_of('\n') == std::string::npos || (feed && !ended)) return {};
  std::string block = feed ? "|" : "|-";
  const std::string margin(column(old.place.offset), ' ');
  for (std::size_t at = 0; at <= value.size();) {
    const std::size_t end = std::min(value.find('\n', at), value.size());
    const std::string_view line = value.substr(at, end - at);
    const bool control =
        std::ranges::any_of(line, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
    const bool edge = at == 0 || end == value.size();
    if (control || line.starts_with(' ') || line.starts_with("\uFEFF") || (edge && line.empty())) return {};
    block += line_end_;
    if (!line.empty()) block += margin;
    block += line;
    at = end + 1;
  }
  return block;
}

std::string Editor::value_behind(const Step& at, const Node& wanted) const {
  const std::size_t behind = column(behind_owner(text_, *at.parent, at.index));
  const std::string line = in_line(wanted, longest_line - std::min(longest_line, behind));
  if (!line.empty()) return " " + line;
  const std::size_t indent = column(slot_span(text_, *at.parent, at.index).begin) + 2;
  return (wanted.replace ? " !replace" : "") + line_end_ + lines(wanted, indent);
}

std::string Editor::lines(const Node& wanted, std::size_t indent) const {
  std::string text = in_lines(wanted, indent);
  text.pop_back();
  if (line_end_ == "\n") return text;
  for (std::size_t feed = text.find('\n'); feed != std::string::npos; feed = text.find('\n', feed + 2))
    text.replace(feed, 1, line_end_);
  return text;
}

std::string Editor::member_in_lines(const Node& wanted, std::size_t index, std::size_t column) const {
  const Entry* entry = wanted.kind == Node::Kind::Mapping ? &wanted.entries[index] : nullptr;
  if (entry != nullptr && column == 0 && holds_mappings(entry->value))
    return key_text(entry->key) + (entry->value.replace ? ": !replace" : ":") + line_end_ +
           lines(entry->value, 2);
  Node alone;
  alone.kind = wanted.kind;
  if (wanted.kind == Node::Kind::Sequence)
    alone.items = {wanted.items[index]};
  else
    alone.entries = {wanted.entries[index]};
  return lines(alone, column).substr(column);
}

}  // namespace trackwright::yaml
