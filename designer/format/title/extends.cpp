#include "designer/format/title/extends.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

// `within`: the merge is below the top-level keys of a file.
Node merged(Node base, const Node& overlay, bool within, Findings& findings);

std::vector<Entry>::iterator find_entry(Node& mapping, std::string_view key) {
  return std::ranges::find(mapping.entries, key, &Entry::key);
}

// In a mapping that is taken whole, a removal has no target: it only states that the key is absent. Keep a
// key without a value, because it is a slip (a lost colon) and not a removal; the schema reports
// it.
Node without_removals(Node node) {
  std::erase_if(node.entries, [](const Entry& entry) {
    return entry.value.kind == Node::Kind::Null && entry.value.verbatim;
  });
  for (Entry& entry : node.entries) entry.value = without_removals(std::move(entry.value));
  node.replace = false;
  return node;
}

// Compares the contents and ignores the places.
bool same(const Node& a, const Node& b) {
  return a.kind == b.kind && a.text == b.text &&
         std::ranges::equal(a.items, b.items, [](const Node& x, const Node& y) { return same(x, y); }) &&
         std::ranges::equal(a.entries, b.entries, [](const Entry& x, const Entry& y) {
           return x.key == y.key && same(x.value, y.value);
         });
}

void tell_idle(Findings& findings, const Entry& entry, std::string message, std::string help) {
  report(findings, "extends/changes-nothing", entry.key_place, entry.key, std::move(message), std::move(help))
      .severity = Severity::Warning;
}

// At the top level a title may repeat the values of its parent, such as its name or currency.
void look_for_idle(const Node& there, const Entry& entry, bool within, Findings& findings) {
  const bool mapping = entry.value.kind == Node::Kind::Mapping && there.kind == Node::Kind::Mapping;
  if (entry.value.replace) return;
  if (mapping && entry.value.entries.empty())
    tell_idle(findings, entry,
              fmt::format("`{}: {{}}` changes nothing, since mappings are merged key by key", entry.key),
              fmt::format("write `{}: !replace {{}}` to empty the mapping, or remove the line", entry.key));
  else if (within && !mapping && same(there, entry.value))
    tell_idle(findings, entry, fmt::format("`{}` repeats the value of the base title", entry.key),
              "remove it");
}

void merge_entry(Node& base, const Entry& entry, bool within, Findings& findings) {
  const auto there = find_entry(base, entry.key);
  const bool removes = entry.value.kind == Node::Kind::Null;
  if (there == base.entries.end()) {
    if (removes)
      report(findings, "extends/removes-nothing", entry.key_place, entry.key,
             fmt::format("`{}: null` removes a key that the base title lacks", entry.key));
    else
      base.entries.push_back({entry.key, entry.key_place, without_removals(entry.value)});
    return;
  }
  if (removes) {
    base.entries.erase(there);
    return;
  }
  look_for_idle(there->value, entry, within, findings);
  there->key_place = entry.key_place;
  there->value = merged(std::move(there->value), entry.value, true, findings);
}

Node merged(Node base, const Node& overlay, bool within, Findings& findings) {
  if (overlay.kind == Node::Kind::Null && overlay.place.length == 0) return base;  // an empty file
  const bool both = base.kind == Node::Kind::Mapping && overlay.kind == Node::Kind::Mapping;
  if (!both || overlay.replace) return without_removals(overlay);
  base.place = overlay.place;
  std::set<std::string_view> seen;
  for (const Entry& entry : overlay.entries)
    if (seen.insert(entry.key).second)
      merge_entry(base, entry, within, findings);
    else
      base.entries.push_back(entry);  // the map reader reports a hex that is listed twice
  return base;
}

}  // namespace

Node merged(Node base, const Node& overlay, Findings& findings) {
  return merged(std::move(base), overlay, false, findings);
}

Node with_single_hexes(Node map_file) {
  const auto hexes = find_entry(map_file, "hexes");
  if (hexes == map_file.entries.end()) return map_file;
  std::vector<Entry> single;
  for (Entry& entry : hexes->value.entries) {
    const std::vector<Ref> keys = key_words(entry);
    if (keys.size() < 2) {
      single.push_back(std::move(entry));
      continue;
    }
    for (const Ref& key : keys) single.push_back({key.value, key.place, entry.value});
  }
  hexes->value.entries = std::move(single);
  return map_file;
}

bool holds_files(const FileReader& files, const std::string& folder) {
  return files.is_directory(folder) && std::ranges::any_of(files.list(folder), [](const std::string& name) {
           return name.ends_with(".yaml");
         });
}

std::optional<std::string> parent_folder(const FileReader& files, const std::string& titles,
                                         const std::string& folder, const std::string& name) {
  const bool absolute = name.starts_with('/');
  const bool is_path = name.find('/') != std::string::npos;
  std::vector<std::string> candidates;
  if (absolute)
    candidates = {name};
  else if (is_path)
    candidates = {folder + "/" + name};
  else
    candidates = {folder + "/../" + name, titles + "/" + name};
  for (const std::string& candidate : candidates)
    if (const std::string path = normal_path(candidate); holds_files(files, path)) return path;
  return std::nullopt;
}

}  // namespace trackwright
