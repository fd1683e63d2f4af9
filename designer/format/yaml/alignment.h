// Aligns the members of an old collection with those of a new one.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright::yaml {

// A member of the old collection, of the new one, or of both. A member of both stays, though its key or value
// may change.
struct Pair {
  std::optional<std::size_t> was;
  std::optional<std::size_t> becomes;
};

// In the order of both. As many members as possible stay in their order: those with equal keys, or equal
// items of a list. Between them, pairs the remaining members in order, keys with equal values first, so that
// a renamed key stays.
std::vector<Pair> aligned(const Node& old, const Node& wanted);

}  // namespace trackwright::yaml
