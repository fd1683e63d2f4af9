// Help for people: of the program, and of one command from the options it declared.
#pragma once

#include <string>

#include "designer/faces/cli/command.h"

namespace trackwright {

std::string program_help();
std::string command_help(const Command&, const CLI::App&);
// "trackwright 0.2.0 (5127292b6a1c)"; without a commit "trackwright 0.2.0".
std::string version_line(const std::string& commit);

// Text broken into lines of at most `width` characters, each after `indent` blanks. Blank lines stay.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width = 80);

}  // namespace trackwright
