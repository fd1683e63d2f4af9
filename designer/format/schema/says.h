// What a schema says of a place in a tree, for whoever helps to write it: descriptions, the keys and words
// that may stand there, and what is named there.
//
// These annotations of our schemas tell of names, by the words of Name::Kind ("hex", "train"), one or a list:
//   nameOf      a text here, or each item of a list here, names such a thing
//   defines     the same, and it is what gives the thing its name
//   itemsName   a list of them, one for each item of a list here: the first item names a tile, say
//   keysOf      each key of the mapping here names such a thing
//   keysDefine  the same, and it is what gives the thing its name
//   keysEnd     keys of the mapping here that begin so end with the name of such a thing: {"powers.":
//   "private"} language    "tile": a text here is written in the tile language
// And these tell who obeys what stands here; both hold below it, too, until something else is stated there:
//   notForPrint   why no component shows it
//   computedBy    those of check, routes, upgrades and play whose results depend on it; the others leave it
//   to
//                 its printed words
// `wordsInText` lists, by one of these, words of an enumeration here that it does not compute.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "designer/format/schema/schema.h"
#include "designer/format/text/tree.h"
#include "engine/base/name.h"

namespace trackwright {

// One step down: into the value of a key, or into an item of a list.
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
  bool collection = false;  // its value is nothing but a list or a mapping
};

struct SchemaSays {
  bool known = false;              // the schema has something at this place
  std::string description;         // may be empty
  std::vector<std::string> words;  // all that may stand here, or examples of it
  std::vector<SchemaKey> keys;
  std::vector<Name::Kind> names;  // what a text here names, one of these
  std::vector<Name::Kind> keys_name;
  bool is_text = false;  // a text may stand here
  bool free_keys = false;
  std::string language;  // that a text here is written in; empty: none
  std::string not_print;
  std::vector<std::string> computed_by;                             // in the order of the schema
  std::map<std::string, std::vector<std::string>> words_in_text{};  // by who leaves them to the text
};

SchemaSays schema_says(const Schema&, const SchemaSteps&);

// A key of a schema with a value of its own, once, wherever it is referred to.
struct KeyOfSchema {
  std::string place;  // within the schema: "/definitions/train/properties/price"
  std::string name;   // "trains.*.price", or "train: price" in a definition
  std::string not_print;
  std::vector<std::string> computed_by;
  std::vector<std::string> words;
  std::map<std::string, std::vector<std::string>> words_in_text;
};

// In the order of the schema as it is parsed, the definitions behind the others.
std::vector<KeyOfSchema> keys_of(const Schema&);

// The place of the key, or of the item of a list, to which the steps lead: one of keys_of, or "".
std::string place_of_key(const Schema&, const SchemaSteps&);

// A text of a tree that names something.
struct SaidName {
  std::vector<Name::Kind> kinds;  // one of these
  bool defines = false;
  std::string text;
  Place place;
  SchemaSteps steps;  // to the value, or to the value of the key that this is
  bool key = false;
};

// In the order of the tree. What stands behind an alias is left out, for it stands elsewhere.
std::vector<SaidName> said_names(const Node& tree, const Schema&);

// The kind that a word of the annotations means; Nothing where it means none.
Name::Kind kind_of(std::string_view word);

}  // namespace trackwright
