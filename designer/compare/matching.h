// Matches the things of two lists by their names.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trackwright {

// Letters and digits only, without case: "S&NJ" and "SNJ", "4+4" and "4 + 4" are alike. Accents stay.
std::string folded(std::string_view);

// The partners of two lists: each thing has at most one.
class Pairing {
 public:
  Pairing(std::size_t a, std::size_t b) : of_a_(a), taken_(b, false) {}

  // Pairs the remaining things for which `same` is true, in order; `same` gets an index into each list.
  template <class Same>
  void pair(const Same& same) {
    for (std::size_t i = 0; i < of_a_.size(); ++i)
      for (std::size_t j = 0; j < taken_.size() && !of_a_[i]; ++j)
        if (!taken_[j] && same(i, j)) {
          of_a_[i] = j;
          taken_[j] = true;
        }
  }

  std::optional<std::size_t> partner(std::size_t i) const { return of_a_[i]; }
  bool taken(std::size_t j) const { return taken_[j]; }

 private:
  std::vector<std::optional<std::size_t>> of_a_;
  std::vector<bool> taken_;
};

}  // namespace trackwright
