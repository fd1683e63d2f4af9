#include "designer/format/text/nodes.h"

namespace trackwright {

Node text_node(std::string text) {
  Node node;
  node.kind = Node::Kind::String;
  node.text = std::move(text);
  return node;
}

Node number_node(int number) {
  Node node;
  node.kind = Node::Kind::Integer;
  node.text = std::to_string(number);
  return node;
}

Node flag_node(bool flag) {
  Node node;
  node.kind = Node::Kind::Boolean;
  node.text = flag ? "true" : "false";
  return node;
}

Node list_node(std::vector<Node> items) {
  Node node;
  node.kind = Node::Kind::Sequence;
  node.items = std::move(items);
  return node;
}

Node words_node(std::vector<std::string> words) {
  Node node = list_node();
  for (std::string& word : words) node.items.push_back(text_node(std::move(word)));
  return node;
}

Node mapping_node() {
  Node node;
  node.kind = Node::Kind::Mapping;
  return node;
}

bool add(Node& mapping, const std::string& key, Node value) {
  if (mapping.find(key) != nullptr) return false;
  mapping.entries.push_back({key, {}, std::move(value)});
  return true;
}

void put(Node& mapping, const std::string& key, Node value) {
  const bool nothing = value.kind == Node::Kind::Null ||
                       (value.kind == Node::Kind::String && value.text.empty()) ||
                       (value.kind == Node::Kind::Sequence && value.items.empty()) ||
                       (value.kind == Node::Kind::Mapping && value.entries.empty());
  if (!nothing) add(mapping, key, std::move(value));
}

}  // namespace trackwright
