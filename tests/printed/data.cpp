#include "tests/printed/data.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <map>
#include <utility>

#include "designer/format/schema/says.h"
#include "designer/format/schema/schema.h"
#include "designer/format/title/title_folder.h"

namespace trackwright::printed {

namespace {

class Collector {
 public:
  Collector(std::string file, const Schema& schema) : file_(std::move(file)), schema_(schema) {}

  void look_at(const Node& node, const std::string& pattern, const std::string& not_print_above) {
    const SchemaSays says = schema_says(schema_, steps_);
    const std::string& not_print = says.not_print.empty() ? not_print_above : says.not_print;
    for (std::size_t i = 0; i < node.entries.size(); ++i) {
      const std::string& key = node.entries[i].key;
      if (way_.empty() && key.starts_with("x-")) continue;  // not read
      const bool own_word = std::ranges::find(says.keys, key, &SchemaKey::key) != says.keys.end();
      step(node.entries[i].value, i, {false, key}, joined(pattern, own_word ? key : "*"), not_print);
    }
    for (std::size_t i = 0; i < node.items.size(); ++i)
      step(node.items[i], i, {true, {}}, joined(pattern, "*"), not_print);
    if (node.entries.empty() && node.items.empty()) add(node, says, pattern, not_print);
  }
  std::vector<DatumSites> take() { return std::move(data_); }

 private:
  static std::string joined(const std::string& pattern, const std::string& key) {
    return pattern.empty() ? key : pattern + "/" + key;
  }
  void step(const Node& node, std::size_t index, SchemaStep down, const std::string& pattern,
            const std::string& not_print) {
    way_.push_back(index);
    steps_.push_back(std::move(down));
    look_at(node, pattern, not_print);
    steps_.pop_back();
    way_.pop_back();
  }
  void add(const Node& node, const SchemaSays& says, const std::string& pattern,
           const std::string& not_print) {
    if (node.kind == Node::Kind::Null || node.kind == Node::Kind::Mapping ||
        node.kind == Node::Kind::Sequence)
      return;
    const auto [entry, fresh] = numbers_.try_emplace(pattern, data_.size());
    if (fresh) data_.push_back({{file_, pattern, not_print, place_of_key(schema_, steps_)}, says.words, {}});
    data_[entry->second].places.push_back(way_);
  }

  std::string file_;
  const Schema& schema_;
  Way way_;
  SchemaSteps steps_;
  std::map<std::string, std::size_t> numbers_;
  std::vector<DatumSites> data_;
};

Node& node_on(Node& tree, const Way& way, std::size_t steps) {
  Node* node = &tree;
  for (std::size_t i = 0; i < steps; ++i)
    node = node->entries.empty() ? &node->items[way[i]] : &node->entries[way[i]].value;
  return *node;
}

std::string path_of(const Node& tree, const Way& way) {
  std::string path;
  const Node* node = &tree;
  for (const std::size_t index : way) {
    const bool list = node->entries.empty();
    path += (path.empty() ? "" : "/") + (list ? fmt::format("#{}", index) : node->entries[index].key);
    node = list ? &node->items[index] : &node->entries[index].value;
  }
  return path;
}

// Returns other texts for a scalar, the most likely valid one first.
std::vector<std::string> others_for(const Node& scalar, const std::vector<std::string>& words) {
  std::vector<std::string> others;
  if (scalar.kind == Node::Kind::Boolean) return {scalar.text == "true" ? "false" : "true"};
  if (!words.empty()) {
    for (const std::string& word : words)
      if (word != scalar.text && others.size() < 6) others.push_back(word);
    if (std::ranges::find(words, scalar.text) != words.end()) return others;
  }
  int number = 0;
  const char* const end = scalar.text.data() + scalar.text.size();
  if (std::from_chars(scalar.text.data(), end, number).ptr == end && !scalar.text.empty()) {
    for (const int by : {10, 1, -1, 5}) others.push_back(std::to_string(number + by));
    return others;
  }
  if (scalar.text.starts_with('#')) return {"#123456", "#a1b2c3"};
  // Change the first number in a text, a row of a market or a tile.
  const std::size_t first = scalar.text.find_first_of("0123456789");
  if (first != std::string::npos) {
    const std::size_t past = std::min(scalar.text.find_first_not_of("0123456789", first), scalar.text.size());
    const int within = std::atoi(scalar.text.substr(first, std::min<std::size_t>(past - first, 6)).c_str());
    others.push_back(scalar.text.substr(0, first) + std::to_string(within + 1) + scalar.text.substr(past));
  }
  others.push_back(scalar.text + " qx");
  others.push_back(scalar.text + "q");
  others.emplace_back("#123456");  // of a colour by name
  return others;
}

}  // namespace

bool has_own_words(const Node& tree, const Way& way) {
  const Node* node = &tree;
  for (std::size_t i = 0; i < way.size(); ++i) {
    const bool list = node->entries.empty();
    if (i > 0 && !list) {
      const std::string& key = node->entries[way[i]].key;
      for (const std::string& words : {std::string("text"), std::string("meaning"), key + "_text"})
        if (key != words && node->find(words) != nullptr) return true;
    }
    node = list ? &node->items[way[i]] : &node->entries[way[i]].value;
  }
  // rules.yaml keeps its sentences under `texts`.
  const Node* texts = tree.find("texts");
  if (texts == nullptr) return false;
  std::string path = path_of(tree, way);
  std::ranges::replace(path, '/', '.');
  return std::ranges::any_of(texts->entries, [&](const Entry& entry) { return path.starts_with(entry.key); });
}

std::string_view schema_of(std::string_view file) {
  return std::ranges::find(file_kinds, file, &FileKind::name)->schema;
}

std::vector<DatumSites> data_of(const std::string& file, const Node& tree, const std::string& schema) {
  const auto known = known_schema(schema);
  if (!known) return {};
  Collector collector(file, *known);
  collector.look_at(tree, {}, {});
  return collector.take();
}

namespace {

// Returns the tree with each of these texts in place of a scalar.
std::vector<Change> with_texts(const Node& tree, const Way& way, const std::vector<std::string>& texts) {
  std::vector<Change> changes;
  Node base = tree;
  Node& scalar = node_on(base, way, way.size());
  const std::string before = scalar.text;
  for (const std::string& text : texts) {
    scalar.text = text;
    scalar.verbatim = false;
    changes.push_back({base, fmt::format("{}: {} -> {}", path_of(tree, way), before, text), before, text});
  }
  return changes;
}

}  // namespace

std::vector<Change> words_at(const Node& tree, const Way& way, const std::vector<std::string>& words) {
  Node base = tree;
  std::vector<std::string> others = words;
  std::erase(others, node_on(base, way, way.size()).text);
  return with_texts(tree, way, others);
}

std::vector<Change> changes_at(const Node& tree, const Way& way, const std::vector<std::string>& words) {
  Node base = tree;
  const Node& scalar = node_on(base, way, way.size());
  const std::string before = scalar.text;
  std::vector<Change> changes = with_texts(tree, way, others_for(scalar, words));
  Node& owner = node_on(base, way, way.size() - 1);
  const auto at = static_cast<std::ptrdiff_t>(way.back());
  if (owner.entries.empty())
    owner.items.erase(owner.items.begin() + at);
  else
    owner.entries.erase(owner.entries.begin() + at);
  changes.push_back({std::move(base), fmt::format("{}: without {}", path_of(tree, way), before), before, {}});
  return changes;
}

}  // namespace trackwright::printed
