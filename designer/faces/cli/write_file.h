// Writing what the program makes. Nothing half-written: a file appears whole under its name, or not at all.
#pragma once

#include <cstdint>
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

// Writes to a temporary file in the same folder, which replaces an existing file only when it is complete.
std::optional<WriteError> write_file(const std::string& path, std::string_view bytes);

// Changes a file that belongs to the user: mode, owner, hard and symbolic links stay as they are, and a file
// without write permission is refused, also for root. Writes a new file as write_file does. A file with
// several hard links, or of another owner, is overwritten in place; until that is complete, the new text is
// also in a file beside it.
std::optional<WriteError> update_file(const std::string& path, std::string_view bytes);

// When a command began: a file changed after that holds somebody else's work.
struct RunStart {
  std::int64_t nanoseconds = 0;  // since 1970
  static RunStart now();
};

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
