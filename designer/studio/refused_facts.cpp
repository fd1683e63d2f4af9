#include "designer/studio/refused_facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/format/text/nodes.h"
#include "designer/format/title/title_of.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"

namespace trackwright {

namespace {

constexpr int most_rounds = 20;  // a removal can invalidate the values around it

// Trees made from facts have no places: write and read them again to give each value a place.
std::optional<std::map<FileId, std::string>> give_places(Trees& trees, Sources& sources) {
  std::map<FileId, std::string> names;
  for (auto& [name, tree] : trees.files) {
    Findings findings;
    const FileId file = sources.add(name, write_yaml(tree));
    auto placed = parse_yaml(sources, file, findings);
    if (!placed || has_errors(findings)) return std::nullopt;
    tree = std::move(*placed);
    names.emplace(file, name);
  }
  return names;
}

// A missing key leads to its mapping; if an item of a list begins with this mapping, to the item.
std::vector<Step> way_to_refused(const Node& root, const Finding& error) {
  const auto path = node_at(root, error.place.offset);
  if (!path) return {};
  std::vector<Step> steps = path->steps;
  if (error.check == "schema/missing-key" && !steps.empty() && steps.back().entry() != nullptr &&
      steps.back().value().kind != Node::Kind::Mapping)
    steps.pop_back();
  return steps;
}

std::string words_of_way(const std::vector<Step>& steps) {
  std::string words;
  for (const Step& step : steps) {
    const Entry* entry = step.entry();
    words += words.empty() ? "" : ".";
    words += entry != nullptr ? entry->key : std::to_string(step.index + 1);
  }
  return words;
}

// Removes the value; only empties the `code` of a tile or hex, which stays as a blank one.
void take_out(Node& root, const std::vector<Step>& steps) {
  Node* node = &root;
  for (std::size_t i = 0; i + 1 < steps.size(); ++i)
    node = steps[i].entry() != nullptr ? &node->entries.at(steps[i].index).value
                                       : &node->items.at(steps[i].index);
  const std::size_t index = steps.back().index;
  const auto at = static_cast<std::ptrdiff_t>(index);
  if (steps.back().entry() == nullptr)
    node->items.erase(node->items.begin() + at);
  else if (Entry& entry = node->entries.at(index); entry.key == "code" && !entry.value.text.empty())
    entry.value = text_node("");
  else
    node->entries.erase(node->entries.begin() + at);
}

// Removes the value of each error, beginning with the last one, so that the other places stay valid. Returns
// false if an error has no removable value.
bool take_out_refused(Trees& trees, const std::map<FileId, std::string>& names, Findings errors,
                      std::vector<std::string>& told) {
  std::ranges::sort(errors, std::greater{},
                    [](const Finding& error) { return std::pair(error.place.file, error.place.offset); });
  std::string before;
  for (const Finding& error : errors) {
    const auto name = names.find(error.place.file);
    if (name == names.end()) return false;
    Node& root = trees.files.find(name->second)->second;
    const std::vector<Step> steps = way_to_refused(root, error);
    if (steps.empty()) return false;
    const std::string way = fmt::format("{}: {}", name->second, words_of_way(steps));
    if (way == before) continue;  // two errors of one value
    before = way;
    take_out(root, steps);
    told.push_back(fmt::format("{} is not carried over: {}", way, error.message));
  }
  return true;
}

}  // namespace

void leave_out_refused(Trees& trees, const FileReader& files, const Installation& installation,
                       std::vector<std::string>& warnings) {
  Trees kept = trees;
  std::vector<std::string> told;
  for (int round = 0; round < most_rounds; ++round) {
    Sources sources;
    Findings findings;
    const auto names = give_places(kept, sources);
    if (!names || !title_of(kept, files, installation, sources, findings)) return;
    std::erase_if(findings, [](const Finding& finding) { return finding.severity != Severity::Error; });
    if (findings.empty()) {
      if (told.empty()) return;
      trees = std::move(kept);
      warnings.insert(warnings.end(), told.begin(), told.end());
      return;
    }
    if (!take_out_refused(kept, *names, std::move(findings), told)) return;
  }
}

}  // namespace trackwright
