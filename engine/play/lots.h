// What is drawn by lot in the set-up.
//
// The numbers are those of 18xx.games (game/base.rb: a linear congruential generator begun with the game's
// seed), so that a game recorded there is dealt here as it was there: for each lot of rules.yaml, in their
// order, every name in it gets a number, and the lowest leave; then a company for each private that comes
// with a president's certificate by lot.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright::play {

// What the lots have decided: privates and companies that left the game, and companies whose president's
// certificate comes with a private.
struct Deal {
  std::vector<std::string> removed;
  std::vector<std::string> drawn;
};

// With the president's certificate of a company that is drawn.
bool comes_by_lot(const Title&, const Private&);

Deal dealt(const Title&, std::uint64_t seed);

}  // namespace trackwright::play
