// Help for users: of the program, and of one command with the options that it declares.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/faces/cli/command.h"

namespace trackwright {

// The meaning of the exit codes: the single table for help, man pages and docs/cli.md.
struct ExitCode {
  int code = 0;
  std::string_view meaning;
};
const std::vector<ExitCode>& exit_codes();

// Without the name of the program.
const std::vector<std::string_view>& program_examples();

std::string program_help();
std::string command_help(const Command&, const CLI::App&);
// "trackwright 0.2.0 (5127292b6a1c)"; without a commit "trackwright 0.2.0".
std::string version_line(const std::string& commit);

// Breaks text into lines of at most `width` characters, each after `indent` blanks. Keeps blank lines.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width = 80);

}  // namespace trackwright
