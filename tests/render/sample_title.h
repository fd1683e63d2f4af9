// A small invented title, built in code, with each thing that a component prints at least once.
#pragma once

#include <string>

#include "engine/title/title.h"

namespace trackwright {

Title sample_title();

// A company with every optional part, for the title of a test.
Company sample_company(const std::string& id, const std::string& name, const std::string& colour);

}  // namespace trackwright
