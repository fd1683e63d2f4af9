// Changes one part of a hand-written text with several parts: a tile in the tile language, or a row of the
// market. The other parts keep their spelling and place.
#pragma once

#include <string>
#include <string_view>

namespace trackwright {

// `written` has the meaning of `before`, which has the form of tile_text. The result has the meaning of
// `wanted`.
std::string revised_tile_text(std::string_view written, std::string_view before, const std::string& wanted);
// The same for words separated by spaces.
std::string revised_row(std::string_view written, std::string_view before, const std::string& wanted);

}  // namespace trackwright
