// The index of a rulebook: terms with the pages that contain them.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

struct IndexTerm {
  std::string shown;               // "Danske Statsbaner (DSB)"
  std::vector<std::string> words;  // any of these counts
};

struct IndexEntry {
  std::string shown;
  std::vector<int> pages;  // ascending
};

// The terms of 18xx games, and the companies, private companies and tokens of the title.
std::vector<IndexTerm> index_terms(const Title&);

// A page with its number and its words.
struct IndexedPage {
  int number = 0;
  std::string text;
};

// In alphabetical order, without terms that no page or more than `most` pages contain. Capitals differ only
// in abbreviations, and a term may be the start of a longer word ("share" in "shares").
std::vector<IndexEntry> index_of(const std::vector<IndexTerm>&, const std::vector<IndexedPage>&,
                                 std::size_t most);

// "3–5, 8"
std::string page_list(const std::vector<int>& pages);

}  // namespace trackwright
