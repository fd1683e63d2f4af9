// A title at a glance, as plain text.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

std::string overview(const Title&);

// Rows of cells as a table whose columns are as wide as they need to be, two blanks apart, each line after
// two blanks. Numbers stand to the right.
std::string text_table(const std::vector<std::vector<std::string>>& rows);

}  // namespace trackwright
