// The powers of private companies and the special powers of companies, as sentences of the rulebook.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

enum class PowerOf { Private, Company };

// "CS: its owner may lay 3, 4 or 58 on B20, besides the lays of the turn." One sentence for several names
// with the same power. Empty if only their own text describes the power.
std::string power_text(const Title&, const std::vector<std::string>& names, const PowerRule&, PowerOf);

}  // namespace trackwright
