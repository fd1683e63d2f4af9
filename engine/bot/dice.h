// Random numbers that are equal on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace trackwright::bot {

// Uses xorshift64 because the distributions of the standard library differ between implementations.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15U + 1) {}
  std::size_t below(std::size_t many) { return static_cast<std::size_t>(next() % many); }
  std::uint64_t next() {
    state_ ^= state_ << 13U;
    state_ ^= state_ >> 7U;
    state_ ^= state_ << 17U;
    return state_;
  }
  template <class T>
  void shuffle(std::vector<T>& all) {
    for (std::size_t left = all.size(); left > 1; --left) std::swap(all[left - 1], all[below(left)]);
  }

 private:
  std::uint64_t state_;
};

}  // namespace trackwright::bot
