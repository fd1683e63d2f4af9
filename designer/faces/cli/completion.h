// Completion in shells. The scripts only pass words on and show the answer; the program computes the
// candidates.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/faces/cli/command.h"

namespace trackwright {

// Candidates for the last of `words`, the words after the name of the program up to the cursor: one per line,
// followed by a tab and a description if there is one. A line `:files` or `:folders` requests the files or
// folders of the shell.
std::string completions(const std::vector<std::string>& words, const Environment&);

// For bash, zsh or fish; empty for any other shell.
std::string_view completion_script(std::string_view shell);

}  // namespace trackwright
