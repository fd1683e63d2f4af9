// The known word that a misspelt one was probably meant to be.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trackwright {

// Damerau-Levenshtein distance (insert, delete, replace, swap neighbours, each costing 1); capitals and small
// letters are the same.
std::size_t edit_distance(std::string_view a, std::string_view b);

// The candidate nearest to `word` by Damerau-Levenshtein distance (insert, delete, replace, swap neighbours,
// each costing 1; capitals and small letters are the same). Empty where none is near: a third of the letters
// may differ, at least one and at most three. Of equally near ones the first.
std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates);

// "did you mean `x`?", or nothing where no candidate is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace trackwright
