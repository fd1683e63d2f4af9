// The map that an earlier kit keeps, packed and as it is unpacked: shown or refused; what is shown does
// nothing.
#include <string>

#include "designer/studio/kept_map.h"
#include "render/documents/gzip.h"
#include "tests/fuzz/doors.h"

namespace trackwright {

namespace {

void look_at(const std::string& bytes) {
  const auto svg = map_in(bytes);
  if (!svg) {
    require(!svg.error().empty(), "a map is refused without a word");
    return;
  }
  for (const char* what : {"<script", "<foreignObject", "<a ", "<style", "<!", "://e", "javascript:"})
    require(svg->find(what) == std::string::npos, "a map that is shown could do something");
}

}  // namespace

void kept_map_door(std::string_view input) {
  look_at(std::string(input));
  look_at(gzip(input));
}

}  // namespace trackwright
