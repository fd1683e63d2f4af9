#include "designer/format/title/tree_values.h"

#include <fmt/format.h>

#include <utility>

#include "designer/format/yaml/scalar.h"

namespace trackwright {

Node name_node(const std::string& name) {
  Node node = text_node(name);
  const Node::Kind kind = plain_kind(name);
  if (kind == Node::Kind::Integer || kind == Node::Kind::Real) node.kind = kind;
  return node;
}

Node real_node(double number) {
  Node node = text_node(fmt::format("{}", number));
  node.kind = plain_kind(node.text);
  return node;
}

Node names_node(const std::vector<Ref>& names) {
  return list_of(names, [](const Ref& name) { return name_node(name.value); });
}

Node numbers_node(const std::vector<Placed<int>>& numbers) {
  return list_of(numbers, [](const Placed<int>& number) { return number_node(number.value); });
}

Node texts_node(const std::vector<std::string>& texts) {
  return list_of(texts, text_node);
}

void put_text(Node& mapping, const std::string& key, const std::string& text, const std::string& usual) {
  if (text != usual) add(mapping, key, text_node(text));
}

void put_name(Node& mapping, const std::string& key, const std::string& name, const std::string& usual) {
  if (name != usual) add(mapping, key, name_node(name));
}

void put_number(Node& mapping, const std::string& key, int number, int usual) {
  if (number != usual) add(mapping, key, number_node(number));
}

void put_number(Node& mapping, const std::string& key, const std::optional<Placed<int>>& number) {
  if (number) add(mapping, key, number_node(number->value));
}

void put_flag(Node& mapping, const std::string& key, bool flag, bool usual) {
  if (flag != usual) add(mapping, key, flag_node(flag));
}

}  // namespace trackwright
