// Where the project's own data lie, for tests. Known to one small file only, so that the objects of all other
// tests are the same in every checkout and a compiler cache can share them.
#pragma once

#include <string>

namespace trackwright {

const std::string& source_folder();

}  // namespace trackwright
