#include "designer/format/text/tree.h"

namespace trackwright {

const Node* Node::find(std::string_view key) const {
  for (const Entry& entry : entries)
    if (entry.key == key) return &entry.value;
  return nullptr;
}

}  // namespace trackwright
