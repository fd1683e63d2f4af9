// What a private company lets its owner do, or what a company may do that others may not, as a sentence of
// the rulebook.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

enum class PowerOf { Private, Company };

// "CS: its owner may lay 3, 4 or 58 on B20, besides the lays of the turn." Of several names that have the
// same power once for all. Empty where only their own text says it.
std::string power_text(const Title&, const std::vector<std::string>& names, const PowerRule&, PowerOf);

}  // namespace trackwright
