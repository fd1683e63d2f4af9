// Terminal output as an SVG picture for the documentation.
#pragma once

#include <string>

namespace trackwright {

// `command`: shown after a prompt. `output`: text with the terminal's colour codes (ESC [ ... m). Breaks
// lines of more than 100 characters at a blank.
std::string terminal_picture(const std::string& command, const std::string& output);

}  // namespace trackwright
