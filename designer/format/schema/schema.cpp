#include "designer/format/schema/schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <set>
#include <string>

#include "designer/format/schema/document.h"
#include "designer/format/schema/walk.h"

namespace trackwright {

using nlohmann::json;

namespace {

constexpr std::array<std::string_view, 24> keywords = {
    "type",     "enum",          "const",         "properties", "patternProperties", "additionalProperties",
    "required", "minProperties", "maxProperties", "items",      "propertyNames",     "minItems",
    "maxItems", "minLength",     "maxLength",     "pattern",    "minimum",           "maximum",
    "anyOf",    "oneOf",         "allOf",         "$ref",       "exclusiveMinimum",  "exclusiveMaximum"};
// The last ten are our own; see says.h.
constexpr std::array<std::string_view, 19> annotations = {
    "$schema", "$id",        "$comment",    "title",      "description", "definitions", "examples",
    "default", "deprecated", "nameOf",      "defines",    "itemsName",   "keysOf",      "keysDefine",
    "keysEnd", "language",   "notForPrint", "computedBy", "wordsInText"};

template <std::size_t N>
bool holds(const std::array<std::string_view, N>& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

// Calls `visit` on the schema and on each schema inside it.
template <class Visit>
void each_schema(const json& schema, const Visit& visit) {
  if (!schema.is_object()) return;
  visit(schema);
  for (const char* keyword : {"properties", "patternProperties", "definitions"})
    if (const json* named = member(schema, keyword))
      for (const auto& one : *named) each_schema(one, visit);
  for (const char* keyword : {"anyOf", "oneOf", "allOf"})
    if (const json* several = member(schema, keyword))
      for (const auto& one : *several) each_schema(one, visit);
  for (const char* keyword : {"items", "additionalProperties", "propertyNames"})
    if (const json* one = member(schema, keyword)) each_schema(*one, visit);
}

// The keywords that `validate` would ignore, sorted.
std::set<std::string> unsupported_keywords(const json& root) {
  std::set<std::string> found;
  each_schema(root, [&](const json& one) {
    for (const auto& keyword : one.items())
      if (!holds(keywords, keyword.key()) && !holds(annotations, keyword.key())) found.insert(keyword.key());
    if (const json* items = member(one, "items"); items != nullptr && items->is_array())
      found.insert("items: [...]");
  });
  return found;
}

// Detects broken references and patterns once, here, so that the walk need not check them.
void collect(const json& root, std::map<std::string, SchemaPattern, std::less<>>& patterns) {
  each_schema(root, [&](const json& schema) {
    if (const json* reference = member(schema, "$ref"))
      static_cast<void>(root.at(json::json_pointer(reference->get<std::string>().substr(1))));
    const auto compile = [&](const std::string& pattern) {
      if (!patterns.contains(pattern)) patterns.emplace(pattern, SchemaPattern(pattern));
    };
    if (const json* pattern = member(schema, "pattern")) compile(pattern->get<std::string>());
    if (const json* keyed = member(schema, "patternProperties"))
      for (const auto& one : keyed->items()) compile(one.key());
  });
}

}  // namespace

Expected<Schema> parse_schema(std::string_view text) {
  auto document = std::make_shared<SchemaDocument>();
  try {
    document->root = json::parse(text);
    collect(document->root, document->patterns);
  } catch (const json::exception& error) {
    return unexpected(std::string(error.what()));
  } catch (const std::regex_error& error) {
    return unexpected(std::string(error.what()));
  }
  if (const auto ignored = unsupported_keywords(document->root); !ignored.empty())
    return unexpected(fmt::format("uses a keyword that is not supported: {}", fmt::join(ignored, ", ")));
  make_rules(*document);
  return Schema(std::move(document));
}

Expected<Schema> known_schema(const std::string& text) {
  constexpr std::size_t most = 64;  // texts: room for two installations, the current one and its predecessor
  static std::mutex guard;
  static std::map<std::string, Expected<Schema>> known;
  const std::scoped_lock lock(guard);
  if (const auto there = known.find(text); there != known.end()) return there->second;
  if (known.size() >= most) known.clear();
  return known.emplace(text, parse_schema(text)).first->second;
}

void validate(const Node& tree, const Schema& schema, Findings& findings) {
  walk(schema.document(), tree, findings);
}

}  // namespace trackwright
