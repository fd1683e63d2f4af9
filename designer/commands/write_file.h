// Writing what the program makes. Nothing half-written: a file appears whole under its name, or not at all.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trackwright {

// What went wrong: "cannot be written: no space left on device".
struct WriteError {
  std::string path;
  std::string message;
};

// Through a temporary file in the same folder, which takes the place of an existing one only when complete.
std::optional<WriteError> write_file(const std::string& path, std::string_view bytes);

// The folder with those above it. One that is there already is no error.
std::optional<WriteError> make_folder(const std::string& path);

}  // namespace trackwright
