#include "designer/format/interchange/ruby_nodes.h"

#include <algorithm>
#include <string>

#include "designer/format/text/nodes.h"

namespace trackwright {

namespace {

using Value = RubyValue::Kind;

std::string key_of(const RubyValue& key) {
  if (key.kind != Value::List) return key.text;
  std::string all;
  for (const RubyValue& one : key.items) all += (all.empty() ? "" : " ") + one.text;
  return all;
}

Node scalar(Node::Kind kind, const std::string& text) {
  Node node = text_node(text);
  node.kind = kind;
  return node;
}

}  // namespace

Node node_of_ruby(const RubyValue* value) {
  if (value == nullptr) return {};
  switch (value->kind) {
    case Value::Boolean:
      return scalar(Node::Kind::Boolean, value->text);
    case Value::Integer:
      return scalar(Node::Kind::Integer, value->text);
    case Value::Real:
      return scalar(Node::Kind::Real, value->text);
    case Value::Text:
    case Value::Symbol:
      return text_node(value->text);
    case Value::List: {
      Node list = list_node();
      for (const RubyValue& item : value->items) list.items.push_back(node_of_ruby(&item));
      return list;
    }
    case Value::Map: {
      Node map = mapping_node();
      for (std::size_t i = 0; i + 1 < value->items.size(); i += 2) {
        const std::string key = key_of(value->items[i]);
        std::erase_if(map.entries, [&](const Entry& entry) { return entry.key == key; });
        map.entries.push_back({key, {}, node_of_ruby(&value->items[i + 1]), {}});
      }
      return map;
    }
    default:
      return {};
  }
}

}  // namespace trackwright
