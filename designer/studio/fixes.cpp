#include "designer/studio/fixes.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "designer/format/yaml/spans.h"
#include "designer/format/yaml/yaml.h"
#include "engine/tile/language.h"
#include "engine/title/title.h"

namespace trackwright {

namespace {

struct SourceText {
  FileId id = 0;
  std::string_view text;
  Node tree;
};

std::optional<SourceText> page_of(const Loaded& loaded, FileId id) {
  const Sources::File* file = loaded.sources.file(id);
  if (file == nullptr || !file->path.starts_with(loaded.folder + "/")) return std::nullopt;
  Findings findings;
  auto tree = parse_yaml(loaded.sources, id, findings);
  if (!tree) return std::nullopt;
  return SourceText{id, file->text, std::move(*tree)};
}

Edit edit_of(const SourceText& page, TextSpan span, std::string text) {
  return {{page.id, static_cast<std::uint32_t>(span.begin), static_cast<std::uint32_t>(span.size())},
          std::move(text)};
}

std::string_view line_end_of(std::string_view text) {
  return text.find("\r\n") != std::string_view::npos ? "\r\n" : "\n";
}

// Removes the member; if it is the last one, removes its parent from `grandparent`.
Edit taken_away(const SourceText& page, const Node& parent, std::size_t index, const Node& grandparent,
                std::size_t parent_index) {
  const std::size_t size = parent.kind == Node::Kind::Mapping ? parent.entries.size() : parent.items.size();
  if (size == 1) return edit_of(page, removal_span(page.text, grandparent, parent_index), "");
  return edit_of(page, removal_span(page.text, parent, index), "");
}

// --- allow

std::optional<Edit> without_allow(const SourceText& page, const Place& stale) {
  const auto entry = std::ranges::find(page.tree.entries, "allow", &Entry::key);
  if (entry == page.tree.entries.end() || entry->value.kind != Node::Kind::Sequence) return std::nullopt;
  const Node& list = entry->value;
  const auto top = static_cast<std::size_t>(entry - page.tree.entries.begin());
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    const Node& allow = list.items[i];
    if (allow.place == stale) return taken_away(page, list, i, page.tree, top);
    const Node* at = allow.find("at");
    if (at == nullptr) continue;
    const bool whole = at->items.size() <= 1;
    if (at->place == stale && whole) return taken_away(page, list, i, page.tree, top);
    for (std::size_t k = 0; k < at->items.size(); ++k) {
      if (at->items[k].place != stale) continue;
      return whole ? taken_away(page, list, i, page.tree, top)
                   : edit_of(page, removal_span(page.text, *at, k), "");
    }
  }
  return std::nullopt;
}

// --- borders

// Finds "border=edge:3,type:impassable" in the text of a hex, with one semicolon. Returns nothing if it is
// the only part.
std::optional<TextSpan> border_part(std::string_view text, const Hex& hex, Edge edge) {
  if (!hex.code_verbatim.yes || hex.rotation.steps() != 0) return std::nullopt;
  const std::size_t begin = hex.code_place.offset;
  const std::size_t end = begin + hex.code_place.length;
  for (std::size_t at = begin; at < end;) {
    const std::size_t stop = std::min(text.find(';', at), end);
    const std::string part = std::string(text.substr(at, stop - at)) + ",";
    const std::string wanted = fmt::format("edge:{},", edge.index());
    if (part.starts_with("border=") && part.find(wanted) != std::string::npos) {
      if (stop < end) return TextSpan{at, stop + 1};
      return at > begin ? std::optional(TextSpan{at - 1, stop}) : std::nullopt;
    }
    at = stop + 1;
  }
  return std::nullopt;
}

std::string side_line(const Hex& hex, const Hex& other, const Border& border) {
  std::string line = fmt::format("{{between: [{}, {}], type: {}", hex.id, other.id, word_of(border.kind));
  if (border.cost) line += fmt::format(", cost: {}", *border.cost);
  if (!border.colour.empty())
    line += border.colour.starts_with('#') ? fmt::format(", colour: \"{}\"", border.colour)
                                           : fmt::format(", colour: {}", border.colour);
  return line + "}";
}

// Inserts a new hexside after the last one, in the same form.
std::optional<Edit> new_side(const SourceText& page, const std::string& side) {
  const Node* sides = page.tree.find("hexsides");
  const std::string_view line_end = line_end_of(page.text);
  if (sides == nullptr) {
    const std::string gap = page.text.ends_with('\n') ? "" : std::string(line_end);
    return edit_of(page, {page.text.size(), page.text.size()},
                   fmt::format("{}hexsides:{}  - {}{}", gap, line_end, side, line_end));
  }
  if (sides->kind != Node::Kind::Sequence || sides->items.empty()) return std::nullopt;
  const std::size_t last = sides->items.size() - 1;
  const TextSpan member = member_span(*sides, last);
  if (sides->flow) return edit_of(page, {member.end, member.end}, ", " + side);
  const TextSpan lines = removal_span(page.text, *sides, last);
  const std::size_t dash = page.text.find('-', lines.begin);
  const std::string indent(page.text.substr(lines.begin, dash - lines.begin));
  const bool ended = page.text.substr(0, lines.end).ends_with('\n');
  return edit_of(
      page, {lines.end, lines.end},
      (ended ? "" : std::string(line_end)) + indent + "- " + side + (ended ? std::string(line_end) : ""));
}

// Do not change a text that several hexes share, because the fix is uncertain.
bool is_shared(const Map& map, const Hex& hex) {
  const Place& text = hex.code_place;
  return std::ranges::count(map.hexes(), text,
                            [](const Hex& one) -> const Place& { return one.code_place; }) != 1;
}

void fix_border(const Loaded& loaded, const SourceText& page, Finding& finding) {
  const Map& map = loaded.title->map;
  const Hex* hex = map.find(std::string_view(finding.object));
  if (hex == nullptr || is_shared(map, *hex) || finding.related.empty()) return;
  for (const Border& border : hex->tile.borders) {
    const Hex* other = map.neighbour(*hex, border.edge);
    if (other == nullptr) continue;
    const Place there = other->code_place.file != 0 ? other->code_place : other->place;
    if (there != finding.related.front().place) continue;
    const auto part = border_part(page.text, *hex, border.edge);
    const auto side = new_side(page, side_line(*hex, *other, border));
    if (!part || !side) return;
    finding.edits = {edit_of(page, *part, ""), *side};
    return;
  }
}

// --- coordinates

std::optional<std::string> unpadded(std::string_view name) {
  std::size_t letters = 0;
  while (letters < name.size() && !(name[letters] >= '0' && name[letters] <= '9')) ++letters;
  std::size_t digits = letters;
  while (digits + 1 < name.size() && name[digits] == '0') ++digits;
  if (letters == 0 || letters > 2 || digits == letters) return std::nullopt;
  return std::string(name.substr(0, letters)) + std::string(name.substr(digits));
}

void fix_padding(const Loaded& loaded, const SourceText& page, Finding& finding) {
  const std::string_view said = page.text.substr(finding.place.offset, finding.place.length);
  const auto name = unpadded(said);
  if (name && loaded.title->map.find(std::string_view(*name)) != nullptr)
    finding.edits.push_back({finding.place, *name});
}

}  // namespace

void add_fixes(const Loaded& loaded, Findings& findings) {
  if (!loaded.title) return;
  std::map<FileId, std::optional<SourceText>> pages;  // each file is read once
  for (Finding& finding : findings) {
    if (!finding.edits.empty() || finding.place.file == 0) continue;
    const bool stale = finding.check == "title/stale-allow";
    const bool border = finding.check == "map/one-sided-border";
    if (!stale && !border && finding.severity != Severity::Error) continue;
    const auto [known, added] = pages.try_emplace(finding.place.file);
    if (added) known->second = page_of(loaded, finding.place.file);
    const auto& page = known->second;
    if (!page) continue;
    if (stale) {
      if (auto edit = without_allow(*page, finding.place)) finding.edits.push_back(std::move(*edit));
    } else if (border) {
      fix_border(loaded, *page, finding);
    } else {
      fix_padding(loaded, *page, finding);
    }
  }
}

}  // namespace trackwright
