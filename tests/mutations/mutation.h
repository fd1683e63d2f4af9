// A kind of mistake, and the text of a title that contains one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/mutations/site.h"

namespace trackwright::mutations {

// Random numbers that are equal on every machine: a linear congruential generator, high bits.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) : state_(seed * 2 + 1) { below(2); }
  std::size_t below(std::size_t n) {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return n == 0 ? 0 : static_cast<std::size_t>((state_ >> 33U) % n);
  }

 private:
  std::uint64_t state_;
};

struct Mutant {
  std::string text;       // of the whole file
  std::size_t begin = 0;  // of the change, in the new text
  std::size_t end = 0;
  std::vector<std::string> words;  // in addition to the path: names that were or are at the place
};

// Returns nullopt if the mistake is impossible at this place.
using Operate = std::optional<Mutant> (*)(std::string_view text, const Site&, Chance&);

// Structural: a reference, a connection, or the presence of something. Number: a changed number.
enum class Sort : std::uint8_t { Structural, Number };

struct MutationKind {
  std::string_view name;
  Sort sort = Sort::Structural;
  std::string_view file;     // "map.yaml"
  std::string_view pattern;  // of the possible places
  Operate operate = nullptr;
};

const std::vector<MutationKind>& mutation_kinds();

}  // namespace trackwright::mutations
