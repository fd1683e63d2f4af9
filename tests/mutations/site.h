// Where in a title's file something can be changed: what a pattern finds in the tree, with the text it
// covers.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "designer/load/tree.h"

namespace trackwright::mutations {

// Bytes [begin, end) of a text.
struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t size() const { return end - begin; }
};

struct Site {
  std::vector<std::string> path;  // keys from the top; an item of a list is "#3"
  const Node* parent = nullptr;   // the mapping or list it stands in
  std::size_t index = 0;          // in the parent

  const Node& value() const;
  bool is_entry() const;                    // of a mapping
  const Entry* entry(std::size_t i) const;  // of the parent; nullptr in a list
};

// "companies/*/home": one key a segment, `*` for any key or item, `a|b` for either.
std::vector<Site> find_sites(const Node& tree, std::string_view pattern);

// The characters of a value, its quotes or brackets among them.
Span value_span(std::string_view text, const Node&);
// A key (with quotes) and its value, or an item of a list, without what separates it from its neighbours.
Span member_span(std::string_view text, const Node& parent, std::size_t index);
// The same with its comma, or with its whole lines: what has to go so that the rest is still YAML.
Span removal_span(std::string_view text, const Node& parent, std::size_t index);
bool is_flow(std::string_view text, const Node& collection);

}  // namespace trackwright::mutations
