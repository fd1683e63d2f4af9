// Loan cards: loans that a company takes from the bank, and bonds that pay their owner.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/base/place.h"

namespace trackwright {

// Who may buy a bond.
enum class BondOwner : std::uint8_t { Players, Companies };

struct Loan {
  Placed<std::string> name;
  std::optional<Placed<int>> count;  // none: unlimited; `print` says how many cards to print
  int print = 0;      // number of cards to print: the count unless the title gives another number
  Placed<int> value;  // money that the borrower receives, or price that the buyer pays
  std::optional<Placed<int>> interest;        // per operating round; none: see `text`
  std::map<std::string, Placed<int>> limits;  // maximum per owner, by kind of company; `player`
  std::vector<BondOwner> sold_to;             // empty: a loan that a company takes
  std::string text;
  SaidAt place;

  bool bought() const { return !sold_to.empty(); }
  friend bool operator==(const Loan&, const Loan&) = default;
};

// The key for players in `limits`.
inline constexpr const char* player_limit = "player";

template <>
inline constexpr auto enum_words<BondOwner> = std::to_array<EnumWord<BondOwner>>(
    {{BondOwner::Players, "players"}, {BondOwner::Companies, "companies"}});

}  // namespace trackwright
