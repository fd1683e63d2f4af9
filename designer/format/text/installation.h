// The folders of the program's own data.
#pragma once

#include <string>

namespace trackwright {

struct Installation {
  std::string titles;     // .../titles
  std::string schemas;    // .../schemas
  std::string templates;  // .../templates
};

}  // namespace trackwright
