// Where a cursor stands in a YAML text that is being typed, and so need not be whole: by indentation and
// brackets, without a parser.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/schema/says.h"

namespace trackwright {

struct TypingPlace {
  SchemaSteps steps;                // down to the collection or key in which something is typed
  bool key = false;                 // a key of the mapping at `steps` may be typed
  bool value = false;               // the value at `steps` may be typed
  bool quoted = false;              // within quotes
  std::string typed;                // what stands before the cursor of the scalar it is in
  std::size_t begin = 0;            // where that begins
  std::size_t end = 0;              // the end of the word that the cursor is in
  std::size_t indent = 0;           // of the line
  std::vector<std::string> beside;  // the other keys of the mapping in which a key may be typed
};

TypingPlace typing_place(std::string_view text, std::size_t offset);

}  // namespace trackwright
