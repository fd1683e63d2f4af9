// Output that several commands share, and the resulting exit code.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/faces/cli/command.h"
#include "designer/faces/cli/write_file.h"

namespace trackwright {

enum class Format { Text, Json, Sarif, Github, Junit };

struct Telling {
  Format format = Format::Text;
  std::string subject;                      // the title or file under examination
  bool strict = false;                      // treat any finding as a failure
  bool whole = true;                        // all checks ran; false: only those of reading
  std::vector<std::string_view> waiting{};  // names of checks that could report more (Examination::waiting)
};

// Prints the findings, sorted. Text output ends with a line that counts them.
void tell(const Environment&, const Sources&, Findings, const Telling&);

// Prints the findings on the error stream, without the count if there are none: for commands that write
// files.
void warn(const Environment&, const Sources&, Findings);

// Returns Faulty if there is an error (with `strict`: any finding), otherwise Sound.
Exit judge(const Findings&, bool strict);

// Reports a file that cannot be read or written: a finding without a place, on the error stream.
Exit unusable(const Environment&, const std::string& check, const std::string& message,
              const std::string& help = {});
Exit unusable(const Environment&, const Finding&);
Exit unusable(const Environment&, const WriteError&);

}  // namespace trackwright
