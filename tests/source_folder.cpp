#include "tests/source_folder.h"

namespace trackwright {

const std::string& source_folder() {
  static const std::string folder = TRACKWRIGHT_SOURCE;
  return folder;
}

}  // namespace trackwright
