// What the walk over titles finds of each kind of datum and of each word.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/consumers/walk.h"

namespace trackwright::consumers {

struct Found {
  std::string pattern;  // one of its kinds of datum: "trains/*/price"
  std::map<Consumer, std::string>
      witness;  // who obeys it, and a change that shows it: "18sj trains/2/price: ..."
  std::map<Consumer, std::string> told;      // who says that it is not computed
  std::vector<std::string> words;            // that the schema allows; none: any text
  std::map<std::string, Consumers> by_word;  // who gives another result for it
  std::size_t tried = 0;                     // changes that were well formed
};

// By file and place in its schema: "roster.yaml", "/definitions/train/properties/price".
using Survey = std::map<std::pair<std::string, std::string>, Found>;

struct Wanted {
  std::size_t places = 2;  // of each kind in a title
  bool words = true;       // each of them
  std::string only{};      // kinds that begin so
  Consumers consumers{all_consumers.begin(), all_consumers.end()};
};

void survey(const Walk&, const std::string& title, const Wanted&, Survey&);

}  // namespace trackwright::consumers
