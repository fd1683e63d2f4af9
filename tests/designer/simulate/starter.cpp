#include "tests/designer/simulate/starter.h"

#include <optional>

#include "designer/format/title/load.h"
#include "tests/noise/imported.h"
#include "tests/source_folder.h"

namespace trackwright {

std::string starter_folder() {
  return source_folder() + "/templates/starter";
}

const Title& starter_title() {
  static const Title title = load_title(DiskReader(), noise::installation(), starter_folder()).title.value();
  return title;
}

}  // namespace trackwright
