// Suggests the known word that a misspelt one probably stands for.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trackwright {

// Returns the Damerau-Levenshtein distance (insert, delete, replace and swap of neighbours cost 1 each),
// ignoring case.
std::size_t edit_distance(std::string_view a, std::string_view b);

// Returns the candidate nearest to `word` by edit_distance, or an empty text if none is near. A third of the
// letters may differ, at least one and at most three. On a tie the first candidate wins.
std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates);

// Returns "did you mean `x`?", or an empty text if no candidate is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace trackwright
