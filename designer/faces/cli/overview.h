// A summary of a title, as plain text.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

std::string overview(const Title&);

// Formats rows of cells as a table with columns of minimal width, two blanks apart and indented by two
// blanks. Numbers are right-aligned.
std::string text_table(const std::vector<std::vector<std::string>>& rows);

}  // namespace trackwright
