// The files of a title's folder, ready to be written.
#pragma once

#include <string>
#include <vector>

namespace trackwright {

struct TitleFile {
  std::string name;  // below the folder: "map.yaml", "art/logo.svg"
  std::string bytes;
};
using TitleFiles = std::vector<TitleFile>;

}  // namespace trackwright
