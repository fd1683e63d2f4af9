// Values as members of trees, in the forms that values.h reads. Omits values that equal the reader's default.
#pragma once

#include <functional>
#include <optional>
#include <ranges>
#include <string>
#include <vector>

#include "designer/format/text/nodes.h"
#include "engine/title/roster.h"

namespace trackwright {

// Applies `tree` to each value and returns the list.
template <std::ranges::input_range Values, class Tree>
Node list_of(const Values& values, const Tree& tree) {
  Node list = list_node();
  for (const auto& value : values) list.items.push_back(std::invoke(tree, value));
  return list;
}

// Applies `tree` to each value and returns a mapping by name.
template <std::ranges::input_range Values, class NameOf, class Tree>
Node mapping_of(const Values& values, const NameOf& name, const Tree& tree) {
  Node mapping = mapping_node();
  for (const auto& value : values) add(mapping, std::invoke(name, value), std::invoke(tree, value));
  return mapping;
}

// A name: `57` becomes a number, because readers accept both as names.
Node name_node(const std::string&);
// In millimetres, hexes, ...: as short as possible without loss.
Node real_node(double);
Node names_node(const std::vector<Ref>&);
Node numbers_node(const std::vector<Placed<int>>&);
Node texts_node(const std::vector<std::string>&);
// Words of an enumeration.
template <class Words>
Node words_node(const Words& values) {
  return list_of(values, [](auto value) { return word_node(value); });
}

// Adds a key unless its value is `usual`.
void put_text(Node& mapping, const std::string& key, const std::string& text, const std::string& usual = {});
void put_name(Node& mapping, const std::string& key, const std::string& name, const std::string& usual = {});
void put_number(Node& mapping, const std::string& key, int number, int usual);
void put_number(Node& mapping, const std::string& key, const std::optional<Placed<int>>& number);
void put_flag(Node& mapping, const std::string& key, bool flag, bool usual = false);

}  // namespace trackwright
