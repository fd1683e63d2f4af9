// The Markdown pages of the checks, embedded at build time (cmake/embed.cmake writes the definition).
#pragma once

#include <string_view>
#include <vector>

namespace trackwright {

struct CheckPage {
  std::string_view check;  // its name
  std::string_view text;
};

const std::vector<CheckPage>& all_check_pages();

}  // namespace trackwright
