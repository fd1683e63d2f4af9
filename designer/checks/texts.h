// What the texts of a title speak of, as far as it can be told from words alone.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace trackwright {

// Words such as F11: one capital letter and one or two figures.
std::set<std::string> coordinates_in(std::string_view text);

}  // namespace trackwright
