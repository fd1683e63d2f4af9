// Tile texts of others. Their parser passes over what it does not know; what our language refuses is taken
// out of the text, so that a tile or hex loses that much and no more.
#pragma once

#include <string>
#include <vector>

namespace trackwright {

// The text, readable: `true` and `false` become 1 and 0, a `;` that is missing is put in, and an attribute or
// a part that cannot be read is left out, which is a warning each ("hex F8: ..."). Stops stay, since others
// count them. What cannot be mended so is as it was.
std::string readable_code(const std::string& code, const std::string& of_what,
                          std::vector<std::string>& warnings);

}  // namespace trackwright
