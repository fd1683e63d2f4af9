#include "designer/study/what_if.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "engine/base/suggest.h"
#include "engine/base/words.h"
#include "engine/title/gaps.h"

namespace trackwright {

namespace {

struct RemovableKind {
  std::string_view kind;
  std::string_view part;  // its key
};

constexpr std::array<RemovableKind, 7> removable{{{"tile", "manifest"},
                                                  {"train", "trains"},
                                                  {"phase", "phases"},
                                                  {"company", "companies"},
                                                  {"private", "privates"},
                                                  {"hex", "hexes"},
                                                  {"hexside", "hexsides"}}};

std::vector<std::string> keys_of(const Node& node) {
  std::vector<std::string> keys;
  for (const Entry& entry : node.entries) keys.push_back(entry.key);
  return keys;
}

Finding unknown_name(const Node& among, const std::string& name, const std::string& where) {
  const std::string meant = did_you_mean(name, keys_of(among));
  return unknown_change(fmt::format("`{}` is not in {}", name, where),
                        meant.empty() ? fmt::format("use a key of {}", where) : capitalised(meant));
}

// The tree of the file that contains a part; nullptr if the title lacks it.
Node* tree_of(TitleTrees& trees, std::string_view part) {
  const TitlePart* known = find_part(part);
  const auto file = known == nullptr ? trees.end() : trees.find(known->file);
  return file == trees.end() ? nullptr : &file->second;
}

Node* child(Node& node, std::string_view key) {
  const auto found = std::ranges::find(node.entries, key, &Entry::key);
  return found == node.entries.end() ? nullptr : &found->value;
}

// The entry with the longest key that begins the path, followed by a dot.
Entry* first_step(Node& node, std::string_view path) {
  Entry* best = nullptr;
  for (Entry& entry : node.entries)
    if (path.starts_with(entry.key) && path.size() > entry.key.size() && path[entry.key.size()] == '.' &&
        (best == nullptr || entry.key.size() > best->key.size()))
      best = &entry;
  return best;
}

Node scalar(const std::string& text) {
  Node node;
  const auto digits = std::string_view(text).substr(text.starts_with('-') ? 1 : 0);
  const bool whole = !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
  node.kind = whole ? Node::Kind::Integer : Node::Kind::String;
  if (text == "true" || text == "false") node.kind = Node::Kind::Boolean;
  node.text = text;
  return node;
}

}  // namespace

Finding unknown_change(std::string message, std::string help) {
  Finding finding;
  finding.check = "usage/unknown-change";
  finding.severity = Severity::Error;
  finding.message = std::move(message);
  finding.help = std::move(help);
  return finding;
}

std::vector<std::string> removable_kinds() {
  std::vector<std::string> kinds;
  for (const RemovableKind& one : removable) kinds.emplace_back(one.kind);
  return kinds;
}

std::optional<Finding> leave_out(TitleTrees& trees, const std::string& thing) {
  const std::size_t colon = std::min(thing.find(':'), thing.size());
  const std::string kind = thing.substr(0, colon);
  const std::string name = colon < thing.size() ? thing.substr(colon + 1) : "";
  const auto known = std::ranges::find(removable, std::string_view(kind), &RemovableKind::kind);
  if (known == removable.end() || name.empty())
    return unknown_change(fmt::format("`{}` does not name an item", thing),
                          fmt::format("write KIND:NAME; the kinds are {}", listed(removable_kinds())));
  Node* tree = tree_of(trees, known->part);
  Node* part = tree == nullptr ? nullptr : child(*tree, known->part);
  const std::string where = fmt::format("`{}`", known->part);
  if (part == nullptr) return unknown_change(fmt::format("the title has no {}", where), "remove this change");
  const auto found = std::ranges::find(part->entries, name, &Entry::key);
  if (found == part->entries.end()) return unknown_name(*part, name, where);
  part->entries.erase(found);
  return std::nullopt;
}

std::optional<Finding> set_value(TitleTrees& trees, const std::string& path_and_value) {
  const std::size_t equals = path_and_value.find('=');
  if (equals == std::string::npos || equals == 0)
    return unknown_change(fmt::format("`{}` does not set a value", path_and_value),
                          "write PATH=VALUE, as in trains.4.count=2");
  std::string_view path = std::string_view(path_and_value).substr(0, equals);
  const std::string part(path.substr(0, path.find('.')));
  Node* node = tree_of(trees, part);
  if (node == nullptr) {
    std::vector<std::string> parts;
    for (const TitlePart& one : title_parts()) parts.emplace_back(one.key);
    const std::string meant = did_you_mean(part, parts);
    return unknown_change(fmt::format("`{}` is not data of the title", part),
                          meant.empty() ? "use a key of one of its files" : capitalised(meant));
  }
  std::string where = "the file";
  int steps = 0;
  for (; Entry* step = first_step(*node, path); ++steps) {
    path.remove_prefix(step->key.size() + 1);
    where = fmt::format("`{}`", step->key);
    node = &step->value;
  }
  Node* known = child(*node, path);
  // A thing may get a new field, and the manifest a new tile. Another new name is a mistake.
  const bool has_things = find_part(part)->things != Name::Kind::Nothing;
  const bool new_field = path == part || steps > 1 || (steps == 1 && (!has_things || part == "manifest"));
  if (known == nullptr && (!new_field || path.find('.') != std::string_view::npos))
    return unknown_name(*node, std::string(path.substr(0, path.find('.'))), where);
  Node value = scalar(path_and_value.substr(equals + 1));
  if (known != nullptr) {
    value.place = known->place;
    *known = std::move(value);
  } else {
    value.place = node->place;
    node->entries.push_back({std::string(path), node->place, std::move(value), {}});
  }
  return std::nullopt;
}

}  // namespace trackwright
