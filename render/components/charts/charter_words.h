// What a charter says of its company in words.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// "Major company", "floats at 20 %", "incremental capitalization". `side`: what the company has become, on
// the other side of its charter; empty on the front.
std::vector<std::string> charter_facts(const Title&, const Company&, const std::string& side);

// Its home, connection, set, limits of loans, and what the title notes of it.
std::vector<std::string> charter_notes(const Title&, const Company&);

}  // namespace trackwright
