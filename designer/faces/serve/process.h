// Other programs, started without a shell: no name of a file is read as a command.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace trackwright::serve {

// Whether it could be started. Nobody waits for it.
bool started(std::vector<std::string> words);

// What it writes to standard output, its complaints left out; nothing where it cannot be started or fails.
std::optional<std::string> output_of(std::vector<std::string> words);

}  // namespace trackwright::serve
