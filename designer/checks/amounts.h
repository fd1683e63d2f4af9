// Amounts of which all but one are multiples of a round one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/place.h"

namespace trackwright {

struct Amount {
  int value = 0;
  Place place;
  std::string object;
};

struct OddAmount {
  Amount amount;
  int unit = 0;  // of all the others
};

// The one that lies a little beside a multiple of what all the others are multiples of. Nothing where there
// are fewer than five, where several do, or where it is far from a multiple: 450 among hundreds is a price,
// 410 a slip.
std::optional<OddAmount> odd_one_out(const std::vector<Amount>&);

}  // namespace trackwright
