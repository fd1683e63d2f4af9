// YAML as a tree that knows where each value was written.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/place.h"

namespace trackwright {

struct Entry;

// Bytes [begin, end) of a text.
struct TextSpan {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t size() const { return end - begin; }
  bool contains(std::size_t offset) const { return begin <= offset && offset < end; }
  friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

// A value with its place. Scalars keep their text; `kind` says what YAML's core schema takes it for
// (a quoted scalar is always a String).
struct Node {
  enum class Kind { Null, Boolean, Integer, Real, String, Sequence, Mapping };
  Kind kind = Kind::Null;
  std::string text;            // of a scalar, unescaped
  bool verbatim = false;       // the text stands in the file byte for byte, from place.offset (after a quote)
  bool alias = false;          // written as an alias: items, entries and their places are those of its anchor
  bool flow = false;           // written within brackets, its own or those of a collection around it
  bool replace = false;        // tagged !replace: an overlay's mapping that is not merged but taken whole
  std::vector<Node> items;     // of a sequence
  std::vector<Entry> entries;  // of a mapping, in the order written
  // What findings point at. Of a scalar: its characters as written, between quotes, from the first to the
  // last line of a block; of a value left empty: the place right behind its key or dash, of length 0; of a
  // collection: its first character.
  Place place;
  // All of the value, in the file that `place` names: its tags, anchors, quotes and brackets, a block text
  // from its `|` to its last line end, a block collection from its first member to the end of its last one.
  // Of size 0 right behind the colon or dash of a value left empty; of an alias the `*name`.
  TextSpan span;

  const Node* find(std::string_view key) const;  // nullptr where absent or not a mapping
};

struct Entry {
  std::string key;
  Place key_place;
  Node value;
  TextSpan key_span;  // the key with its quotes
};

// The same values in the same order, wherever and however they are written: null is null, `[a]` a list of
// one.
bool same_tree(const Node&, const Node&);

// A member of a collection, by its place in `entries` or `items`.
struct Step {
  const Node* parent = nullptr;
  std::size_t index = 0;
  const Entry* entry() const;  // nullptr in a list
  const Node& value() const;
};

// The way from a root down to a value or to its key.
struct NodePath {
  std::vector<Step> steps;  // empty: the root itself
  bool on_key = false;      // the key of the last step
};

// The way to the innermost value or key that a cursor at `offset` stands in or right behind; nothing outside
// of the root. What stands behind an alias is not looked into, for it stands elsewhere.
std::optional<NodePath> node_at(const Node& root, std::size_t offset);

}  // namespace trackwright
