#include "engine/title/companies.h"

#include <algorithm>

namespace trackwright {

const Company* find_company(const Companies& all, std::string_view id) {
  const auto it = std::ranges::find_if(all.companies, [&](const Company& c) { return c.id.value == id; });
  return it == all.companies.end() ? nullptr : &*it;
}

const Private* find_private(const Companies& all, std::string_view id) {
  const auto it = std::ranges::find_if(all.privates, [&](const Private& p) { return p.id.value == id; });
  return it == all.privates.end() ? nullptr : &*it;
}

}  // namespace trackwright
