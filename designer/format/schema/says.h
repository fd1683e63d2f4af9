// The parts of a schema that apply at a place in a tree, for completion and other help: descriptions, allowed
// keys and words, and the kinds of names.
//
// These annotations describe names, by the words of Name::Kind ("hex", "train"), one or a list:
//   nameOf      a text here, or each item of a list here, refers to such a thing
//   defines     the same, and it defines the thing
//   itemsName   a list of kinds, one for each item of a list here, such as a tile for the first item
//   keysOf      each key of the mapping here refers to such a thing
//   keysDefine  the same, and it defines the thing
//   keysEnd     by prefix of keys: the rest of the key is the name of such a thing: {"powers.": "private"}
//   language    "tile": a text here is in the tile language
//
// These annotations list the users of a value. They also apply below the place, up to the next annotation:
//   notForPrint   the reason why no component shows the value
//   computedBy    those of check, routes, upgrades and play whose results depend on it; for the others, it is
//                 only printed text
//
// `wordsInText` lists, for one of these four, the words of an enumeration here that it does not compute.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "designer/format/schema/schema.h"
#include "designer/format/text/tree.h"
#include "engine/base/name.h"

namespace trackwright {

// One step down: to the value of a key, or to an item of a list.
struct SchemaStep {
  bool item = false;
  std::string key{};
};
using SchemaSteps = std::vector<SchemaStep>;

SchemaSteps steps_of(const NodePath&);

struct SchemaKey {
  std::string key;
  std::string description;
  bool required = false;
  bool collection = false;  // its value must be a list or a mapping
};

struct SchemaSays {
  bool known = false;              // the schema describes this place
  std::string description;         // may be empty
  std::vector<std::string> words;  // all allowed words, or examples
  std::vector<SchemaKey> keys;
  std::vector<Name::Kind> names;  // the kinds that a text here may refer to, as alternatives
  std::vector<Name::Kind> keys_name;
  bool is_text = false;  // a text is allowed here
  bool free_keys = false;
  std::string language;  // the language of a text here; empty: none
  std::string not_print;
  std::vector<std::string> computed_by;  // in the order of the schema
  std::map<std::string, std::vector<std::string>>
      words_in_text{};  // by the consumer that leaves them to the text
};

SchemaSays schema_says(const Schema&, const SchemaSteps&);

// A key of a schema that has a value of its own; listed once, even if several places refer to it.
struct KeyOfSchema {
  std::string place;  // within the schema: "/definitions/train/properties/price"
  std::string name;   // "trains.*.price", or "train: price" in a definition
  std::string not_print;
  std::vector<std::string> computed_by;
  std::vector<std::string> words;
  std::map<std::string, std::vector<std::string>> words_in_text;
};

// In the order of the parsed schema, definitions last.
std::vector<KeyOfSchema> keys_of(const Schema&);

// The place of the key, or of the list item, at the end of the steps: one of keys_of, or "".
std::string place_of_key(const Schema&, const SchemaSteps&);

// A text of a tree that refers to something.
struct SaidName {
  std::vector<Name::Kind> kinds;  // alternatives
  bool defines = false;
  std::string text;
  Place place;
  SchemaSteps steps;  // to the value, or to the value of this key
  bool key = false;
};

// In the order of the tree. Omits the content of aliases, since it is part of the anchor.
std::vector<SaidName> said_names(const Node& tree, const Schema&);

// The kind for a word of the annotations; Nothing for other words.
Name::Kind kind_of(std::string_view word);

}  // namespace trackwright
