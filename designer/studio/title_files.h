// The files of a title's folder, ready to write.
#pragma once

#include <string>
#include <vector>

namespace trackwright {

struct TitleFile {
  std::string name;  // relative to the folder: "map.yaml", "art/logo.svg"
  std::string bytes;
};
using TitleFiles = std::vector<TitleFile>;

}  // namespace trackwright
