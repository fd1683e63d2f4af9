// The lots drawn during the set-up.
//
// The numbers are those of 18xx.games (game/base.rb: a linear congruential generator seeded with the seed of
// the game), so a game recorded there gets the same deal here. The order of the draws is:
// 1. The cards of a draft.
// 2. Each lot of rules.yaml, in order: every name gets a number, and the lowest numbers leave the game.
// 3. A company for each private whose president's certificate is decided by lot.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright::play {

// Whether players draft the privates.
bool has_draft(const Title&);

// The result of the lots: the privates and companies that left the game, and the companies whose president's
// certificate comes with a private.
struct Deal {
  std::vector<std::string> removed;
  std::vector<std::string> drawn;
  std::vector<std::string> deck;  // privates of a draft, the top card first
  std::uint64_t numbers = 0;      // the last number drawn
};

// Returns the number after this one.
std::uint64_t next_number(std::uint64_t);

// Draws a number for each of `many` things and returns their indices by increasing number. Updates `number`,
// the last number drawn.
std::vector<std::size_t> drawn_order(std::size_t many, std::uint64_t& number);

// Whether the private comes with the president's certificate of a company drawn by lot.
bool comes_by_lot(const Title&, const Private&);

Deal dealt(const Title&, std::uint64_t seed, int players);

}  // namespace trackwright::play
