// Which members of one collection are those of another: the way from what was written to what is wanted.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright::yaml {

// A member of the old collection, of the new one, or of both: then it stays, though its key or value may
// change.
struct Pair {
  std::optional<std::size_t> was;
  std::optional<std::size_t> becomes;
};

// In the order of both. As many members stay as can without changing their order: those with equal keys,
// equal items of a list. Of what is left between them each is taken for the next one of the other, keys with
// equal values first, so that what only got another name stays.
std::vector<Pair> aligned(const Node& old, const Node& wanted);

}  // namespace trackwright::yaml
