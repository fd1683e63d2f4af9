// Data that companies of a kind lack because the defaults of that kind in companies.yaml lack it.
#pragma once

#include <string>

#include "engine/title/title.h"

namespace trackwright {

// nullptr if the kind has no defaults.
const Ref* defaults_of(const Companies&, const std::string& kind);

// The same, but only if `has` is false for each company of the kind; then the finding belongs to the
// defaults.
const Ref* defaults_that_lack(const Companies&, const std::string& kind, bool (*has)(const Company&));

}  // namespace trackwright
