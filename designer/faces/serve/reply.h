// A reply to the page.
#pragma once

#include <string>

namespace trackwright::serve {

struct Reply {
  int status = 200;
  std::string text;
  std::string type = "application/json; charset=utf-8";
};

// {"error": ...}
Reply refusal(int status, const std::string& why);

}  // namespace trackwright::serve
