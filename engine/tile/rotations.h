// A set of rotations, as cheap to copy and compare as a number.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/tile/hex.h"

namespace trackwright {

class Rotations {
 public:
  constexpr Rotations() = default;
  constexpr explicit Rotations(unsigned bits) : bits_(static_cast<std::uint8_t>(bits & 0x3FU)) {}
  static constexpr Rotations all() { return Rotations(0x3FU); }
  static constexpr Rotations only(Rotation r) { return Rotations(1U << r.steps()); }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(Rotation r) const { return ((bits_ >> r.steps()) & 1U) != 0; }
  constexpr unsigned bits() const { return bits_; }

  // Adds `r` to each rotation.
  constexpr Rotations turned(Rotation r) const {
    const unsigned twice = static_cast<unsigned>(bits_) << r.steps();
    return Rotations(twice | (twice >> 6U));
  }

  constexpr Rotations operator&(Rotations other) const {
    return Rotations(static_cast<unsigned>(bits_) & other.bits_);
  }
  constexpr Rotations operator|(Rotations other) const {
    return Rotations(static_cast<unsigned>(bits_) | other.bits_);
  }
  constexpr Rotations without(Rotations other) const {
    return Rotations(bits_ & ~static_cast<unsigned>(other.bits_));
  }
  friend constexpr bool operator==(Rotations, Rotations) = default;

  // Iterates over the rotations of the set.
  class Iterator {
   public:
    using difference_type = std::ptrdiff_t;
    using value_type = Rotation;
    constexpr Iterator() = default;
    constexpr explicit Iterator(unsigned left) : left_(left) {}
    constexpr Rotation operator*() const { return Rotation(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned left_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return {}; }
  std::vector<Rotation> list() const {
    std::vector<Rotation> rotations;
    rotations.reserve(static_cast<std::size_t>(size()));
    for (const Rotation r : *this) rotations.push_back(r);
    return rotations;
  }

 private:
  std::uint8_t bits_ = 0;
};

// Rotates a set of edges clockwise; the format is that of exits().
constexpr std::uint8_t turned_edges(std::uint8_t edges, Rotation r) {
  return static_cast<std::uint8_t>(Rotations(edges).turned(r).bits());
}

}  // namespace trackwright
