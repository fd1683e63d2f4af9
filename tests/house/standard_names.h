// Whether each file has what it uses of the standard library. Compiled in groups, a file may live on what
// another brings; the preset `apart` shows it where this library's headers happen to differ, this test
// everywhere.
#pragma once

#include <string>
#include <vector>

#include "tests/house/walls.h"

namespace trackwright {

// A line for each file and name of the standard library whose header the file includes neither itself nor
// through other files of the program.
std::vector<std::string> missing_headers(const House&);

// A line for each file and algorithm over ranges that not every compiler of ours can read.
std::vector<std::string> unread_ranges(const House&);

}  // namespace trackwright
