// The JSON of a reply to the page.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "designer/faces/serve/http.h"

namespace trackwright::serve {

inline nlohmann::json told(const Reply& reply) {
  EXPECT_EQ(reply.status, 200) << reply.text.substr(0, 200);
  return nlohmann::json::parse(reply.text, nullptr, false);
}

}  // namespace trackwright::serve
