#include "designer/format/schema/says.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <utility>

#include "designer/format/schema/document.h"

namespace trackwright {

using nlohmann::json;

namespace {

// The schemas that apply to one place, each followed by the schemas that it refers to.
using Holding = std::vector<const json*>;

class Guide {
 public:
  explicit Guide(const SchemaDocument& document) : document_(document) {}

  Holding top() const { return whole({&document_.root}); }

  Holding into(const Holding& from, const SchemaStep& step) const {
    Holding found;
    for (const json* one : from)
      if (step.item)
        add(found, member(*one, "items"));
      else
        into_key(found, *one, step.key);
    return whole(found);
  }

 private:
  static void add(Holding& found, const json* one) {
    if (one != nullptr && one->is_object()) found.push_back(one);
  }

  void into_key(Holding& found, const json& schema, const std::string& key) const {
    const std::size_t before = found.size();
    if (const json* properties = member(schema, "properties"))
      if (const auto it = properties->find(key); it != properties->end()) add(found, &*it);
    if (const json* patterns = member(schema, "patternProperties"))
      for (const auto& one : patterns->items())
        if (const auto it = document_.patterns.find(one.key());
            it != document_.patterns.end() && it->second.matches(key))
          add(found, &one.value());
    if (found.size() == before) add(found, member(schema, "additionalProperties"));
  }

  // Adds the references and branches of each schema.
  Holding whole(const Holding& some) const {
    Holding all;
    for (const json* one : some) append(all, *one);
    return all;
  }

  void append(Holding& all, const json& one) const {
    if (std::ranges::find(all, &one) != all.end()) return;
    all.push_back(&one);
    if (const json* reference = member(one, "$ref"))
      append(all, document_.root.at(json::json_pointer(reference->get<std::string>().substr(1))));
    for (const char* keyword : {"allOf", "anyOf", "oneOf"})
      if (const json* branches = member(one, keyword))
        for (const json& branch : *branches)
          if (branch.is_object()) append(all, branch);
  }

