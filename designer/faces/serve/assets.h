// The files of the page, part of the program. assets() is made of the folder page/ by
// cmake/page_assets.cmake.
#pragma once

#include <string_view>
#include <vector>

namespace trackwright::serve {

struct Asset {
  std::string_view name;  // "main.js"
  std::string_view text;
};

// By name.
const std::vector<Asset>& assets();
// Empty where there is none.
std::string_view asset(std::string_view name);
// "text/html; charset=utf-8", by the ending of the name.
std::string_view media_type(std::string_view name);

}  // namespace trackwright::serve
