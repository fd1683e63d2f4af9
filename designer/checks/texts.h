// What the texts of a title speak of, as far as it can be told from words alone.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trackwright {

// Words such as F11: one capital letter and one or two figures.
std::set<std::string> coordinates_in(std::string_view text);

// Pairs of such words that stand side by side in a list: "D4 or C5", "D4, C5", "D4/C5".
std::vector<std::pair<std::string, std::string>> alternatives_in(std::string_view text);

// The text contains the name as words of its own: "Dover", but not "Dovercourt".
bool has_words(std::string_view text, std::string_view name);

}  // namespace trackwright
