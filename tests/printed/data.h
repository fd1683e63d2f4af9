// The data of one file of a title by kind, and changes of each.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright::printed {

// A kind of datum: the places that it may have in the files of a title, without names.
struct Datum {
  std::string file;       // "roster.yaml"
  std::string pattern;    // "trains/*/price": keys of the schema; `*` stands for a name or an item of a list
  std::string not_print;  // the reason of the schema why it is not for print; empty: it is for print
  std::string place{};    // in the schema (KeyOfSchema), for the first datum of this kind
};

using Way = std::vector<std::size_t>;  // from the root: indices of entries or items

struct DatumSites {
  Datum datum;
  std::vector<std::string> words;  // allowed by the schema; empty: any
  std::vector<Way> places;         // in the order of the file
};

// Every scalar by kind, in the order in which the kinds first occur. Includes those with `notForPrint`.
std::vector<DatumSites> data_of(const std::string& file, const Node& tree, const std::string& schema);

struct Change {
  Node tree;
  std::string told;  // "trains/2/price: 80 -> 90"
  std::string before;
  std::string after;  // empty: removed
};

// The whole tree with this scalar changed: another word, another number, another text, and finally removed.
std::vector<Change> changes_at(const Node& tree, const Way&, const std::vector<std::string>& words);

// The same for each other word that the schema allows.
std::vector<Change> words_at(const Node& tree, const Way&, const std::vector<std::string>& words);

// True if the title also states this datum in its own words: `text` or `meaning` of the thing, `closes_text`
// beside `closes_on`, or a sentence of rules.yaml.
bool has_own_words(const Node& tree, const Way&);

std::string_view schema_of(std::string_view file);

}  // namespace trackwright::printed
