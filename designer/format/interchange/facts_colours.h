// Colours of companies in the facts: figures, or names that browsers know.
#pragma once

#include <optional>
#include <string>

namespace trackwright {

// As a title says it: a colour of the theme where it has one of that name, else #rrggbb. None of what is no
// colour.
std::optional<std::string> colour_from_facts(const std::string&);

}  // namespace trackwright
