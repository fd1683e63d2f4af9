// Verifies that each file includes the headers of the standard library that it uses. Unity builds can hide
// missing includes. The preset `apart` finds them only if the headers of the local library differ; this test
// finds them everywhere.
#pragma once

#include <string>
#include <vector>

#include "tests/house/room_order.h"

namespace trackwright {

// A line for each file and name of the standard library whose header the file includes neither directly nor
// through other files of the program.
std::vector<std::string> missing_headers(const House&);

// A line for each file and range algorithm that one of our compilers does not support.
std::vector<std::string> unread_ranges(const House&);

}  // namespace trackwright
