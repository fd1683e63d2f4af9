// The places in a title's file that a pattern matches, with their text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/yaml/spans.h"

namespace trackwright::mutations {

struct Site {
  std::vector<std::string> path;  // keys from the top; an item of a list is "#3"
  const Node* parent = nullptr;   // the mapping or list that contains it
  std::size_t index = 0;          // in the parent

  const Node& value() const;
  bool is_entry() const;                    // of a mapping
  const Entry* entry(std::size_t i) const;  // of the parent; nullptr in a list
};

// "companies/*/home": one key per segment, `*` for any key or item, `a|b` for either.
std::vector<Site> find_sites(const Node& tree, std::string_view pattern);

}  // namespace trackwright::mutations
