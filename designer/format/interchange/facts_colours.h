// Colours of companies in facts: hexadecimal, or names that browsers know.
#pragma once

#include <optional>
#include <string>

namespace trackwright {

// The colour in the form of a title: a theme colour of that name if there is one, otherwise #rrggbb. Nullopt
// if the text is not a colour.
std::optional<std::string> colour_from_facts(const std::string&);

}  // namespace trackwright
