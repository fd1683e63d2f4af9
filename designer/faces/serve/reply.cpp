#include "designer/faces/serve/reply.h"

#include <nlohmann/json.hpp>

namespace trackwright::serve {

Reply refusal(int status, const std::string& why) {
  const nlohmann::json told{{"error", why}};
  return {status, told.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)};
}

}  // namespace trackwright::serve
