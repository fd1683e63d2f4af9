// The files of the page, compiled into the program. cmake/page_assets.cmake generates assets() from the
// folder page/.
#pragma once

#include <string_view>
#include <vector>

namespace trackwright::serve {

struct Asset {
  std::string_view name;  // "main.js"
  std::string_view text;
};

// Sorted by name.
const std::vector<Asset>& assets();
// Empty if there is no such file.
std::string_view asset(std::string_view name);
// "text/html; charset=utf-8", by the extension of the name.
std::string_view media_type(std::string_view name);

}  // namespace trackwright::serve
