// The folder of the project's data, for tests. Only one small file contains this path. All other object files
// are therefore equal in every checkout, and a compiler cache can share them.
#pragma once

#include <string>

namespace trackwright {

const std::string& source_folder();

}  // namespace trackwright
