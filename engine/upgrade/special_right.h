// Tiles with an icon that blocks lays: only some private companies may lay them, on their hexes.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// The right of a private company to lay a tile: its hexes; empty: any hex.
struct SpecialRight {
  std::string holder;
  std::vector<Ref> hexes;
};

// Reads the rights from the powers of privates; from the text of the card if a private has no power.
std::vector<SpecialRight> rights_to(const Title&, const std::string& tile);

// Whether one of the rights applies in the hex; for nullptr: anywhere.
bool holds_in(const std::vector<SpecialRight>&, const Hex*);

// Returns "only by Mitsubishi Ferry, in B11 or G10".
std::string right_words(const std::vector<SpecialRight>&);

}  // namespace trackwright
