// Surveys titles: the consumers of each kind of datum and of each word.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/consumers/walk.h"

namespace trackwright::consumers {

struct Found {
  std::string pattern;  // one kind of datum: "trains/*/price"
  std::map<Consumer, std::string>
      witness;  // a change that shows that this consumer uses it: "18sj trains/2/price: ..."
  std::map<Consumer, std::string>
      told;  // a change after which this consumer reports something else as not computed
  std::vector<std::string> words;            // allowed by the schema; empty: any text
  std::map<std::string, Consumers> by_word;  // the consumers whose result changes with the word
  std::size_t tried = 0;                     // number of valid changes
};

// By file and place in its schema: "roster.yaml", "/definitions/train/properties/price".
using Survey = std::map<std::pair<std::string, std::string>, Found>;

struct Wanted {
  std::size_t places = 2;  // the number of places to try for each kind in a title
  bool words = true;       // also tries each word
  std::string only{};      // a prefix of the kinds to survey
  Consumers consumers{all_consumers.begin(), all_consumers.end()};
};

void survey(const Walk&, const std::string& title, const Wanted&, Survey&);

}  // namespace trackwright::consumers
