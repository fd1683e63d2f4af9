#include "designer/checks/defaults.h"

#include <algorithm>

namespace trackwright {

const Ref* defaults_of(const Companies& companies, const std::string& kind) {
  const auto found = std::ranges::find(companies.defaults, kind, &Ref::value);
  return found == companies.defaults.end() ? nullptr : &*found;
}

const Ref* defaults_that_lack(const Companies& companies, const std::string& kind,
                              bool (*has)(const Company&)) {
  const bool some_has = std::ranges::any_of(companies.companies,
                                            [&](const Company& one) { return one.kind == kind && has(one); });
  return some_has ? nullptr : defaults_of(companies, kind);
}

}  // namespace trackwright
