// A set of small numbers with the fixed capacity 64 W. The route search spends most of its time on it.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace trackwright {

template <std::size_t W>
struct Bits {
  std::array<std::uint64_t, W> words{};

  void set(std::size_t i) { words[i / 64] |= std::uint64_t{1} << (i % 64); }
  void clear(std::size_t i) { words[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }
  bool test(std::size_t i) const { return ((words[i / 64] >> (i % 64)) & 1U) != 0; }
  bool meets(const Bits& other) const {
    std::uint64_t common = 0;
    for (std::size_t w = 0; w < W; ++w) common |= words[w] & other.words[w];
    return common != 0;
  }
  bool any() const {
    std::uint64_t all = 0;
    for (const std::uint64_t word : words) all |= word;
    return all != 0;
  }
  Bits& operator|=(const Bits& other) {
    for (std::size_t w = 0; w < W; ++w) words[w] |= other.words[w];
    return *this;
  }
  // Removes the members of `other`.
  Bits& operator-=(const Bits& other) {
    for (std::size_t w = 0; w < W; ++w) words[w] &= ~other.words[w];
    return *this;
  }
  friend bool operator==(const Bits&, const Bits&) = default;

  template <class F>
  void each(F&& visit) const {
    for (std::size_t w = 0; w < W; ++w)
      for (std::uint64_t rest = words[w]; rest != 0; rest &= rest - 1)
        visit(w * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
  }
};

}  // namespace trackwright
