// Names and coordinates in the texts of a title, as far as words alone reveal them.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trackwright {

// Words such as F11: one capital letter and one or two figures.
std::set<std::string> coordinates_in(std::string_view text);

// Pairs of such words next to each other in a list: "D4 or C5", "D4, C5", "D4/C5".
std::vector<std::pair<std::string, std::string>> alternatives_in(std::string_view text);

// True if the text contains the name as whole words: "Dover", but not "Dovercourt".
bool has_words(std::string_view text, std::string_view name);

}  // namespace trackwright
