// Writing what the program makes. Nothing half-written: a file appears whole under its name, or not at all.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/studio/title_files.h"

namespace trackwright {

// What went wrong: "cannot be written: no space left on device".
struct WriteError {
  std::string path;
  std::string message;
};

// Through a temporary file in the same folder, which takes the place of an existing one only when complete.
std::optional<WriteError> write_file(const std::string& path, std::string_view bytes);

struct OutputFile {
  std::string name;  // below the folder; may lie in folders of its own
  std::string bytes;
};

std::vector<OutputFile> output_of(const TitleFiles&);

// All files of a folder, or none: where one cannot be written, or the program is asked to end (Ctrl-C), the
// others are not changed, and folders that were made for them are gone again. (Should moving the complete
// files into place fail half-way, those moved stay.) What a program that was killed left of them is taken
// away.
std::optional<WriteError> write_files(const std::string& folder, const std::vector<OutputFile>&);

// The folder with those above it. One that is there already is no error.
std::optional<WriteError> make_folder(const std::string& path);

}  // namespace trackwright
