// YAML as a tree that records the place of each value.
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

// A value with its place. Scalars keep their text. `kind` is the type in YAML's core schema (a quoted scalar
// is always a String).
struct Node {
  enum class Kind { Null, Boolean, Integer, Real, String, Sequence, Mapping };
  Kind kind = Kind::Null;
  std::string text;       // of a scalar, unescaped
  bool verbatim = false;  // the text is in the file byte for byte, from place.offset (after a quote)
  bool alias = false;     // an alias: items, entries and their places are those of its anchor
  bool flow = false;      // inside brackets, its own or those of a collection around it
  bool replace =
      false;  // tagged !replace: an overlay's mapping that replaces the other one instead of merging
  std::vector<Node> items;     // of a sequence
  std::vector<Entry> entries;  // of a mapping, in the order written
  // The place for findings. For a scalar: its characters between quotes, or from the first to the last line
  // of a block. For an empty value: the place right after its key or dash, of length 0. For a collection: its
  // first character.
  Place place;
  // The whole value, in the file of `place`: its tags, anchors, quotes and brackets; a block text from its
  // `|` to its last line end; a block collection from its first member to the end of the last. Of size 0
  // right after the colon or dash for an empty value; the `*name` for an alias.
  TextSpan span;

  const Node* find(std::string_view key) const;  // nullptr if absent or not a mapping
};

struct Entry {
  std::string key;
  Place key_place;
  Node value;
  TextSpan key_span;  // the key including its quotes
};

// True for the same values in the same order, regardless of place and form: `[a]` equals a block list of `a`.
bool same_tree(const Node&, const Node&);

// A member of a collection, by its index in `entries` or `items`.
struct Step {
  const Node* parent = nullptr;
  std::size_t index = 0;
  const Entry* entry() const;  // nullptr in a list
  const Node& value() const;
};

// The path from a root down to a value or to its key.
struct NodePath {
  std::vector<Step> steps;  // empty: the root itself
  bool on_key = false;      // the path leads to the key of the last step
};

// The path to the innermost value or key with a cursor at `offset` inside it or right after it; nullopt
// outside the root. Does not descend into aliases, since their content is elsewhere.
std::optional<NodePath> node_at(const Node& root, std::size_t offset);

}  // namespace trackwright
