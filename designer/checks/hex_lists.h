// The lists of hexes that a title gives to privates and bonus tokens.
#pragma once

#include <vector>

#include "engine/base/name.h"
#include "engine/title/title.h"

namespace trackwright {

struct HexList {
  Name about;
  const std::vector<Ref>* hexes = nullptr;
};

std::vector<HexList> hex_lists(const Title&);

// The lists of powers in rules.yaml, of privates and companies, unless the private itself has the same list.
std::vector<HexList> power_hex_lists(const Title&);

}  // namespace trackwright
