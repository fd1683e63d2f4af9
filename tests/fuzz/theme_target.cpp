// Reads a custom theme over the others: it is rejected with a reason, or it has all values that painters
// need.
#include <cmath>
#include <string>

#include "designer/format/press/theme_file.h"
#include "render/drawing/theme_names.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

void theme_target(std::string_view input) {
  const MemoryReader files({{"themes/mine.yaml", std::string(input)}}, &ground());
  Sources sources;
  Findings findings;
  const auto theme =
      read_theme(files, ground_installation(), {"themes/mine.yaml", {}, {}}, sources, findings);
  require(theme || !findings.empty(), "neither a theme nor a finding");
  require_sound(sources, findings);
  if (!theme) return;
  for (const std::string_view ink : ink_names) require(theme->find(ink).has_value(), "a colour is missing");
  for (const auto& [name, width] : theme->widths)
    require(std::isfinite(width) && width >= 0, "a width is none");
}

}  // namespace trackwright
