// Validates a tree against a JSON Schema. One mistake gives one finding: values of the wrong type are not
// examined further, a misspelt key is not also reported as missing, and only the nearest of several
// alternatives is reported.
//
// Findings: schema/unknown-key, schema/missing-key, schema/wrong-type, schema/bad-value (a word or form that
// is not allowed) and schema/out-of-range (a number, or a count).
//
// Supports these keywords of Draft-07: type, enum, const, properties, patternProperties,
// additionalProperties, propertyNames, required, minProperties, maxProperties, items (one schema), minItems,
// maxItems, minLength, maxLength, pattern, minimum, maximum, exclusiveMinimum, exclusiveMaximum, allOf,
// anyOf, oneOf (at least one) and $ref within the file. Ignores annotations. Stricter than the draft in three
// ways, since the builders read numbers as people write them: 2.0 is not a whole number; 0x1F, +1 and .inf
// are texts; whole numbers end at 2147483647.
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

// The error describes a mistake in the schema itself, which only the program's own data can contain. Keywords
// that `validate` does not support are also errors.
Expected<Schema> parse_schema(std::string_view json);

// The same with a cache by text, since a resident process needs the same dozen schemas for every file.
// Thread-safe.
Expected<Schema> known_schema(const std::string& json);

void validate(const Node& tree, const Schema&, Findings&);

}  // namespace trackwright
