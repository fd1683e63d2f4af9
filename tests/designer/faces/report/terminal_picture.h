// What the program writes to a terminal, as an SVG picture for the documentation.
#pragma once

#include <string>

namespace trackwright {

// `command`: shown behind a prompt. `output`: text with the terminal's colour codes (ESC [ ... m), as the
// program writes it for one that shows colour. Lines of more than 100 characters are broken at a blank.
std::string terminal_picture(const std::string& command, const std::string& output);

}  // namespace trackwright
