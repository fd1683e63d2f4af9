#include "designer/format/yaml/edit.h"

#include <optional>

#include "designer/format/text/edits.h"
#include "designer/format/text/utf8.h"
#include "designer/format/yaml/editor.h"
#include "designer/format/yaml/errors.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"

namespace trackwright {

namespace {

using yaml::Editor;
using yaml::Pair;

std::vector<Pair> pairs_up_to(std::size_t index) {
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < index; ++i) pairs.push_back({i, i});
  return pairs;
}

// Edits that insert a member at `index`.
Edits with_member(std::string_view text, const Node& old, const Node& wanted, std::size_t index) {
  std::vector<Pair> pairs = pairs_up_to(index);
  pairs.push_back({std::nullopt, index});
  for (std::size_t i = index; i < old.items.size() + old.entries.size(); ++i) pairs.push_back({i, i + 1});
  Editor editor(text, old.place.file);
  editor.revise(old, wanted, pairs);
  return editor.take();
}

std::ptrdiff_t offset(std::size_t index) {
  return static_cast<std::ptrdiff_t>(index);
}

std::string with_line_ends_of(std::string_view text, std::string written) {
  if (text.find("\r\n") == std::string_view::npos) return written;
  for (std::size_t feed = written.find('\n'); feed != std::string::npos; feed = written.find('\n', feed + 2))
    written.replace(feed, 1, "\r\n");
  return written;
}

Edit edit_of(TextSpan span, FileId file, std::string text) {
  return {{file, static_cast<std::uint32_t>(span.begin), static_cast<std::uint32_t>(span.size())},
          std::move(text)};
}

// Replaces the whole text except a byte-order mark.
Edit all_new(std::string_view text, FileId file, const Node& wanted) {
  return edit_of({byte_order_mark_length(text), text.size()}, file,
                 with_line_ends_of(text, write_yaml(wanted)));
}

// Appends to a file that contains only comments.
Edit all_below(std::string_view text, FileId file, const Node& wanted) {
  const bool ended = text.size() == byte_order_mark_length(text) || text.ends_with('\n');
  return edit_of({text.size(), text.size()}, file,
                 with_line_ends_of(text, (ended ? "" : "\n") + write_yaml(wanted)));
}

Edits attempt(std::string_view text, const Node& written, const Node& wanted, bool write_aliases_out) {
  const FileId file = written.place.file;
  if (written.kind == Node::Kind::Null && written.span.size() == 0) return {all_below(text, file, wanted)};
  const bool both = written.kind == wanted.kind && written.replace == wanted.replace &&
                    written.items.size() + written.entries.size() > 0;
  if (!both) return {all_new(text, file, wanted)};
  Editor editor(text, file, write_aliases_out);
  editor.revise(written, wanted, yaml::aligned(written, wanted));
  return editor.take();
}

bool leads_to(std::string_view text, const Edits& edits, const Node& wanted) {
  const Edited edited = apply_edits(text, edits);
  Sources sources;
  Findings findings;
  const auto tree = parse_yaml(sources, sources.add("", edited.text), findings);
  return edited.applied == edits.size() && tree && findings.empty() && same_tree(*tree, wanted);
}

}  // namespace

Edits set_value(std::string_view text, const Step& at, const Node& value) {
  Editor editor(text, at.parent->place.file);
  editor.revise(at, value);
  return editor.take();
}

Edits rename_key(std::string_view text, const Step& at, std::string_view key) {
  Editor editor(text, at.parent->place.file);
  editor.rename(*at.entry(), key);
  return editor.take();
}

Edits remove_member(std::string_view text, const Step& at) {
  Node wanted = *at.parent;
  if (wanted.kind == Node::Kind::Sequence)
    wanted.items.erase(wanted.items.begin() + offset(at.index));
  else
    wanted.entries.erase(wanted.entries.begin() + offset(at.index));
  const std::size_t left = wanted.items.size() + wanted.entries.size();
  std::vector<Pair> pairs = pairs_up_to(at.index);
  pairs.push_back({at.index, std::nullopt});
  for (std::size_t i = at.index; i < left; ++i) pairs.push_back({i + 1, i});
  Editor editor(text, at.parent->place.file);
  editor.revise(*at.parent, wanted, pairs);
  return editor.take();
}

Edits insert_item(std::string_view text, const Node& list, std::size_t index, const Node& item) {
  Node wanted = list;
  wanted.items.insert(wanted.items.begin() + offset(index), item);
  return with_member(text, list, wanted, index);
}

Edits insert_entry(std::string_view text, const Node& mapping, std::size_t index, const Entry& entry) {
  Node wanted = mapping;
  wanted.entries.insert(wanted.entries.begin() + offset(index), entry);
  return with_member(text, mapping, wanted, index);
}

Edits edits_to(std::string_view text, const Node& written, const Node& wanted) {
  if (same_tree(written, wanted)) return {};
  for (const bool write_aliases_out : {false, true}) {
    if (write_aliases_out && !yaml::has_alias(written)) continue;
    Edits edits = attempt(text, written, wanted, write_aliases_out);
    if (leads_to(text, edits, wanted)) return edits;
  }
  return {all_new(text, written.place.file, wanted)};
}

}  // namespace trackwright
