#include "designer/format/text/tree.h"

#include <algorithm>

namespace trackwright {

const Node* Node::find(std::string_view key) const {
  for (const Entry& entry : entries)
    if (entry.key == key) return &entry.value;
  return nullptr;
}

bool same_tree(const Node& a, const Node& b) {
  if (a.kind != b.kind || a.replace != b.replace) return false;
  if (a.kind != Node::Kind::Null && a.text != b.text) return false;
  const auto same_entry = [](const Entry& x, const Entry& y) {
    return x.key == y.key && same_tree(x.value, y.value);
  };
  return std::ranges::equal(a.items, b.items, same_tree) &&
         std::ranges::equal(a.entries, b.entries, same_entry);
}

const Entry* Step::entry() const {
  return parent->kind == Node::Kind::Mapping ? &parent->entries[index] : nullptr;
}

const Node& Step::value() const {
  return parent->kind == Node::Kind::Mapping ? parent->entries[index].value : parent->items[index];
}

namespace {

bool touches(const TextSpan& span, std::size_t offset) {
  return span.begin <= offset && offset <= span.end;
}

// The key or value at the offset; of two adjacent ones, the one that begins there.
std::optional<NodePath> member_at(const Node& parent, std::size_t offset) {
  std::optional<NodePath> found;
  const std::size_t size = parent.entries.size() + parent.items.size();
  for (std::size_t i = 0; i < size; ++i) {
    const Step step{&parent, i};
    const Entry* entry = step.entry();
    if (entry != nullptr && touches(entry->key_span, offset)) found = {{step}, true};
    if (touches(step.value().span, offset)) found = {{step}, false};
  }
  return found;
}

}  // namespace

std::optional<NodePath> node_at(const Node& root, std::size_t offset) {
  if (!touches(root.span, offset)) return std::nullopt;
  NodePath path;
  for (const Node* node = &root; !node->alias && !path.on_key;) {
    const auto member = member_at(*node, offset);
    if (!member) break;
    path.steps.push_back(member->steps.front());
    path.on_key = member->on_key;
    node = &path.steps.back().value();
  }
  return path;
}

}  // namespace trackwright
