// Starts other programs without a shell, so that file names are never interpreted as commands.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace trackwright::serve {

// Starts a program without waiting for it. Returns false if it cannot be started.
bool started(std::vector<std::string> words);

// Returns its standard output, without its error output; nullopt if it cannot be started or fails.
std::optional<std::string> output_of(std::vector<std::string> words);

}  // namespace trackwright::serve
