// The logo of a company out of the title's art files.
#pragma once

#include <memory>
#include <string>

#include "engine/companies.h"
#include "render/component.h"

namespace trackwright {

// nullptr where the company has none, or no art was read; a file that is not there is reported.
std::shared_ptr<const std::string> logo(const ComponentContext&, const Company&);

}  // namespace trackwright
