// What companies of a kind lack because the defaults of that kind in companies.yaml lack it.
#pragma once

#include <string>

#include "engine/title/title.h"

namespace trackwright {

// nullptr where there are no defaults for this kind.
const Ref* defaults_of(const Companies&, const std::string& kind);

// The same, where no company of the kind has what is looked for: then these lack it rather than each company.
const Ref* defaults_that_lack(const Companies&, const std::string& kind, bool (*has)(const Company&));

}  // namespace trackwright
