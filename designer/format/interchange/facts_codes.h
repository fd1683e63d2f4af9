// Tile texts of other programs. Their parsers ignore unknown parts. Removing only the parts that our language
// rejects keeps the rest of the tile or hex.
#pragma once

#include <string>
#include <vector>

namespace trackwright {

// Returns a text that our parser accepts. Replaces `true` and `false` by 1 and 0, adds a missing `;`, and
// removes unreadable attributes and parts with one warning each ("hex F8: ..."). Keeps stops, since other
// parts count them. Returns the text unchanged if this does not suffice.
std::string readable_code(const std::string& code, const std::string& of_what,
                          std::vector<std::string>& warnings);

}  // namespace trackwright
