#include "designer/format/schema/document.h"

namespace trackwright {

const nlohmann::json* member(const nlohmann::json& schema, const char* keyword) {
  if (!schema.is_object()) return nullptr;
  const auto found = schema.find(keyword);
  return found == schema.end() ? nullptr : &*found;
}

}  // namespace trackwright
