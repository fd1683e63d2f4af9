// Completion in shells. The scripts only pass words on and show the answer; the program finds the candidates.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/faces/cli/command.h"

namespace trackwright {

// Candidates for the last of `words`, the words after the name of the program up to the cursor: one a line,
// with a tab and a description if there is one. A line `:files` or `:folders` stands for the files or folders
// of the shell.
std::string completions(const std::vector<std::string>& words, const Environment&);

// For bash, zsh or fish; empty for another shell.
std::string_view completion_script(std::string_view shell);

}  // namespace trackwright
