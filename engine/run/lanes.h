// Track that trains and ships do not share: lays and stations follow that of trains, ports that of ships.
#pragma once

#include <cstdint>

#include "engine/title/roster.h"

namespace trackwright {

// Bit sets of Track. Both are empty where ships have no track of their own.
struct Lanes {
  std::uint8_t sea = 0;   // on which ships run, and no train
  std::uint8_t land = 0;  // on which trains run, and no ship
};

// Kinds of track the train runs on: broad and dual unless the train says otherwise.
std::uint8_t tracks_of(const Train&);

Lanes lanes_of(const Roster&);

// The card of a ship: of a stack of its own.
bool is_ship(const Train&);

}  // namespace trackwright
