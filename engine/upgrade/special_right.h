// Tiles with an icon that blocks lays, which only some private companies may lay, on their hexes.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// Of a private that may lay a tile: on which hexes; empty: on any.
struct SpecialRight {
  std::string holder;
  std::vector<Ref> hexes;
};

// As the power of a private says, or where it states none, as its card does.
std::vector<SpecialRight> rights_to(const Title&, const std::string& tile);

// Whether one of them holds in the hex; of no hex: somewhere.
bool holds_in(const std::vector<SpecialRight>&, const Hex*);

// "only by Mitsubishi Ferry, in B11 or G10"
std::string right_words(const std::vector<SpecialRight>&);

}  // namespace trackwright
