// Bank notes: the number of notes of each denomination that the bank of a title needs.
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
  std::vector<NotePile> piles;  // in ascending order
  int total = 0;                // total value
  bool stated = false;          // the title gives the numbers; false: a suggestion
};

// Returns the notes that the title defines. If the title gives no numbers, suggests notes worth `money` in
// total. The default for `money` is the bank; for an unlimited bank it is eight times the starting money of
// all players. The suggestion has enough of each denomination for players and companies to pay any amount, at
// least ten, and the rest in the largest denomination. If the title gives no denominations, the usual ones
// for that size of bank are used. Returns no piles if no amount is known.
BankNotes bank_notes(const Title&, std::optional<int> money = std::nullopt);

}  // namespace trackwright
