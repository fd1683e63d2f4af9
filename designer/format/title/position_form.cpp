#include "designer/format/title/position_form.h"

namespace trackwright {

bool is_position(const Node& tree) {
  return tree.find("phase") != nullptr && tree.find("entity") != nullptr;
}

}  // namespace trackwright
