// Track that trains and ships do not share: lays and stations use the trains' track, ports that of ships.
#pragma once

#include <cstdint>

#include "engine/title/roster.h"

namespace trackwright {

// Bit sets of Track. Both are empty if ships have no track of their own.
struct Lanes {
  std::uint8_t sea = 0;   // for ships only
  std::uint8_t land = 0;  // for trains only
};

// The kinds of track that the train runs on: broad and dual by default.
std::uint8_t tracks_of(const Train&);

Lanes lanes_of(const Roster&);

// Whether the card is a ship: it belongs to a stack of its own.
bool is_ship(const Train&);

}  // namespace trackwright
