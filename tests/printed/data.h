// The data of one file of a title by kind, and each said otherwise.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright::printed {

// A kind of datum: where in the files of a title it may stand, names of things aside.
struct Datum {
  std::string file;       // "roster.yaml"
  std::string pattern;    // "trains/*/price": keys of the schema, and `*` for a name or an item of a list
  std::string not_print;  // why it is not for print, as the schema says; empty: it is
  std::string place{};    // in the schema (KeyOfSchema); of the first of this kind
};

using Way = std::vector<std::size_t>;  // from the root down: indices of entries or items

struct DatumSites {
  Datum datum;
  std::vector<std::string> words;  // that the schema allows in its place; none: any
  std::vector<Way> places;         // in the order of the file
};

// Every scalar, by kind, in the order in which each kind is met first. What the schema marks with
// `notForPrint` says so.
std::vector<DatumSites> data_of(const std::string& file, const Node& tree, const std::string& schema);

struct Change {
  Node tree;
  std::string told;  // "trains/2/price: 80 -> 90"
  std::string before;
  std::string after;  // empty: left out
};

// The whole tree with this scalar said otherwise: another word, another number, another text, and at last
// without it.
std::vector<Change> changes_at(const Node& tree, const Way&, const std::vector<std::string>& words);

// The same for each of the other words that the schema allows.
std::vector<Change> words_at(const Node& tree, const Way&, const std::vector<std::string>& words);

// Whether the title says in its own words what this datum says: `text` or `meaning` of the thing,
// `closes_text` beside `closes_on`, a sentence of rules.yaml.
bool has_own_words(const Node& tree, const Way&);

std::string_view schema_of(std::string_view file);

}  // namespace trackwright::printed
