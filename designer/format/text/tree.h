// YAML as a tree that knows where each value was written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/place.h"

namespace trackwright {

struct Entry;

// A value with its place. Scalars keep their text; `kind` says what YAML's core schema takes it for
// (a quoted scalar is always a String).
struct Node {
  enum class Kind { Null, Boolean, Integer, Real, String, Sequence, Mapping };
  Kind kind = Kind::Null;
  std::string text;            // of a scalar, unescaped
  bool verbatim = false;       // the text stands in the file byte for byte, from place.offset (after a quote)
  bool replace = false;        // tagged !replace: an overlay's mapping that is not merged but taken whole
  std::vector<Node> items;     // of a sequence
  std::vector<Entry> entries;  // of a mapping, in the order written
  // Of a scalar: its characters as written, between quotes, from the first to the last line of a block; of a
  // value left empty: the place right behind its key or dash, of length 0; of a collection: its first
  // character.
  Place place;

  const Node* find(std::string_view key) const;  // nullptr where absent or not a mapping
};

struct Entry {
  std::string key;
  Place key_place;
  Node value;
};

}  // namespace trackwright
