// An error in the text of a tile, with its position.
#pragma once

#include <cstdint>
#include <string>

namespace trackwright {

struct TileError {
  std::uint32_t offset = 0;  // in bytes from the start of the text
  std::uint32_t length = 0;
  std::string message;
  std::string help;  // "did you mean `impassable`?", or empty
};

}  // namespace trackwright
