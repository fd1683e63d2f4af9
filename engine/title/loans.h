// Cards of money that is lent: what a company borrows from the bank, or a bond that is bought and pays its
// owner.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/base/place.h"

namespace trackwright {

// Who buys a bond.
enum class BondOwner : std::uint8_t { Players, Companies };

struct Loan {
  Placed<std::string> name;
  std::optional<Placed<int>> count;     // none: unlimited; `print` says how many cards to print
  int print = 0;                        // how many cards to print: the count unless the title says otherwise
  Placed<int> value;                    // what it brings to who takes it, or costs who buys it
  std::optional<Placed<int>> interest;  // of each operating round; none: as `text` says
  std::map<std::string, Placed<int>> limits;  // how many one may have, by kind of company; `player`
  std::vector<BondOwner> sold_to;             // empty: it is not bought but taken, by a company
  std::string text;
  SaidAt place;

  bool bought() const { return !sold_to.empty(); }
  friend bool operator==(const Loan&, const Loan&) = default;
};

// The key of the limit for players.
inline constexpr const char* player_limit = "player";

template <>
inline constexpr auto enum_words<BondOwner> = std::to_array<EnumWord<BondOwner>>(
    {{BondOwner::Players, "players"}, {BondOwner::Companies, "companies"}});

}  // namespace trackwright
