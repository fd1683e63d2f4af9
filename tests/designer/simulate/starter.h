// The starter title, which plays fast.
#pragma once

#include <string>

#include "engine/title/title.h"

namespace trackwright {

std::string starter_folder();

// Loaded once per process.
const Title& starter_title();

}  // namespace trackwright
