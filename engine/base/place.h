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

// The place of a value beside others in a struct, which is no part of what the struct says: structs that
// differ in nothing but places are equal.
struct SaidAt : Place {
  constexpr SaidAt() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): a place is all that it holds
  constexpr SaidAt(const Place& place) : Place(place) {}
  constexpr SaidAt(FileId in, std::uint32_t at, std::uint32_t bytes) : Place{in, at, bytes} {}

  friend constexpr bool operator==(const SaidAt&, const SaidAt&) { return true; }
};

// Whether a text stands in its file as it is, plain or between quotes in a single line: as little a part of
// it.
struct SaidVerbatim {
  bool yes = false;

  friend constexpr bool operator==(const SaidVerbatim&, const SaidVerbatim&) { return true; }
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
