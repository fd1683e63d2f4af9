// Chokes: the smallest sets of hexes, and of token slots, that cut a company off from an off-board area or
// its destination, by phase.
//
// All hexes are as good as they can get by the end of the phase, each on its own. A cut does not contain the
// home or the target.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/study/passages.h"

namespace trackwright {

// A cut with more hexes than this is not searched for.
inline constexpr int most_hexes_cut = 3;
inline constexpr int most_tokens_cut = 6;
// The search for one cut ends after this many ways; its figure is then a lower bound.
inline constexpr int most_ways = 60;

struct Choke {
  std::string company;
  std::string target;
  std::string phase;  // the first phase with these figures
  // Hexes whose loss separates home and target; none: they are neighbours.
  std::optional<int> hexes;
  bool exact = true;                // false: at least this number
  std::vector<std::string> places;  // one smallest cut, if exact
  // Tokens of other companies that fill all cities of a smallest cut; none: a way avoids all cities.
  std::optional<int> tokens;
  bool tokens_exact = true;         // false: at least this number
  std::vector<std::string> cities;  // of that cut
};

// In the order of companies, targets and phases; only phases that change a figure.
std::vector<Choke> study_chokes(const StudyGround&);

}  // namespace trackwright
