// Texts that hold several things, as somebody wrote them, after one of these has changed: a tile in the tile
// language, a row of the market. What does not change stays as it is spelt and where it stands.
#pragma once

#include <string>
#include <string_view>

namespace trackwright {

// `written` means what `before` says, which is as tile_text writes it; the result means what `wanted` says.
std::string revised_tile_text(std::string_view written, std::string_view before, const std::string& wanted);
// The same of words with spaces between them.
std::string revised_row(std::string_view written, std::string_view before, const std::string& wanted);

}  // namespace trackwright
