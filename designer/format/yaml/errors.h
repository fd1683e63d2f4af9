// Turns errors of the YAML parser into helpful findings.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

struct SyntaxError {
  std::size_t offset = 0;      // the place of the parser's error
  std::string_view message;    // the parser's message
  std::size_t last_good = 0;   // the last value that was parsed
  bool in_flow = false;        // inside [ ] or { } ...
  std::size_t flow_start = 0;  // ... that opened here
};

Finding syntax_finding(std::string_view text, FileId, const SyntaxError&);

// Requirements for a text before YAML parsing: limited size, valid UTF-8, no control characters.

std::optional<Finding> refuse_text(const Sources::File&, FileId);

}  // namespace trackwright
