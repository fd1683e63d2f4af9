// A parsed schema, and what it asks for as rules that are made once: what the walk looks at for each value of
// a tree. schema.cpp, rules.cpp and walk.cpp share it.
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

// `pattern` and the keys of `patternProperties`. Those that ask for a beginning or for one word do without
// the machine of regular expressions.
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

// How many of something: minItems and maxItems, and their kin.
struct SchemaRange {
  std::size_t least = 0;
  std::size_t most = std::numeric_limits<std::size_t>::max();
  bool exact() const { return least == most; }
};

// minimum and its kin.
struct SchemaBound {
  enum class Kind { Minimum, Maximum, ExclusiveMinimum, ExclusiveMaximum };
  Kind kind = Kind::Minimum;
  double value = 0;
  std::string text;  // the value as the schema writes it
};

// One schema within the schema, its `$ref` followed.
struct SchemaRule {
  const nlohmann::json* said = nullptr;
  bool anything = false;             // `true` in place of a schema
  std::optional<unsigned> types;     // as of types_of
  std::vector<std::string> allowed;  // const and enum
  std::vector<const SchemaRule*> all;
  std::vector<std::vector<const SchemaRule*>> alternatives;  // anyOf, oneOf
  std::map<std::string, const SchemaRule*, std::less<>> properties;
  std::vector<std::pair<const SchemaPattern*, const SchemaRule*>> pattern_properties;
  const SchemaRule* other_properties = nullptr;
  bool closed = false;  // no other properties
  const SchemaRule* property_names = nullptr;
  std::vector<std::string> required;
  const SchemaRule* items = nullptr;
  const SchemaPattern* pattern = nullptr;
  SchemaRange entry_count;
  SchemaRange item_count;
  SchemaRange length;
  std::vector<SchemaBound> bounds;
  bool whole = false;  // numbers are whole
};

// NOLINTNEXTLINE(bugprone-exception-escape): destroying JSON throws nothing but where memory is out
struct SchemaDocument {
  nlohmann::json root;
  std::map<std::string, SchemaPattern, std::less<>> patterns;
  std::deque<SchemaRule> rules;  // which point at each other
  const SchemaRule* top = nullptr;
};

// A keyword's value; nullptr where the schema does not say it.
const nlohmann::json* member(const nlohmann::json& schema, const char* keyword);

// Fills `rules` and `top` from the other members, in which each `$ref` leads somewhere and each pattern is
// known.
void make_rules(SchemaDocument&);

}  // namespace trackwright
