// Reads the map of an earlier kit from plain and compressed bytes: it is rejected with a reason, or has no
// active content.
#include <string>
#include <string_view>

#include "designer/studio/kept_map.h"
#include "render/documents/gzip.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

// Removes the values of data attributes, which may contain any words but are never interpreted.
std::string without_names(std::string svg) {
  constexpr std::string_view opening = "=\"";
  for (std::size_t at = svg.find("data-"); at != std::string::npos; at = svg.find("data-", at + 1)) {
    const std::size_t begin = svg.find(opening, at);
    if (begin == std::string::npos) break;
    const std::size_t end = svg.find('"', begin + opening.size());
    if (end == std::string::npos) break;
    svg.erase(begin + opening.size(), end - begin - opening.size());
  }
  return svg;
}

void look_at(const std::string& bytes) {
  const auto svg = map_in(bytes);
  if (!svg) {
    require(!svg.error().empty(), "a map is refused without a word");
    return;
  }
  const std::string read = without_names(*svg);
  for (const char* what : {"<script", "<foreignObject", "<a ", "<style", "<!", "://e", "javascript:"})
    require(read.find(what) == std::string::npos, "a map that is shown could do something");
}

}  // namespace

void kept_map_target(std::string_view input) {
  look_at(std::string(input));
  look_at(gzip(input));
}

}  // namespace trackwright
