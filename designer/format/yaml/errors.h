// What the YAML parser says of broken YAML, in words that help the person who wrote it.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/base/finding.h"

namespace trackwright {

struct SyntaxError {
  std::size_t offset = 0;      // where the parser gave up
  std::string_view message;    // its own words
  std::size_t last_good = 0;   // the last value that was understood
  bool in_flow = false;        // inside [ ] or { } ...
  std::size_t flow_start = 0;  // ... that opened here
};

Finding syntax_finding(std::string_view text, FileId, const SyntaxError&);

}  // namespace trackwright
