// The place of a value in a file: the file (numbered by the reader), a byte offset and a length in bytes.
// Model values carry places so that findings can point at them. The engine never opens the file.
#pragma once

#include <compare>
#include <cstdint>

namespace trackwright {

// 0: no particular file; real files count from 1.
using FileId = std::uint32_t;

struct Place {
  FileId file = 0;
  std::uint32_t offset = 0;
  std::uint32_t length = 0;

  friend auto operator<=>(const Place&, const Place&) = default;
};

// A place stored beside other values in a struct. It does not take part in comparisons: structs that differ
// only in places are equal.
struct SaidAt : Place {
  constexpr SaidAt() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): a place is all that it holds
  constexpr SaidAt(const Place& place) : Place(place) {}
  constexpr SaidAt(FileId in, std::uint32_t at, std::uint32_t bytes) : Place{in, at, bytes} {}

  friend constexpr bool operator==(const SaidAt&, const SaidAt&) { return true; }
};

// Whether a text appears verbatim in its file, plain or in quotes on a single line. Ignored in comparisons
// like SaidAt.
struct SaidVerbatim {
  bool yes = false;

  friend constexpr bool operator==(const SaidVerbatim&, const SaidVerbatim&) { return true; }
};

// A value with its place. Comparisons use the value only: two titles with the same values in different lines
// are equal.
template <class T>
struct Placed {
  T value{};
  Place place{};

  friend bool operator==(const Placed& a, const Placed& b) { return a.value == b.value; }
};

}  // namespace trackwright
