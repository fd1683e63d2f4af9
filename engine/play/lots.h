// What is drawn by lot in the set-up.
//
// The numbers are those of 18xx.games (game/base.rb: a linear congruential generator begun with the game's
// seed), so that a game recorded there is dealt here as it was there: for each lot of rules.yaml, in their
// order, every name in it gets a number, and the lowest leave (the cards of a draft get theirs before); then
// a company for each private that comes with a president's certificate by lot.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright::play {

// Whether privates are drafted.
bool has_draft(const Title&);

// What the lots have decided: privates and companies that left the game, and companies whose president's
// certificate comes with a private.
struct Deal {
  std::vector<std::string> removed;
  std::vector<std::string> drawn;
  std::vector<std::string> deck;  // privates of a draft, the topmost first
  std::uint64_t numbers = 0;      // the last number that was drawn
};

// The one after it.
std::uint64_t next_number(std::uint64_t);

// So many things, each with the next number, from the lowest on; goes on from the last one that was drawn.
std::vector<std::size_t> drawn_order(std::size_t many, std::uint64_t& number);

// With the president's certificate of a company that is drawn.
bool comes_by_lot(const Title&, const Private&);

Deal dealt(const Title&, std::uint64_t seed, int players);

}  // namespace trackwright::play
