// The texts of a charter about its company.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// "Major company", "floats at 20 %", "incremental capitalization". `side`: the title of the converted side;
// empty on the front.
std::vector<std::string> charter_facts(const Title&, const Company&, const std::string& side);

// Its home, connection, set, loan limits, and the title's notes.
std::vector<std::string> charter_notes(const Title&, const Company&);

}  // namespace trackwright
