// What several commands tell in the same way, and the exit code that follows.
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
  std::string subject;                      // what was looked at
  bool strict = false;                      // any finding is a failure
  bool whole = true;                        // all checks were made; false: those of reading alone
  std::vector<std::string_view> waiting{};  // names of those that may have more to say (Examination::waiting)
};

// Prints findings, sorted, and for people a last line that counts them.
void tell(const Environment&, const Sources&, Findings, const Telling&);

// The same on the error stream and without the count where there is none: for commands whose output is files.
void warn(const Environment&, const Sources&, Findings);

// Sound, or Faulty where there is an error (with `strict`: any finding at all).
Exit judge(const Findings&, bool strict);

// Something that could not be read or written: a finding without a place, on the error stream.
Exit unusable(const Environment&, const std::string& check, const std::string& message,
              const std::string& help = {});
Exit unusable(const Environment&, const Finding&);
Exit unusable(const Environment&, const WriteError&);

}  // namespace trackwright