  const SchemaDocument& document_;
};

std::string text_in(const json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

void add_kinds(std::vector<Name::Kind>& kinds, const json* said) {
  if (said == nullptr) return;
  for (const json& one : said->is_array() ? *said : json::array({*said}))
    if (const Name::Kind kind = kind_of(one.get<std::string>());
        kind != Name::Nothing && std::ranges::find(kinds, kind) == kinds.end())
      kinds.push_back(kind);
}

std::vector<Name::Kind> kinds_in(const Holding& holding, const char* keyword) {
  std::vector<Name::Kind> kinds;
  for (const json* one : holding) add_kinds(kinds, member(*one, keyword));
  return kinds;
}

std::string description_in(const Holding& holding) {
  for (const json* one : holding)
    if (const json* said = member(*one, "description")) return said->get<std::string>();
  return {};
}

// The kinds of names in `itemsName`, for one item or for all; nothing if the keyword is missing.
std::optional<std::vector<Name::Kind>> kinds_of_items(const Holding& holding, std::optional<std::size_t> at) {
  std::optional<std::vector<Name::Kind>> kinds;
  for (const json* one : holding)
    if (const json* words = member(*one, "itemsName")) {
      kinds.emplace();
      for (std::size_t i = 0; i < words->size(); ++i)
        if (!at || *at == i) add_kinds(*kinds, &words->at(i));
    }
  return kinds;
}

bool may_be(const Holding& holding, std::string_view type, bool otherwise) {
  bool said = false;
  for (const json* one : holding)
    if (const json* types = member(*one, "type")) {
      said = true;
      for (const json& word : types->is_array() ? *types : json::array({*types}))
        if (word.get<std::string>() == type) return true;
    }
  return said ? false : otherwise;
}

void add_words(SchemaSays& says, const json& schema) {
  if (const json* several = member(schema, "enum"))
    for (const json& one : *several) says.words.push_back(text_in(one));
  if (const json* several = member(schema, "examples"))
    for (const json& one : *several) says.words.push_back(text_in(one));
  if (const json* one = member(schema, "const")) says.words.push_back(text_in(*one));
  if (const json* pattern = member(schema, "pattern"); pattern != nullptr && *pattern == "^unlimited$")
    says.words.emplace_back("unlimited");
}

void add_keys(SchemaSays& says, const Guide& guide, const Holding& holding, const json& schema) {
  if (member(schema, "patternProperties") != nullptr) says.free_keys = true;
  if (const json* others = member(schema, "additionalProperties"); others != nullptr && others->is_object())
    says.free_keys = true;
  const json* properties = member(schema, "properties");
  if (properties == nullptr) return;
  const json* required = member(schema, "required");
  for (const auto& one : properties->items()) {
    const Holding value = guide.into(holding, {false, one.key()});
    const bool wanted = required != nullptr &&
                        std::ranges::any_of(*required, [&](const json& key) { return key == one.key(); });
    const bool scalar = may_be(value, "string", true) || may_be(value, "integer", true) ||
                        may_be(value, "number", true) || may_be(value, "boolean", true);
    says.keys.push_back({one.key(), description_in(value), wanted, !scalar});
  }
}

class NameFinder {
 public:
  explicit NameFinder(const Guide& guide) : guide_(guide) {}

  // `inherited`: the kinds that a list sets for its items.
  void look(const Node& node, const Holding& holding, const std::vector<Name::Kind>& inherited,
            bool inherited_defines) {
    if (node.alias) return;
    std::vector<Name::Kind> kinds = kinds_in(holding, "defines");
    const bool defines = !kinds.empty() || inherited_defines;
    if (kinds.empty()) kinds = kinds_in(holding, "nameOf");
    if (kinds.empty()) kinds = inherited;
    if (node.kind == Node::Kind::Mapping) return look_into(node, holding);
    if (node.kind == Node::Kind::Sequence) {
      for (std::size_t i = 0; i < node.items.size(); ++i) {
        const auto own = kinds_of_items(holding, i);
        steps_.push_back({true, {}});
        look(node.items[i], guide_.into(holding, steps_.back()), own.value_or(kinds), defines);
        steps_.pop_back();
      }
      return;
    }
    const bool name = node.kind != Node::Kind::Null && node.kind != Node::Kind::Boolean;
    if (!kinds.empty() && name) found.push_back({kinds, defines, node.text, node.place, steps_, false});
  }

  std::vector<SaidName> found;

 private:
  void look_into(const Node& mapping, const Holding& holding) {
    std::vector<Name::Kind> kinds = kinds_in(holding, "keysDefine");
    const bool defines = !kinds.empty();
    if (kinds.empty()) kinds = kinds_in(holding, "keysOf");
    for (const Entry& entry : mapping.entries) {
      steps_.push_back({false, entry.key});
      if (!kinds.empty()) found.push_back({kinds, defines, entry.key, entry.key_place, steps_, true});
      look_at_end(entry, holding);
      look(entry.value, guide_.into(holding, steps_.back()), {}, false);
      steps_.pop_back();
    }
  }

  void look_at_end(const Entry& entry, const Holding& holding) {
    for (const json* one : holding)
      if (const json* ends = member(*one, "keysEnd"))
        for (const auto& [start, kind] : ends->items()) {
          if (!entry.key.starts_with(start)) continue;
          SaidName said{{kind_of(kind.get<std::string>())},
                        false,
                        entry.key.substr(start.size()),
                        entry.key_place,
                        steps_,
                        true};
          if (said.place.length == entry.key.size()) {  // an unquoted key
            said.place.offset += static_cast<std::uint32_t>(start.size());
            said.place.length -= static_cast<std::uint32_t>(start.size());
          }
          found.push_back(std::move(said));
        }
  }

  const Guide& guide_;
  SchemaSteps steps_;
};

std::vector<std::string> texts_in(const json& list) {
  std::vector<std::string> texts;
  for (const json& one : list) texts.push_back(one.get<std::string>());
  return texts;
}

// If several schemas name consumers, use the first: it stands beside a reference to the others.
void take_consumers(const Holding& holding, SchemaSays& says) {
  for (const json* one : holding)
    if (const json* consumers = member(*one, "computedBy")) {
      says.computed_by = texts_in(*consumers);
      return;
    }
}

}  // namespace

Name::Kind kind_of(std::string_view said) {
  for (int kind = 1; kind <= static_cast<int>(Name::Text); ++kind)
    if (word(static_cast<Name::Kind>(kind)) == said) return static_cast<Name::Kind>(kind);
  return Name::Nothing;
}

SchemaSteps steps_of(const NodePath& path) {
  SchemaSteps steps;
  for (const Step& step : path.steps) {
    const Entry* entry = step.entry();
    steps.push_back({entry == nullptr, entry == nullptr ? std::string() : entry->key});
  }
  return steps;
}

SchemaSays schema_says(const Schema& schema, const SchemaSteps& steps) {
  const Guide guide(schema.document());
  Holding holding = guide.top();
  std::vector<Name::Kind> inherited;
  SchemaSays says;
  take_consumers(holding, says);
  for (const SchemaStep& step : steps) {
    if (auto kinds = kinds_in(holding, "nameOf"); !kinds.empty()) inherited = std::move(kinds);
    if (auto kinds = kinds_of_items(holding, std::nullopt)) inherited = std::move(*kinds);
    if (!step.item) inherited.clear();
    holding = guide.into(holding, step);
    take_consumers(holding, says);
  }
  says.known = !holding.empty();
  says.description = description_in(holding);
  says.names = kinds_in(holding, "nameOf");
  for (const Name::Kind kind : kinds_in(holding, "defines")) says.names.push_back(kind);
  if (says.names.empty()) says.names = inherited;
  says.keys_name = kinds_in(holding, "keysOf");
  for (const Name::Kind kind : kinds_in(holding, "keysDefine")) says.keys_name.push_back(kind);
  says.is_text = may_be(holding, "string", false);
  for (const json* one : holding) {
    if (const json* language = member(*one, "language")) says.language = language->get<std::string>();
    if (const json* reason = member(*one, "notForPrint")) says.not_print = reason->get<std::string>();
    if (const json* left = member(*one, "wordsInText"))
      for (const auto& [consumer, words] : left->items()) says.words_in_text[consumer] = texts_in(words);
    add_words(says, *one);
    add_keys(says, guide, holding, *one);
  }
  if (may_be(holding, "boolean", false)) says.words.insert(says.words.end(), {"true", "false"});
  return says;
}

namespace {

// Lists the keys with a scalar value or a list of scalars.
class KeyLister {
 public:
  explicit KeyLister(const json& root) : root_(root) {}

