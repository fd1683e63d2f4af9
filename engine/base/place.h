// Where a value was said: a file (numbered by whoever read it), a byte offset and a length in bytes.
// Carried by model values so that a finding can point at them; the engine never opens what it names.
#pragma once

#include <compare>
#include <cstdint>

namespace trackwright {

// 0 means "nowhere in particular"; real files count from 1.
using FileId = std::uint32_t;

struct Place {
  FileId file = 0;
  std::uint32_t offset = 0;
  std::uint32_t length = 0;

  friend auto operator<=>(const Place&, const Place&) = default;
};

// A value together with the place that said it. Equality is that of the value alone: two titles that say the
// same in different lines are the same.
template <class T>
struct Placed {
  T value{};
  Place place{};

  friend bool operator==(const Placed& a, const Placed& b) { return a.value == b.value; }
};

}  // namespace trackwright
