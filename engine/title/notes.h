// Bank notes: how many of each denomination a title's bank needs.
#pragma once

#include <optional>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

struct NotePile {
  int value = 0;
  int count = 0;
  friend bool operator==(const NotePile&, const NotePile&) = default;
};

struct BankNotes {
  std::vector<NotePile> piles;  // from the smallest on
  int total = 0;                // what all of them are worth
  bool stated = false;          // the title says how many there are; otherwise this is a suggestion
};

// The notes that the title states. Where it states no numbers, a suggestion for `money` in all (none: its
// bank; for an unlimited one eight times what the players begin with): of each denomination as many as
// players and companies need to pay any amount, at least ten, and the rest in the largest. Where it states no
// denominations, the usual ones of its size of bank. Empty where there is nothing to go by.
BankNotes bank_notes(const Title&, std::optional<int> money = std::nullopt);

}  // namespace trackwright