  std::vector<KeyOfSchema> list() {
    look(root_, "", "", {});
    if (const json* definitions = member(root_, "definitions"))
      for (const auto& one : definitions->items())
        look(one.value(), "/definitions/" + one.key(), one.key() + ":", {});
    return std::move(keys_);
  }

 private:
  static std::string joined(const std::string& name, const std::string& key) {
    if (name.empty()) return key;
    return name + (name.ends_with(':') ? " " : ".") + key;
  }

  void look(const json& schema, const std::string& place, const std::string& name, KeyOfSchema says) {
    says.place = place;
    says.name = name;
    if (const json* reason = member(schema, "notForPrint")) says.not_print = reason->get<std::string>();
    if (const json* consumers = member(schema, "computedBy")) says.computed_by = texts_in(*consumers);
    if (const json* left = member(schema, "wordsInText"))
      for (const auto& one : left->items()) says.words_in_text[one.key()] = texts_in(one.value());
    const json& meant = referred(schema);
    if (!name.empty() && !name.ends_with(':') && has_value(meant)) {
      KeyOfSchema key = says;
      SchemaSays words;
      add_words(words, meant);
      key.words = std::move(words.words);
      keys_.push_back(std::move(key));
    }
    for (const char* keyword : {"allOf", "anyOf", "oneOf"})
      if (const json* branches = member(schema, keyword))
        for (std::size_t i = 0; i < branches->size(); ++i)
          look((*branches)[i], fmt::format("{}/{}/{}", place, keyword, i), name, says);
    for (const char* keyword : {"properties", "patternProperties"})
      if (const json* properties = member(schema, keyword))
        for (const auto& one : properties->items())
          if (one.key() != "^x-")
            look(one.value(), fmt::format("{}/{}/{}", place, keyword, json_key(one.key())),
                 joined(name, std::string_view(keyword) == "properties" ? one.key() : "*"), says);
    for (const char* keyword : {"additionalProperties", "items"})
      if (const json* other = member(schema, keyword); other != nullptr && other->is_object())
        look(*other, fmt::format("{}/{}", place, keyword), joined(name, "*"), says);
  }

  const json& referred(const json& schema) const {
    const json* reference = member(schema, "$ref");
    return reference == nullptr ? schema
                                : root_.at(json::json_pointer(reference->get<std::string>().substr(1)));
  }

  static bool has_value(const json& schema) {
    if (member(schema, "enum") != nullptr || member(schema, "const") != nullptr) return true;
    const json* types = member(schema, "type");
    if (types == nullptr) return false;
    for (const json& type : types->is_array() ? *types : json::array({*types}))
      if (const auto word = type.get<std::string>(); word != "object" && word != "array" && word != "null")
        return true;
    return false;
  }

  // Escapes the key for a JSON pointer.
  static std::string json_key(const std::string& key) {
    std::string written;
    for (const char c : key) written += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return written;
  }

  const json& root_;
  std::vector<KeyOfSchema> keys_;
};

}  // namespace

std::vector<KeyOfSchema> keys_of(const Schema& schema) {
  return KeyLister(schema.document().root).list();
}

std::string place_of_key(const Schema& schema, const SchemaSteps& steps) {
  const Guide guide(schema.document());
  Holding holding = guide.top();
  for (const SchemaStep& step : steps) holding = guide.into(holding, step);
  for (const KeyOfSchema& key : keys_of(schema)) {
    const json* at = &schema.document().root.at(json::json_pointer(key.place));
    if (std::ranges::find(holding, at) != holding.end()) return key.place;
  }
  return {};
}

std::vector<SaidName> said_names(const Node& tree, const Schema& schema) {
  const Guide guide(schema.document());
  NameFinder finder(guide);
  finder.look(tree, guide.top(), {}, false);
  return std::move(finder.found);
}

}  // namespace trackwright
