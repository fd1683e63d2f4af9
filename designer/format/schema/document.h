// A parsed schema, compiled once into rules, which validation applies to each value of a tree. Internal to
// schema.cpp, rules.cpp and walk.cpp.
#pragma once

#include <cstddef>
#include <deque>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/schema/words.h"
#include "designer/format/text/tree.h"
#include "engine/base/finding.h"

namespace trackwright {

// `pattern` and the keys of `patternProperties`. Patterns for a prefix or a single word avoid std::regex.
class SchemaPattern {
 public:
  explicit SchemaPattern(const std::string& text);
  bool matches(std::string_view) const;

 private:
  enum class Kind { Beginning, Word, Expression };
  Kind kind_ = Kind::Expression;
  std::string plain_;
  std::regex expression_;
};

// A range of counts: minItems and maxItems, and similar keywords.
struct SchemaRange {
  std::size_t least = 0;
  std::size_t most = std::numeric_limits<std::size_t>::max();
  bool exact() const { return least == most; }
};

// minimum and similar keywords.
struct SchemaBound {
  enum class Kind { Minimum, Maximum, ExclusiveMinimum, ExclusiveMaximum };
  Kind kind = Kind::Minimum;
  double value = 0;
  std::string text;  // the value as written in the schema
};

// One schema within the schema, with its `$ref` resolved.
struct SchemaRule {
  const nlohmann::json* said = nullptr;
  bool anything = false;             // the schema is `true`
  std::optional<unsigned> types;     // a bit set as in types_of
  std::vector<std::string> allowed;  // const and enum
  std::vector<const SchemaRule*> all;
  std::vector<std::vector<const SchemaRule*>> alternatives;  // anyOf, oneOf
  std::map<std::string, const SchemaRule*, std::less<>> properties;
  std::vector<std::pair<const SchemaPattern*, const SchemaRule*>> pattern_properties;
  const SchemaRule* other_properties = nullptr;
  bool closed = false;  // no other properties are allowed
  const SchemaRule* property_names = nullptr;
  std::vector<std::string> required;
  const SchemaRule* items = nullptr;
  const SchemaPattern* pattern = nullptr;
  SchemaRange entry_count;
  SchemaRange item_count;
  SchemaRange length;
  std::vector<SchemaBound> bounds;
  bool whole = false;  // numbers must be whole
};

// NOLINTNEXTLINE(bugprone-exception-escape): destroying JSON throws only if memory is exhausted
struct SchemaDocument {
  nlohmann::json root;
  std::map<std::string, SchemaPattern, std::less<>> patterns;
  std::deque<SchemaRule> rules;  // a deque, since rules point to each other
  const SchemaRule* top = nullptr;
};

// The value of a keyword; nullptr if the schema lacks it.
const nlohmann::json* member(const nlohmann::json& schema, const char* keyword);

// Fills `rules` and `top` from the other members. Each `$ref` must resolve and each pattern must be in
// `patterns`.
void make_rules(SchemaDocument&);

}  // namespace trackwright
