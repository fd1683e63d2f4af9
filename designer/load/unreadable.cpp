#include "designer/load/unreadable.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "designer/load/values.h"

namespace trackwright {

namespace {

bool contains(const Place& outer, const Place& inner) {
  return outer.file == inner.file && outer.offset <= inner.offset &&
         inner.offset <= outer.offset + outer.length;
}

// Whether one of the places lies in what the entry says. Values that an overlay said may lie in several
// files.
bool is_hit(const Place& key, const Node& node, const std::vector<Place>& errors) {
  const auto hit = [&](const Place& said) {
    return std::ranges::any_of(errors, [&](const Place& error) { return contains(said, error); });
  };
  if (hit(key)) return true;
  if (is_scalar(node) || node.kind == Node::Kind::Null) return hit(node.place);
  return std::ranges::any_of(node.items, [&](const Node& item) { return is_hit({}, item, errors); }) ||
         std::ranges::any_of(
             node.entries, [&](const Entry& entry) { return is_hit(entry.key_place, entry.value, errors); });
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 8> things{
    {{"map.yaml", "hexes"},
     {"tiles.yaml", "manifest"},
     {"tiles.yaml", "tiles"},
     {"roster.yaml", "phases"},
     {"roster.yaml", "trains"},
     {"companies.yaml", "companies"},
     {"companies.yaml", "privates"},
     {"companies.yaml", "bonus_tokens"}}};

}  // namespace

std::set<std::string> unreadable_things(const Trees& trees, const Findings& findings) {
  std::set<std::string> names;
  std::vector<Place> errors;
  for (const Finding& finding : findings)
    if (finding.severity == Severity::Error && finding.place.file != 0) errors.push_back(finding.place);
  if (errors.empty()) return names;
  for (const auto& [file, key] : things) {
    const auto tree = trees.files.find(file);
    if (tree == trees.files.end()) continue;
    for (const Entry& entry : entries_of(&tree->second, key))
      if (is_hit(entry.key_place, entry.value, errors))
        for (const Ref& word : file == "map.yaml" ? key_words(entry) : std::vector<Ref>{{entry.key, {}}})
          names.insert(word.value);
  }
  return names;
}

}  // namespace trackwright
