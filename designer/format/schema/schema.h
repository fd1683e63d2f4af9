// A tree against a JSON Schema. One mistake gives one finding: a value of the wrong type is not looked into,
// a misspelt key is not also missing, and of several alternatives only the nearest is held against the
// author.
//
// Findings: schema/unknown-key, schema/missing-key, schema/wrong-type, schema/bad-value (not one of the words
// allowed, not of the form asked for) and schema/out-of-range (of a number, or of how many there are).
//
// Draft-07, these keywords: type, enum, const, properties, patternProperties, additionalProperties,
// propertyNames, required, minProperties, maxProperties, items (one schema), minItems, maxItems, minLength,
// maxLength, pattern, minimum, maximum, exclusiveMinimum, exclusiveMaximum, allOf, anyOf, oneOf (at least
// one) and $ref within the file. Annotations are skipped. Stricter than the draft in three ways, since the
// builders read numbers as people write them: 2.0 is no whole number; 0x1F, +1 and .inf are texts; whole
// numbers end at 2147483647.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"

namespace trackwright {

struct SchemaDocument;  // the parsed JSON: document.h

class Schema {
 public:
  explicit Schema(std::shared_ptr<const SchemaDocument> document) : document_(std::move(document)) {}
  const SchemaDocument& document() const { return *document_; }

 private:
  std::shared_ptr<const SchemaDocument> document_;
};

// The error says what is wrong with the schema itself, which only the program's own data can cause: keywords
// that `validate` would ignore as well.
Expected<Schema> parse_schema(std::string_view json);

// The same, remembered by its text: a process that stays asks for the dozen schemas of the program with every
// file that it reads. For all threads.
Expected<Schema> known_schema(const std::string& json);

void validate(const Node& tree, const Schema&, Findings&);

}  // namespace trackwright
