// The context of a cursor in YAML text during typing. The text may be incomplete, so this uses indentation
// and brackets instead of a parser.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/schema/says.h"

namespace trackwright {

struct TypingPlace {
  SchemaSteps steps;                // to the collection or key that contains the cursor
  bool key = false;                 // a key of the mapping at `steps` can be typed here
  bool value = false;               // the value at `steps` can be typed here
  bool quoted = false;              // inside quotes
  std::string typed;                // the part of the current scalar before the cursor
  std::size_t begin = 0;            // the start of `typed`
  std::size_t end = 0;              // the end of the word at the cursor
  std::size_t indent = 0;           // of the line
  std::vector<std::string> beside;  // the other keys of the mapping, if a key can be typed
};

TypingPlace typing_place(std::string_view text, std::size_t offset);

}  // namespace trackwright
