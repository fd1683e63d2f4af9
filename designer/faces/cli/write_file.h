// Writes output files. A file appears complete under its name, or not at all.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/studio/title_files.h"

namespace trackwright {

// `message`: for example "cannot be written: no space left on device".
struct WriteError {
  std::string path;
  std::string message;
};

// Writes to a temporary file in the same folder, and replaces an existing file only when the new one is
// complete.
std::optional<WriteError> write_file(const std::string& path, std::string_view bytes);

// Changes a file that belongs to the user. Keeps its mode, owner, hard and symbolic links; rejects a file
// without write permission, also for root. Writes a new file as write_file does. Overwrites a file with
// several hard links or with another owner in place; until that is complete, the new text is also in a file
// beside it.
std::optional<WriteError> update_file(const std::string& path, std::string_view bytes);

// The start time of a command. A file with a later change contains the work of somebody else.
struct RunStart {
  std::int64_t nanoseconds = 0;  // since 1970
  static RunStart now();
};

struct OutputFile {
  std::string name;  // relative to the folder; may contain subfolders
  std::string bytes;
};

std::vector<OutputFile> output_of(const TitleFiles&);

// Writes all files into a folder, or none. If one cannot be written, or a signal (Ctrl-C) ends the program,
// the other files stay unchanged and folders created for them are removed. (If moving the complete files into
// place fails half-way, the files already moved stay.) Removes the remains of a program that was killed.
std::optional<WriteError> write_files(const std::string& folder, const std::vector<OutputFile>&);

// Creates the folder and the missing folders above it. An existing folder is not an error.
std::optional<WriteError> make_folder(const std::string& path);

}  // namespace trackwright
